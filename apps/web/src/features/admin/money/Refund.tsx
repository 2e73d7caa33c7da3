import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AdminPayment, RefundFigures } from '@podium/contract/payments'
import type { Fields } from '@podium/contract/violations'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { shellPhrases } from '@podium/phrases/shell'
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
import { Fact, Facts } from '../frame/SidePanel.tsx'
import { useReadAgain } from '../frame/useAct.ts'
import { useBought } from './paymentColumns.tsx'
import { refundRead } from './queries.ts'
import styles from './money.module.css'

interface Props {
  payment: AdminPayment
  /** It is over: the money went back, or nothing was done. */
  onClose: () => void
}

/**
 * Gives the money of a payment back, with a reason, once an admin has read what becomes of the credits.
 * It has the panel to itself: what is typed, what comes of it and the button that does it are seen at once.
 */
export function Refund({ payment, onClose }: Props) {
  const t = usePhrases(adminMoneyPhrases).payments
  const common = usePhrases(adminPhrases)
  const { cancel } = usePhrases(shellPhrases)
  const { money, number } = useFormats()
  const bought = useBought()
  /**
   * What the admin typed: undefined until the field is turned to, which holds all that is unspent till then;
   * null where it was turned to before that was known.
   */
  const [typed, setTyped] = useState<string | null>()
  const [typedMoney, setTypedMoney] = useState('')
  const wrong = wrongIn({ typed, typedMoney }, payment)
  const { figures: reckoned, isError, isOld } = useFigures(payment, typed)
  const figures = reckoned && { ...reckoned, cents: centsIn(typedMoney) ?? reckoned.cents }
  const { form, isBusy, hasChanged } = useRefund(payment, { figures, wrong }, onClose)
  const amount = money(figures?.cents ?? 0)
  const hasNothing = figures?.cents === 0
  const nothingLeft = payment.purpose === 'PLAN' ? t.refundUsed : t.refundNothing
  return (
    <section className={styles.asked} aria-labelledby="refund">
      <h3 id="refund" ref={intoSight} tabIndex={-1}>
        {t.refundTitle}
      </h3>
      <p className="soft">
        {[
          bought(payment),
          money(payment.grossCents),
          ...(payment.refundedCents > 0 ? [t.partly(money(payment.refundedCents))] : []),
        ].join(', ')}
      </p>
      {hasChanged && <Notice tone="info">{t.refundChanged}</Notice>}
      <Form
        {...form}
        className={styles.refund}
        acts={
          <div className={styles.refundActs}>
            <Button variant="quiet" onClick={onClose}>
              {cancel}
            </Button>
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
            hint={
              isAll(typed) ? t.refundUnspent : t.refundUpTo(t.credits(number(mostCredits(payment))))
            }
            name="credits"
            inputMode="numeric"
            value={typed === undefined ? figures?.credits || '' : (typed ?? '')}
            placeholder={isAll(typed) && figures ? String(figures.credits) : undefined}
            onFocus={({ currentTarget: { value } }) =>
              setTyped((known) => (known === undefined ? value || null : known))
            }
            onChange={({ currentTarget: { value } }) => setTyped(value)}
          />
        )}
        <TextField
          label={t.refundMoney}
          hint={t.refundMoneyHint}
          name="cents"
          inputMode="decimal"
          value={typedMoney}
          placeholder={reckoned && money(reckoned.cents)}
          onChange={({ currentTarget: { value } }) => setTypedMoney(value)}
        />
        <TextField
          label={common.reason}
          hint={common.reasonHint}
          name="reason"
          required
          maxLength={255}
        />
        {!payment.providerAsked && <Notice>{t.refundIsByHand}</Notice>}
        {!wrong && (
          <Consequence
            isPlan={payment.planId !== null}
            says={hasNothing ? nothingLeft : t.refundText(amount, personName(payment.user))}
            {...{ figures, isError }}
          />
        )}
      </Form>
    </section>
  )
}

/** What was pressed went with the facts. */
const intoSight = (heading: HTMLElement | null) => heading?.focus()

interface ConsequenceProps {
  figures: RefundFigures | undefined
  isError: boolean
  isPlan: boolean
  /** Whom the money goes back to, in a sentence. */
  says: string
}

