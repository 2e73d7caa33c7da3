import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../settings/index.ts'
import { findFilesOf, loosenAll } from './records.ts'
import { bestNameOf, keyOf } from './variants.ts'

/**
 * Lets go of everything a person uploaded, a year after their account was closed (`account.closing`).
 */
export function forgetFiles(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return loosenAll(tx, userId)
}

/** What a person uploaded and shows, in the largest form it is kept in. */
export const filesExport: ExportPart = {
  name: 'files',
  collect: findFilesOf,
  attach: async (db, userId) =>
    (await findFilesOf(db, userId))
      .filter((file) => file.state === 'READY')
      .map((file) => {
        const name = bestNameOf(file)
        const extension = name.split('.').at(-1)
        return { key: keyOf(file.id, name), name: `files/${file.id}.${extension}` }
      }),
}
