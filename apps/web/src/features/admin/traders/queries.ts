import { read } from '../../../client/index.ts'
import { readList } from '../frame/readList.ts'
import { adminKey } from '../frame/useAct.ts'
import type { ListAddress } from '../frame/useListAddress.ts'

const contract = () => import('@podium/contract/traders')

export function tradersRead(address: ListAddress) {
  return readList('traders', () => contract().then(({ listTraders }) => listTraders), {
    address,
    filter: { state: address.get('status') || 'SUBMITTED' },
  })
}

/** A seller with what is needed to decide about them. */
export function listedTraderRead(userId: number) {
  return read({
    key: [adminKey, 'trader', userId],
    route: () => contract().then(({ examineTrader }) => examineTrader),
    input: { params: { userId } },
  })
}
