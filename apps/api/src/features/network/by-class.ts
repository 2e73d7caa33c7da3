import type { ListedCard, searchNetwork as searchRoute } from '@podium/contract/network'
import type { Page } from '@podium/contract/list'
import type { Input } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { entitlementsOf } from '../plans/index.ts'
import { findByClass, type Slice } from './directory/index.ts'
import { viewListed } from './view-card.ts'

type Query = Input<typeof searchRoute>['query']

export function isByClass(query: Query): boolean {
  return query.class !== undefined || query._sort === 'class'
}

/**
 * Admins may, and viewers with a plan that finds athletes by class. Every viewer is looked at before
 * the cache, which does not know who asked.
 */
export async function requireByClass(db: Db, viewer: Viewer | null): Promise<void> {
  if (viewer?.role === 'ADMIN') return
  if (!viewer || !(await entitlementsOf(db, viewer.id)).athletesByClass) refuse('planNeeded')
}

/** Athletes by class; no other role has one, and a hidden profile shows none. */
export async function listByClass(
  db: Db,
  query: Query & { words: readonly string[]; isHidden: boolean | undefined },
  slice: Slice,
): Promise<Page<ListedCard>> {
  const { type = 'ATHLETE', class: least, _sort: by, isHidden } = query
  if (type !== 'ATHLETE' || isHidden) return { list: [], total: 0 }
  const { entries, total } = await findByClass(
    db,
    { ...query, least },
    { ...slice, by: by === 'class' ? by : 'name' },
  )
  return { list: entries.map(viewListed), total }
}
