import type { ExportPart } from '../settings/index.ts'
import { findFilesOf } from './records.ts'
import { bestNameOf, keyOf } from './variants.ts'

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
