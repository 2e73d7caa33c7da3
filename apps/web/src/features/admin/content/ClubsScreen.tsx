import type { AdminClub } from '@podium/contract/clubs'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { sportPhrases } from '@podium/phrases/sports'
import { useSportOptions } from '../../../shared/fields/useSportOptions.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import type { MenuItem } from '../../../ui/actions/Menu.tsx'
import { ListScreen } from '../frame/ListScreen.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import { FoldedChoices, SearchFilter } from '../frame/Filters.tsx'
import { ActButtons, RowMenu } from '../frame/RowMenu.tsx'
import { Fact, Facts } from '../frame/SidePanel.tsx'
import { useColumnSort } from '../frame/useColumnSort.ts'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { MergeDialog } from './MergeDialog.tsx'
import { clubsRead } from './queries.ts'
import { RenameDialog } from './RenameDialog.tsx'

/** The catalogue of clubs, put in order. */
export default function ClubsScreen() {
  const t = usePhrases(adminContentPhrases).clubs
  const address = useListAddress({ sort: 'name' })
  return (
    <ListScreen
      name="clubs"
      read={clubsRead(address)}
      address={address}
      texts={t}
      columns={useColumns(address)}
      keyOf={({ id }) => id}
      nameOf={({ name }) => name}
      rowActs={(club) => <Acts club={club} />}
      panel={{ draw: (club) => <ClubPanel club={club} /> }}
    >
      <SearchFilter address={address} label={t.search} fewest={1} />
      <FoldedChoices
        choices={[
          {
            address,
            name: 'sport',
            label: t.sport,
            every: t.everySport,
            options: useSportOptions(),
          },
        ]}
      />
    </ListScreen>
  )
}

function useColumns(address: ListAddress): AdminColumn<AdminClub>[] {
  const { columns } = usePhrases(adminContentPhrases).clubs
  const sort = useColumnSort(address)
  const sports = usePhrases(sportPhrases)
  const { number } = useFormats()
  return columnsOf(
    columns,
    {
      name: { cell: ({ name }) => name, sort: 'name' },
      sport: { cell: ({ sport }) => sports[sport], isState: true },
      athletes: { cell: ({ athletes }) => number(athletes), align: 'end' },
      achievements: { cell: ({ achievements }) => number(achievements), align: 'end' },
    },
    sort,
  )
}

function useItems(club: AdminClub) {
  const t = usePhrases(adminContentPhrases).clubs
  const renaming = useDialog(`rename-${club.id}`)
  const merging = useDialog(`merge-${club.id}`)
  const items: MenuItem[] = [
    { label: t.rename, onSelect: renaming.open },
    { label: t.merge, onSelect: merging.open },
  ]
  return { items, renaming, merging }
}

function Acts({ club }: { club: AdminClub }) {
  const { items, renaming, merging } = useItems(club)
  return (
    <>
      <RowMenu name={club.name} items={items} />
      {renaming.isOpen && <RenameDialog club={club} onClose={renaming.close} />}
      {merging.isOpen && <MergeDialog club={club} onClose={merging.close} />}
    </>
  )
}

function ClubPanel({ club }: { club: AdminClub }) {
  const { columns } = usePhrases(adminContentPhrases).clubs
  const sports = usePhrases(sportPhrases)
  const { number } = useFormats()
  const { items } = useItems(club)
  return (
    <>
      <Facts>
        <Fact name={columns.sport}>{sports[club.sport]}</Fact>
        <Fact name={columns.athletes}>{number(club.athletes)}</Fact>
        <Fact name={columns.achievements}>{number(club.achievements)}</Fact>
      </Facts>
      <ActButtons items={items} />
    </>
  )
}
