import { useQuery } from '@tanstack/react-query'
import type { AdminClub } from '@podium/contract/clubs'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { sportPhrases } from '@podium/phrases/sports'
import { useSportOptions } from '../../../shared/fields/useSportOptions.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, Filters, SearchFilter } from '../frame/Filters.tsx'
import { useColumnSort } from '../frame/useColumnSort.ts'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import styles from './content.module.css'
import { MergeDialog } from './MergeDialog.tsx'
import { clubsRead } from './queries.ts'
import { RenameDialog } from './RenameDialog.tsx'

/** The catalogue of clubs, put in order. */
export default function ClubsScreen() {
  const t = usePhrases(adminContentPhrases).clubs
  const address = useListAddress({ sort: 'name' })
  const found = useQuery(clubsRead(address))
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <Filters>
        <SearchFilter address={address} label={t.search} fewest={1} />
        <ChoiceFilter
          address={address}
          name="sport"
          label={t.sport}
          every={t.everySport}
          options={useSportOptions()}
        />
      </Filters>
      <AdminList
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={useColumns(address)}
        keyOf={({ id }) => id}
      />
    </>
  )
}

function useColumns(address: ListAddress): Column<AdminClub>[] {
  const { columns } = usePhrases(adminContentPhrases).clubs
  const { actions } = usePhrases(adminPhrases)
  const sort = useColumnSort(address)
  const sports = usePhrases(sportPhrases)
  const { number } = useFormats()
  return [
    {
      head: columns.name,
      sort: sort('name', columns.name),
      cell: ({ name }) => <strong>{name}</strong>,
    },
    { head: columns.sport, cell: ({ sport }) => sports[sport] },
    { head: columns.athletes, align: 'end', cell: ({ athletes }) => number(athletes) },
    { head: columns.achievements, align: 'end', cell: ({ achievements }) => number(achievements) },
    { head: actions, hideHead: true, align: 'end', cell: (club) => <Acts club={club} /> },
  ]
}

function Acts({ club }: { club: AdminClub }) {
  const t = usePhrases(adminContentPhrases).clubs
  const renaming = useDialog(`rename-${club.id}`)
  const merging = useDialog(`merge-${club.id}`)
  return (
    <span className={styles.acts}>
      <Button size="small" aria-label={`${t.rename}: ${club.name}`} onClick={renaming.open}>
        {t.rename}
      </Button>
      <Button size="small" aria-label={`${t.merge}: ${club.name}`} onClick={merging.open}>
        {t.merge}
      </Button>
      {renaming.isOpen && <RenameDialog club={club} onClose={renaming.close} />}
      {merging.isOpen && <MergeDialog club={club} onClose={merging.close} />}
    </span>
  )
}
