import { readList } from '../frame/readList.ts'
import type { ListAddress } from '../frame/useListAddress.ts'

export function appealsRead(address: ListAddress) {
  return readList(
    'appeals',
    () => import('@podium/contract/decisions').then(({ listAppeals }) => listAppeals),
    { address, filter: { status: address.get('status') } },
  )
}
