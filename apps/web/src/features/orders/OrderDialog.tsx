import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { OrderStatus } from '@podium/contract/order-rules'
import type { Order, OrderPerson } from '@podium/contract/orders'
import { paths } from '@podium/contract/paths'
import { actingPhrases } from '@podium/phrases/acting'
import { ordersPhrases } from '@podium/phrases/orders'
import { tradersPhrases } from '@podium/phrases/traders'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { SoldBy } from '../../shared/traders/SoldBy.tsx'
import { useDialogAbout } from '../../shared/dialogs/useDialogAbout.ts'
import { isMissing, useSession } from '../../client/index.ts'
import { LeftToOthers } from '../../shared/guardian/index.ts'
import { Link } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon, WarningIcon } from '../../ui/icons/signs.tsx'
import { ParcelIcon } from '../../ui/icons/workSigns.tsx'
import { orderTone } from '../../shared/orders/orderTones.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import { ActDialog } from './ActDialog.tsx'
import { actsOf, isOpenToSide, shapeOf, type Act } from './acts.ts'
import { DeliveryPart } from './DeliveryPart.tsx'
import styles from './OrderDialog.module.css'
import { orderRead } from './queries.ts'
import { SidePart } from './SidePart.tsx'
import { Timeline } from './Timeline.tsx'
import { useStatusName } from './useStatusName.ts'
import { useNext } from './useNext.ts'

/** With these nothing is sent back any more: it never came, went back, or may be kept without its credits. */
const overFor = new Set<OrderStatus>(['DECLINED', 'EXPIRED', 'REFUNDED', 'RETURNED'])

interface Props {
  /** 0 for what cannot be an id. */
  id: number
  contact: (person: OrderPerson) => ReactNode
  onClose: () => void
}

/** An order: what was bought, how it stands, what happened, and what one can do now. */
export default function OrderDialog({ id, contact, onClose }: Props) {
  const t = usePhrases(ordersPhrases)
  const { data, error } = useQuery({ ...orderRead(id), enabled: id > 0 })
  const { subject, open, close: putOff } = useDialogAbout<Act>('order-act')
  const isNowhere = id === 0 || isMissing(error)
  const acts = data && !isNowhere ? actsOf(data) : []
  // What few do takes no room from what is read: it stands at its end.
  const isQuiet = acts.every((act) => shapeOf(act).isQuiet)
  const shown = isNowhere ? t.order.notFound.title : t.order.title(id)
  return (
    <>
      <Dialog
        title={shown}
        onClose={onClose}
        footer={isQuiet ? undefined : <Acts acts={acts} onAct={open} />}
      >
        {isNowhere ? <Nowhere onClose={onClose} /> : <Loaded id={id} contact={contact} />}
        {isQuiet && acts.length > 0 && (
          <div className={styles.acts}>
            <Acts acts={acts} onAct={open} />
          </div>
        )}
      </Dialog>
      {data && subject && <ActDialog order={data} act={subject} onClose={putOff} />}
    </>
  )
}

function Nowhere({ onClose }: { onClose: () => void }) {
  const t = usePhrases(ordersPhrases).order.notFound
  return (
    <div className="stacked">
      <p>{t.text}</p>
      <Button onClick={onClose}>{t.action}</Button>
    </div>
  )
}

function Acts({ acts, onAct }: { acts: readonly Act[]; onAct: (act: Act) => void }) {
  const t = usePhrases(ordersPhrases).order.acts
  return acts.map((act, at) => (
    <Button
      key={act}
      variant={at === acts.length - 1 && !shapeOf(act).isQuiet ? 'primary' : 'secondary'}
      onClick={() => onAct(act)}
    >
      {t[act]}
    </Button>
  ))
}

function Loaded({ id, contact }: Pick<Props, 'id' | 'contact'>) {
  const t = usePhrases(ordersPhrases)
  const [data, instead] = useRead(orderRead(id), t.couldNotLoad, '37rem')
  return data ? <Details order={data} contact={contact} /> : instead
}

function Details({ order, contact }: { order: Order; contact: Props['contact'] }) {
  const t = usePhrases(ordersPhrases)
  const next = useNext(order)
  const { status, side, buyer, seller, trader, recalled } = order
  const statusName = useStatusName(side)
  const { user } = useSession()
  const { checkedThen } = usePhrases(tradersPhrases).seller
  const said = side === 'buyer' ? t.order.recalled : t.order.recalledSeller
  const saidThen = side === 'buyer' ? t.order.recalledOver : t.order.recalledOverSeller
  const isOver = overFor.has(status) || (status === 'WITHDRAWN' && order.endedAt !== null)
  return (
    <div className="stacked-apart">
      {/* Announced when it changes while the page is open. */}
      <div className={styles.state} role="status">
        <Badge tone={orderTone(status, side, order.abilities)}>{statusName(status)}</Badge>
        {next && <p>{next}</p>}
      </div>
      {user?.protected && side === 'buyer' && isOpenToSide(order) && <LeftToOthers what="order" />}
      <CannotAct order={order} />
      {recalled !== null && (
        <Notice tone="danger" icon={<WarningIcon />}>
          <strong>{isOver ? saidThen : said}</strong> {recalled}
        </Notice>
      )}
      <Bought order={order} />
      <div className={styles.course}>
        <Timeline order={order} />
        <DeliveryPart order={order} />
      </div>
      <div className={styles.sides}>
        {side !== 'buyer' && (
          <SidePart
            title={t.order.buyer}
            person={buyer}
            gone={t.gone.buyer}
            contact={contact(buyer)}
          />
        )}
        {side !== 'seller' && (
          <SidePart
            title={t.order.seller}
            person={seller}
            gone={t.gone.seller}
            contact={contact(seller)}
          />
        )}
      </div>
      {trader && <SoldBy trader={trader} checked={side === 'buyer' ? checkedThen : null} />}
    </div>
  )
}

/** Says to who acts for a side why nothing can be done here, where that side has something to do. */
function CannotAct({ order }: { order: Order }) {
  const t = usePhrases(actingPhrases).order
  const { user, acting } = useSession()
  if (!user || !acting || !isOpenToSide(order)) return null
  const { actor, scopes } = acting
  const isOtherSide = [order.buyer.id, order.seller.id].includes(actor.id)
  if (!isOtherSide && scopes.includes('SPEND')) return null
  return <Notice icon={<InfoIcon />}>{(isOtherSide ? t.otherSide : t.readOnly)(user.name)}</Notice>
}

function Bought({ order: { product } }: { order: Order }) {
  const t = usePhrases(ordersPhrases)
  const { number } = useFormats()
  const { id, title, credits, description, imagePath, hasPage } = product
  return (
    <div className={styles.bought}>
      <span className={styles.picture}>
        {imagePath ? <img src={imagePath.thumbnail} alt="" /> : <ParcelIcon />}
      </span>
      <div className={styles.told}>
        <h3 className={styles.title}>
          {hasPage ? <Link to={paths.product({ productId: id })}>{title}</Link> : title}
        </h3>
        <Credits value={number(credits)} label={t.price(number(credits))} />
        <p className={styles.description}>{description}</p>
      </div>
    </div>
  )
}
