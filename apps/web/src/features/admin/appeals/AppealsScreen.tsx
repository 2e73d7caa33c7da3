import { useQuery } from '@tanstack/react-query'
import { type AppealEntry, appealStatuses } from '@podium/contract/decisions'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Tabs } from '../../../ui/actions/Tabs.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import { AppealPanel } from './AppealPanel.tsx'
import { appealsRead } from './queries.ts'

/** What people say against decisions, each answered by somebody who did not decide it. */
export default function AppealsScreen() {
  const t = usePhrases(adminAppealsPhrases)
  const address = useListAddress({ sort: 'decidedAt' })
  const found = useQuery(appealsRead(address))
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <StatusTabs address={address} />
      <AdminList
        name="appeals"
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={useColumns()}
        keyOf={({ id }) => id}
        nameOf={({ person }) => t.titleOf(personName(person))}
        panel={{
          title: (appeal) => (appeal ? t.titleOf(personName(appeal.person)) : t.title),
          draw: (appeal) => appeal && <AppealPanel appeal={appeal} />,
        }}
      />
    </>
  )
}

function StatusTabs({ address }: { address: ListAddress }) {
  const { status, statuses } = usePhrases(adminAppealsPhrases)
  const at = (word: string) => paths.admin({ part: 'appeals', status: word === 'OPEN' ? '' : word })
  return (
    <Tabs
      label={status}
      tabs={appealStatuses.map((word) => ({ to: at(word), label: statuses[word] }))}
      current={at(address.get('status'))}
      preventScrollReset
    />
  )
}

function useColumns(): AdminColumn<AppealEntry>[] {
  const { columns, causes } = usePhrases(adminAppealsPhrases)
  const { moment } = useTimes()
  return [
    {
      name: 'who',
      head: columns.who,
      cell: ({ person }) => personName(person) || `#${person.id}`,
    },
    {
      name: 'what',
      head: columns.what,
      cell: ({ cause }) => causes[cause],
      speaks: true,
      stays: true,
    },
    { name: 'says', head: columns.says, cell: ({ appeal }) => appeal?.text, speaks: true },
    { name: 'by', head: columns.by, cell: ({ decidedBy }) => personName(decidedBy) },
    {
      name: 'when',
      head: columns.when,
      cell: ({ appeal }) => appeal && <time dateTime={appeal.sentAt}>{moment(appeal.sentAt)}</time>,
      stays: true,
    },
  ]
}
