import type { AdminUser } from '@podium/contract/admin'
import { paths } from '@podium/contract/paths'
import { isMemberRole } from '@podium/contract/roles'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { usePhrases } from '../../../shared/language/phrases.ts'
import type { MenuItem } from '../../../ui/actions/Menu.tsx'
import { useOpenAct } from './userAct.ts'

/** What can be done with somebody of the list, what is done often first. */
export function useUserItems(): (user: AdminUser) => MenuItem[] {
  const t = usePhrases(adminUsersPhrases)
  const open = useOpenAct()
  return ({ id, role, abilities, hiddenProfile }) => [
    ...(abilities.credits ? [{ label: t.credits, onSelect: () => open('credits', id) }] : []),
    ...(abilities.edit && isMemberRole(role)
      ? [{ label: t.edit, to: paths.editProfile(role, id) }]
      : []),
    ...(isMemberRole(role) ? [{ label: t.page, to: paths.profile(role, id) }] : []),
    ...(abilities.visibility
      ? [
          {
            label: hiddenProfile ? t.show : t.hide,
            onSelect: () => open(hiddenProfile ? 'show' : 'hide', id),
          },
        ]
      : []),
    { label: t.record, to: paths.admin({ part: 'audit', userId: id }) },
    { label: t.delete, danger: true, onSelect: () => open('delete', id) },
  ]
}
