import type { AdminUser } from '@podium/contract/admin'
import { paths } from '@podium/contract/paths'
import { isMemberRole } from '@podium/contract/roles'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { useSession } from '../../../client/index.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import type { MenuItem } from '../../../ui/actions/Menu.tsx'
import { useOpenAct } from './userAct.ts'
import type { UserInFull } from './userInFull.ts'

/** What can be done with somebody of the list, what is done often first. */
export function useUserItems(): (user: AdminUser & Partial<UserInFull>) => MenuItem[] {
  const t = usePhrases(adminUsersPhrases)
  const { open: decide } = usePhrases(adminDecisionsPhrases)
  const { item: lost } = usePhrases(lostFactorPhrases).admins
  const { user } = useSession()
  const open = useOpenAct()
  return ({ id, role, abilities, hiddenProfile, restricted = null }) => [
    ...(abilities.credits ? [{ label: t.credits, onSelect: () => open('credits', id) }] : []),
    ...(abilities.visibility && (hiddenProfile || restricted)
      ? [{ label: t.show, onSelect: () => open('show', id) }]
      : []),
    ...(abilities.edit && isMemberRole(role)
      ? [{ label: t.edit, to: paths.editProfile(role, id) }]
      : []),
    ...(isMemberRole(role) ? [{ label: t.page, to: paths.profile(role, id) }] : []),
    ...(abilities.visibility
      ? [
          ...(hiddenProfile ? [] : [{ label: t.hide, onSelect: () => open('hide', id) }]),
          { label: decide, onSelect: () => open('decide', id) },
        ]
      : []),
    ...(role === 'ADMIN' && id !== user?.id
      ? [{ label: lost, onSelect: () => open('factor', id) }]
      : []),
    { label: t.record, to: paths.admin({ part: 'audit', userId: id }) },
    ...(id !== user?.id
      ? [{ label: t.delete, danger: true, onSelect: () => open('delete', id) }]
      : []),
  ]
}
