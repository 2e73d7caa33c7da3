import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { type ListedTrader, traderStates } from '@podium/contract/traders'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { tradersPhrases } from '@podium/phrases/traders'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import { tradersRead } from './queries.ts'
import { TraderPanel } from './TraderPanel.tsx'

/** Who sells, and who wants to: checked one by one, against what they name (`traders.check`). */
export default function TradersScreen() {
  const t = usePhrases(adminTradersPhrases)
  const address = useListAddress({ sort: 'submittedAt' })
  const found = useQuery(tradersRead(address))
  const isWaiting = address.get('status') === ''
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <StateTabs address={address} />
      <AdminList
        name="traders"
        found={found}
        address={address}
        nothing={isWaiting ? t.nothing.SUBMITTED : t.nothing.other}
        caption={t.title}
        columns={useColumns()}
        keyOf={({ userId }) => userId}
        nameOf={({ name }) => name}
        panel={{
          title: (trader) => trader?.name ?? t.title,
          draw: (_trader, key) => <TraderPanel userId={Number(key)} />,
          readsItself: true,
        }}
      />
    </>
  )
}

/** Who waits first, then everybody else by how they stand. */
const states = ['SUBMITTED', ...traderStates.filter((state) => state !== 'SUBMITTED')] as const

function StateTabs({ address }: { address: ListAddress }) {
  const { status } = usePhrases(adminTradersPhrases)
  const words = usePhrases(tradersPhrases).states
  const at = (word: string) =>
    paths.admin({ part: 'traders', status: word === 'SUBMITTED' ? '' : word })
  return (
    <Tabs
      label={status}
      tabs={states.map((state) => ({ to: at(state), label: words[state] }))}
      current={at(address.get('status'))}
      preventScrollReset
    />
  )
}

function useColumns(): AdminColumn<ListedTrader>[] {
  const { columns } = usePhrases(adminTradersPhrases)
  const { moment } = useTimes()
  const { date, number } = useFormats()
  return [
    { name: 'page', head: columns.page, cell: ({ name }) => name },
    { name: 'legalName', head: columns.legalName, cell: ({ legalName }) => legalName, stays: true },
    { name: 'registration', head: columns.registration, cell: ({ registration }) => registration },
    { name: 'products', head: columns.products, cell: ({ products }) => number(products) },
    { name: 'until', head: columns.until, cell: ({ until }) => until && date(until) },
    {
      name: 'when',
      head: columns.when,
      cell: ({ submittedAt }) =>
        submittedAt && <time dateTime={submittedAt}>{moment(submittedAt)}</time>,
      stays: true,
    },
  ]
}