function Consequence({ figures, isError, isPlan, says }: ConsequenceProps) {
  const t = usePhrases(adminMoneyPhrases).payments
  const { money, number } = useFormats()
  if (isError && !figures) return <Notice tone="danger">{t.figuresMissing}</Notice>
  if (!figures) return <SkeletonText lines={3} />
  const { cents, credits, debt } = figures
  return (
    <div className={styles.consequence} role="group" aria-label={t.consequence}>
      <p className={styles.says}>{says}</p>
      <Facts>
        <Fact name={t.money}>{money(cents)}</Fact>
        <Fact name={t.back}>{isPlan ? undefined : t.credits(number(credits - debt))}</Fact>
        <Fact name={t.becomesDebt}>
          {debt > 0 && <strong className={styles.owed}>{t.credits(number(debt))}</strong>}
        </Fact>
      </Facts>
      {isPlan && <p>{t.planEnds}</p>}
      {debt > 0 && <p>{t.blocks}</p>}
    </div>
  )
}

/** As many as were bought and have not gone back. */
const mostCredits = ({ creditAmount, refundedCredits }: Bought) => creditAmount - refundedCredits

type Bought = Pick<AdminPayment, 'creditAmount' | 'refundedCredits'>

type Typed = string | null | undefined

/** Nothing was typed: all that is unspent goes back. A field that was emptied says no sum. */
const isAll = (typed: Typed): typed is null | undefined => typeof typed !== 'string'

/** What is wrong with the credits that are typed. */
function creditsWrong(typed: Typed, bought: Bought) {
  if (isAll(typed)) return undefined
  const text = typed.trim()
  const max = mostCredits(bought)
  if (text === '') return { kind: 'NotBlank' } as const
  if (!/^\d+$/.test(text)) return { kind: 'Number' } as const
  if (Number(text) < 1) return { kind: 'Min', min: 1 } as const
  return Number(text) > max ? ({ kind: 'Max', max } as const) : undefined
}

/** The money that is typed, in cents; undefined where none is, or what is typed is no sum of euros. */
function centsIn(typed: string): number | undefined {
  const [, euros, cents = ''] = /^(\d{1,7})(?:[.,](\d{1,2}))?$/.exec(typed.trim()) ?? []
  return euros === undefined ? undefined : Number(euros) * 100 + Number(cents.padEnd(2, '0'))
}

/** What is wrong with the money that is typed: left empty, it is what the credits cost. */
function moneyWrong(typed: string, { grossCents, refundedCents }: AdminPayment) {
  if (typed.trim() === '') return undefined
  const cents = centsIn(typed)
  const most = grossCents - refundedCents
  if (cents === undefined) return { kind: 'Number' } as const
  if (cents < 1) return { kind: 'Min', min: 0.01 } as const
  return cents > most ? ({ kind: 'Max', max: most / 100 } as const) : undefined
}

/** What is wrong with what is typed, at its fields; undefined where nothing is. */
function wrongIn(
  { typed, typedMoney }: { typed: Typed; typedMoney: string },
  payment: AdminPayment,
): Fields | undefined {
  const [credits, cents] = [creditsWrong(typed, payment), moneyWrong(typedMoney, payment)]
  if (!credits && !cents) return undefined
  return { ...(credits && { credits: [credits] }), ...(cents && { cents: [cents] }) }
}

/**
 * What is unspent goes back, or so many credits as are typed; what of them was spent is owed. The figures
 * are old from the first key on until those of what is typed are there: nobody sends them till then.
 */
function useFigures(payment: AdminPayment, typed: Typed) {
  const asked = useDebounced(typed, 300)
  const isWrong = creditsWrong(asked, payment) !== undefined
  const { data, isError, isPlaceholderData } = useQuery({
    ...refundRead(payment.transactionId, isAll(asked) ? undefined : Number(asked)),
    placeholderData: keepPreviousData,
    enabled: !isWrong,
  })
  return { figures: data, isError, isOld: !data || isPlaceholderData || typed !== asked }
}

function useRefund(
  payment: AdminPayment,
  { figures, wrong }: { figures: RefundFigures | undefined; wrong: Fields | undefined },
  onRefunded: () => void,
) {
  const { transactionId } = payment
  const t = usePhrases(adminMoneyPhrases).payments
  const { money } = useFormats()
  const readAgain = useReadAgain()
  const keyFor = useIdempotencyKey('refund')
  const [hasChanged, setHasChanged] = useState(false)
  const contractForm = useContractForm({
    route: () => import('@podium/contract/payments').then(({ refundPayment }) => refundPayment),
    input: ({ reason = '' }) => ({ params: { id: transactionId }, body: { reason, ...figures } }),
    keyFor: (input) => keyFor(input, transactionId),
    check: (): Fields => wrong ?? {},
    onDone: ({ refundUnderWay }) => {
      // The panel says of what is under way how it stands.
      if (!refundUnderWay) toast.success(t.refunded(money(figures?.cents ?? 0)))
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
