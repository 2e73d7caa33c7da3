import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { paymentsPhrases } from '@podium/phrases/payments'
import { shellPhrases } from '@podium/phrases/shell'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { usePaging } from '../../app/usePaging.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Pager } from '../../ui/actions/Pager.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import styles from './PaymentsScreen.module.css'
import { ownPayments, paymentsPageSize } from './queries.ts'

/** One's own payments, newest first. */
export function PaymentsScreen() {
  const t = usePhrases(paymentsPhrases).list
  return (
    <Container className={styles.screen}>
      <PageTitle lead={t.lead} actions={<LinkButton to={paths.wallet}>{t.wallet}</LinkButton>}>
        {t.title}
      </PageTitle>
      <List />
    </Container>
  )
}

/** The page's shape, until it is known who is here. */
export function PaymentsSkeleton() {
  return (
    <Container className={styles.screen} aria-busy="true">
      <Skeleton width="18rem" height="3rem" />
      <Skeleton shape="block" height="20rem" />
    </Container>
  )
}

function List() {
  const t = usePhrases(paymentsPhrases).list
  const { retry } = usePhrases(shellPhrases)
  const { page, pagesOf, newer, older } = usePaging(paymentsPageSize)
  const { data, isError, isFetching, refetch } = useQuery({
    ...ownPayments(page),
    placeholderData: keepPreviousData,
  })
  if (!data && isError) {
    return (
      <LoadError
        message={t.couldNotLoad}
        retryLabel={retry}
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <Skeleton shape="block" height="20rem" />
  if (data.total === 0) return <Nothing />
  const pages = pagesOf(data.total)
  return (
    <>
      <ul role="list" className={styles.list}>
        {data.list.map((payment) => (
          <PaymentCard key={payment.transactionId} payment={payment} />
        ))}
      </ul>
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
  const t = usePhrases(paymentsPhrases).list.empty
  return (
    <EmptyState
      title={t.title}
      text={t.text}
      action={
        <LinkButton to={paths.credits} variant="primary">
          {t.action}
        </LinkButton>
      }
    />
  )
}
