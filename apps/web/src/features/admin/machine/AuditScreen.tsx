import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '@podium/contract/audit'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { usePublicConfig } from '../../../shared/config/publicConfig.tsx'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { CrossIcon } from '../../../ui/icons/CrossIcon.tsx'
import { ListScreen } from '../frame/ListScreen.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import { ChoiceFilter, DayFilter } from '../frame/Filters.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { ActButtons } from '../frame/RowMenu.tsx'
import { Fact, Facts } from '../frame/SidePanel.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { Moment } from '../frame/Moment.tsx'
import { useColumnSort } from '../frame/useColumnSort.ts'
import { useMomentAs } from '../frame/useOpenRow.ts'
import { Change } from './Change.tsx'
import styles from './machine.module.css'
import { auditRead } from './queries.ts'

/** What admins did; it cannot be changed (`admin.powers`). */
export default function AuditScreen() {
  const t = usePhrases(adminMachinePhrases).audit
  const address = useListAddress({ sort: 'at', order: 'DESC' })
  const read = auditRead(address)
  const { data } = useQuery(read)
  return (
    <ListScreen
      tabs={<Narrowed address={address} entries={data?.list ?? []} />}
      name="audit"
      read={read}
      address={address}
      texts={t}
      columns={useColumns(address)}
      keyOf={({ id }) => id}
      nameOf={({ act }) => t.acts[act]}
      panel={{ draw: (entry) => <EntryPanel entry={entry} address={address} /> }}
    >
      <AuditFilters address={address} />
    </ListScreen>
  )
}

function AuditFilters({ address }: { address: ListAddress }) {
  const t = usePhrases(adminMachinePhrases).audit
  const { from, to } = usePhrases(adminPhrases)
  const hasClock = usePublicConfig().daysAhead !== null
  const options = Object.entries(t.acts)
    .filter(([act]) => hasClock || act !== 'CLOCK_MOVED')
    .map(([value, label]) => ({ value, label }))
  return (
    <>
      <ChoiceFilter
        address={address}
        name="act"
        label={t.act}
        every={t.everyAct}
        options={options.sort((one, other) => one.label.localeCompare(other.label))}
      />
      <DayFilter address={address} name="from" label={from} />
      <DayFilter address={address} name="to" label={to} />
    </>
  )
}

/** The one user the list is filtered by; a press shows all again. */
function Narrowed({ address, entries }: { address: ListAddress; entries: AuditEntry[] }) {
  const t = usePhrases(adminMachinePhrases).audit
  const { clearFilters } = usePhrases(adminPhrases)
  const [entry] = entries
  const chips = [
    { name: 'userId', words: t.only(calledIn(entry?.person, address.get('userId'))) },
    { name: 'actorId', words: t.onlyBy(calledIn(entry?.actor, address.get('actorId'))) },
  ].filter(({ name }) => address.get(name) !== '')
  if (chips.length === 0) return null
  return (
    <div className="in-a-row">
      {chips.map(({ name, words }) => (
        <Button
          key={name}
          size="small"
          iconAfter={<CrossIcon />}
          title={clearFilters}
          onClick={() => address.set({ [name]: '' })}
        >
          {words}
        </Button>
      ))}
    </div>
  )
}

function calledIn(person: AuditEntry['person'] | undefined, id: string): string {
  return person && String(person.id) === id ? personName(person) : `#${id}`
}

function useColumns(address: ListAddress): AdminColumn<AuditEntry>[] {
  const t = usePhrases(adminMachinePhrases).audit
  const as = useMomentAs()
  const sort = useColumnSort(address)
  return columnsOf(
    { ...t.columns, change: t.changeAndReason },
    {
      act: ({ act }) => t.acts[act],
      whom: { cell: (entry) => <Whom entry={entry} />, stays: true },
      change: { cell: (entry) => <ChangeAndReason entry={entry} />, speaks: true, isWide: true },
      who: { cell: ({ actor }) => personName(actor), stays: true },
      when: { cell: ({ at }) => <Moment at={at} as={as} />, sort: 'at', isState: true },
    },
    sort,
  )
}

/** Most acts change a thing or give a reason, and some do both. */
function ChangeAndReason({ entry }: { entry: AuditEntry }) {
  const { reason } = entry
  return (
    <>
      <Change entry={entry} />
      {reason && <q className={styles.reason}>{reason}</q>}
    </>
  )
}

function Whom({ entry: { person, subject } }: { entry: AuditEntry }) {
  const t = usePhrases(adminMachinePhrases).audit
  if (person) return personName(person) || `#${person.id}`
  return `${t.subjects[subject.kind]} ${subject.id}`
}

/** An act in full; who did it and whom it is about narrow the list by a press. */
function EntryPanel({ entry, address }: { entry: AuditEntry; address: ListAddress }) {
  const t = usePhrases(adminMachinePhrases).audit
  const { at, actor, person, subject, reason, requestId } = entry
  const { columns } = t
  return (
    <>
      <Facts>
        <Fact name={columns.when} at={at} />
        <Fact name={columns.who}>{personName(actor)}</Fact>
        <Fact name={columns.whom}>{person && <PersonLink person={person} />}</Fact>
        <Fact name={t.subjects[subject.kind]}>
          {subject.kind === 'user' ? undefined : <span>{subject.id}</span>}
        </Fact>
        <Fact name={t.reason}>{reason}</Fact>
      </Facts>
      <Change entry={entry} isWhole />
      <Facts>
        <Fact name={t.requestName}>
          <code className={styles.error}>{requestId}</code>
        </Fact>
      </Facts>
      <ActButtons
        items={[
          {
            label: t.onlyBy(personName(actor)),
            onSelect: () => address.set({ actorId: String(actor.id) }),
          },
          ...(person
            ? [
                {
                  label: t.only(personName(person)),
                  onSelect: () => address.set({ userId: String(person.id) }),
                },
              ]
            : []),
        ]}
      />
    </>
  )
}
