import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { areGuarded } from '../guardianship/index.ts'

/** Who reads; who acts for somebody protected, a guardian, is none of the protected. */
export type Reader = Pick<Viewer, 'id' | 'actor' | 'isProtected'>

/**
 * Whether a reader is not told who asks them: a name is words too, and who is protected reads none of whom
 * their guardian keeps away, until the guardian accepts, who reads it (`minors.contacts`). For a statement
 * that calls supports `s`; null for who may read every name.
 */
export function isUnnamedTo({ id, actor, isProtected }: Reader) {
  if (!isProtected || actor) return null
  return sql<boolean>`(s.athlete_id = ${id} and s.accepted_at is null
    and ${areGuarded(sql`${id}::integer`, sql`s.supporter_id`)})`
}

/** Those of these supports of whose supporter a reader is told no name. */
export async function findUnnamed(
  db: Db,
  reader: Reader,
  ids: readonly number[],
): Promise<Set<number>> {
  const isUnnamed = isUnnamedTo(reader)
  if (!isUnnamed || ids.length === 0) return new Set()
  const { rows } = await sql<{ id: number }>`
    select s.id from supports s where s.id = any(${ids}::integer[]) and ${isUnnamed}`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
