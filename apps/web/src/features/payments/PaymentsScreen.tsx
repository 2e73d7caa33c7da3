import { paths } from '@podium/contract/paths'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { DownloadIcon } from '../../ui/icons/signs.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { PaymentCard } from './PaymentCard.tsx'
import styles from './PaymentsScreen.module.css'
import { downloadPaymentsFile, ownPayments, paymentsPageSize } from './queries.ts'
import { useWithdrawPlace } from './useWithdrawPlace.ts'

const WithdrawDialog = lazyDialog(() => import('./WithdrawDialog.tsx'))

/** The user's own payments, newest first. */
export function PaymentsScreen() {
  const t = usePhrases(paymentsPhrases).list
  const { transactionId, close } = useWithdrawPlace()
  return (
    <Page>
      <PageTitle lead={t.lead}>{t.title}</PageTitle>
      <List />
      {transactionId && (
        <WithdrawDialog key={transactionId} transactionId={transactionId} onClose={close} />
      )}
    </Page>
  )
}

/** All of them as a file. */
function File() {
  const t = usePhrases(paymentsPhrases).list
  const csv = useFileDownload(downloadPaymentsFile, t.csvFailed)
  return (
    <Button
      size="small"
      variant="quiet"
      icon={<DownloadIcon />}
      className={styles.file}
      busy={csv.isBusy}
      onClick={csv.download}
    >
      {t.csv}
    </Button>
  )
}

function List() {
  const t = usePhrases(paymentsPhrases).list
  return (
    <PagedList
      read={ownPayments}
      pageSize={paymentsPageSize}
      couldNotLoad={t.couldNotLoad}
      waiting={<Skeleton shape="block" height="20rem" />}
      empty={<Nothing />}
      pages={t.pages}
    >
      {(payments) => (
        <>
          <ul role="list" className={styles.list}>
            {payments.map((payment) => (
              <PaymentCard key={payment.transactionId} payment={payment} />
            ))}
          </ul>
          <File />
        </>
      )}
    </PagedList>
  )
}

function Nothing() {
  const t = usePhrases(paymentsPhrases).list.empty
  return <EmptyState title={t.title} text={t.text} way={{ to: paths.credits(), label: t.action }} />
}
