import type { Db } from '../../platform/database/index.ts'

/** Those of some entries of the directory whom search engines may keep: nobody who is protected. */
export async function withoutProtected<E extends { user_id: number }>(
  db: Db,
  entries: readonly E[],
): Promise<E[]> {
  if (entries.length === 0) return []
  const grown = await db
    .selectFrom('people')
    .select('id')
    .where(
      'id',
      'in',
      entries.map(({ user_id: id }) => id),
    )
    .where('protected', '=', false)
    .execute()
  const free = new Set(grown.map(({ id }) => id))
  return entries.filter(({ user_id: id }) => free.has(id))
}
