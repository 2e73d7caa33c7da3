import type { PersonCard } from '@podium/contract/people'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { openPicture } from '../files/index.ts'

export type PersonRecord = Awaited<ReturnType<typeof readPeople>>[number]

/** The people of a list by their ids, in one statement; also closed and hidden ones. */
export async function findPeople(
  db: Db,
  ids: Iterable<number>,
): Promise<Map<number, PersonRecord>> {
  const wanted = [...new Set(ids)]
  const people = wanted.length > 0 ? await readPeople(db, wanted) : []
  return new Map(people.map((person) => [person.id, person]))
}

function readPeople(db: Db, ids: number[]) {
  return (
    db
      .selectFrom('people')
      .leftJoin('profiles', 'profiles.user_id', 'people.id')
      .select(['people.id', 'people.role', 'people.name', 'people.last_name', 'people.active'])
      .select('people.protected')
      .select(['profiles.avatar_id', 'profiles.sport'])
      .select(sql<boolean>`coalesce(published and not hidden_by_admin, false)`.as('published'))
      // One statement to prepare, however many they are.
      .where('people.id', '=', sql<number>`any(${ids}::integer[])`)
      .execute()
  )
}

/**
 * Somebody as lists show them (`account.closing`, `profile.hidden`). Closed and hidden people stay
 * nameless, unless they are `known`: they made themselves known to the reader, as by writing to them.
 * Of a closed account the name is told where it was `deleted` and an admin answers what its owner says
 * against that. Admins have no page.
 */
export function viewPerson(
  person: PersonRecord | undefined,
  { known = false, deleted = false }: { known?: boolean; deleted?: boolean } = {},
): PersonCard {
  if (!person) return { ...nobody, id: 0, role: 'FAN' }
  const { id, role } = person
  const visible = person.active && person.published
  const named = visible || deleted || (person.active && (known || role === 'ADMIN'))
  if (!named) return { ...nobody, id, role }
  const avatar = openPicture(visible ? person.avatar_id : null, 'avatar-256')
  const sport = visible ? person.sport : null
  return { id, role, name: person.name, lastName: person.last_name, avatar, sport, visible }
}

/** People as those see them whom they made themselves known to, in one statement. */
export async function viewAcquainted(
  db: Db,
  ids: readonly number[],
): Promise<Map<number, PersonCard>> {
  const people = await findPeople(db, ids)
  return new Map([...people].map(([id, person]) => [id, viewPerson(person, { known: true })]))
}

const nobody = {
  name: '',
  lastName: '',
  avatar: { id: 0, main: null },
  sport: null,
  visible: false,
}
