import {
  createProduct as creating,
  type Product,
  type ProductForm,
} from '@podium/contract/products'
import { type Db, isDuplicate, type Tx } from '../../platform/database/index.ts'
import { type Caller, namedAct, once, type Viewer } from '../../platform/http/index.ts'
import { refuse, refuseStale } from '../../platform/refuse.ts'
import { type FileKeys, findFiles, type FileDeps, replacePicture } from '../files/index.ts'
import { requireLatestTerms } from '../identity/index.ts'
import { requireChecked } from '../traders/index.ts'
import { editionOf } from './edition.ts'
import { productOffered } from './events.ts'
import { mayEdit } from './policy.ts'
import { readForm } from './read-form.ts'
import { readProduct } from './read-products.ts'
import {
  findOffer,
  insertProduct,
  lockProduct,
  type ProductRecord,
  updateProduct as updateRecord,
} from './records.ts'

/** What products work with. */
export type ProductParts = FileDeps & { keys: FileKeys }

/**
 * Offers a product; its picture is required (`products.offered`), and a checked seller unless it is
 * inactive (`traders.check`).
 */
export async function createProduct(
  parts: ProductParts,
  caller: Caller<Viewer>,
  body: ProductForm | undefined,
): Promise<Product> {
  const { viewer } = caller
  await requireLatestTerms(parts.db, viewer)
  const form = await readForm(parts, caller, body, { needsPicture: true })
  // A picture in the form is taken in anew with every try: by its id the same act would look like another.
  const asked = body ? form : { ...form, imageId: undefined }
  const named = namedAct(creating, { params: {}, query: {}, body: asked }, caller)
  return once(parts, named, (tx) => offer(tx, parts.keys, viewer, form))
}

/** Offers a product whose picture is already there. */
export async function offer(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  form: ProductForm,
): Promise<Product> {
  const { title, description, credits, active, stock = null, maker = '', safety = '' } = form
  if (active) await requireChecked(tx, viewer.id)
  const image_id = await keepPicture(tx, viewer, form.imageId, null)
  const described = { title, description, credits, active, stock, maker, safety }
  const id = await withItsOwnPicture(() =>
    insertProduct(tx, { ...described, sponsor_id: viewer.id, image_id }),
  )
  if (active) await tx.emit(productOffered, { productId: id, sponsorId: viewer.id })
  return readProduct(tx, keys, viewer, id)
}

/** Changes one's own product; somebody else's is `forbidden`, before anything of it is received. */
export async function updateProduct(
  parts: ProductParts,
  caller: Caller<Viewer>,
  id: number,
  body: ProductForm | undefined,
): Promise<Product> {
  const { viewer } = caller
  await requireOwn(parts.db, viewer, id)
  await requireLatestTerms(parts.db, viewer)
  const form = await readForm(parts, caller, body, { needsPicture: false })
  return parts.inTransaction((tx) => change(tx, parts.keys, viewer, { id, form }))
}

async function requireOwn(db: Db, viewer: Viewer, id: number): Promise<void> {
  const product = (await findOffer(db, id)) ?? refuse('entityDoesNotExist')
  if (!mayEdit(viewer, product)) refuse('forbidden')
}

async function change(
  tx: Tx,
  keys: FileKeys,
  viewer: Viewer,
  { id, form }: { id: number; form: ProductForm },
): Promise<Product> {
  const product = (await lockProduct(tx, id)) ?? refuse('entityDoesNotExist')
  const { title, description, credits, active, stock = product.stock } = form
  const { maker = product.maker, safety = product.safety } = form
  const described = { title, description, credits, active, stock, maker, safety }
  if ((active && product.recalled_at) || isStale(form, product, described)) {
    refuseStale('stateChanged', await readProduct(tx, keys, viewer, id))
  }
  // What is offered already stays so, paused or not; its words may still be mended.
  if (active && !product.active) await requireChecked(tx, viewer.id)
  const image_id = await keepPicture(tx, viewer, form.imageId, product)
  const image_ordered = image_id === product.image_id && product.image_ordered
  await withItsOwnPicture(() => updateRecord(tx, id, { ...described, image_id, image_ordered }))
  if (active) await tx.emit(productOffered, { productId: id, sponsorId: viewer.id })
  return readProduct(tx, keys, viewer, id)
}

/**
 * Whether a change began with another edition than there is by now. One that says the same takes nothing away:
 * so does the same change again, after an answer that was lost.
 */
function isStale(
  { after }: ProductForm,
  before: ProductRecord,
  wanted: Parameters<typeof editionOf>[0],
): boolean {
  const edition = editionOf(before)
  return after !== undefined && after !== edition && editionOf(wanted) !== edition
}

/** Keeps the picture wanted and lets go of the one before, unless orders show it. */
async function keepPicture(
  tx: Tx,
  { id: userId }: Viewer,
  wanted: number | undefined,
  product: ProductRecord | null,
): Promise<number | null> {
  const before = product?.image_id ?? null
  if (wanted === undefined || wanted === before) return before
  const [file] = await findFiles(tx, [wanted])
  if (file?.kept) refuse('invalidProductImageId')
  const current = product?.image_ordered ? null : before
  return replacePicture(tx, { purpose: 'PRODUCT', current, wanted, userId, givenBy: userId })
}

/** A picture that two products want at the same moment is the first one's (`invalidProductImageId`). */
async function withItsOwnPicture<A>(save: () => Promise<A>): Promise<A> {
  try {
    return await save()
  } catch (error) {
    if (isDuplicate(error, 'products_image_id_key')) refuse('invalidProductImageId')
    throw error
  }
}
