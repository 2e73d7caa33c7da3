import { paths } from '@podium/contract/paths'
import type { MovementKind, WalletTransaction } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet'
import { useFormats } from '../../shared/language/formats.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useNearMoment } from '../../shared/rendering/useNearMoment.ts'
import { useMay } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { HistoryFilters } from './HistoryFilters.tsx'
import { historyPageSize, walletHistory } from './queries.ts'
import { Outcome } from './Outcome.tsx'
import { Signed } from './Signed.tsx'
import { useHistoryFilter } from './useHistoryFilter.ts'
import { useTitle } from './useTitle.ts'
import styles from './History.module.css'

/** Every movement, newest first, ten to a page. */
export function History() {
  const t = usePhrases(walletPhrases)
  const kinds = Object.keys(t.filters.kinds) as MovementKind[]
  const [filter, setFilter] = useHistoryFilter(kinds)
  const isNarrowed = Boolean(filter.kind ?? filter.month)
  return (
    <PagedList
      read={(page) => walletHistory(page, historyPageSize, filter)}
      pageSize={historyPageSize}
      couldNotLoad={t.couldNotLoadHistory}
      waiting={<Skeleton shape="block" height="22rem" />}
      empty={isNarrowed ? <NothingOfIt onAll={() => setFilter({})} /> : <Nothing />}
      above={<HistoryFilters kinds={kinds} filter={filter} onFilter={setFilter} />}
      isNarrowed={isNarrowed}
      pages={t.pages}
    >
      {(lines, isOld) => <Lines {...{ lines, isOld }} />}
    </PagedList>
  )
}

function Nothing() {
  const t = usePhrases(walletPhrases)
  return (
    <EmptyState
      level={3}
      title={t.empty.title}
      text={t.empty.text}
      way={{ to: paths.credits(), label: t.buy }}
    />
  )
}

/** Nothing of what the history is narrowed to. */
function NothingOfIt({ onAll }: { onAll: () => void }) {
  const t = usePhrases(walletPhrases).filters
  return (
    <EmptyState level={3} title={t.nothing} action={<Button onClick={onAll}>{t.all}</Button>} />
  )
}

/** What a line tells of, as the way to it: the support, the order, or the payment. */
function What({ line }: { line: WalletTransaction }) {
  const title = useTitle()(line)
  const to = usePlace()(line)
  if (!to) return <span className={styles.what}>{title}</span>
  return (
    <Link to={to} className={styles.what}>
      {title}
    </Link>
  )
}

/** Where a line leads; who acts for somebody is led nowhere they may not go. */
function usePlace(): (line: WalletTransaction) => string | null {
  const seesPayments = useMay('SPEND')
  const seesSupports = useMay('SUPPORT')
  return ({ cause, transactionId }) => {
    if (transactionId) return seesPayments ? paths.paymentStatus({ id: transactionId }) : null
    if (cause?.kind === 'order') return paths.orders({ id: cause.id })
    const isSupport = cause?.kind === 'support' || cause?.kind === 'doubling'
    return isSupport && seesSupports ? paths.support({ id: cause.id }) : null
  }
}

/** Whom or what a line is about; a person by their page. */
function Subject({ line: { about } }: { line: WalletTransaction }) {
  if (!about) return null
  const { page, name } = about
  return (
    <span className={styles.subject}>
      {page ? <Link to={paths.profile(page.role, page.id)}>{name}</Link> : name}
    </span>
  )
}

function Lines({ lines, isOld }: { lines: WalletTransaction[]; isOld: boolean }) {
  const t = usePhrases(walletPhrases)
  const { number } = useFormats()
  const moment = useNearMoment()
  return (
    <table className={styles.table} aria-label={t.history} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">{t.table.when}</th>
          <th scope="col">{t.table.what}</th>
          <th scope="col">{t.table.credits}</th>
          <th scope="col">{t.table.balance}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map((line) => (
          <tr key={line.id}>
            <td>
              <time dateTime={line.createdDate}>{moment(line.createdDate)}</time>
            </td>
            <td>
              <What line={line} />
              <Subject line={line} />
              {line.goal && <span className={styles.subject}>{t.table.goal(line.goal.title)}</span>}
              <Outcome line={line} />
            </td>
            <td>
              <Signed credits={line.creditsNumber} />
            </td>
            <td>
              <span className={styles.left}>{t.table.left}</span> {number(line.balanceAfter)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
