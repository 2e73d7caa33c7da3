import type { Product } from '@podium/contract/products'

/**
 * What was typed, as the contract takes it. The pieces of a product being edited go along only when
 * they were changed: meanwhile some may have been sold. `after` is the edition that the change began with.
 */
export function bodyOf(
  typed: Record<string, string>,
  product: Product | undefined,
  after: string | null = product?.edition ?? null,
) {
  const { title, description, credits, active, maker, safety } = typed
  const stock = piecesIn(typed.stock ?? '')
  const isSame = product !== undefined && stock === product.stock
  return {
    ...{ title, description, credits, active: active === 'on', maker, safety },
    ...(!isSame && { stock }),
    ...(after !== null && { after }),
  }
}

/** Null where they are not counted. What is no number stays as it is, for the contract to refuse. */
function piecesIn(typed: string): number | string | null {
  const text = typed.trim()
  if (text === '') return null
  return /^-?\d+$/.test(text) ? Number(text) : text
}
