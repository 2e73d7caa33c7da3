import type { AdminUser } from '@podium/contract/admin'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button, LinkButton } from '../../../ui/actions/Button.tsx'
import { Menu, type MenuItem } from '../../../ui/actions/Menu.tsx'
import { ChevronDownIcon } from '../../../ui/icons/signs.tsx'
import { useOpenAct } from './userAct.ts'
import styles from './users.module.css'

/** What can be done with one of the list: what is done often stands open, the rest in a menu. */
export function RowActions({ user }: { user: AdminUser }) {
  const t = usePhrases(adminUsersPhrases)
  const common = usePhrases(adminPhrases)
  const open = useOpenAct()
  const { id, role, abilities } = user
  const name = personName(user)
  return (
    <span className={styles.actions}>
      {abilities.edit && isMemberRole(role) && (
        <LinkButton size="small" to={paths.editProfile(role, id)} aria-label={`${t.edit}: ${name}`}>
          {t.edit}
        </LinkButton>
      )}
      {abilities.credits && (
        <Button
          size="small"
          aria-label={`${t.credits}: ${name}`}
          onClick={() => open('credits', id)}
        >
          {t.credits}
        </Button>
      )}
      <Menu
        trigger={(props) => (
          <Button
            {...props}
            size="small"
            iconAfter={<ChevronDownIcon />}
            aria-label={common.actionsFor(name)}
          >
            {common.actions}
          </Button>
        )}
        items={useItems(user)}
      />
    </span>
  )
}

function useItems(user: AdminUser): MenuItem[] {
  const t = usePhrases(adminUsersPhrases)
  const open = useOpenAct()
  const { id, role, abilities, hiddenProfile } = user
  return [
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
