import type { Order } from '@podium/contract/orders'
import { personName } from '@podium/contract/person-name'
import { ordersPhrases } from '@podium/phrases/orders'
import { useFormats } from '../../shared/language/formats.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { nearDay, nearDayInside } from '../../shared/rendering/nearMoment.ts'
import { Link } from '../../router/index.ts'
import { ParcelIcon } from '../../ui/icons/workSigns.tsx'
import { orderTone } from '../../shared/orders/orderTones.ts'
import { Badge } from '../../ui/surfaces/Badge.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import styles from './OrdersTable.module.css'
import type { OrderSide } from './queries.ts'
import { useStatusName } from './useStatusName.ts'
import { openedHere, useOrdersPlace } from './useOrdersPlace.ts'

interface Props {
  orders: readonly Order[]
  side: OrderSide
  isOld: boolean
}

/** A page of orders; a whole row opens its order. */
export function OrdersTable({ orders, side, isOld }: Props) {
  const { table: t, tabs, title } = usePhrases(ordersPhrases)
  const name = side === 'admin' ? title : tabs[side]
  return (
    <table className={styles.table} aria-label={name} aria-busy={isOld}>
      <thead>
        <tr>
          <th scope="col">{t.product}</th>
          {side !== 'buyer' && <th scope="col">{t.buyer}</th>}
          {side !== 'seller' && <th scope="col">{t.seller}</th>}
          <th scope="col">{t.placed}</th>
          <th scope="col">{t.status}</th>
          <th scope="col">{t.credits}</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <Row key={order.id} order={order} side={side} />
        ))}
      </tbody>
    </table>
  )
}

function Row({ order, side }: { order: Order; side: OrderSide }) {
  const t = usePhrases(ordersPhrases)
  const { number } = useFormats()
  const { language } = usePreferences()
  const statusName = useStatusName(side)
  const deadline = useDeadline(order)
  const { status, product, buyer, seller, placedAt, abilities } = order
  return (
    <tr>
      <td data-cell="product">
        <Product order={order} />
      </td>
      {side !== 'buyer' && <td data-cell="person">{personName(buyer) || t.gone.buyer}</td>}
      {side !== 'seller' && <td data-cell="person">{personName(seller) || t.gone.seller}</td>}
      <td data-cell="placed">
        <time dateTime={placedAt}>{nearDay(language, placedAt)}</time>
      </td>
      <td data-cell="status">
        <Badge tone={orderTone(status, side, abilities)}>{statusName(status)}</Badge>
        {deadline && <small>{deadline}</small>}
      </td>
      <td data-cell="credits">
        <Credits value={number(product.credits)} label={t.price(number(product.credits))} />
      </td>
    </tr>
  )
}

/** Until when the seller can answer, or the viewer has something to do. */
function useDeadline({ answerBy, confirmBy, returnBy, abilities }: Order): string | undefined {
  const t = usePhrases(ordersPhrases).table
  const { language } = usePreferences()
  const day = (moment: string) => nearDayInside(language, moment)
  if (answerBy) return t.until(day(answerBy))
  if (confirmBy && abilities.confirm) return t.confirmBy(day(confirmBy))
  if (returnBy && abilities.return) return t.returnBy(day(returnBy))
  return returnBy && abilities.receiveBack ? t.until(day(returnBy)) : undefined
}

function Product({ order: { id, product } }: { order: Order }) {
  const t = usePhrases(ordersPhrases)
  const { orderAddress } = useOrdersPlace()
  return (
    <span className={styles.product}>
      <span className={styles.picture}>
        {product.imagePath ? (
          <img src={product.imagePath.thumbnail} alt="" loading="lazy" />
        ) : (
          <ParcelIcon />
        )}
      </span>
      <Link
        to={orderAddress(id)}
        state={openedHere}
        preventScrollReset
        className={styles.link}
        aria-label={t.open(product.title, id)}
      >
        {product.title}
      </Link>
    </span>
  )
}
