import { type Agreement, endAgreement } from '@podium/contract/agreements'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { call, useSession } from '../../client/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { useShowAgreement, useShowStale } from './useAgreementAct.ts'

interface Props {
  agreement: Agreement
  /** Of the other side. */
  name: string
  onClose: () => void
}

/** Asks before an agreement ends, or a proposal does, and says what stays. */
export default function EndDialog({ agreement, name, onClose }: Props) {
  const t = usePhrases(agreementsPhrases).ending
  const { user } = useSession()
  const show = useShowAgreement()
  const showStale = useShowStale()
  const { id, state, versions } = agreement
  const isProposal = state === 'PROPOSED'
  // The other side is not told of a dropped proposal that they have not answered.
  const isUnanswered = versions.every(({ madeBy }) => madeBy === user?.id)
  const confirm = async () => {
    try {
      await show(await call(endAgreement, { params: { id }, query: { state } }))
      toast.success(t.done)
    } catch (error) {
      // What was a proposal may hold by now: that is read before it is ended.
      if (!showStale(error)) throw error
    }
    onClose()
  }
  return (
    <ConfirmDialog
      title={isProposal ? t.titleProposal : t.title}
      confirmLabel={isProposal ? t.confirmProposal : t.confirm}
      onConfirm={confirm}
      onClose={onClose}
      danger
    >
      <p>
        {!isProposal ? t.text(name) : isUnanswered ? t.textUnanswered(name) : t.textProposal(name)}
      </p>
    </ConfirmDialog>
  )
}
