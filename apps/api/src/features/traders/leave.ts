import type { ExportPart } from '../settings/index.ts'
import { findTrader } from './records.ts'

export const tradersExport: ExportPart = { name: 'trader', collect: findTrader }
