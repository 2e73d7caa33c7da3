import { type AppealEntry, appealStatuses } from '@podium/contract/decisions'
import { personName } from '@podium/contract/person-name'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { ListScreen } from '../frame/ListScreen.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import { StateTabs } from '../frame/StateTabs.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { useMomentAs } from '../frame/useOpenRow.ts'
import { Moment } from '../frame/Moment.tsx'
import { AppealPanel } from './AppealPanel.tsx'
import { appealsRead } from './queries.ts'

/** What people say against decisions, each answered by an admin who did not decide it. */
export default function AppealsScreen() {
  const t = usePhrases(adminAppealsPhrases)
  const address = useListAddress({ sort: 'decidedAt' })
  return (
    <ListScreen
      tabs={
        <StateTabs
          part="appeals"
          address={address}
          label={t.status}
          states={appealStatuses}
          words={t.statuses}
        />
      }
      name="appeals"
      read={appealsRead(address)}
      address={address}
      texts={t}
      columns={useColumns()}
      keyOf={({ id }) => id}
      nameOf={({ person }) => t.titleOf(personName(person))}
      panel={{ draw: (appeal) => <AppealPanel appeal={appeal} /> }}
    />
  )
}

function useColumns(): AdminColumn<AppealEntry>[] {
  const { columns, causes } = usePhrases(adminAppealsPhrases)
  const as = useMomentAs()
  return columnsOf(columns, {
    who: ({ person }) => personName(person) || `#${person.id}`,
    what: { cell: ({ cause }) => causes[cause], speaks: true, stays: true },
    says: { cell: ({ appeal }) => appeal?.text, speaks: true, isWide: true },
    by: ({ decidedBy }) => personName(decidedBy),
    when: { cell: ({ appeal }) => <Moment at={appeal?.sentAt} as={as} />, stays: true },
  })
}
