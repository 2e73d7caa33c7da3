import { paths } from '@podium/contract/paths'
import type { ListedPages } from '../profiles/index.ts'
import { findLastProduct, findListedProducts } from './records.ts'

/** The pages of products, for search engines. */
export const productPages: ListedPages = {
  name: 'products',
  findLastId: findLastProduct,
  findPaths: async (db, from, to) => {
    const ids = await findListedProducts(db, from, to)
    return ids.map((id) => paths.product({ productId: id }))
  },
}
