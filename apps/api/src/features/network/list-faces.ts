import type { NetworkCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { chooseFaces } from './choose-faces.ts'
import { listEntries } from './directory/index.ts'
import { viewCard } from './view-card.ts'

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
  const ids = entries.map(({ user_id }) => user_id)
  if (ids.length === 0) return []
  const grown = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
    .where('protected', '=', false)
    .execute()
  const free = new Set(grown.map(({ id }) => id))
  return chooseFaces(entries.filter(({ user_id }) => free.has(user_id)).map(viewCard), shown)
}
