import * as contract from '@podium/contract/products'
import type { Http } from '../../platform/http/index.ts'
import { whyOf } from '../decisions/index.ts'
import { deleteProduct } from './delete-product.ts'
import { recallProduct } from './recall-product.ts'
import { listProducts, readProduct } from './read-products.ts'
import { findSeller } from './records.ts'
import { createProduct, type ProductParts, updateProduct } from './save-product.ts'

export function productsRoutes({ read, serve, write }: Http, parts: ProductParts): void {
  const { keys } = parts
  read(contract.listProducts, (db, { query }, { viewer }) => listProducts(db, keys, viewer, query))
  read(contract.getProduct, (db, { params }, { viewer }) =>
    readProduct(db, keys, viewer, params.id),
  )
  read(contract.getProductSeller, async (db, { params }) => ({
    seller: (await findSeller(db, params.id)) ?? null,
  }))
  serve(contract.createProduct, ({ body }, caller) => createProduct(parts, caller, body))
  serve(contract.updateProduct, ({ params, body }, caller) =>
    updateProduct(parts, caller, params.id, body),
  )
  write(contract.recallProduct, (tx, { params, body }, { viewer }) =>
    recallProduct(tx, viewer, { ...params, ...whyOf(body) }),
  )
  write(contract.deleteProduct, (tx, { params, query }, { viewer }) =>
    deleteProduct(tx, viewer, { ...params, ...whyOf(query) }),
  )
}
