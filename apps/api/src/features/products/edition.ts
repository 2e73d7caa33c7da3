import { fingerprintOf } from '../../platform/fingerprint.ts'
import type { ProductRecord } from './records.ts'

type Said = Pick<ProductRecord, 'title' | 'description' | 'credits' | 'active' | 'maker' | 'safety'>

/**
 * Names what its form says of a product, so that a change tells which one it began with. The pieces are left
 * out: each sale takes one, and no sale keeps its seller from changing a word.
 */
export function editionOf({ title, description, credits, active, maker, safety }: Said): string {
  return fingerprintOf([title, description, credits, active, maker, safety])
}
