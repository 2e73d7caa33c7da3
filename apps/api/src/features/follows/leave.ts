import type { ExportPart } from '../settings/index.ts'
import { findEveryFollow } from './records.ts'

export const followsExport: ExportPart = { name: 'follows', collect: findEveryFollow }
