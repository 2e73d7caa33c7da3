import * as contract from '@podium/contract/orders'
import type { Http } from '../../platform/http/index.ts'
import type { FileKeys } from '../files/index.ts'
import { decideOrder } from './decide-order.ts'
import { actAsFits, actOnOrder } from './move-order.ts'
import type { OrderPorts } from './ports.ts'
import { purchaseProduct } from './purchase-product.ts'
import { examineOrder, listOrders, readOrder } from './read-orders.ts'
import { rememberedDelivery } from './remembered-delivery.ts'
import { trackOrder } from './track-order.ts'

export function ordersRoutes({ read, write }: Http, keys: FileKeys, ports: OrderPorts): void {
  read(contract.getDelivery, async (db, _input, { viewer }) => ({
    delivery: await rememberedDelivery(db, viewer.id),
  }))
  write(contract.purchaseProduct, (tx, { params, body }, { viewer }) =>
    purchaseProduct(tx, { keys, ports }, viewer, { productId: params.id, ...body }),
  )
  read(contract.listOrders, (db, { query: { side, ...page } }, { viewer }) => {
    const whose = side === 'buyer' ? { buyer: viewer.id } : { seller: viewer.id }
    return listOrders(db, keys, viewer, { ...page, whose })
  })
  read(contract.getOrder, (db, { params }, { viewer }) => readOrder(db, keys, viewer, params.id))

  write(contract.shipOrder, (tx, { params, body }, { viewer }) =>
    actOnOrder(tx, keys, viewer, { orderId: params.id, act: 'ship', said: body.trackingNote }),
  )
  write(contract.declineOrder, (tx, { params, body }, { viewer }) =>
    actOnOrder(tx, keys, viewer, { orderId: params.id, act: 'decline', said: body.reason }),
  )
  write(contract.confirmOrder, (tx, { params }, { viewer }) =>
    actOnOrder(tx, keys, viewer, { orderId: params.id, act: 'confirm' }),
  )
  write(contract.disputeOrder, (tx, { params, body }, { viewer }) =>
    actAsFits(tx, keys, viewer, {
      orderId: params.id,
      acts: ['dispute', 'contest'],
      said: body.reason,
    }),
  )
  write(contract.trackOrder, (tx, { params, body }, { viewer }) =>
    trackOrder(tx, keys, viewer, { id: params.id, ...body }),
  )
  returnRoutes({ write }, keys)
  adminRoutes({ read, write }, keys)
}

function returnRoutes({ write }: Pick<Http, 'write'>, keys: FileKeys): void {
  write(contract.withdrawOrder, (tx, { params, query: { status } }, { viewer }) => {
    const orderId = params.id
    if (!status) return actAsFits(tx, keys, viewer, { orderId, acts: ['withdraw', 'cancel'] })
    const act = status === 'PLACED' ? 'cancel' : 'withdraw'
    return actOnOrder(tx, keys, viewer, { orderId, act })
  })
  write(contract.returnOrder, (tx, { params, body }, { viewer }) =>
    actOnOrder(tx, keys, viewer, { orderId: params.id, act: 'return', said: body.note }),
  )
  write(contract.receiveOrderBack, (tx, { params }, { viewer }) =>
    actOnOrder(tx, keys, viewer, { orderId: params.id, act: 'receiveBack' }),
  )
  write(contract.claimOrder, (tx, { params, body }, { viewer }) =>
    actOnOrder(tx, keys, viewer, { orderId: params.id, act: 'claim', said: body.reason }),
  )
}

function adminRoutes({ read, write }: Pick<Http, 'read' | 'write'>, keys: FileKeys): void {
  read(contract.listAllOrders, (db, { query: { userId, ...page } }, { viewer }) => {
    const whose = userId ? { either: userId } : 'everybody'
    return listOrders(db, keys, viewer, { ...page, whose })
  })
  read(contract.examineOrder, (db, { params }, { viewer }) =>
    examineOrder(db, keys, viewer, params.id),
  )
  write(contract.decideOrder, (tx, { params, body }, { viewer }) =>
    decideOrder(tx, keys, viewer, { id: params.id, ...body }),
  )
  write(contract.decideClaim, (tx, { params, body: { decision, reason } }, { viewer }) =>
    decideOrder(tx, keys, viewer, {
      id: params.id,
      decision: decision === 'REFUND' ? 'grant' : 'dismiss',
      reason,
    }),
  )
}
