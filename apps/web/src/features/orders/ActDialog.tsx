import { useQueryClient } from '@tanstack/react-query'
import type { Order } from '@podium/contract/orders'
import { personName } from '@podium/contract/person-name'
import { orderActsPhrases } from '@podium/phrases/order-acts'
import { ordersPhrases } from '@podium/phrases/orders'
import { FormDialog } from '../../shared/forms/FormDialog.tsx'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { useIdempotencyKey } from '../../shared/forms/useIdempotencyKey.ts'
import { Refusal } from '../../client/index.ts'
import { TextareaField } from '../../ui/fields/TextareaField.tsx'
import { bodyOf, routeOf, seenAs, shapeOf, type Act } from './acts.ts'
import { orderRead } from './queries.ts'

interface Props {
  order: Order
  act: Act
  onClose: () => void
}

/** Says what an act does to the credits, asks what belongs to it, and does it. */
export function ActDialog({ order, act, onClose }: Props) {
  const { title, text, act: label } = useTexts(order, act)
  const { form } = useAct({ order, act, onClose })
  const { isFinal } = shapeOf(act)
  return (
    <FormDialog
      title={title}
      size="small"
      form={form}
      submit={label}
      danger={isFinal}
      onClose={onClose}
    >
      <p>{text}</p>
      <WordsField order={order} act={act} />
    </FormDialog>
  )
}

function WordsField({ order, act }: Pick<Props, 'order' | 'act'>) {
  const t = usePhrases(orderActsPhrases)
  const { optional } = usePhrases(ordersPhrases).buying
  const { number } = useFormats()
  const { field, max = 0, required = false } = shapeOf(act)
  if (!field) return null
  const isTracking = field === 'trackingNote'
  const { note, noteHint } = t.ship
  const texts = t[act]
  const label = 'reason' in texts ? texts.reason : 'note' in texts ? texts.note : note
  return (
    <TextareaField
      name={field}
      label={required ? label : `${label} (${optional})`}
      hint={(isTracking || field === 'note') && noteHint}
      defaultValue={isTracking ? order.trackingNote : ''}
      rows={3}
      maxLength={max}
      counter={(length) => t.counter(number(max - length))}
      required={required}
    />
  )
}

/** The words of an act, with the names and credits of the order. */
function useTexts(order: Order, act: Act) {
  const { buyer, seller, product, recalled, paidAt } = order
  const t = usePhrases(orderActsPhrases)
  const { gone } = usePhrases(ordersPhrases)
  const { number } = useFormats()
  const credits = number(product.credits)
  const [to, from] = [personName(buyer) || gone.buyer, personName(seller) || gone.seller]
  const texts = {
    ship: t.ship.text(to),
    track: t.track.text(to),
    decline: t.decline.text(credits, to),
    confirm: t.confirm.text(credits, from),
    keep: (recalled === null ? t.keep.text : t.keep.recalled)(credits, from),
    dispute: t.dispute.text,
    pay: t.pay.text(credits, from),
    leave: t.leave.text(credits, from),
    // What came back is decided about once the seller has the credits, as a claim is.
    refund: paidAt === null ? t.refund.text(credits, to) : t.grant.text(credits, to, from),
    cancel: t.cancel.text(credits),
    withdraw: (recalled === null ? t.withdraw.text : t.withdraw.recalled)(credits, from),
    return: t.return.text(credits, from),
    receiveBack: t.receiveBack.text(credits, to),
    contest: t.contest.text,
    claim: t.claim.text,
    grant: t.grant.text(credits, to, from),
    dismiss: t.dismiss.text(credits, from),
  }
  const { done: said } = t[act]
  const done = typeof said === 'string' ? said : said(act === 'receiveBack' ? to : from)
  return { title: t[act].title, text: texts[act], act: t[act].act, done }
}

function useAct({ order, act, onClose }: Props) {
  const { done } = useTexts(order, act)
  const queryClient = useQueryClient()
  const keyFor = useIdempotencyKey(`${act} ${order.id}`)
  const { field = 'reason' } = shapeOf(act)
  const readAgain = (...keys: string[][]) => {
    for (const queryKey of keys) void queryClient.invalidateQueries({ queryKey })
  }
  return useContractForm({
    route: () => routeOf(act),
    input: (typed) => ({
      params: { id: order.id },
      query: seenAs(act) as never,
      body: bodyOf(act, (typed[field] ?? '').trim()) as never,
    }),
    keyFor,
    done,
    onDone: (moved) => {
      queryClient.setQueryData(orderRead(order.id).queryKey, moved)
      readAgain(['orders', 'list'], ['wallet'], ['home', 'waiting'])
      onClose()
    },
    onError: (error) => {
      // The other side, or time, was faster: the order shows its present state.
      if (error instanceof Refusal && error.has('stateChanged')) {
        readAgain(['orders'], ['wallet'], ['home', 'waiting'])
        onClose()
      }
      return false
    },
  })
}
