import { mostCentsFor } from '@podium/contract/credits'
import type { Product } from '@podium/contract/products'
import type { Viewer } from '../../platform/http/index.ts'
import { type FileKeys, openAddress, openPicture } from '../files/index.ts'
import { sells, shownCheck, shownDetails } from '../traders/index.ts'
import { editionOf } from './edition.ts'
import { isOpen, mayBuy, mayEdit, mayRecall, mayRemove } from './policy.ts'
import type { OfferRecord } from './records.ts'

/** The addresses of a product's picture; with a key where not everybody may see it. */
export function imagePathOf(imageId: number, keys: FileKeys | null): Product['imagePath'] {
  const at = (size: 'card' | 'page') => {
    const address = openAddress(imageId, `${size}.webp`)
    return keys ? keys.unlock(address) : address
  }
  return { thumbnail: at('card'), main: at('page') }
}

export function viewProduct(offer: OfferRecord, viewer: Viewer | null, keys: FileKeys): Product {
  const { id, sponsor_id: sponsorID, image_id, sponsor_avatar, sponsor_shown } = offer
  const imageId = image_id ?? 0
  const avatar = sponsor_shown
    ? openPicture(sponsor_avatar, 'avatar-512')
    : keys.picture(sponsor_avatar, 'avatar-512')
  // Products are looked after by the sponsor alone, who may let others buy.
  const edits = !viewer?.actor && mayEdit(viewer, offer)
  return {
    id,
    sponsorID,
    sponsor: { id: sponsorID, name: offer.sponsor_name, avatar },
    title: offer.title,
    description: offer.description,
    credits: offer.credits,
    priceCents: mostCentsFor(offer.credits),
    maker: offer.maker,
    safety: offer.safety,
    trader: shownDetails(offer),
    traderCheck: shownCheck(offer),
    paused: !sells(offer),
    noindex: !offer.active || !offer.sponsor_listed,
    imageId,
    imagePath: imagePathOf(imageId, isOpen(offer) ? null : keys),
    active: offer.active,
    stock: offer.stock,
    createdAt: offer.created_at.toISOString(),
    edition: edits ? editionOf(offer) : null,
    recalled: offer.recalled_at && offer.recall_reason,
    abilities: {
      edit: edits,
      remove: !viewer?.actor && mayRemove(viewer, offer),
      recall: mayRecall(viewer, offer),
      buy: mayBuy(viewer, offer),
    },
  }
}
