import type { Page } from '@podium/contract/list'
import type { Product } from '@podium/contract/products'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import type { FileKeys } from '../files/index.ts'
import { findProfile, mayRead as mayReadProfile, mayReadAll } from '../profiles/index.ts'
import { mayRead } from './policy.ts'
import { findOffer, findOffers, type OfferPage, type OfferRecord } from './records.ts'
import { viewProduct } from './views.ts'

/**
 * A product its viewer may see; an inactive one, or a hidden sponsor's, is not there
 * (`entityDoesNotExist`).
 */
export async function requireOffer(
  db: Db,
  viewer: Viewer | null,
  id: number,
): Promise<OfferRecord> {
  const offer = (await findOffer(db, id)) ?? refuse('entityDoesNotExist')
  return mayRead(viewer, offer) ? offer : refuse('entityDoesNotExist')
}

export async function readProduct(
  db: Db,
  keys: FileKeys,
  viewer: Viewer | null,
  id: number,
): Promise<Product> {
  return viewProduct(await requireOffer(db, viewer, id), viewer, keys)
}

/** A page of one sponsor's products, or of everybody's. */
export async function listProducts(
  db: Db,
  keys: FileKeys,
  viewer: Viewer | null,
  page: OfferPage,
): Promise<Page<Product>> {
  const all = await seesAll(db, viewer, page.sponsorID)
  const { list, total } = await findOffers(db, page, { all })
  return { list: list.map((offer) => viewProduct(offer, viewer, keys)), total }
}

/**
 * Whether inactive products are listed too: to admins, and to a sponsor their own (`userNotFound` if
 * hidden).
 */
async function seesAll(
  db: Db,
  viewer: Viewer | null,
  sponsorId: number | undefined,
): Promise<boolean> {
  if (sponsorId === undefined) return viewer?.role === 'ADMIN'
  const sponsor = (await findProfile(db, sponsorId)) ?? refuse('userNotFound')
  if (sponsor.role !== 'SPONSOR' || !mayReadProfile(viewer, sponsor)) refuse('userNotFound')
  return mayReadAll(viewer, sponsor)
}
