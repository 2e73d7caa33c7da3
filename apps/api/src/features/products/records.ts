import type { PageQuery } from '@podium/contract/list'
import { calendarDay } from '@podium/contract/calendar'
import { productLimits } from '@podium/contract/limits'
import type { TraderDetails } from '@podium/contract/traders'
import { type Generated, type Selectable, sql, type Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, findPage, findsAny, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    products: ProductsTable
  }
}

interface ProductsTable {
  id: Generated<number>
  sponsor_id: number
  title: string
  description: string
  credits: number
  image_id: number | null
  maker: Generated<string>
  safety: Generated<string>
  active: boolean
  stock: number | null
  ordered: Generated<boolean>
  image_ordered: Generated<boolean>
  created_at: Date
  archived_at: Date | null
  /** Taken away by an admin: it is kept, so that an appeal can bring it back. */
  withheld: Generated<boolean>
  recalled_at: Generated<Date | null>
  recall_reason: Generated<string>
}

export type ProductRecord = Selectable<ProductsTable>

/** A product with its sponsor, and whether everybody may see the sponsor's page. */
export type OfferRecord = ProductRecord & {
  sponsor_name: string
  sponsor_avatar: number | null
  sponsor_shown: boolean
  /** Whether the product shows them of itself, too. */
  sponsor_listed: boolean
  /** Of the sponsor as a seller: the last day on which they sell, and what buyers are shown. */
  until: string | null
  checked: TraderDetails | null
  /** The moment of that check, as long as it is shown. */
  decided_at: Date | null
}

/** A product that is not archived, with its sponsor; those of closed accounts are not there. */
export function findOffer(db: Db, id: number): Promise<OfferRecord | undefined> {
  return offers(db)
    .selectAll('products')
    .select(sellerColumns)
    .where('products.id', '=', id)
    .executeTakeFirst()
}

/** The sponsor of a product, archived ones too, as long as everybody may see the sponsor's page. */
export function findSeller(db: Db, id: number): Promise<{ id: number; name: string } | undefined> {
  return db
    .selectFrom('products')
    .innerJoin('profile_cards', 'profile_cards.id', 'products.sponsor_id')
    .select(['profile_cards.id', 'profile_cards.name'])
    .where('products.id', '=', id)
    .where('profile_cards.active', '=', true)
    .where('profile_cards.shown', '=', true)
    .executeTakeFirst()
}

const sellerColumns = [
  'profile_cards.name as sponsor_name',
  'profile_cards.avatar_id as sponsor_avatar',
  'profile_cards.shown as sponsor_shown',
  'profile_cards.listed as sponsor_listed',
  'traders.until',
  'traders.checked',
  'traders.decided_at',
] as const

function offers(db: Db) {
  return db
    .selectFrom('products')
    .innerJoin('profile_cards', 'profile_cards.id', 'products.sponsor_id')
    .leftJoin('traders', 'traders.user_id', 'products.sponsor_id')
    .where('products.archived_at', 'is', null)
    .where('profile_cards.active', '=', true)
}

type Offers = ReturnType<typeof offers>

export interface OfferPage extends PageQuery {
  sponsorID?: number | undefined
  _sort: 'createdAt' | 'credits' | 'title'
  _order: 'ASC' | 'DESC'
}

/** Those that are sold: seen by everybody, and of a sponsor who sells (`traders.check`). */
function sold(offered: Offers) {
  return offered
    .where('products.active', '=', true)
    .where('profile_cards.shown', '=', true)
    .where('traders.until', '>=', calendarDay(now()))
}

/** Those of sponsors whom the product shows of itself (`decisions.effects`). */
function listed(offered: Offers) {
  return offered.where('profile_cards.listed', '=', true)
}

/**
 * A page of the offers: those that are sold, or all there are. Of a limited sponsor they are found by
 * who asks for that sponsor alone.
 */
export function findOffers(db: Db, page: OfferPage, { all }: { all: boolean }) {
  let wanted = offers(db)
  if (page.sponsorID) wanted = wanted.where('products.sponsor_id', '=', page.sponsorID)
  if (!all) wanted = page.sponsorID ? sold(wanted) : listed(sold(wanted))
  const direction = page._order === 'ASC' ? 'asc' : 'desc'
  if (page._sort === 'credits') wanted = wanted.orderBy('products.credits', direction)
  if (page._sort === 'title') wanted = wanted.orderBy(sql`lower(products.title)`, direction)
  const offered = wanted.selectAll('products').select(sellerColumns)
  return findPage(offered.orderBy('products.id', direction), page)
}

