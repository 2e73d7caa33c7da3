import { type ListedTrader, traderStates } from '@podium/contract/traders'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import { ChecksScreen } from '../frame/ChecksScreen.tsx'
import { useMomentAs } from '../frame/useOpenRow.ts'
import { Moment } from '../frame/Moment.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { tradersRead } from './queries.ts'
import { TraderPanel } from './TraderPanel.tsx'

/** The sponsors who wait come first, then all others by how they stand. */
const states = ['SUBMITTED', ...traderStates.filter((state) => state !== 'SUBMITTED')] as const

/** Sponsors who sell or want to, checked one by one against what they name (`traders.check`). */
export default function TradersScreen() {
  const t = usePhrases(adminTradersPhrases)
  const address = useListAddress({ sort: 'submittedAt' })
  return (
    <ChecksScreen
      part="traders"
      texts={t}
      states={states}
      words={t.states}
      address={address}
      read={tradersRead(address)}
      columns={useColumns()}
      nameOf={({ name }) => name}
      drawPanel={(userId) => <TraderPanel userId={userId} />}
    />
  )
}

function useColumns(): AdminColumn<ListedTrader>[] {
  const { columns } = usePhrases(adminTradersPhrases)
  const { date, number } = useFormats()
  const as = useMomentAs()
  return columnsOf(columns, {
    page: ({ name }) => name,
    legalName: { cell: ({ legalName }) => legalName, stays: true },
    registration: ({ registration }) => registration,
    products: ({ products }) => number(products),
    until: ({ until }) => until && date(until),
    when: { cell: ({ submittedAt }) => <Moment at={submittedAt} as={as} />, stays: true },
  })
}
