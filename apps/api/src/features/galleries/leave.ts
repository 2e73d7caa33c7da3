import type { ExportPart } from '../identity/index.ts'
import { findItems } from './records.ts'

export const galleryExport: ExportPart = {
  name: 'gallery',
  collect: (db, userId) => findItems(db, userId),
}
