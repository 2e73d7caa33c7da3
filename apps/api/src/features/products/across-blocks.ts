import type { Product } from '@podium/contract/products'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'

/** What products ask of features on their right; `app.ts` gives it. */
export interface ProductPorts {
  /** Reads which of these people blocked a user, or were blocked by them. */
  findKeptApart: (db: Db, userId: number, others: readonly number[]) => Promise<Set<number>>
}

/** The same products, of which a viewer is offered none to buy across a block of either side (`orders.course`). */
export async function offerAsFar(
  db: Db,
  { findKeptApart }: ProductPorts,
  viewer: Viewer | null,
  products: Product[],
): Promise<Product[]> {
  const sellers = products
    .filter(({ abilities }) => abilities.buy)
    .map(({ sponsorID }) => sponsorID)
  if (!viewer || sellers.length === 0) return products
  const apart = await findKeptApart(db, viewer.id, sellers)
  return products.map((product) =>
    apart.has(product.sponsorID)
      ? { ...product, abilities: { ...product.abilities, buy: false } }
      : product,
  )
}
