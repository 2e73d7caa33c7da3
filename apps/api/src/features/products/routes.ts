import * as contract from '@podium/contract/products'
import type { Http } from '../../platform/http/index.ts'
import { whyOf } from '../decisions/index.ts'
import { deleteProduct } from './delete-product.ts'
import { offerAsFar, type ProductPorts } from './across-blocks.ts'
import { recallProduct } from './recall-product.ts'
import { listProducts, readProduct } from './read-products.ts'
import { findSeller } from './records.ts'
import { createProduct, type ProductParts, updateProduct } from './save-product.ts'

export function productsRoutes(
  { read, serve, write }: Http,
  { findKeptApart, ...parts }: ProductParts & ProductPorts,
): void {
  const { keys } = parts
  const ports = { findKeptApart }
  read(contract.listProducts, async (db, { query }, { viewer }) => {
    const { list, total } = await listProducts(db, keys, viewer, query)
    return { list: await offerAsFar(db, ports, viewer, list), total }
  })
  read(contract.getProduct, async (db, { params }, { viewer }) => {
    const product = await readProduct(db, keys, viewer, params.id)
    const [offered] = await offerAsFar(db, ports, viewer, [product])
    return offered ?? product
  })
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
