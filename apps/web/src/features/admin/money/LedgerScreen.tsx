import { useQuery } from '@tanstack/react-query'
import type { getLedger } from '@podium/contract/wallet'
import type { Reply } from '@podium/contract/route'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { shellPhrases } from '@podium/phrases/shell'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { LoadError } from '../../../ui/feedback/LoadError.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { CheckIcon, RetryIcon, WarningIcon } from '../../../ui/icons/signs.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { DataTable } from '../../../ui/surfaces/DataTable.tsx'
import { Stat, Stats } from '../../../ui/surfaces/Stat.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { useTimes } from '../frame/useTimes.ts'
import styles from './money.module.css'
import { ledgerRead } from './queries.ts'

type Ledger = Reply<typeof getLedger>

/** The proof that the ledger adds up (`admin.powers`). */
export default function LedgerScreen() {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { couldNotLoad } = usePhrases(adminPhrases)
  const { retry } = usePhrases(shellPhrases)
  const { data, isError, isFetching, refetch, dataUpdatedAt } = useQuery(ledgerRead)
  const again = () => void refetch()
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      {data && (
        <>
          <Proof ledger={data} />
          <Again at={dataUpdatedAt} isBusy={isFetching} onAgain={again} />
        </>
      )}
      {!data && isError && (
        <LoadError message={couldNotLoad} retryLabel={retry} busy={isFetching} onRetry={again} />
      )}
      {!data && !isError && <Skeleton shape="block" height="32rem" />}
    </>
  )
}

function Again({ at, isBusy, onAgain }: { at: number; isBusy: boolean; onAgain: () => void }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { moment } = useTimes()
  return (
    <p className={styles.again} role="status">
      {t.at(moment(new Date(at).toISOString()))}
      <Button size="small" icon={<RetryIcon />} busy={isBusy} onClick={onAgain}>
        {t.again}
      </Button>
    </p>
  )
}

function Proof({ ledger }: { ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const isSound = ledger.sum === 0 && ledger.invariants.every(({ broken }) => broken === 0)
  return (
    <div className={styles.proof}>
      <Notice
        tone={isSound ? 'success' : 'danger'}
        icon={isSound ? <CheckIcon /> : <WarningIcon />}
      >
        <strong>{isSound ? t.sound : t.broken}</strong>
      </Notice>
      <section aria-labelledby="ledger-sums">
        <h2 id="ledger-sums">{t.sums}</h2>
        <Sums ledger={ledger} />
        <p>{t.equation}</p>
      </section>
      <section aria-labelledby="ledger-rules">
        <h2 id="ledger-rules">{t.rules}</h2>
        <Rules ledger={ledger} />
      </section>
    </div>
  )
}

const sums = [
  'sold',
  'granted',
  'debt',
  'inWallets',
  'reserved',
  'escrow',
  'guarantee',
  'sum',
  'transfers',
] as const

function Sums({ ledger }: { ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { number } = useFormats()
  return (
    <Stats perLine={4}>
      {sums.map((name) => (
        <Stat key={name} label={t[name]} value={number(ledger[name])} />
      ))}
    </Stats>
  )
}

function Rules({ ledger: { invariants } }: { ledger: Ledger }) {
  const t = usePhrases(adminMoneyPhrases).ledger
  const { number } = useFormats()
  return (
    <DataTable
      caption={t.rules}
      columns={[
        { head: t.columns.rule, cell: ({ name }) => <Rule name={name} /> },
        {
          head: t.columns.broken,
          cell: ({ broken }) => (
            <Badge tone={broken === 0 ? 'success' : 'danger'}>{t.rows(number(broken))}</Badge>
          ),
        },
      ]}
      rows={invariants}
      keyOf={({ name }) => name}
    />
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
