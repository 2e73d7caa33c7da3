import type { Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../identity/index.ts'
import { deleteItemsOf, findItems } from './records.ts'

export function forgetGallery(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return deleteItemsOf(tx, userId)
}

export const galleryExport: ExportPart = { name: 'gallery', collect: findItems }
