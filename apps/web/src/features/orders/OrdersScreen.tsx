import type { ReactNode } from 'react'
import { orderStatuses } from '@podium/contract/order-rules'
import type { OrderPerson } from '@podium/contract/orders'
import { paths } from '@podium/contract/paths'
import { ordersPhrases } from '@podium/phrases/orders'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'
import { useSession } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { SelectField } from '../../ui/fields/SelectField.tsx'
import { ParcelIcon } from '../../ui/icons/workSigns.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import styles from './OrdersScreen.module.css'
import { OrdersTable } from './OrdersTable.tsx'
import { ordersPageSize, ordersRead } from './queries.ts'
import { useStatusName } from './useStatusName.ts'
import { useOrdersPlace } from './useOrdersPlace.ts'

const OrderDialog = lazyDialog(() => import('./OrderDialog.tsx'))

interface Props {
  /** The way to write to the other side. */
  contact: (person: OrderPerson) => ReactNode
}

/** What one bought and sold; an order opens over the list, at its own address. */
export function OrdersScreen({ contact }: Props) {
  const t = usePhrases(ordersPhrases)
  const { side, orderId, closeOrder } = useOrdersPlace()
  return (
    <Page gap={2}>
      <PageTitle lead={side === 'admin' ? t.adminLead : undefined}>{t.title}</PageTitle>
      <Sides />
      <List />
      {orderId !== undefined && (
        <OrderDialog key={orderId} id={orderId} contact={contact} onClose={closeOrder} />
      )}
    </Page>
  )
}

/** Only who sells has two sides. */
function Sides() {
  const t = usePhrases(ordersPhrases).tabs
  const { side, sideAddress } = useOrdersPlace()
  const { user } = useSession()
  if (user?.role !== 'SPONSOR') return null
  return (
    <Tabs
      label={t.label}
      tabs={[
        { to: sideAddress('seller'), label: t.seller },
        { to: sideAddress('buyer'), label: t.buyer },
      ]}
      current={sideAddress(side)}
      replace
      preventScrollReset
    />
  )
}

function Filter() {
  const t = usePhrases(ordersPhrases)
  const { side, status, filter } = useOrdersPlace()
  const statusName = useStatusName(side)
  return (
    <SelectField
      className={styles.filter}
      label={t.filter}
      hideLabel
      emptyLabel={t.anyStatus}
      options={orderStatuses.map((value) => ({ value, label: statusName(value) }))}
      value={status ?? ''}
      onChange={({ currentTarget: { value } }) =>
        filter(orderStatuses.find((known) => known === value))
      }
    />
  )
}

function List() {
  const t = usePhrases(ordersPhrases)
  const { side, status } = useOrdersPlace()
  return (
    <PagedList
      read={(page) => ordersRead({ side, status, page })}
      pageSize={ordersPageSize}
      couldNotLoad={t.couldNotLoad}
      waiting={<Skeleton shape="block" height="24rem" />}
      empty={<Nothing />}
      above={<Filter />}
      isNarrowed={status !== undefined}
      pages={t.pages}
    >
      {(orders, isOld) => <OrdersTable {...{ orders, side, isOld }} />}
    </PagedList>
  )
}

function Nothing() {
  const t = usePhrases(ordersPhrases).empty
  const { side, status, filter } = useOrdersPlace()
  const { user } = useSession()
  if (status) {
    const showAll = <Button onClick={() => filter(undefined)}>{t.filtered.action}</Button>
    return <EmptyState icon={<ParcelIcon />} title={t.filtered.title} action={showAll} />
  }
  if (side === 'admin') return <EmptyState icon={<ParcelIcon />} {...t.admin} />
  const { title, text, action } = t[side]
  const way = side === 'seller' ? `${paths.manage('SPONSOR', user?.id ?? 0)}#shop` : paths.market()
  return (
    <EmptyState icon={<ParcelIcon />} title={title} text={text} way={{ to: way, label: action }} />
  )
}
