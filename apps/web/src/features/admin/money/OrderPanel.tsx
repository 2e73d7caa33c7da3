import type { examineOrder, Order, OrderHistory, OrderPerson } from '@podium/contract/orders'
import type { Reply } from '@podium/contract/route'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { productsPhrases } from '@podium/phrases/products'
import { orderTone } from '../../../shared/orders/orderTones.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { lazyDialog } from '../../../shared/rendering/lazyWithPreload.tsx'
import { Button } from '../../../ui/actions/Button.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { Facts as FactsInLine } from '../../../ui/surfaces/Facts.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import { classes } from '../../../ui/classes.ts'
import acts from '../frame/AdminList.module.css'
import { PanelRead } from '../frame/PanelRead.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { Fact, Facts, PanelPart, Words } from '../frame/SidePanel.tsx'
import panel from '../frame/SidePanel.module.css'
import { useReadAgain } from '../frame/useAct.ts'
import { useOpenRow } from '../frame/useOpenRow.ts'
import { useTimes } from '../frame/useTimes.ts'
import { DecideOrder } from './DecideOrder.tsx'
import styles from './money.module.css'
import { orderRead } from './queries.ts'

const RecallDialog = lazyDialog(() => import('../../../shared/products/RecallDialog.tsx'))

/** An order with everything a dispute or a claim is decided by (`orders.course`, `orders.claims`). */
export function OrderPanel({ id }: { id: number }) {
  return <PanelRead read={orderRead(id)}>{(data) => <Known found={data} />}</PanelRead>
}

function Known({ found: { order, buyer, seller } }: { found: Reply<typeof examineOrder> }) {
  const t = usePhrases(adminMoneyPhrases).orders
  const { close } = useOpenRow()
  const decides = order.abilities.decide || order.abilities.decideClaim
  const said = [
    [t.says, order.disputeReason],
    [t.tracking, order.trackingNote],
    [t.declineReason, order.declineReason],
    [t.decisionReason, order.decisionReason],
    [t.returnNote, order.returnNote],
    [t.contests, order.contestReason],
    [t.claims, order.claimReason],
    [t.claimAnswer, order.claimAnswer],
  ] as const
  return (
    <>
      <Bought order={order} />
      <Facts>
        <Fact name={t.columns.buyer}>
          <Side person={order.buyer} history={buyer} />
        </Fact>
        <Fact name={t.columns.seller}>
          <Side person={order.seller} history={seller} />
        </Fact>
      </Facts>
      {said.map(
        ([title, words]) =>
          words && (
            <PanelPart key={title} title={title}>
              <Words>{words}</Words>
            </PanelPart>
          ),
      )}
      {decides && <DecideOrder order={order} onDone={close} />}
      <Recalled order={order} />
      <Days order={order} />
      <Delivery order={order} />
      <Recall order={order} isLast={!decides} />
    </>
  )
}

function Bought({ order: { id, product, status } }: { order: Order }) {
  const t = usePhrases(adminMoneyPhrases).orders
  const { number } = useFormats()
  return (
    <div className={styles.bought}>
      {product.imagePath && <img src={product.imagePath.thumbnail} alt="" width="96" height="96" />}
      <div>
        <p>
          <Badge tone={orderTone(status, 'admin')}>{t.statuses[status]}</Badge>{' '}
          <span className={styles.number}>{t.numbered(id)}</span>
        </p>
        <Credits value={number(product.credits)} />
        <details>
          <summary>{t.offered}</summary>
          <p className={styles.description}>{product.description}</p>
        </details>
      </div>
    </div>
  )
}

function Recalled({ order: { recalled } }: { order: Order }) {
  const t = usePhrases(productsPhrases).recall
  if (recalled === null) return null
  return (
    <PanelPart title={t.isRecalled}>
      <Words>{recalled}</Words>
    </PanelPart>
  )
}

interface RecallProps {
  order: Order
  /** Whether it is all that can be done, and stands at the foot. */
  isLast: boolean
}

/** Its product, also one that is not offered any more, until it is recalled (`products.recall`). */
function Recall({ order: { id, product, recalled }, isLast }: RecallProps) {
  const t = usePhrases(productsPhrases).recall
  const { isOpen, open, close } = useDialog(`recall-${id}`)
  const readAgain = useReadAgain()
  if (recalled !== null) return null
  return (
    <div className={classes(acts.buttons, isLast && panel.foot)}>
      <Button size="small" className={acts.danger} onClick={open}>
        {t.confirm}
      </Button>
      {isOpen && <RecallDialog product={product} onDone={readAgain} onClose={close} />}
    </div>
  )
}

function Side({ person, history }: { person: OrderPerson; history: OrderHistory }) {
  const t = usePhrases(adminMoneyPhrases).orders
  const { day } = useTimes()
  const { orders, disputed, refunded, since } = history
  return (
    <>
      <PersonLink person={person} />
      <br />
      <span className="soft">
        <FactsInLine
          of={[
            t.ordered(orders),
            disputed > 0 && t.disputedBefore(disputed),
            refunded > 0 && t.refundedBefore(refunded),
            t.here(day(since)),
          ]}
        />
      </span>
    </>
  )
}

/** What happened to an order and what is still to come, the latest first. */
function Days({ order }: { order: Order }) {
  const t = usePhrases(adminMoneyPhrases).orders
  const told: readonly (readonly [string, string | null])[] = [
    [t.columns.when, order.placedAt],
    [t.answerBy, order.answerBy],
    [t.shipped, order.shippedAt],
    [t.confirmBy, order.confirmBy],
    [t.arrived, order.confirmedAt],
    [t.paid, order.paidAt],
    [t.disputed, order.disputedAt],
    [t.withdrawn, order.withdrawnAt],
    [t.sentBack, order.sentBackAt],
    [t.returnBy, order.returnBy],
    [t.contested, order.contestedAt],
    [t.claimed, order.claimedAt],
    [t.ended, order.endedAt],
  ]
  // Of two at the same moment the one that comes of the other is told last.
  const days = told
    .filter((day): day is [string, string] => day[1] !== null)
    .toReversed()
    .toSorted(([, a], [, b]) => Date.parse(b) - Date.parse(a))
  const draw = (some: typeof days) => (
    <Facts>
      {some.map(([name, at]) => (
        <Fact key={name} name={name} at={at} />
      ))}
    </Facts>
  )
  return (
    <div className={panel.part}>
      {draw(days.slice(0, latest))}
      {days.length > latest && (
        <details>
          <summary>{t.before}</summary>
          {draw(days.slice(latest))}
        </details>
      )}
    </div>
  )
}

/** So many of the moments of an order stand there at once. */
const latest = 3

function Delivery({ order: { delivery } }: { order: Order }) {
  const t = usePhrases(adminMoneyPhrases).orders
  if (!delivery) return null
  const { name, address, postalCode, city, countryCode, phone, note } = delivery
  return (
    <PanelPart title={t.delivery}>
      <address className={styles.delivery}>
        {[name, address, `${postalCode} ${city}, ${countryCode}`, phone, note]
          .filter(Boolean)
          .join('\n')}
      </address>
    </PanelPart>
  )
}
