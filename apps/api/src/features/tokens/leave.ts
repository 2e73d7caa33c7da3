import type { ExportPart } from '../settings/index.ts'
import { findEvery } from './records.ts'

export const tokensExport: ExportPart = { name: 'tokens', collect: findEvery }
