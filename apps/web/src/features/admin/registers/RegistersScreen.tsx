import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import type { ListedRegister } from '@podium/contract/registers'
import { adminRegistersPhrases } from '@podium/phrases/admin-registers'
import { registersPhrases } from '@podium/phrases/registers'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import { registersRead } from './queries.ts'
import { RegisterPanel } from './RegisterPanel.tsx'

/** Registers that managers name, checked one by one against what they name (`registers.check`). */
export default function RegistersScreen() {
  const t = usePhrases(adminRegistersPhrases)
  const address = useListAddress({ sort: 'submittedAt' })
  const found = useQuery(registersRead(address))
  const isWaiting = address.get('status') === ''
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <StateTabs address={address} />
      <AdminList
        name="registers"
        found={found}
        address={address}
        nothing={isWaiting ? t.nothing.SUBMITTED : t.nothing.other}
        caption={t.title}
        columns={useColumns()}
        keyOf={({ userId }) => userId}
        nameOf={({ person }) => person}
        panel={{
          title: (register) => register?.person ?? t.title,
          draw: (_register, key) => <RegisterPanel userId={Number(key)} />,
          readsItself: true,
        }}
      />
    </>
  )
}

const states = ['SUBMITTED', 'CHECKED', 'REFUSED'] as const

function StateTabs({ address }: { address: ListAddress }) {
  const { status } = usePhrases(adminRegistersPhrases)
  const words = usePhrases(registersPhrases).states
  const at = (word: string) =>
    paths.admin({ part: 'registers', status: word === 'SUBMITTED' ? '' : word })
  return (
    <Tabs
      label={status}
      tabs={states.map((state) => ({ to: at(state), label: words[state] }))}
      current={at(address.get('status'))}
      preventScrollReset
    />
  )
}

function useColumns(): AdminColumn<ListedRegister>[] {
  const { columns } = usePhrases(adminRegistersPhrases)
  const { moment } = useTimes()
  const { country } = useFormats()
  return [
    { name: 'page', head: columns.page, cell: ({ person }) => person },
    { name: 'register', head: columns.register, cell: ({ name }) => name, stays: true },
    { name: 'number', head: columns.number, cell: ({ number }) => number },
    { name: 'country', head: columns.country, cell: ({ countryCode }) => country(countryCode) },
    {
      name: 'when',
      head: columns.when,
      cell: ({ submittedAt }) =>
        submittedAt && <time dateTime={submittedAt}>{moment(submittedAt)}</time>,
      stays: true,
    },
  ]
}
