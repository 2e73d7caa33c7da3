import type { WhoMayWrite } from '@podium/contract/messages'
import { sql } from 'kysely'
import type { Db } from '../../platform/database/index.ts'
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
}

/** A person's relationship to another, in one statement; undefined for an unknown id. */
export async function findRelationship(
  db: Db,
  userId: number,
  otherId: number,
): Promise<Relationship | undefined> {
  const { rows } = await sql<Relationship>`
    select people.id, people.role, people.name, people.last_name, people.active,
           profiles.avatar_id,
           coalesce(profiles.published and not profiles.hidden_by_admin, false) as published,
           coalesce(profiles.hidden_by_admin, false) as hidden_by_admin,
           coalesce(settings.who_may_write, 'EVERYONE') as who_may_write,
           mine.conversation_id, coalesce(mine.unread, 0) as unread,
           coalesce(theirs.read_message_id, 0) as their_read_id,
           coalesce(theirs.has_written, false) as they_wrote,
           exists (select from blocks where blocker_id = ${userId} and blocked_id = people.id)
             as blocked_by_me,
           exists (select from blocks where blocker_id = people.id and blocked_id = ${userId})
             as blocks_me
    from people
    left join profiles on profiles.user_id = people.id
    left join message_settings settings on settings.user_id = people.id
    left join conversation_sides mine on mine.user_id = ${userId} and mine.other_id = people.id
    left join conversation_sides theirs on theirs.user_id = people.id and theirs.other_id = ${userId}
    where people.id = ${otherId} and people.id <> ${userId}`.execute(db)
  return rows[0]
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
