import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPayment, RefundFigures } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { Refusal } from '../../../client/index.ts'
import { Form } from '../../../shared/forms/Form.tsx'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useContractForm } from '../../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { useDebounced } from '../../../shared/rendering/useDebounced.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { SkeletonText } from '../../../ui/feedback/Skeleton.tsx'
import { toast } from '../../../ui/feedback/toasts.ts'
import { TextField } from '../../../ui/fields/TextField.tsx'
import { Fact, Facts, PanelPart } from '../frame/SidePanel.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import { refundRead } from './queries.ts'
import styles from './money.module.css'

/**
 * Gives the money of a payment back, with a reason, once an admin has read what becomes of the credits.
 * The form is there when it is asked for.
 */
export function Refund({ payment }: { payment: AdminPayment }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const [isAsked, setAsked] = useState(false)
  if (isAsked) return <Asked payment={payment} />
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{t.refund}</Button>
    </div>
  )
}

function Asked({ payment }: { payment: AdminPayment }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const common = usePhrases(adminPhrases)
  const { money } = useFormats()
  const [typed, setTyped] = useState('')
  const { figures, isError, isOld } = useFigures(payment, useDebounced(typed, 300))
  const { form, isBusy, errorOf, hasChanged } = useRefund(payment, figures)
  const amount = money(figures?.cents ?? 0)
  const hasNothing = figures?.cents === 0
  return (
    <PanelPart title={t.refundTitle}>
      {hasChanged && <Notice tone="info">{t.refundChanged}</Notice>}
      {figures && (
        <p>{hasNothing ? t.refundNothing : t.refundText(amount, personName(payment.user))}</p>
      )}
      <Consequence isPlan={payment.planId !== null} {...{ figures, isError }} />
      <Form
        {...form}
        className={styles.proof}
        acts={
          <div>
            <Button type="submit" variant="danger" busy={isBusy} disabled={isOld || hasNothing}>
              {t.refundConfirm(amount)}
            </Button>
          </div>
        }
      >
        {payment.purpose === 'CREDITS' && (
          <TextField
            label={t.refundCredits}
            hint={t.refundUnspent}
            name="credits"
            inputMode="numeric"
            value={typed}
            placeholder={figures && String(figures.credits)}
            error={errorOf('credits')}
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
        <TextField
          label={common.reason}
          hint={common.reasonHint}
          name="reason"
          required
          maxLength={255}
          error={errorOf('reason')}
        />
      </Form>
    </PanelPart>
  )
}

interface ConsequenceProps {
  figures: RefundFigures | undefined
  isError: boolean
  isPlan: boolean
}

function Consequence({ figures, isError, isPlan }: ConsequenceProps) {
  const t = usePhrases(adminMoneyPhrases).payments
  const { money, number } = useFormats()
  if (isError && !figures) return <Notice tone="danger">{t.figuresMissing}</Notice>
  if (!figures) return <SkeletonText lines={3} />
  const { cents, credits, debt } = figures
  return (
    <div className={styles.consequence} role="group" aria-label={t.consequence}>
      <Facts>
        <Fact name={t.money}>{money(cents)}</Fact>
        <Fact name={t.back}>{isPlan ? undefined : t.credits(number(credits - debt))}</Fact>
        <Fact name={t.becomesDebt}>
          {debt > 0 && <strong className={styles.owed}>{t.credits(number(debt))}</strong>}
        </Fact>
      </Facts>
      {debt > 0 && <p>{t.blocks}</p>}
    </div>
  )
}

/** What is unspent goes back, or so many credits as are typed; what of them was spent is owed. */
function useFigures(payment: AdminPayment, typed: string) {
  const { transactionId, creditAmount, refundedCredits } = payment
  const wanted = Math.min(Number(typed), creditAmount - refundedCredits)
  const isTyped = /^\d+$/.test(typed.trim())
  const { data, isError, isPlaceholderData } = useQuery({
    ...refundRead(transactionId, isTyped ? wanted : undefined),
    placeholderData: keepPreviousData,
  })
  return { figures: data, isError, isOld: !data || isPlaceholderData }
}

function useRefund({ transactionId }: AdminPayment, figures: RefundFigures | undefined) {
  const t = usePhrases(adminMoneyPhrases).payments
  const readAgain = useReadAgain()
  const keyFor = useIdempotencyKey()
  const [hasChanged, setHasChanged] = useState(false)
  const contractForm = useContractForm({
    route: () => import('@podium/contract/payments').then(({ refundPayment }) => refundPayment),
    input: ({ reason = '' }) => ({ params: { id: transactionId }, body: { reason, ...figures } }),
    options: () => ({ idempotencyKey: keyFor({ transactionId, ...figures }) }),
    onDone: () => {
      toast.success(t.refunded)
      readAgain()
    },
    onError: (error) => {
      // The buyer was faster: what is shown next is as it is now.
      const isOld = error instanceof Refusal && error.has('stateChanged')
      if (isOld) readAgain()
      if (isOld) setHasChanged(true)
      return isOld
    },
  })
  return { ...contractForm, hasChanged }
}
