import { read } from '../../../client/index.ts'
import { readList } from '../frame/readList.ts'
import { adminKey } from '../frame/useAct.ts'
import type { ListAddress } from '../frame/useListAddress.ts'

const contract = () => import('@podium/contract/registers')

export function registersRead(address: ListAddress) {
  return readList('registers', () => contract().then(({ listRegisters }) => listRegisters), {
    address,
    filter: { state: address.get('status') || 'SUBMITTED' },
  })
}

/** A register with what is needed to decide about it. */
export function listedRegisterRead(userId: number) {
  return read({
    key: [adminKey, 'register', userId],
    route: () => contract().then(({ examineRegister }) => examineRegister),
    input: { params: { id: userId } },
  })
}
