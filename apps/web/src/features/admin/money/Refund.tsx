import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPayment, RefundFigures } from '@podium/contract/payments'
import type { Fields } from '@podium/contract/violations'
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
 * The form is there when it is asked for, and goes with what it did: the next part is another act.
 */
export function Refund({ payment }: { payment: AdminPayment }) {
  const t = usePhrases(adminMoneyPhrases).payments
  const [step, setStep] = useState<'before' | 'asked' | 'done'>('before')
  if (step === 'asked') return <Asked payment={payment} onDone={() => setStep('done')} />
  return (
    <div>
      <Button ref={step === 'done' ? focus : undefined} onClick={() => setStep('asked')}>
        {t.refund}
      </Button>
    </div>
  )
}

/** The form had the focus, and went with it. */
const focus = (button: HTMLButtonElement | null) => button?.focus()

interface AskedProps {
  payment: AdminPayment
  onDone: () => void
}

function Asked({ payment, onDone }: AskedProps) {
  const t = usePhrases(adminMoneyPhrases).payments
  const common = usePhrases(adminPhrases)
  const { money } = useFormats()
  const [typed, setTyped] = useState('')
  const wrong = creditsWrong(typed, payment)
  const { figures, isError, isOld } = useFigures(payment, useDebounced(typed, 300))
  const { form, isBusy, errorOf, hasChanged } = useRefund(payment, figures, onDone)
  const amount = money(figures?.cents ?? 0)
  const hasNothing = figures?.cents === 0
  return (
    <PanelPart title={t.refundTitle}>
      {hasChanged && <Notice tone="info">{t.refundChanged}</Notice>}
      {figures && !wrong && (
        <p>{hasNothing ? t.refundNothing : t.refundText(amount, personName(payment.user))}</p>
      )}
      {!wrong && <Consequence isPlan={payment.planId !== null} {...{ figures, isError }} />}
      <Form
        {...form}
        className={styles.proof}
        acts={
          <div className={styles.foot}>
            <Button
              type="submit"
              variant="danger"
              busy={isBusy}
              disabled={!wrong && (isOld || hasNothing)}
            >
              {wrong ? t.refund : t.refundConfirm(amount)}
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

type Bought = Pick<AdminPayment, 'creditAmount' | 'refundedCredits'>

/** What is wrong with the credits that are typed; nothing typed stands for all that is unspent. */
function creditsWrong(typed: string, { creditAmount, refundedCredits }: Bought) {
  const text = typed.trim()
  const max = creditAmount - refundedCredits
  if (text === '') return undefined
  if (!/^\d+$/.test(text)) return { kind: 'Number' } as const
  if (Number(text) < 1) return { kind: 'Min', min: 1 } as const
  return Number(text) > max ? ({ kind: 'Max', max } as const) : undefined
}

/** What is unspent goes back, or so many credits as are typed; what of them was spent is owed. */
function useFigures(payment: AdminPayment, typed: string) {
  const isWrong = creditsWrong(typed, payment) !== undefined
  const { data, isError, isPlaceholderData } = useQuery({
    ...refundRead(payment.transactionId, typed.trim() === '' ? undefined : Number(typed)),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
  })
  return { figures: data, isError, isOld: !data || isPlaceholderData }
}

function useRefund(
  payment: AdminPayment,
  figures: RefundFigures | undefined,
  onRefunded: () => void,
) {
  const { transactionId } = payment
  const t = usePhrases(adminMoneyPhrases).payments
  const { money } = useFormats()
  const readAgain = useReadAgain()
  const keyFor = useIdempotencyKey()
  const [hasChanged, setHasChanged] = useState(false)
  const contractForm = useContractForm({
    route: () => import('@podium/contract/payments').then(({ refundPayment }) => refundPayment),
    input: ({ reason = '' }) => ({ params: { id: transactionId }, body: { reason, ...figures } }),
    options: () => ({ idempotencyKey: keyFor({ transactionId, ...figures }) }),
    check: ({ credits = '' }): Fields => {
      const wrong = creditsWrong(credits, payment)
      return wrong ? { credits: [wrong] } : {}
    },
    onDone: () => {
      toast.success(t.refunded(money(figures?.cents ?? 0)))
      readAgain()
      onRefunded()
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
