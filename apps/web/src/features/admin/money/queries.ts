import { call, read } from '../../../client/index.ts'
import { readList } from '../frame/readList.ts'
import { adminKey } from '../frame/useAct.ts'
import type { ListAddress } from '../frame/useListAddress.ts'

const contract = () => import('@podium/contract/payments')
const walletContract = () => import('@podium/contract/wallet')
const ordersContract = () => import('@podium/contract/orders')

export function paymentsRead(address: ListAddress, { onlyHanging }: { onlyHanging: boolean }) {
  const filter = {
    late: onlyHanging ? 'true' : '',
    q: address.get('q'),
    status: address.get('status'),
    userId: address.get('userId'),
    from: address.get('from'),
    to: address.get('to'),
  }
  return readList('payments', () => contract().then(({ listAllPayments }) => listAllPayments), {
    address,
    filter,
  })
}

/** The payments that are listed, all of them, as a file. */
export async function downloadPaymentsOf(address: ListAddress) {
  const { downloadAllPayments } = await contract()
  const said = ['q', 'status', 'userId', 'from', 'to'].map((name) => [name, address.get(name)])
  return call(downloadAllPayments, {
    query: Object.fromEntries(said.filter(([, value]) => value)) as never,
  })
}

export function invoicesRead(address: ListAddress, { onlyLate }: { onlyLate: boolean }) {
  const list = readList('invoices', () => contract().then(({ listInvoices }) => listInvoices), {
    address,
    filter: { late: onlyLate ? 'true' : '', status: onlyLate ? '' : address.get('status') },
  })
  return { ...list, refetchInterval: () => performance.now() < known.at && lookAgainMs }
}

/** How a try that an admin asks for ends is known within a few seconds, until which the lists look again. */
const known = { at: 0 }
const triedWithinMs = 10_000
const lookAgainMs = 1000

/** Has an invoice or credit note tried again now. */
export async function issueAgain(id: number) {
  const { retryInvoice } = await contract()
  const invoice = await call(retryInvoice, { params: { id } })
  known.at = performance.now() + triedWithinMs
  return invoice
}

/** The invoice of a payment, or its credit note of a number. */
export async function downloadInvoiceOf(transactionId: string, creditNote: string | null) {
  const { downloadInvoice } = await contract()
  const query = creditNote === null ? {} : { creditNote }
  return call(downloadInvoice, { params: { id: transactionId }, query })
}

/** Asks the provider about a payment; answers how it stands now. */
export async function checkAgain(transactionId: string) {
  const { checkPayment } = await contract()
  return call(checkPayment, { params: { id: transactionId } })
}

/** What a refund would do now: of what is unspent, or of so many credits. */
export function refundRead(transactionId: string, credits: number | undefined) {
  return {
    ...read({
      key: [adminKey, 'refund', transactionId, credits ?? 'unspent'],
      route: () => contract().then(({ getRefund }) => getRefund),
      input: {
        params: { id: transactionId },
        query: credits === undefined ? {} : { credits },
      },
    }),
    staleTime: 0,
  }
}

export async function downloadReceiptOf(transactionId: string) {
  const { downloadReceipt } = await contract()
  return call(downloadReceipt, { params: { id: transactionId } })
}

export function debtsRead(address: ListAddress) {
  return readList('debts', () => walletContract().then(({ listDebts }) => listDebts), { address })
}

export const ledgerRead = {
  ...read({
    key: [adminKey, 'ledger'],
    route: () => walletContract().then(({ getLedger }) => getLedger),
    input: {},
  }),
  staleTime: 0,
}

/** Has the rules of the ledger looked at anew. */
export async function proveAgain() {
  const { proveLedger } = await walletContract()
  return call(proveLedger, {})
}

export function ordersRead(address: ListAddress) {
  return readList('orders', () => ordersContract().then(({ listAllOrders }) => listAllOrders), {
    address,
    filter: { status: address.get('status'), userId: address.get('userId') },
  })
}

/** An order with what is needed to decide a dispute. */
export function orderRead(id: number) {
  return read({
    key: [adminKey, 'order', id],
    route: () => ordersContract().then(({ examineOrder }) => examineOrder),
    input: { params: { id } },
  })
}
