import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'
import type { Withdrawal } from '@podium/contract/payments'
import { planIds } from '@podium/contract/plans'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { shellPhrases } from '@podium/phrases/shell'
import { walletPhrases } from '@podium/phrases/wallet'
import { isMissing, Refusal } from '../../client/index.ts'
import { ownSubscription } from '../../shared/credits/ownSubscription.ts'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { paymentStatus, withdrawalOf } from './queries.ts'
import { usePaymentName } from './usePaymentName.ts'
import styles from './WithdrawDialog.module.css'

interface Props {
  transactionId: string
  onClose: () => void
}

/** Shows what would be taken back of a purchase and what comes back for it, then does it. */
export default function WithdrawDialog({ transactionId, onClose }: Props) {
  const withdrawal = useQuery(withdrawalOf(transactionId))
  const { data, isFetched } = withdrawal
  const shown = data?.possible ? data : undefined
  const t = usePhrases(paymentsPhrases).withdrawal
  const { close } = usePhrases(shellPhrases)
  const { money } = useFormats()
  const { contractForm, hasChanged } = useWithdraw({ transactionId, onClose }, shown)
  // How high it is depends on what is read: on a phone it would grow under a thumb.
  if (!isFetched) return null
  return (
    <FormDialog
      title={t.title}
      form={contractForm.form}
      {...(shown && { submit: t.confirm(money(shown.cents)) })}
      cancelLabel={shown ? t.keep : close}
      danger
      onClose={onClose}
    >
      {shown ? (
        <Possible {...{ transactionId, shown, hasChanged }} />
      ) : (
        <Impossible {...withdrawal} />
      )}
    </FormDialog>
  )
}

/** Why there is nothing to be done. */
function Impossible({ data, error, isFetching, refetch }: UseQueryResult<Withdrawal>) {
  const t = usePhrases(paymentsPhrases).withdrawal
  if (data) return <Hindrance withdrawal={data} />
  if (isMissing(error)) return <p>{t.notFound}</p>
  return <ReadFailed message={t.couldNotLoad} {...{ isFetching, refetch }} />
}

function Hindrance({ withdrawal: { reason, until } }: { withdrawal: Withdrawal }) {
  const t = usePhrases(paymentsPhrases).withdrawal.hindrances
  const { date } = useFormats()
  return <p>{t[reason ?? 'SPENT'](until ? date(until) : '')}</p>
}

interface PossibleProps extends Pick<Props, 'transactionId'> {
  shown: Withdrawal
  hasChanged: boolean
}

function Possible({ transactionId, shown, hasChanged }: PossibleProps) {
  const t = usePhrases(paymentsPhrases).withdrawal
  const { date } = useFormats()
  return (
    <>
      <p>{t.lead(date(shown.until ?? ''))}</p>
      {hasChanged && <Notice tone="info">{t.changed}</Notice>}
      <Figures {...{ transactionId, shown }} />
    </>
  )
}

function Figures({ transactionId, shown }: Pick<PossibleProps, 'transactionId' | 'shown'>) {
  const t = usePhrases(paymentsPhrases).withdrawal
  const { credits: creditsOf } = usePhrases(walletPhrases)
  const { money, number } = useFormats()
  const { credits, cents } = shown
  return (
    <>
      <dl className={styles.figures}>
        <Bought transactionId={transactionId} />
        <dt>{credits > 0 ? t.leaves : t.plan}</dt>
        <dd>{credits > 0 ? creditsOf(number(credits)) : <PlanAfter {...shown} />}</dd>
        <dt className={styles.back}>{t.back}</dt>
        <dd className={styles.back}>{money(cents)}</dd>
      </dl>
      <p className="quiet">{credits > 0 ? t.way : t.wayOfPlan}</p>
    </>
  )
}

/** What becomes of the plan: what was paid of it besides goes on, and so may the one before it. */
function PlanAfter({ planAfter }: Pick<Withdrawal, 'planAfter'>) {
  const t = usePhrases(paymentsPhrases).withdrawal
  const { names } = usePhrases(plansPhrases)
  const { date } = useFormats()
  const known = planIds.find((id) => id === planAfter?.planId)
  return planAfter && known ? t.planGoesOn(names[known], date(planAfter.endsAt)) : t.planEnds
}

/** What was bought; one comes here from a mail too, where no list tells it. */
function Bought({ transactionId }: { transactionId: string }) {
  const t = usePhrases(paymentsPhrases).withdrawal
  const { data } = useQuery(paymentStatus(transactionId))
  return (
    <>
      <dt>{t.bought}</dt>
      <dd>{data ? <Name payment={data} /> : '\u00A0'}</dd>
    </>
  )
}

function Name({ payment }: { payment: Parameters<typeof usePaymentName>[0] }) {
  const { money } = useFormats()
  return `${usePaymentName(payment)}, ${money(payment.grossCents)}`
}

function useWithdraw({ transactionId, onClose }: Props, shown?: Withdrawal) {
  const t = usePhrases(paymentsPhrases).withdrawal
  const { money } = useFormats()
  const { credits, cents } = shown ?? { credits: 0, cents: 0 }
  const queryClient = useQueryClient()
  const keyFor = useIdempotencyKey(`withdraw ${transactionId}`)
  const [hasChanged, setHasChanged] = useState(false)
  const contractForm = useContractForm({
    route: () => import('@podium/contract/payments').then(({ withdraw }) => withdraw),
    input: () => ({ params: { id: transactionId }, body: { credits, cents } }),
    keyFor,
    done: t.done(money(cents)),
    onDone: () => {
      for (const queryKey of [['payments'], ['wallet'], ownSubscription.queryKey]) {
        void queryClient.invalidateQueries({ queryKey })
      }
      onClose()
    },
    onError: (error) => {
      // Something was spent meanwhile, or the days ended: what is shown next is as it is now.
      const isOld =
        error instanceof Refusal && (error.has('stateChanged') || error.has('withdrawalOver'))
      if (isOld) {
        setHasChanged(true)
        void queryClient.invalidateQueries({ queryKey: ['payments', 'withdrawal', transactionId] })
      }
      return isOld
    },
  })
  return { contractForm, hasChanged }
}
