import type { ListedCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import { blankCard } from './view-card.ts'

/** Those of some entries of the directory whom search engines may keep: nobody who is protected. */
export async function withoutProtected<E extends { user_id: number }>(
  db: Db,
  entries: readonly E[],
): Promise<E[]> {
  const guarded = await findProtected(
    db,
    entries.map(({ user_id }) => user_id),
  )
  return entries.filter(({ user_id }) => !guarded.has(user_id))
}

/** The same cards in their places, those of who is protected blank, as those of hidden people are. */
export async function blankProtected(db: Db, cards: ListedCard[]): Promise<ListedCard[]> {
  const guarded = await findProtected(
    db,
    cards.map(({ id }) => id),
  )
  return cards.map((card) => (guarded.has(card.id) ? blankCard : card))
}

async function findProtected(db: Db, ids: number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set()
  const guarded = await db
    .selectFrom('people')
    .select('id')
    .where('id', 'in', ids)
    .where('protected', '=', true)
    .execute()
  return new Set(guarded.map(({ id }) => id))
}
