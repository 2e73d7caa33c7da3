import * as contract from '@podium/contract/push'
import type { Http } from '../../platform/http/index.ts'
import { readPushState, subscribeDevice } from './choose-device.ts'
import { pushKeysOf } from './keys.ts'
import { deleteDeviceOf } from './records.ts'

export function pushRoutes(
  { read, write }: Http,
  { secret, localToo }: { secret: string; localToo: boolean },
): void {
  const { publicKey } = pushKeysOf(secret)
  read(contract.getPushKey, (db, _input, { viewer }) => readPushState(db, viewer, publicKey))
  write(contract.subscribePush, (tx, { body }, { viewer }) =>
    subscribeDevice(tx, viewer, body, { localToo }),
  )
  write(contract.unsubscribePush, (tx, _input, { viewer }) => deleteDeviceOf(tx, viewer.sessionId))
}
