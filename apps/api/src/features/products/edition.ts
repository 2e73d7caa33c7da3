import { createHash } from 'node:crypto'
import type { ProductRecord } from './records.ts'

type Said = Pick<ProductRecord, 'title' | 'description' | 'credits' | 'active' | 'maker' | 'safety'>

/**
 * Names what its form says of a product, so that a change tells which one it began with. The pieces are left
 * out: each sale takes one, and no sale keeps its seller from changing a word.
 */
export function editionOf({ title, description, credits, active, maker, safety }: Said): string {
  const said = JSON.stringify([title, description, credits, active, maker, safety])
  return createHash('sha256').update(said).digest('base64url').slice(0, 22)
}
