import type { Kept } from '../kept.ts'

const backOnTheShelf = ['DECLINED', 'EXPIRED']

/** `orders.course`: of what is counted as many pieces are left as were not sold, or came back unsent. */
export function judgeProducts(kept: Kept, pieces: ReadonlyMap<number, number>): string[] {
  return kept.products.flatMap(({ id, stock }) => {
    if (stock === null) return []
    const sold = kept.orders.filter(
      ({ product, status, shipped_at }) =>
        product === id &&
        !backOnTheShelf.includes(status) &&
        !(status === 'WITHDRAWN' && shipped_at === null),
    )
    const left = (pieces.get(id) ?? 0) - sold.length
    return left === stock
      ? []
      : [`${stock} pieces of product ${id} are left, and should be ${left}`]
  })
}
