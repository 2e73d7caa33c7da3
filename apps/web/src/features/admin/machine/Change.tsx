import type { AuditEntry } from '@podium/contract/audit'
import { shortened } from '@podium/contract/shortened'
import { adminPhrases } from '@podium/phrases/admin'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { registersPhrases } from '@podium/phrases/registers'
import { sportPhrases } from '@podium/phrases/sports'
import { supportersPhrases } from '@podium/phrases/supporters'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { PanelPart } from '../frame/SidePanel.tsx'
import { useTimes } from '../frame/useTimes.ts'
import styles from './machine.module.css'

interface ChangeProps {
  entry: AuditEntry
  isWhole?: boolean
}

type State = NonNullable<AuditEntry['before']>
type Said = NonNullable<State[string]>

/**
 * What an act changed, field by field: below each other, or in one line of a list. A field that holds
 * nothing before and after, as a suspension without an end, is left out, and so is one that stayed as it was.
 */
export function Change({ entry: { before, after }, isWhole = false }: ChangeProps) {
  const { columns } = usePhrases(adminMachinePhrases).audit
  const names = Object.keys({ ...before, ...after }).filter(
    (name) => (isSaid(before?.[name]) || isSaid(after?.[name])) && before?.[name] !== after?.[name],
  )
  if (names.length === 0) return null
  const fields = (
    <dl>
      {names.map((name) => (
        <Field
          key={name}
          name={name}
          was={before?.[name]}
          is={after?.[name]}
          isKnown={!after || name in after}
          isNamed={isWhole || !speaks.has(name)}
        />
      ))}
    </dl>
  )
  if (!isWhole) return <div className={styles.changeLine}>{fields}</div>
  return (
    <PanelPart title={columns.change}>
      <div className={styles.change}>{fields}</div>
    </PanelPart>
  )
}

const isSaid = (value: State[string] | undefined): value is Said =>
  value !== undefined && value !== null && value !== ''

interface FieldProps {
  name: string
  was: State[string] | undefined
  is: State[string] | undefined
  /** Whether the record says what it is now; else it says what it was, and not that it is no more. */
  isKnown: boolean
  /** Whether its name is seen, and not read aloud alone. */
  isNamed: boolean
}

function Field({ name, was, is, isKnown, isNamed }: FieldProps) {
  const t = usePhrases(adminMachinePhrases).audit
  const write = useWriting(name)
  const Was = isKnown ? 'del' : 'span'
  return (
    <div>
      <dt className={isNamed ? undefined : 'visually-hidden'}>{t.fields[name] ?? name}</dt>
      <dd>
        {isSaid(was) && <Was aria-label={`${t.before}: ${write(was)}`}>{write(was)}</Was>}
        {isSaid(was) && isSaid(is) && <span aria-hidden="true"> → </span>}
        {isSaid(is) && <ins aria-label={`${t.after}: ${write(is)}`}>{write(is)}</ins>}
      </dd>
    </div>
  )
}

const mostCharacters = 200

/** Fields that hold one of the words the product is written in, not something a person wrote. */
const worded = new Set([
  'status',
  'state',
  'decision',
  'verdict',
  'role',
  'sport',
  'modality',
  'type',
  'kind',
])

/** Their words say in a line by themselves what they are about. */
const speaks = new Set(['status', 'state'])

/** Fields that hold a day or a moment. */
const dated = new Set(['until', 'from', 'birth_date'])

function useWords(): Record<string, string> {
  const { payments, orders } = usePhrases(adminMoneyPhrases)
  const { reports, legal, sportest, domains } = usePhrases(adminContentPhrases)
  return {
    ...usePhrases(registersPhrases).states,
    ...usePhrases(adminTradersPhrases).states,
    ...usePhrases(sportPhrases),
    ...usePhrases(supportersPhrases).statuses,
    ...payments.statuses,
    ...orders.statuses,
    ...reports.statuses,
    ...legal.kinds,
    ...sportest.types,
    ...domains.verdicts,
    ...usePhrases(adminPhrases).roles,
    pay: orders.pay,
    refund: orders.refund,
  }
}

function useWriting(name: string) {
  const t = usePhrases(adminMachinePhrases).audit
  const words = useWords()
  const { number, money } = useFormats()
  const { day, moment } = useTimes()
  return (value: Said): string => {
    if (typeof value === 'boolean') return value ? t.yes : t.no
    if (typeof value === 'number') return name.endsWith('Cents') ? money(value) : number(value)
    if (worded.has(name)) return words[value] ?? value
    if (dated.has(name)) return value.includes('T') ? moment(value) : day(value)
    return shortened(value, mostCharacters)
  }
}
