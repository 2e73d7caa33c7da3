import type { Invoice } from '@podium/contract/payments'
import { taxRegionOf } from '@podium/contract/taxes'
import { call, read } from '../../client/index.ts'
import type { Purchase } from './purchase.ts'

/** Payments on a page of the list (`lists.paging`). */
export const paymentsPageSize = 10

const contract = () => import('@podium/contract/payments')

/** The invoice details of last time; at first, what the account knows. */
export const rememberedInvoice = read({
  key: ['payments', 'invoice'],
  route: () => contract().then(({ getInvoice }) => getInvoice),
  input: {},
})

/** What a purchase costs whom the invoice is made out to (`payments.tax`). */
export function quoteOf(purchase: Purchase, { country, postalCode, tin }: Invoice) {
  const what =
    purchase.kind === 'CREDITS' ? { creditAmount: purchase.credits } : { planId: purchase.planId }
  const region = taxRegionOf(country.code, postalCode) ?? undefined
  const query = { ...what, country: country.code, vatNumber: tin, ...(region && { region }) }
  return read({
    key: ['payments', 'quote', query],
    route: () => import('@podium/contract/plans').then(({ quotePayment }) => quotePayment),
    input: { query },
  })
}

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

/** What can be taken back of a payment now. */
export function withdrawalOf(transactionId: string) {
  return read({
    key: ['payments', 'withdrawal', transactionId],
    route: () => contract().then(({ getWithdrawal }) => getWithdrawal),
    input: { params: { id: transactionId } },
  })
}

/** All of the user's payments, as a file. */
export async function downloadPaymentsFile() {
  const { downloadPayments } = await contract()
  return call(downloadPayments)
}

/** The invoice of a payment, or its credit note of a number. */
export async function downloadInvoiceOf(transactionId: string, creditNote?: string) {
  const { downloadInvoice } = await contract()
  const query = creditNote === undefined ? {} : { creditNote }
  return call(downloadInvoice, { params: { id: transactionId }, query })
}

export async function downloadReceiptOf(transactionId: string) {
  const { downloadReceipt } = await contract()
  return call(downloadReceipt, { params: { id: transactionId } })
}
