import type { WhoMayWrite } from '@podium/contract/messages'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
import { areFamily, areGuarded } from '../guardianship/index.ts'
import type { PersonRecord } from '../profiles/index.ts'

/** The viewer's relationship to another person: everything that decides whether the viewer may write. */
export interface Relationship extends PersonRecord {
  hidden_by_admin: boolean
  who_may_write: WhoMayWrite
  /** Null before the first message. */
  conversation_id: number | null
  unread: number
  /** What the other side has read. */
  their_read_id: number
  /** Whether the other side ever wrote, so that an answer is owed them. */
  they_wrote: boolean
  blocked_by_me: boolean
  blocks_me: boolean
  /** Whether one of the two is protected, and no guardian lets them write to each other. */
  guarded: boolean
  /** Whether one of the two looks after the other. */
  family: boolean
}

/** A person's relationship to another, in one statement; undefined for an unknown id. */
export async function findRelationship(
  db: Db,
  userId: number,
  otherId: number,
): Promise<Relationship | undefined> {
  const { rows } = await sql<Relationship>`
    select people.id, people.role, people.name, people.last_name, people.active,
           profiles.avatar_id, profiles.sport,
           coalesce(profiles.published and not profiles.hidden_by_admin, false) as published,
           coalesce(profiles.hidden_by_admin, false) as hidden_by_admin,
           coalesce(settings.who_may_write, 'EVERYONE') as who_may_write,
           mine.conversation_id, coalesce(mine.unread, 0) as unread,
           coalesce(theirs.read_message_id, 0) as their_read_id,
           coalesce(theirs.has_written, false) as they_wrote,
           exists (select from blocks where blocker_id = ${userId} and blocked_id = people.id)
             as blocked_by_me,
           exists (select from blocks where blocker_id = people.id and blocked_id = ${userId})
             as blocks_me,
           ${areGuarded(sql`${userId}::integer`, sql`people.id`)} as guarded,
           ${areFamily(sql`${userId}::integer`, sql`people.id`)} as family
    from people
    left join profiles on profiles.user_id = people.id
    left join message_settings settings on settings.user_id = people.id
    left join conversation_sides mine on mine.user_id = ${userId} and mine.other_id = people.id
    left join conversation_sides theirs on theirs.user_id = people.id and theirs.other_id = ${userId}
    where people.id = ${otherId} and people.id <> ${userId}`.execute(db)
  return rows[0]
}

/** Whether one of two people is protected, and no guardian lets them write to each other. */
export async function findGuarded(db: Db, one: number, other: number): Promise<boolean> {
  const { rows } = await sql<{ guarded: boolean }>`
    select ${areGuarded(sql`${one}::integer`, sql`${other}::integer`)} as guarded`.execute(db)
  return rows[0]?.guarded ?? false
}

/** Whether a person was hidden by an admin, and so may not write. */
export async function isSilenced(db: Db, userId: number): Promise<boolean> {
  const profile = await db
    .selectFrom('profiles')
    .select('hidden_by_admin')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return profile?.hidden_by_admin ?? false
}