/** A product as it is, locked until the transaction ends; archived ones are not there. */
export function lockProduct(tx: Tx, id: number): Promise<ProductRecord | undefined> {
  return tx
    .selectFrom('products')
    .selectAll()
    .where('id', '=', id)
    .where('archived_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()
}

/** A product as it is, archived ones too, locked until the transaction ends. */
export function lockAnyProduct(tx: Tx, id: number): Promise<ProductRecord | undefined> {
  return tx.selectFrom('products').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
}

/** Whether a product is recalled, and no appeal took that back. */
export async function isRecalled(db: Db, id: number): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('products')
      .select('id')
      .where('id', '=', id)
      .where('recalled_at', 'is not', null),
  )
}

type Offered = Pick<
  ProductRecord,
  | 'sponsor_id'
  | 'title'
  | 'description'
  | 'credits'
  | 'image_id'
  | 'active'
  | 'stock'
  | 'maker'
  | 'safety'
>

export async function insertProduct(tx: Tx, offered: Offered): Promise<number> {
  const { id } = await tx
    .insertInto('products')
    .values({ ...offered, created_at: now(), archived_at: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function updateProduct(
  tx: Tx,
  id: number,
  changes: Updateable<ProductsTable>,
): Promise<void> {
  await tx.updateTable('products').set(changes).where('id', '=', id).execute()
}

export async function deleteProductRow(tx: Tx, id: number): Promise<void> {
  await tx.deleteFrom('products').where('id', '=', id).execute()
}

/**
 * Takes one piece at a price, if there is one at that price: whoever asks at the same moment waits
 * here, so that nothing is sold twice. Undefined where there is none.
 */
export function takePiece(
  tx: Tx,
  wanted: { id: number; credits: number },
): Promise<ProductRecord | undefined> {
  return tx
    .updateTable('products')
    .set((row) => ({ stock: row('stock', '-', 1), ordered: true, image_ordered: true }))
    .where((is) => is.and({ id: wanted.id, credits: wanted.credits, active: true }))
    .where('archived_at', 'is', null)
    .where((where) => where.or([where('stock', 'is', null), where('stock', '>', 0)]))
    .returningAll()
    .executeTakeFirst()
}

/** Puts a piece back that was not sent, where pieces are counted, also of what an appeal may bring back. */
export async function returnPiece(tx: Tx, id: number): Promise<void> {
  await tx
    .updateTable('products')
    .set({ stock: sql<number>`least(stock + 1, ${productLimits.stock})` })
    .where('id', '=', id)
    .where('stock', 'is not', null)
    .execute()
}

/** Whether a picture belongs to a product that everybody may see, its sponsor aside. */
export async function isOffered(db: Db, imageId: number): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('products')
      .select('id')
      .where((is) => is.and({ image_id: imageId, active: true }))
      .where('archived_at', 'is', null),
  )
}

// --- search engines ------------------------------------------------------------------------------

/** The products that search engines may know, with ids from `from` to below `to`. */
export async function findListedProducts(db: Db, from: number, to: number): Promise<number[]> {
  const found = await listed(sold(offers(db)))
    .select('products.id')
    .where('products.id', '>=', from)
    .where('products.id', '<', to)
    .orderBy('products.id')
    .execute()
  return found.map(({ id }) => id)
}

export async function findLastProduct(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('products')
    .select((row) => row.fn.max('id').as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

// --- leaving -------------------------------------------------------------------------------------

/** Every product somebody ever offered. */
export function findProductsOf(db: Db, sponsorId: number): Promise<ProductRecord[]> {
  return db
    .selectFrom('products')
    .selectAll()
    .where('sponsor_id', '=', sponsorId)
    .orderBy('id')
    .execute()
}

/**
 * A year after a sponsor closed their account nothing is left of what was never ordered
 * (`account.closing`); the rest is archived.
 */
export async function forgetProducts(tx: Tx, { userId }: { userId: number }): Promise<void> {
  await tx
    .deleteFrom('products')
    .where((is) => is.and({ sponsor_id: userId, ordered: false }))
    .execute()
  await tx
    .updateTable('products')
    .set({ archived_at: now(), active: false })
    .where('sponsor_id', '=', userId)
    .where('archived_at', 'is', null)
    .execute()
}
