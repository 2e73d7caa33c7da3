import type { ExportPart } from '../settings/index.ts'
import { findItems } from './records.ts'

export const galleryExport: ExportPart = { name: 'gallery', collect: findItems }
