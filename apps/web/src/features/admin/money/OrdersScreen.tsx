import type { Order } from '@podium/contract/orders'
import { orderStatuses } from '@podium/contract/order-rules'
import { personName } from '@podium/contract/person-name'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { orderTone } from '../../../shared/orders/orderTones.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Badge } from '../../../ui/surfaces/Badge.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import { ListScreen } from '../frame/ListScreen.tsx'
import type { AdminColumn } from '../frame/AdminTable.tsx'
import { columnsOf } from '../frame/columnsOf.ts'
import { ChoiceFilter } from '../frame/Filters.tsx'
import { type ListAddress, useListAddress } from '../frame/useListAddress.ts'
import { Moment } from '../frame/Moment.tsx'
import { useColumnSort } from '../frame/useColumnSort.ts'
import { OrderPanel } from './OrderPanel.tsx'
import { ordersRead } from './queries.ts'

/** What people bought from sponsors, and the disputes that wait for a decision (`orders.course`). */
export default function OrdersScreen() {
  const t = usePhrases(adminMoneyPhrases).orders
  const address = useListAddress({ sort: 'placedAt', order: 'DESC' })
  return (
    <ListScreen
      name="orders"
      read={ordersRead(address)}
      address={address}
      texts={t}
      columns={useColumns(address)}
      keyOf={({ id }) => id}
      nameOf={({ product }) => product.title}
      panel={{
        title: (order, key) => order?.product.title ?? t.numbered(key),
        read: (key) => <OrderPanel id={Number(key)} />,
      }}
    >
      <ChoiceFilter
        address={address}
        name="status"
        label={t.status}
        every={t.everyStatus}
        options={[
          { value: 'WAITING', label: t.waiting },
          ...orderStatuses.map((value) => ({ value, label: t.statuses[value] })),
        ]}
      />
    </ListScreen>
  )
}

function useColumns(address: ListAddress): AdminColumn<Order>[] {
  const { columns, statuses } = usePhrases(adminMoneyPhrases).orders
  const { number } = useFormats()
  const sort = useColumnSort(address)
  return columnsOf(
    columns,
    {
      product: { cell: ({ product }) => product.title, isWide: true },
      status: {
        cell: ({ status }) => <Badge tone={orderTone(status, 'admin')}>{statuses[status]}</Badge>,
        isState: true,
      },
      buyer: ({ buyer }) => personName(buyer),
      seller: ({ seller }) => personName(seller),
      credits: {
        cell: ({ product }) => <Credits size="small" value={number(product.credits)} />,
        align: 'end',
        speaks: true,
        stays: true,
      },
      when: {
        cell: ({ placedAt }) => <Moment at={placedAt} as="day" />,
        sort: 'placedAt',
        stays: true,
      },
    },
    sort,
  )
}
