import { useQuery } from '@tanstack/react-query'
import type { Order } from '@podium/contract/orders'
import { orderStatuses } from '@podium/contract/order-rules'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { orderTones } from '../../../shared/orders/orderTones.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { useDialog } from '../../../shared/dialogs/useDialog.ts'
import { Button } from '../../../ui/actions/Button.tsx'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import type { Column } from '../../../ui/surfaces/DataTable.tsx'
import { SectionTitle } from '../frame/AdminFrame.tsx'
import { AdminList } from '../frame/AdminList.tsx'
import { ChoiceFilter, Filters } from '../frame/Filters.tsx'
import { PersonLink } from '../frame/PersonLink.tsx'
import { useListAddress } from '../frame/useListAddress.ts'
import { useTimes } from '../frame/useTimes.ts'
import { DecideOrderDialog } from './DecideOrderDialog.tsx'
import styles from './money.module.css'
import { ordersRead } from './queries.ts'

/** What people bought from sponsors, and the disputes that wait for a decision (`orders.course`). */
export default function OrdersScreen() {
  const t = usePhrases(adminMoneyPhrases).orders
  const address = useListAddress({ sort: 'placedAt', order: 'DESC' })
  const found = useQuery(ordersRead(address))
  return (
    <>
      <SectionTitle lead={t.lead}>{t.title}</SectionTitle>
      <Filters>
        <ChoiceFilter
          address={address}
          name="status"
          label={t.status}
          every={t.everyStatus}
          options={orderStatuses.map((value) => ({ value, label: t.statuses[value] }))}
        />
      </Filters>
      <AdminList
        found={found}
        address={address}
        nothing={t.nothing}
        caption={t.title}
        columns={useColumns()}
        keyOf={({ id }) => id}
      />
    </>
  )
}

function useColumns(): Column<Order>[] {
  const { columns, statuses } = usePhrases(adminMoneyPhrases).orders
  const { actions } = usePhrases(adminPhrases)
  const { number } = useFormats()
  const { day } = useTimes()
  return [
    {
      head: columns.when,
      cell: ({ placedAt }) => <time dateTime={placedAt}>{day(placedAt)}</time>,
    },
    { head: columns.product, cell: ({ product }) => product.title },
    { head: columns.buyer, cell: ({ buyer }) => <PersonLink person={buyer} /> },
    { head: columns.seller, cell: ({ seller }) => <PersonLink person={seller} /> },
    {
      head: columns.credits,
      align: 'end',
      cell: ({ product }) => <Credits size="small" value={number(product.credits)} />,
    },
    {
      head: columns.status,
      cell: ({ status, disputeReason }) => (
        <span className={styles.status}>
          <Badge tone={orderTones[status]}>{statuses[status]}</Badge>
          {disputeReason && <small>{disputeReason}</small>}
        </span>
      ),
    },
    { head: actions, hideHead: true, align: 'end', cell: (order) => <Decide order={order} /> },
  ]
}

function Decide({ order }: { order: Order }) {
  const t = usePhrases(adminMoneyPhrases).orders
  const { isOpen, open, close } = useDialog(`order-${order.id}`)
  if (!order.abilities.decide) return null
  return (
    <>
      <Button size="small" aria-label={`${t.decide}: ${order.product.title}`} onClick={open}>
        {t.decide}
      </Button>
      {isOpen && <DecideOrderDialog order={order} onClose={close} />}
    </>
  )
}
