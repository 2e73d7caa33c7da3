import { mostInPaidRow } from '@podium/contract/discovery'
import type { NetworkCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findKeptApart } from '../messages/index.ts'
import { findListed, viewCard, withoutProtected } from '../network/index.ts'
import { drawPaidRow } from '../plans/index.ts'

/**
 * Who is shown because they have a plan: visible people alone, never oneself, and nobody with whom a
 * block stands between. The lists and searches of the network know nothing of it (`network.fair`).
 */
export async function listPaidRow(db: Db, viewer: Viewer | null): Promise<NetworkCard[]> {
  const drawn = await drawPaidRow(db)
  const others = drawn.filter((id) => id !== viewer?.id)
  const apart = viewer ? await findKeptApart(db, viewer.id, others) : new Set()
  const listed = await findListed(
    db,
    others.filter((id) => !apart.has(id)),
  )
  // What visitors read search engines keep.
  const entries = viewer ? listed : withoutProtected(listed)
  return entries.slice(0, mostInPaidRow).map(viewCard)
}
