import type { AuditAct, AuditEntry } from '@podium/contract/audit'
import { shortened } from '@podium/contract/shortened'
import { adminPhrases } from '@podium/phrases/admin'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { adminContentPhrases } from '@podium/phrases/admin-content'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { adminTradersPhrases } from '@podium/phrases/admin-traders'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
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
export function Change({ entry: { act, before, after }, isWhole = false }: ChangeProps) {
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
          act={act}
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
  act: AuditAct
  name: string
  was: State[string] | undefined
  is: State[string] | undefined
  /** Whether the record says what it is now; else it says what it was, and not that it is no more. */
  isKnown: boolean
  /** Whether its name is seen, and not read aloud alone. */
  isNamed: boolean
}

function Field({ act, name, was, is, isKnown, isNamed }: FieldProps) {
  const t = usePhrases(adminMachinePhrases).audit
  const write = useWriting(act, name)
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
  'seen',
  'balance',
])

/** Their words say in a line by themselves what they are about. */
const speaks = new Set(['status', 'state'])

/** Fields that hold a day or a moment. */
const dated = new Set(['until', 'from', 'firstDay', 'lastDay', 'birth_date'])

/** What the words of an act mean: the same one says something else of a payment, an order, a seller. */
function useWords(act: AuditAct): Record<string, string> {
  const { legal, sportest, domains } = usePhrases(adminContentPhrases)
  return {
    ...usePhrases(sportPhrases),
    ...legal.kinds,
    ...sportest.types,
    ...domains.verdicts,
    ...usePhrases(adminPhrases).roles,
    ...useOwnWords()[act],
  }
}

function useOwnWords(): Partial<Record<AuditAct, Record<string, string>>> {
  const { payments, invoices, orders } = usePhrases(adminMoneyPhrases)
  const { states, seenAs, balances } = usePhrases(adminUsersPhrases)
  const traders = usePhrases(adminTradersPhrases).states
  const registers = usePhrases(registersPhrases).states
  const { pay, refund, keep } = orders
  return {
    PAYMENT_CHECKED: payments.statuses,
    PAYMENT_REFUNDED: payments.statuses,
    PAYMENTS_DOWNLOADED: payments.statuses,
    INVOICE_RETRIED: invoices.statuses,
    ORDER_DECIDED: { ...orders.statuses, pay, refund, grant: refund, dismiss: keep },
    SUPPORT_CLOSED: usePhrases(supportersPhrases).statuses,
    REPORT_DECIDED: usePhrases(adminContentPhrases).reports.statuses,
    APPEAL_ANSWERED: usePhrases(adminAppealsPhrases).statuses,
    TRADER_VERIFIED: traders,
    TRADER_REFUSED: traders,
    REGISTER_CHECKED: registers,
    REGISTER_REFUSED: registers,
    USERS_DOWNLOADED: { ...states, ...seenAs, ...balances },
  }
}

function useWriting(act: AuditAct, name: string) {
  const t = usePhrases(adminMachinePhrases).audit
  const words = useWords(act)
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
