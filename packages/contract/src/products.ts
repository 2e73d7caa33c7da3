import { z } from 'zod'
import * as field from './fields.ts'
import { basis, namesItsLaw, saidByAdmin } from './grounds.ts'
import { id, idInBody, idInPath, idParams } from './ids.ts'
import { productLimits, textLimits } from './limits.ts'
import { listQuery } from './list.ts'
import { picture } from './pictures.ts'
import { route } from './route.ts'
import { traderDetails } from './traders.ts'
import { uploadSizes } from './upload-sizes.ts'

/** A sponsor's product, priced in credits (`orders.course`). */
export const product = z.object({
  id,
  sponsorID: id,
  sponsor: z.object({ id, name: z.string(), avatar: picture }),
  title: z.string(),
  description: z.string(),
  /** The price, delivery to Portugal and Spain included. */
  credits: z.int(),
  /** The same in euro cents: what so many credits cost at most. */
  priceCents: z.int(),
  /** Who made it, with an address; '' where that was not said. */
  maker: z.string(),
  /** What is to be heeded in using it; '' where nothing is. */
  safety: z.string(),
  /** Who sells it, as an admin checked it; null where nobody is checked (`traders.check`). */
  trader: traderDetails.nullable(),
  /** When that was checked, null where the day is not known, and the last day it holds: ISO days. */
  traderCheck: z.object({ on: z.string().nullable(), until: z.string() }).nullable(),
  /** Whether it cannot be bought until its seller is checked. */
  paused: z.boolean(),
  /** Its page is for people, not for search engines: what is off sale, and a limited sponsor's. */
  noindex: z.boolean(),
  imageId: id,
  /** The picture in the sizes `card` and `page`; it keeps its shape. */
  imagePath: z.object({ thumbnail: z.string(), main: z.string() }),
  /** Whether others than the sponsor see it. */
  active: z.boolean(),
  /** Pieces left; null where they are not counted, 0 when sold out. */
  stock: z.int().nullable(),
  createdAt: z.string(),
  /** Names its words, price and visibility as they are, for a change; null to who cannot change it. */
  edition: z.string().nullable(),
  /** Why an admin recalled it, after which it is not offered again; null where none did. */
  recalled: z.string().nullable(),
  abilities: z.object({
    edit: z.boolean(),
    /** The sponsor's and the admins'. */
    remove: z.boolean(),
    /** Recall it: an admin's. */
    recall: z.boolean(),
    /** Also true for visitors, who sign in first; false for one's own, sold out, paused, and admins. */
    buy: z.boolean(),
  }),
})
export type Product = z.output<typeof product>

export const listProducts = route({
  method: 'GET',
  path: '/sponsor/product',
  summary:
    "A sponsor's products, or everybody's: the active ones, and to the owner and admins all. Newest first unless asked otherwise.",
  access: 'any',
  scope: 'SPEND',
  query: z.object({
    sponsorID: idInPath.optional(),
    ...listQuery({ sort: ['createdAt', 'credits', 'title'], order: 'DESC' }),
  }),
  reply: z.array(product),
  total: 'header',
  refusals: ['userNotFound'],
  isAboutPeople: 'named',
})

export const getProduct = route({
  method: 'GET',
  path: '/sponsor/product/{id}',
  summary: 'A product; an inactive one, or one of a hidden sponsor, is there for owner and admins.',
  access: 'any',
  scope: 'SPEND',
  params: idParams,
  reply: product,
  refusals: ['entityDoesNotExist'],
  isAboutPeople: true,
})

/** The seller of a product, asked where it is gone, so that its page leads on. */
export const getProductSeller = route({
  method: 'GET',
  path: '/sponsor/product/{id}/seller',
  summary:
    'Who offers a product, or did before it was taken back; null where nobody has a page to be led to.',
  access: 'any',
  scope: 'open',
  params: idParams,
  reply: z.object({ seller: z.object({ id, name: z.string() }).nullable() }),
})

/** Words about it; left out on edit they stay. */
const words = (max: number) => field.optionalText(max).unwrap().optional()

/** A price as typed or as a number: digits alone, at most six, at least 1. */
const price = z
  .union([z.string(), z.number().transform(String)])
  .pipe(field.filledText().max(productLimits.creditDigits, 'MaxDigits').regex(/^\d*$/, 'Number'))
  .transform(Number)
  .pipe(z.int().min(1, 'Min'))

/**
 * What a sponsor saves. `imageId` is one of `POST files/product-image` that no product has yet; in a
 * multipart form the picture comes in the part `file` instead. On create one of the two is required
 * (`file`: NotBlank); on edit, without either, the picture stays.
 */
export const productForm = z.object({
  title: field.requiredName(productLimits.title),
  description: field.requiredText(textLimits.productDescription),
  credits: price,
  active: z.boolean().default(true),
  /**
   * Pieces there are now; null for uncounted. Left out on edit it stays, whatever was sold meanwhile.
   */
  stock: z.int().min(0).max(productLimits.stock).nullish(),
  imageId: idInBody.optional(),
  maker: words(productLimits.maker),
  safety: words(productLimits.safety),
  /** On edit alone. */
  after: field.edition,
})
export type ProductForm = z.output<typeof productForm>

/** As JSON, or as multipart/form-data with this JSON in the part `info` and the picture in `file`. */
const saving = {
  access: ['SPONSOR'],
  limit: 'upload',
  upload: 'form',
  body: productForm,
  reply: product,
} as const

const pictureRefusals = [
  'couldNotSaveFile',
  'invalidFile',
  'couldNotCreateAvatar',
  'invalidProductImageId',
  'invalidImageSize',
  'uploadsUsedUp',
  'storageFull',
  'acceptLastTerms',
  'traderNotVerified',
] as const

export const createProduct = route({
  ...saving,
  method: 'POST',
  path: '/sponsor/product',
  idempotent: true,
  summary: `Offer a product; an active one needs a checked seller (\`traderNotVerified\` says what is missing). The picture: JPG or PNG up to ${uploadSizes.productImage}.`,
  status: 201,
  refusals: [...pictureRefusals, 'idempotencyKeyReused'],
})

export const updateProduct = route({
  ...saving,
  method: 'PUT',
  path: '/sponsor/product/{id}',
  summary:
    'Change one’s own product. Orders keep what was bought. `stateChanged` with the product where it has another `edition` than `after`, unless that says the same, and where one that was recalled was to be active again.',
  params: idParams,
  refusals: [...pictureRefusals, 'forbidden', 'entityDoesNotExist', 'stateChanged'],
})

export const deleteProduct = route({
  method: 'DELETE',
  path: '/sponsor/product/{id}',
  summary: 'Take a product away; its orders keep what was bought.',
  access: ['SPONSOR', 'ADMIN'],
  params: idParams,
  query: z.object(saidByAdmin).refine(...namesItsLaw),
  status: 204,
  refusals: ['forbidden', 'entityDoesNotExist'],
})

export const recallProduct = route({
  method: 'POST',
  path: '/admin/products/{id}/recall',
  summary:
    'Recall a product: it is off for good, and everybody who bought it is told once and may send it back. Repeated, it stays as it is.',
  access: ['ADMIN'],
  params: idParams,
  body: z
    .object({ reason: field.requiredText(textLimits.phrase), ...basis })
    .refine(...namesItsLaw),
  status: 204,
  refusals: ['entityDoesNotExist'],
})
