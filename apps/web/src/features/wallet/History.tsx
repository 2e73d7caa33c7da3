import { paths } from '@podium/contract/paths'
import type { WalletTransaction } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet'
import { useFormats } from '../../shared/language/formats.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { historyPageSize, walletHistory } from './queries.ts'
import { Outcome } from './Outcome.tsx'
import { Signed } from './Signed.tsx'
import styles from './History.module.css'

/** Every movement, newest first, ten to a page. */
export function History() {
  const t = usePhrases(walletPhrases)
  return (
    <PagedList
      read={walletHistory}
      pageSize={historyPageSize}
      couldNotLoad={t.couldNotLoadHistory}
      waiting={<Skeleton shape="block" height="22rem" />}
      empty={<Nothing />}
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
      action={
        <LinkButton to={paths.credits()} variant="primary">
          {t.buy}
        </LinkButton>
      }
    />
  )
}

/** Whom or what a line is about, and the way there: a person's page, or the order. */
function Subject({ line: { about, cause } }: { line: WalletTransaction }) {
  if (!about) return null
  const { page, name } = about
  if (page) return <SubjectLink to={paths.profile(page.role, page.id)} name={name} />
  if (cause?.kind === 'order')
    return <SubjectLink to={paths.orders({ id: cause.id })} name={name} />
  return <span className={styles.subject}>{name}</span>
}

function SubjectLink({ to, name }: { to: string; name: string }) {
  return (
    <span className={styles.subject}>
      <Link to={to}>{name}</Link>
    </span>
  )
}

function Lines({ lines, isOld }: { lines: WalletTransaction[]; isOld: boolean }) {
  const t = usePhrases(walletPhrases)
  const { moment, number } = useFormats()
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
              {line.description}
              <Subject line={line} />
              <Outcome line={line} />
            </td>
            <td>
              <Signed credits={line.creditsNumber} />
            </td>
            <td>{number(line.balanceAfter)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
