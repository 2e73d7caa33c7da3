export { decideOrder } from './decide-order.ts'
export {
  type OrderFacts,
  orderMoved,
  orderPlaced,
  orderRecalled,
  recallTakenBack,
} from './events.ts'
export { deadlineHandler } from './keep-deadlines.ts'
export { forgettingSellersHandler } from './forget-sellers.ts'
export { keepOpenForOrders, ordersExport } from './leave.ts'
export * from './list-waiting.ts'
export { actOnOrder } from './move-order.ts'
export { liftRecall, recallHandler, tellBuyers } from './tell-recall.ts'
export { readOrder } from './read-orders.ts'
export { purchaseProduct } from './purchase-product.ts'
export { orderMails } from './mails.ts'
export { countUndecided, hasOpenOrder } from './records.ts'
export { ordersRoutes } from './routes.ts'
export { describeOrderCauses } from './describe-causes.ts'
