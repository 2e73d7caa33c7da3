import type { ExportPart } from '../settings/index.ts'
import { findRegister } from './records.ts'

export const registersExport: ExportPart = { name: 'register', collect: findRegister }
