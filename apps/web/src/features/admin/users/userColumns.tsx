import type { AdminUser } from '@podium/contract/admin'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { sportPhrases } from '@podium/phrases/sports'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useSession } from '../../../client/index.ts'
import { Avatar } from '../../../ui/pictures/Avatar.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import { useColumnSort } from '../frame/useColumnSort.ts'
import type { ListAddress } from '../frame/useListAddress.ts'
import { Moment } from '../frame/Moment.tsx'
import { ProfileState } from './ProfileState.tsx'
import styles from './users.module.css'

/** The columns of the list of people. */
export function useUserColumns(address: ListAddress): AdminColumn<AdminUser>[] {
  const { columns, never } = usePhrases(adminUsersPhrases)
  const { roles } = usePhrases(adminPhrases)
  const sports = usePhrases(sportPhrases)
  const sort = useColumnSort(address)
  return columnsOf(
    columns,
    {
      name: { cell: (user) => <Name user={user} />, sort: 'name' },
      email: {
        cell: ({ email }) => <span className={styles.address}>{email}</span>,
        sort: 'email',
        speaks: true,
        isRoomy: true,
        isWide: true,
      },
      role: {
        cell: ({ role }) => <span className={styles.role}>{roles[role]}</span>,
        speaks: true,
        stays: true,
      },
      sport: { cell: ({ sport }) => sport && sports[sport], speaks: true, isExtra: true },
      country: { cell: ({ countryCode }) => countryCode, isExtra: true },
      status: { cell: (user) => <ProfileState user={user} />, isState: true },
      balance: { cell: (user) => <Balance user={user} />, align: 'end' },
      seen: {
        cell: ({ lastSeenAt }) =>
          lastSeenAt ? <Moment at={lastSeenAt} as="day" /> : <span className="soft">{never}</span>,
        isExtra: true,
      },
      since: {
        cell: ({ createdAt }) => <Moment at={createdAt} as="day" />,
        sort: 'createdAt',
        isRoomy: true,
      },
    },
    sort,
  )
}

function Name({ user }: { user: AdminUser }) {
  const t = usePhrases(adminUsersPhrases)
  const own = useSession().user?.id
  const name = personName(user)
  const { id, role, sport, email } = user
  return (
    <span className={styles.person}>
      <Avatar userId={id} role={role} sport={sport} name={name} size="tiny" />
      <span className={styles.named} data-address={email}>
        <span>{name}</span>
        {own === id && <Badge tone="info">{t.you}</Badge>}
      </span>
    </span>
  )
}

function Balance({ user: { available, debt } }: { user: AdminUser }) {
  const t = usePhrases(adminUsersPhrases)
  const { number } = useFormats()
  if (debt > 0) return <span className={styles.below}>{t.owes(number(debt))}</span>
  return <span className={styles.figure}>{available === null ? '—' : number(available)}</span>
}
