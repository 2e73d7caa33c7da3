import type { Payment } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { DownloadIcon } from '../../ui/icons/signs.tsx'
import { downloadInvoiceOf } from './queries.ts'

interface Props {
  payment: Payment
  /** What was paid for, by which the buttons of several payments are told apart. */
  name: string
}

/** Fetches the invoice of a payment and the credit notes for what went back; nothing until it is issued. */
export function InvoiceButtons({ payment, name }: Props) {
  const t = usePhrases(paymentsPhrases).list
  const { transactionId, invoice } = payment
  if (invoice.number === null) return null
  return (
    <>
      <DocumentButton
        label={t.invoice}
        name={t.invoiceFor(name, invoice.number)}
        fetchFile={() => downloadInvoiceOf(transactionId)}
      />
      {invoice.creditNotes.map((number) => (
        <DocumentButton
          key={number}
          label={t.creditNote}
          name={t.creditNoteFor(name, number)}
          fetchFile={() => downloadInvoiceOf(transactionId, number)}
        />
      ))}
    </>
  )
}

interface DocumentProps {
  label: string
  name: string
  fetchFile: () => ReturnType<typeof downloadInvoiceOf>
}

function DocumentButton({ label, name, fetchFile }: DocumentProps) {
  const t = usePhrases(paymentsPhrases).list
  const { isBusy, download } = useFileDownload(fetchFile, t.invoiceFailed)
  return (
    <Button size="small" icon={<DownloadIcon />} busy={isBusy} onClick={download} aria-label={name}>
      {label}
    </Button>
  )
}
