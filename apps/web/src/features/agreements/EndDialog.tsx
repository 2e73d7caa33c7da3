import { type Agreement, endAgreement } from '@podium/contract/agreements'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { call } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { useShowAgreement } from './useAgreementAct.ts'

interface Props {
  agreement: Agreement
  /** Of the other side. */
  name: string
  onClose: () => void
}

/** Asks before an agreement ends, or a proposal does, and says what stays. */
export default function EndDialog({ agreement: { id, state }, name, onClose }: Props) {
  const t = usePhrases(agreementsPhrases).ending
  const show = useShowAgreement()
  const isProposal = state === 'PROPOSED'
  const confirm = async () => {
    await show(await call(endAgreement, { params: { id } }))
    onClose()
  }
  return (
    <ConfirmDialog
      title={isProposal ? t.titleProposal : t.title}
      confirmLabel={isProposal ? t.confirmProposal : t.confirm}
      onConfirm={confirm}
      done={t.done}
      onClose={onClose}
      danger
    >
      <p>{isProposal ? t.textProposal(name) : t.text(name)}</p>
    </ConfirmDialog>
  )
}
