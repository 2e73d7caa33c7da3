import type { NetworkCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { chooseFaces } from './choose-faces.ts'
import { listEntries } from './directory/index.ts'
import { viewCard, withoutProtected } from './view-card.ts'

/** So many people are looked through. */
const looked = 100

/** As many as stand on the three steps of the landing page. */
const shown = 9

/**
 * Some people for the landing page, which search engines keep: nobody who is protected
 * (`minors.protected`). A choice of few tells nobody who that is.
 */
export async function listFaces(db: Db): Promise<NetworkCard[]> {
  const { entries } = await listEntries(db, {}, { offset: 0, limit: looked, descending: false })
  return chooseFaces(withoutProtected(entries).map(viewCard), shown)
}
