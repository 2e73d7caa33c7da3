import type { Product } from '@podium/contract/products'
import type { ProductSort } from './sorts.ts'
import { sorts } from './sorts.ts'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { idIn } from '../../shared/profiles/profileRead.ts'
import { productSeller } from '../../shared/profiles/productSeller.ts'
import { isMissing, read } from '../../client/index.ts'

const contract = () => import('@podium/contract/products')

/** Products on a lane; the page of all has the others. */
export const laneSize = 12

/** Products on a page of all of them. */
export const pageSize = 20

interface Wanted {
  /** The sponsor; all sponsors when left out. */
  sponsorId?: number | undefined
  page?: number
  sort?: ProductSort
  limit?: number
}

/** A page of products; `page` from 0. */
export function productsRead({ sponsorId, page = 0, sort = 'newest', limit = laneSize }: Wanted) {
  return read({
    key: ['products', 'list', sponsorId ?? 0, sort, page, limit],
    route: () => contract().then(({ listProducts }) => listProducts),
    input: {
      query: {
        ...(sponsorId !== undefined && { sponsorID: sponsorId }),
        ...sorts[sort],
        _page: page,
        _limit: limit,
      },
    },
  })
}

export function productRead(id: number) {
  return read({
    key: ['products', 'one', id],
    route: () => contract().then(({ getProduct }) => getProduct),
    input: { params: { id } },
  })
}

/** The product in the address, read with its page; where it is gone, whom its page leads to. */
export async function loadProduct({ queryClient, params }: LoaderInput): Promise<Product> {
  const id = idIn(params.productId)
  try {
    return await queryClient.ensureQueryData(productRead(id))
  } catch (error) {
    if (isMissing(error)) await queryClient.prefetchQuery(productSeller(id))
    throw error
  }
}
