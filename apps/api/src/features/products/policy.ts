import { isOneself, type Viewer } from '../../platform/http/index.ts'
import { sells } from '../traders/index.ts'
import type { OfferRecord, ProductRecord } from './records.ts'

type Shown = Pick<OfferRecord, 'active' | 'sponsor_shown'>
type Owned = Pick<ProductRecord, 'sponsor_id'>

/**
 * Whether everybody may see a product: it is active and its sponsor's page is there (`profile.hidden`,
 * `orders.course`).
 */
export function isOpen({ active, sponsor_shown }: Shown): boolean {
  return active && sponsor_shown
}

export function mayEdit(viewer: Viewer | null, product: Owned): boolean {
  return viewer?.id === product.sponsor_id
}

/** The sponsor and admins take products away, and see those that others do not. */
export function mayRemove(viewer: Viewer | null, product: Owned): boolean {
  return mayEdit(viewer, product) || viewer?.role === 'ADMIN'
}

export function mayRead(viewer: Viewer | null, offer: Shown & Owned): boolean {
  return isOpen(offer) || mayRemove(viewer, offer)
}

/** Whether there is something to buy for somebody; visitors sign in first. */
export function mayBuy(viewer: Viewer | null, offer: OfferRecord): boolean {
  const isThere = isOpen(offer) && sells(offer) && offer.stock !== 0
  // For who is protected a guardian buys (`minors.protected`).
  const isBuyer = viewer?.role !== 'ADMIN' && !viewer?.isProtected
  return isThere && isBuyer && !(viewer && isOneself(viewer, offer.sponsor_id))
}

export function mayRecall(viewer: Viewer | null, { recalled_at }: OfferRecord): boolean {
  return viewer?.role === 'ADMIN' && !recalled_at
}
