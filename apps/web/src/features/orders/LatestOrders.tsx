import { paths } from '@podium/contract/paths'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { ordersPhrases } from '@podium/phrases/orders'
import { usePhrases } from '../../shared/language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { ReadFailed } from '../../shared/rendering/ReadFailed.tsx'
import styles from './LatestOrders.module.css'
import { OrdersTable } from './OrdersTable.tsx'
import { useLatestOrders } from './useLatestOrders.ts'

/** Orders shown where there is a page for all of them. */
const shownAtOnce = 5

/** The latest of the user's orders: of a sponsor those placed with them, of others what they bought, if anything. */
export function LatestOrders() {
  const t = usePhrases(ownPagePhrases).manage
  const { couldNotLoad } = usePhrases(ordersPhrases)
  const { data, side, sells, isFailed, isShown, isFetching, refetch } = useLatestOrders()
  if (!isShown) return null
  return (
    <section className={styles.section} aria-labelledby="latest-orders">
      <header className="two-ends">
        <h2 id="latest-orders">{sells ? t.sales : t.orders}</h2>
        <LinkButton size="small" to={paths.orders()}>
          {t.allOrders}
        </LinkButton>
      </header>
      {isFailed && <ReadFailed message={couldNotLoad} {...{ isFetching, refetch }} />}
      {data?.total === 0 && <p className="soft">{t.noOrders}</p>}
      {data && data.total > 0 && (
        <OrdersTable orders={data.list.slice(0, shownAtOnce)} side={side} isOld={false} />
      )}
    </section>
  )
}
