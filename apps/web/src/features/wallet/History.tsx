import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { WalletTransaction } from '@podium/contract/wallet'
import { shellPhrases } from '@podium/phrases/shell'
import { walletPhrases } from '@podium/phrases/wallet'
import { useFormats } from '../../app/formats.ts'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { usePaging } from '../../app/usePaging.ts'
import { Link } from '../../router/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Pager } from '../../ui/actions/Pager.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { historyPageSize, walletHistory } from './queries.ts'
import { Signed } from './Signed.tsx'
import styles from './History.module.css'

/** Every movement, newest first, ten to a page. */
export function History() {
  const t = usePhrases(walletPhrases)
  const { retry } = usePhrases(shellPhrases)
  const { page, pagesOf, newer, older } = usePaging(historyPageSize)
  const { data, isError, isFetching, refetch } = useQuery({
    ...walletHistory(page),
    placeholderData: keepPreviousData,
  })
  if (!data && isError) {
    return (
      <LoadError
        message={t.couldNotLoadHistory}
        retryLabel={retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="22rem" />
  if (data.total === 0) return <Nothing />
  const pages = pagesOf(data.total)
  return (
    <>
      <Lines lines={data.list} isOld={isFetching && !isError} />
      {pages > 1 && (
        <Pager
          label={t.pages.label}
          at={t.pages.at(page + 1, pages)}
          newer={{ label: t.pages.newer, to: newer }}
          older={{ label: t.pages.older, to: older(data.total) }}
        />
      )}
    </>
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
        <LinkButton to={paths.credits} variant="primary">
          {t.buy}
        </LinkButton>
      }
    />
  )
}

/** Whom or what a line is about, and the way there: somebody's page, or the order. */
function Subject({ line: { about, cause } }: { line: WalletTransaction }) {
  if (!about) return null
  const { page, name } = about
  if (page) return <SubjectLink to={paths.profile(page.role, page.id)} name={name} />
  if (cause?.kind === 'order') return <SubjectLink to={paths.order(cause.id)} name={name} />
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
  const { moment } = useFormats()
  return (
    <table className={styles.table} aria-label={t.history} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">{t.table.when}</th>
          <th scope="col">{t.table.what}</th>
          <th scope="col">{t.table.credits}</th>
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
            </td>
            <td>
              <Signed credits={line.creditsNumber} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
