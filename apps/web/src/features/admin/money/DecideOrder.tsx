import type { Order } from '@podium/contract/orders'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { useIdempotencyKey } from '../../../shared/forms/useIdempotencyKey.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { DecisionForm } from '../frame/DecisionForm.tsx'

type Decision = 'pay' | 'refund'

interface Props {
  order: Order
  onDone: () => void
}

/** How the call that decides a claim names the two ways. */
const ofClaims = { pay: 'DISMISS', refund: 'REFUND' } as const

/** Decides a dispute or a claim: where the credits go, and why. Neither side is chosen beforehand. */
export function DecideOrder({ order: { id, abilities, ...order }, onDone }: Props) {
  const t = usePhrases(adminMoneyPhrases).orders
  const keyFor = useIdempotencyKey('decide-order')
  const isClaim = abilities.decideClaim
  return (
    <DecisionForm
      title={isClaim ? t.decideClaimTitle : t.decideTitle}
      choices={{
        name: 'decision',
        label: t.decision,
        hideLabel: true,
        missing: t.choose,
        of: useWays(order),
      }}
      reason={{ label: t.reason }}
      confirm={t.confirm}
      done={t.decided}
      onDone={onDone}
      route={() =>
        import('@podium/contract/orders').then(({ decideOrder, decideClaim }) =>
          isClaim ? (decideClaim as unknown as typeof decideOrder) : decideOrder,
        )
      }
      input={(choice: Decision, { reason: words }) => ({
        params: { id },
        body: { decision: (isClaim ? ofClaims[choice] : choice) as Decision, reason: words },
      })}
      keyFor={(input) => keyFor(input, id)}
    />
  )
}

/** The two ways the credits may go, each with what it means now. */
function useWays({ product, buyer, seller, paidAt }: Omit<Order, 'id' | 'abilities'>) {
  const t = usePhrases(adminMoneyPhrases).orders
  const { number } = useFormats()
  const credits = number(product.credits)
  const [buyerName, sellerName] = [buyer.name || t.gone, seller.name || t.gone]
  const back = t.refundHint(credits, buyerName)
  return [
    {
      value: 'refund' as const,
      label: t.refund,
      hint: paidAt ? `${back} ${t.fromSeller(seller.name || t.goneWithin)}` : back,
    },
    paidAt
      ? { value: 'pay' as const, label: t.keep, hint: t.keepHint(credits, sellerName) }
      : { value: 'pay' as const, label: t.pay, hint: t.payHint(credits, sellerName) },
  ]
}
