import { calendarDay } from '@podium/contract/calendar'
import { thisMoment } from '@podium/contract/clock'
import type { Payment } from '@podium/contract/payments'
import type { FileAnswer } from '@podium/contract/route'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useRef, useState } from 'react'
import { useCopy } from '../../shared/downloads/CopyButton.tsx'
import { keepFile } from '../../shared/downloads/useFileDownload.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { MenuItems, type MenuItem } from '../../ui/actions/Menu.tsx'
import { Popover } from '../../ui/actions/Popover.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { ChevronDownIcon, CopyIcon, DownloadIcon } from '../../ui/icons/signs.tsx'
import styles from './PaymentsScreen.module.css'
import { downloadInvoiceOf, downloadReceiptOf } from './queries.ts'

interface Props {
  payment: Payment
  /** What was paid for, by which those of several payments are told apart. */
  name: string
}

/** Behind one button the documents of a payment, its number, and what few ask for. */
export function PaymentDetails({ payment, name }: Props) {
  const t = usePhrases(paymentsPhrases)
  const list = useRef<HTMLUListElement>(null)
  const { isBusy, items: documents } = useDocuments(payment)
  const { transactionId } = payment
  const number = `${t.list.payment} ${transactionId}`
  const copy = useCopy(number, transactionId)
  const label = documents.length > 0 ? t.list.documents : t.list.details
  return (
    <Popover
      className={styles.papers}
      onOpen={() => list.current?.querySelector('button')?.focus()}
      trigger={(trigger) => (
        <Button
          {...trigger}
          size="small"
          variant="quiet"
          busy={isBusy}
          iconAfter={<ChevronDownIcon />}
          aria-label={`${label}: ${name}`}
        >
          {label}
        </Button>
      )}
    >
      {(close) => (
        <>
          <MenuItems
            {...{ list, close }}
            items={[
              ...documents,
              { label: t.list.copyNumber, icon: <CopyIcon />, onSelect: () => void copy() },
            ]}
          />
          <div className={styles.details}>
            <WithdrawalOver payment={payment} />
            <p className={styles.number}>
              {t.list.payment} <code>{transactionId}</code>
            </p>
          </div>
        </>
      )}
    </Popover>
  )
}

/** The invoice, the credit notes for what went back, and the receipt, as far as they are issued. */
function useDocuments({ transactionId, invoice, hasReceipt }: Payment) {
  const t = usePhrases(paymentsPhrases).list
  const [isBusy, setBusy] = useState(false)
  const document = (label: string, read: () => Promise<FileAnswer>, failed: string): MenuItem => ({
    label,
    icon: <DownloadIcon />,
    onSelect: () => {
      setBusy(true)
      read()
        .then(keepFile)
        .catch(() => toast.error(failed))
        .finally(() => setBusy(false))
    },
  })
  const items = [
    ...(invoice.number === null
      ? []
      : [
          document(
            t.invoiceStates[invoice.status](invoice.number),
            () => downloadInvoiceOf(transactionId),
            t.invoiceFailed,
          ),
        ]),
    ...invoice.creditNotes.map((number) =>
      document(
        `${t.creditNote} ${number}`,
        () => downloadInvoiceOf(transactionId, number),
        t.invoiceFailed,
      ),
    ),
    ...(hasReceipt
      ? [document(t.receipt, () => downloadReceiptOf(transactionId), t.receiptFailed)]
      : []),
  ]
  return { isBusy, items }
}

/** Since when it can no longer be withdrawn. */
function WithdrawalOver({ payment }: { payment: Payment }) {
  const t = usePhrases(paymentsPhrases).list
  const { day } = useFormats()
  const { status, withdrawableUntil: until } = payment
  if (status !== 'PAID' || !until || calendarDay(thisMoment()) <= until) return null
  return <p>{t.withdrawalOver(day(until))}</p>
}
