import type { AdminUser } from '@podium/contract/admin'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole } from '@podium/contract/roles'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { sportPhrases } from '@podium/phrases/sports'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useSession } from '../../../client/index.ts'
import { Link } from '../../../router/index.ts'
import { Avatar } from '../../../ui/pictures/Avatar.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { useColumnSort } from '../frame/useColumnSort.ts'
import type { ListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import { Email } from './Email.tsx'
import { RowActions } from './RowActions.tsx'
import styles from './users.module.css'

/** The columns of the list of users. */
export function useUserColumns(address: ListAddress): Column<AdminUser>[] {
  const t = usePhrases(adminUsersPhrases)
  const common = usePhrases(adminPhrases)
  const { day } = useTimes()
  const sort = useColumnSort(address)
  return [
    {
      head: t.columns.name,
      sort: sort('name', t.columns.name),
      cell: (user) => <Name user={user} />,
    },
    {
      head: t.columns.email,
      sort: sort('email', t.columns.email),
      cell: ({ email }) => <Email address={email} />,
    },
    { head: t.columns.role, cell: (user) => <Kind user={user} /> },
    { head: t.columns.status, cell: (user) => <Status user={user} /> },
    {
      head: t.columns.since,
      sort: sort('createdAt', t.columns.since),
      cell: ({ createdAt }) => <time dateTime={createdAt}>{day(createdAt)}</time>,
    },
    {
      head: common.actions,
      hideHead: true,
      align: 'end',
      cell: (user) => <RowActions user={user} />,
    },
  ]
}

function Name({ user }: { user: AdminUser }) {
  const t = usePhrases(adminUsersPhrases)
  const own = useSession().user?.id
  const name = personName(user)
  const { id, role, sport } = user
  return (
    <span className={styles.person}>
      <Avatar userId={id} role={role} sport={sport} name={name} size="small" />
      <span>
        {isMemberRole(role) ? <Link to={paths.profile(role, id)}>{name}</Link> : name}
        {own === id && <Badge tone="info">{t.you}</Badge>}
      </span>
    </span>
  )
}

function Kind({ user: { role, sport } }: { user: AdminUser }) {
  const { roles } = usePhrases(adminPhrases)
  const sports = usePhrases(sportPhrases)
  return (
    <span className={styles.kind}>
      {roles[role]}
      {sport && <small className={styles.sport}>{sports[sport]}</small>}
    </span>
  )
}

function Status({ user }: { user: AdminUser }) {
  const t = usePhrases(adminUsersPhrases)
  return <span className={styles.kind}>{badgeOf(user, t)}</span>
}

function badgeOf(user: AdminUser, t: typeof adminUsersPhrases.en) {
  if (!user.activated) return <Badge>{t.notActive}</Badge>
  if (user.role === 'ADMIN') return <Badge>{t.noPage}</Badge>
  if (user.hiddenByAdmin) return <Badge tone="danger">{t.hiddenByAdmin}</Badge>
  return user.hiddenProfile ? <Badge>{t.hidden}</Badge> : <Badge tone="success">{t.visible}</Badge>
}
