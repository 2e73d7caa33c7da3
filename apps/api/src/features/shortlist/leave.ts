import type { ExportPart } from '../settings/index.ts'
import { findEveryEntry } from './records.ts'

export const shortlistExport: ExportPart = { name: 'shortlist', collect: findEveryEntry }
