import { personName } from '@podium/contract/person-name'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { AdminList } from '../frame/AdminList.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { UserActs } from '../users/UserActs.tsx'
import { UserPanel, UserTitle } from '../users/UserPanel.tsx'
import { debtsRead } from './queries.ts'

/** Who owes credits, the most first. */
export function DebtsList() {
  const { debts: t, payments } = usePhrases(adminMoneyPhrases)
  const { number } = useFormats()
  const address = useListAddress({ sort: 'debt', order: 'DESC' })
  const nameOf = ({ userId, ...person }: { userId: number; name: string; lastName: string }) =>
    personName(person) || `#${userId}`
  return (
    <>
      <AdminList
        name="debts"
        read={debtsRead(address)}
        address={{ ...address, isFiltered: false }}
        texts={{ title: payments.tabs.debts, nothing: t.nothing }}
        columns={[
          { name: 'who', head: t.columns.who, cell: nameOf },
          {
            name: 'debt',
            head: t.columns.debt,
            align: 'end',
            cell: ({ debt }) => t.credits(number(debt)),
            isState: true,
          },
        ]}
        keyOf={({ userId }) => userId}
        nameOf={nameOf}
        panel={{
          title: (_person, key) => <UserTitle id={Number(key)} otherwise={payments.tabs.debts} />,
          read: (key) => <UserPanel id={Number(key)} />,
        }}
      />
      <UserActs />
    </>
  )
}
