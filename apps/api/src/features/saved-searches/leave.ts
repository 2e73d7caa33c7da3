import type { ExportPart } from '../settings/index.ts'
import { findSearches } from './records.ts'

export const savedSearchesExport: ExportPart = { name: 'savedSearches', collect: findSearches }
