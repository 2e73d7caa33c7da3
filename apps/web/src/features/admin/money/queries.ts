import { call, read } from '../../../client/index.ts'
import { readList } from '../frame/readList.ts'
import { adminKey } from '../frame/useAct.ts'
import type { ListAddress } from '../frame/useListAddress.ts'

const contract = () => import('@podium/contract/payments')
const walletContract = () => import('@podium/contract/wallet')
const ordersContract = () => import('@podium/contract/orders')

export function paymentsRead(address: ListAddress) {
  const filter = {
    q: address.get('q'),
    status: address.get('status'),
    userId: address.get('userId'),
  }
  return readList('payments', () => contract().then(({ listAllPayments }) => listAllPayments), {
    address,
    filter,
  })
}

/** Asks the provider about a payment; answers how it stands now. */
export async function checkAgain(transactionId: string) {
  const { checkPayment } = await contract()
  return call(checkPayment, { params: { id: transactionId } })
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

export function ordersRead(address: ListAddress) {
  return readList('orders', () => ordersContract().then(({ listAllOrders }) => listAllOrders), {
    address,
    filter: { status: address.get('status'), userId: address.get('userId') },
  })
}
