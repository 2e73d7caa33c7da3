import { read } from '../../client/index.ts'

/** The seller of a product that is gone, as far as there is a page to lead to. */
export function productSeller(id: number) {
  return read({
    key: ['products', 'seller', id],
    route: () => import('@podium/contract/products').then((contract) => contract.getProductSeller),
    input: { params: { id } },
  })
}
