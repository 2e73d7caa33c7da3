import type { Payment } from '@podium/contract/payments'
import { paymentsPhrases } from '@podium/phrases/payments'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useFileDownload } from '../../shared/downloads/useFileDownload.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { DownloadIcon } from '../../ui/icons/signs.tsx'
import { downloadReceiptOf } from './queries.ts'

interface Props {
  payment: Payment
  label: string
}

/** Fetches the receipt of a paid payment. */
export function ReceiptButton({ payment, label }: Props) {
  const t = usePhrases(paymentsPhrases).list
  const fetchFile = () => downloadReceiptOf(payment.transactionId)
  const { isBusy, download } = useFileDownload(fetchFile, t.receiptFailed)
  return (
    <Button icon={<DownloadIcon />} busy={isBusy} onClick={download}>
      {label}
    </Button>
  )
}
