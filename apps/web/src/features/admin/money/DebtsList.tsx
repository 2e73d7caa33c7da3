import { useQuery } from '@tanstack/react-query'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { AdminList } from '../frame/AdminList.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { debtsRead } from './queries.ts'

/** Who owes credits, the most first. */
export function DebtsList() {
  const { debts: t, payments } = usePhrases(adminMoneyPhrases)
  const { number } = useFormats()
  const address = useListAddress({ sort: 'debt', order: 'DESC' })
  const found = useQuery(debtsRead(address))
  return (
    <AdminList
      found={found}
      address={{ ...address, isFiltered: false }}
      nothing={t.nothing}
      caption={payments.tabs.debts}
      columns={[
        {
          head: t.columns.who,
          cell: ({ userId, ...person }) => <PersonLink person={{ id: userId, ...person }} />,
        },
        { head: t.columns.debt, align: 'end', cell: ({ debt }) => t.credits(number(debt)) },
      ]}
      keyOf={({ userId }) => userId}
    />
  )
}
