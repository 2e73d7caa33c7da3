import { useQuery } from '@tanstack/react-query'
import type { AuditEntry } from '@podium/contract/audit'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { CrossIcon } from '../../../ui/icons/CrossIcon.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, DayFilter, Filters } from '../frame/Filters.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import { Change } from './Change.tsx'
import styles from './machine.module.css'
import { auditRead } from './queries.ts'

/** What admins did; it cannot be changed (`admin.powers`). */
export default function AuditScreen() {
  const t = usePhrases(adminMachinePhrases).audit
  const address = useListAddress({ sort: 'at', order: 'DESC' })
  const found = useQuery(auditRead(address))
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <AuditFilters address={address} />
      <Narrowed address={address} entries={found.data?.list ?? []} />
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

function AuditFilters({ address }: { address: ListAddress }) {
  const t = usePhrases(adminMachinePhrases).audit
  const options = Object.entries(t.acts).map(([value, label]) => ({ value, label }))
  return (
    <Filters>
      <ChoiceFilter
        address={address}
        name="act"
        label={t.act}
        every={t.everyAct}
        options={options.sort((one, other) => one.label.localeCompare(other.label))}
      />
      <DayFilter address={address} name="from" label={t.from} />
      <DayFilter address={address} name="to" label={t.to} />
    </Filters>
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
    <div className={styles.chips}>
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

function useColumns(address: ListAddress): Column<AuditEntry>[] {
  const t = usePhrases(adminMachinePhrases).audit
  const { moment } = useTimes()
  const { columns } = t
  return [
    {
      head: columns.when,
      cell: ({ at, requestId }) => (
        <time dateTime={at} title={t.request(requestId)}>
          {moment(at)}
        </time>
      ),
    },
    { head: columns.who, cell: ({ actor }) => <Actor actor={actor} address={address} /> },
    {
      head: columns.act,
      cell: ({ act, reason }) => (
        <span className={styles.change}>
          {t.acts[act]}
          {reason && <q>{reason}</q>}
        </span>
      ),
    },
    { head: columns.whom, cell: (entry) => <Whom entry={entry} /> },
    { head: columns.change, cell: (entry) => <Change entry={entry} /> },
  ]
}

/** An admin; a press shows only what they did. */
function Actor({ actor, address }: { actor: AuditEntry['actor']; address: ListAddress }) {
  const name = personName(actor)
  return (
    <Button
      size="small"
      variant="quiet"
      className={styles.actor}
      onClick={() => address.set({ actorId: String(actor.id) })}
    >
      {name}
    </Button>
  )
}

function Whom({ entry: { person, subject } }: { entry: AuditEntry }) {
  const t = usePhrases(adminMachinePhrases).audit
  return (
    <span className={styles.change}>
      {person && <PersonLink person={person} />}
      {subject.kind !== 'user' && (
        <small className={styles.soft}>{`${t.subjects[subject.kind]} ${subject.id}`}</small>
      )}
    </span>
  )
}
