import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { paymentStatusRules } from '@podium/contract/payment-rules'
import { paymentsPhrases } from '@podium/phrases/payments'
import { ownWallet } from '../../shared/credits/ownWallet.ts'
import { useNavigate, useSearchParams } from '../../router/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { isMissing, Refusal } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { Container } from '../../ui/surfaces/Layout.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { PaymentStatusDialog } from './PaymentStatusDialog.tsx'
import styles from './PaymentStatusScreen.module.css'
import { paymentStatus } from './queries.ts'

/** Asked again this often while a payment is open, should the live channel be down; in milliseconds. */
const askAgainMs = 20_000

interface Props {
  home: string
  /** On with what a payment was for, by its id, once it is paid; from another feature. */
  onward?: (paid: string) => ReactNode
}

/**
 * How a payment came out (`payments.status-page`). It opens over the page once the provider has
 * answered; when our own asking fails nothing opens, and a line offers to try again.
 */
export function PaymentStatusScreen({ home, onward }: Props) {
  const t = usePhrases(paymentsPhrases).status
  const navigate = useNavigate()
  const id = useSearchParams()[0].get('id') ?? ''
  const { data, error, isFetching, refetch } = useStatus(id)
  return (
    <Container width="text" className={styles.screen}>
      <PageTitle>{t.title}</PageTitle>
      {(id === '' || isUnknown(error)) && <NotFound />}
      {id !== '' && !data && !error && <Checking />}
      {error && !isUnknown(error) && (
        <ReadFailed message={t.couldNotCheck} {...{ isFetching, refetch }} />
      )}
      {data && !error && (
        <PaymentStatusDialog
          payment={data}
          onward={onward?.(data.transactionId)}
          onTimeOver={() => void refetch()}
          onClose={() => navigate(home)}
        />
      )}
    </Container>
  )
}

function useStatus(id: string) {
  const status = useQuery({
    ...paymentStatus(id),
    enabled: id !== '',
    retry: false,
    staleTime: 0,
    refetchInterval: ({ state: { data } }) =>
      data && paymentStatusRules[data.status].isWatched ? askAgainMs : false,
  })
  // Whoever goes on from here finds what was paid for, also where the live channel is down.
  const queryClient = useQueryClient()
  const isPaid = status.data?.status === 'PAID'
  useEffect(() => {
    if (isPaid) void queryClient.invalidateQueries({ queryKey: ownWallet.queryKey })
  }, [isPaid, queryClient])
  return status
}

/** There is no such payment, or it is another user's: both answer alike (`paymentNotFound`). */
function isUnknown(error: Error | null): boolean {
  const isNoId = error instanceof Refusal && error.status === 400 && 'id' in error.fields
  return isMissing(error) || isNoId
}

/** The shape of the page until it is known who is here. */
export function PaymentStatusSkeleton() {
  const t = usePhrases(paymentsPhrases).status
  return (
    <Container width="text" className={styles.screen} aria-busy="true">
      <PageTitle>{t.title}</PageTitle>
      <Checking />
    </Container>
  )
}

function Checking() {
  const t = usePhrases(paymentsPhrases).status
  return (
    <div className="stacked">
      <p role="status">{t.checking}</p>
      <LaneProgress label={t.checking} />
    </div>
  )
}

function NotFound() {
  const t = usePhrases(paymentsPhrases)
  return (
    <div role="alert">
      <EmptyState
        title={t.status.notFound.title}
        text={t.status.notFound.text}
        action={<LinkButton to={paths.payments()}>{t.list.title}</LinkButton>}
      />
    </div>
  )
}
