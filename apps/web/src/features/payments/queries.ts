import { call, read } from '../../client/index.ts'

/** Payments on a page of the list (`lists.paging`). */
export const paymentsPageSize = 10

const contract = () => import('@podium/contract/payments')

/** The invoice details of last time; at first, what the account knows. */
export const rememberedInvoice = read({
  key: ['payments', 'invoice'],
  route: () => contract().then(({ getInvoice }) => getInvoice),
  input: {},
})

/** A page of the user's own payments, newest first; `page` from 0. */
export function ownPayments(page: number) {
  return read({
    key: ['payments', 'list', page],
    route: () => contract().then(({ listPayments }) => listPayments),
    input: { query: { _page: page, _limit: paymentsPageSize } },
  })
}

/** How a payment stands, as its provider says now. */
export function paymentStatus(transactionId: string) {
  return read({
    key: ['payments', 'status', transactionId],
    route: () => contract().then(({ checkPayment }) => checkPayment),
    input: { params: { id: transactionId } },
  })
}

export async function downloadReceiptOf(transactionId: string) {
  const { downloadReceipt } = await contract()
  return call(downloadReceipt, { params: { id: transactionId } })
}
