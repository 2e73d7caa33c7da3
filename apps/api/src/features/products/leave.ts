import type { ExportPart } from '../settings/index.ts'
import { findProductsOf } from './records.ts'

export const productsExport: ExportPart = { name: 'products', collect: findProductsOf }
