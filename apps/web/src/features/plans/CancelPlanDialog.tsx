import { useQueryClient } from '@tanstack/react-query'
import { withdrawalDays } from '@podium/contract/payment-rules'
import { paths } from '@podium/contract/paths'
import { plansPhrases } from '@podium/phrases/plans'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { ConfirmDialog } from '../../shared/dialogs/ConfirmDialog.tsx'
import { cancelOwnSubscription } from './queries.ts'

interface Props {
  name: string
  /** The day its benefits end, written for people. */
  end: string
  onClose: () => void
}

/** Asks before a plan is cancelled, and says what stays and what goes. */
export function CancelPlanDialog({ name, end, onClose }: Props) {
  const t = usePhrases(plansPhrases).cancelling
  const queryClient = useQueryClient()
  const confirm = async () => {
    await cancelOwnSubscription()
    await queryClient.invalidateQueries(ownSubscription)
    onClose()
  }
  return (
    <ConfirmDialog
      title={t.title(name)}
      confirmLabel={t.confirm}
      cancelLabel={t.keep}
      danger
      onConfirm={confirm}
      done={t.done}
      onClose={onClose}
    >
      <div className="stacked">
        <p>{t.text(end)}</p>
        <p>
          {t.withdraw(withdrawalDays)} <Link to={paths.payments()}>{t.toPayments}</Link>
        </p>
      </div>
    </ConfirmDialog>
  )
}
