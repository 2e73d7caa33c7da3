import type { Db } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findEveryDevice } from './records.ts'

export const pushExport: ExportPart = {
  name: 'push',
  // Of the address only whose push service it is: who knows all of it could send to the device.
  collect: async (db: Db, userId: number) =>
    (await findEveryDevice(db, userId)).map(({ endpoint, created_at, user_agent }) => ({
      device: user_agent,
      service: new URL(endpoint).host,
      since: created_at,
    })),
}
