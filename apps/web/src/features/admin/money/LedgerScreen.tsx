import type { getLedger } from '@podium/contract/wallet'
import type { Reply } from '@podium/contract/route'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { useRead } from '../../../shared/rendering/useRead.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { CheckIcon, WarningIcon } from '../../../ui/icons/signs.tsx'
import { RetryIcon } from '../../../ui/icons/workSigns.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { DataTable } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { useAct } from '../frame/useAct.ts'
import { useTimes } from '../frame/useTimes.ts'
import styles from './money.module.css'
import { ledgerRead, proveAgain } from './queries.ts'

type Ledger = Reply<typeof getLedger>

/** How often a proof that is being made is asked for. */
const patienceMs = 1000

/** The proof that the ledger adds up (`ledger.proof`). */
export default function LedgerScreen() {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { couldNotLoad } = usePhrases(adminPhrases)
  const [data, instead] = useRead(
    {
      ...ledgerRead,
      refetchInterval: ({ state }) => state.data?.isProofDue && patienceMs,
    },
    couldNotLoad,
    '32rem',
  )
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      {data && <Proof ledger={data} />}
      {instead}
    </>
  )
}

/** When the rules were looked at, and the way to have it done anew. */
function Again({ ledger: { provedAt, isProofDue } }: { ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { moment } = useTimes()
  const { isBusy, run } = useAct()
  const again = () =>
    run(async () => {
      await proveAgain()
      return t.asked
    })
  return (
    <p className={styles.again} role="status">
      {provedAt && t.at(moment(provedAt))}
      <Button size="small" icon={<RetryIcon />} busy={isBusy || isProofDue} onClick={again}>
        {t.again}
      </Button>
    </p>
  )
}

function Proof({ ledger }: { ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  return (
    <div className={styles.proof}>
      <Verdict ledger={ledger} />
      <section aria-labelledby="ledger-sums">
        <h2 id="ledger-sums">{t.sums}</h2>
        <Statement ledger={ledger} />
        <Beside ledger={ledger} />
      </section>
      <section aria-labelledby="ledger-rules">
        <h2 id="ledger-rules">{t.rules}</h2>
        <Again ledger={ledger} />
        {ledger.provedAt && <Rules ledger={ledger} />}
      </section>
    </div>
  )
}

function Verdict({ ledger: { sum, invariants, provedAt } }: { ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const isBroken = sum !== 0 || invariants.some(({ broken }) => broken > 0)
  if (isBroken) return <Word tone="danger">{t.broken}</Word>
  if (!provedAt) return <Word tone="info">{t.notYet}</Word>
  return <Word tone="success">{t.sound}</Word>
}

function Word({ tone, children }: { tone: 'danger' | 'info' | 'success'; children: string }) {
  return (
    <Notice tone={tone} icon={tone === 'success' ? <CheckIcon /> : <WarningIcon />}>
      <strong>{children}</strong>
    </Notice>
  )
}

/** What is told of the ledger beside what its accounts hold. */
const besides = ['sum', 'transfers', 'guarantee'] as const
type Told = (typeof besides)[number] | 'provedAt' | 'isProofDue' | 'invariants'

/** On which side of the statement the accounts of each kind stand. */
const sides: Record<Exclude<keyof Ledger, Told>, 'cameFrom' | 'areIn'> = {
  sold: 'cameFrom',
  granted: 'cameFrom',
  debt: 'cameFrom',
  inWallets: 'areIn',
  reserved: 'areIn',
  escrow: 'areIn',
  matching: 'areIn',
}

/** As many came from somewhere as are somewhere, with the figures of now. */
function Statement({ ledger }: { ledger: Ledger }) {
  return (
    <div className={styles.statement}>
      <Side side="cameFrom" ledger={ledger} />
      <Side side="areIn" ledger={ledger} />
    </div>
  )
}

function Side({ side, ledger }: { side: 'cameFrom' | 'areIn'; ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { number } = useFormats()
  const all = Object.keys(sides) as (keyof typeof sides)[]
  const names = all.filter((name) => sides[name] === side)
  const total = names.reduce((sum, name) => sum + ledger[name], 0)
  return (
    <section aria-labelledby={`ledger-${side}`}>
      <h3 id={`ledger-${side}`}>{t[side]}</h3>
      <dl>
        {names.map((name) => (
          <Line key={name} name={t[name]} value={number(ledger[name])} />
        ))}
        <Line name={t.total} value={number(total)} />
      </dl>
    </section>
  )
}

/** Figures that are no part of the statement. */
function Beside({ ledger }: { ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { number } = useFormats()
  return (
    <dl className={styles.beside}>
      {besides.map((name) => (
        <Line key={name} name={t[name]} value={number(ledger[name])} />
      ))}
    </dl>
  )
}

function Line({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  )
}

/** The broken ones with how much breaks them; those that hold are counted, and named once asked for. */
function Rules({ ledger: { invariants } }: { ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { number } = useFormats()
  const broken = invariants.filter((rule) => rule.broken > 0)
  const holding = invariants.filter((rule) => rule.broken === 0)
  return (
    <>
      {broken.length > 0 && (
        <DataTable
          caption={t.rules}
          columns={[
            { head: t.columns.rule, cell: ({ name }) => <Rule name={name} /> },
            {
              head: t.columns.broken,
              cell: (rule) => <Badge tone="danger">{t.rows(number(rule.broken))}</Badge>,
            },
          ]}
          rows={broken}
          keyOf={({ name }) => name}
        />
      )}
      {holding.length > 0 && (
        <details className={styles.holding}>
          <summary>{t.hold(holding.length, broken.length === 0)}</summary>
          <ul role="list">
            {holding.map(({ name }) => (
              <li key={name}>
                <CheckIcon />
                <Rule name={name} />
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}

/** Names a check in words, and by its name in `checks/`, where it is written out. */
function Rule({ name }: { name: string }) {
  const { ruleNames } = usePhrases(adminMoneyPhrases).ledger
  return (
    <span className={styles.rule}>
      {ruleNames[name]}
      <code className={styles.code}>{name}</code>
    </span>
  )
}
