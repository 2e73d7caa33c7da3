import type { WebhookState, WebhookType } from '@podium/contract/webhooks'
import { type Generated, type Selectable, sql, type Updateable } from 'kysely'
import { now } from '../../platform/clock.ts'
import { changesAny, countRows, type Db, lock, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    webhook_endpoints: EndpointsTable
  }
}

interface EndpointsTable {
  id: Generated<number>
  user_id: number
  url: string
  events: WebhookType[]
  state: WebhookState
  salt: Buffer
  old_salt: Buffer | null
  old_until: Date | null
  created_at: Date
  failing_since: Date | null
}

export type EndpointRecord = Selectable<EndpointsTable>

/** Names an endpoint of a member's own. */
export interface Own {
  id: number
  userId: number
}

export async function insertEndpoint(
  tx: Tx,
  facts: Pick<EndpointRecord, 'user_id' | 'url' | 'events' | 'salt'>,
): Promise<number> {
  const { id } = await tx
    .insertInto('webhook_endpoints')
    .values({
      ...facts,
      state: 'ON',
      old_salt: null,
      old_until: null,
      created_at: now(),
      failing_since: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export function countEndpoints(db: Db, userId: number): Promise<number> {
  return countRows(db.selectFrom('webhook_endpoints').where('user_id', '=', userId))
}

/** Of what adds or changes the endpoints of a member and what ends them the second sees what the first did. */
export function lockEndpoints(tx: Tx, userId: number): Promise<void> {
  return lock(tx, 'webhooks', userId)
}

/** An endpoint of a member's own, locked; deliveries can be added to it meanwhile. */
export function lockEndpoint(tx: Tx, own: Own): Promise<EndpointRecord | undefined> {
  return ownedBy(tx, own).selectAll().forNoKeyUpdate().executeTakeFirst()
}

/** The same, of any member. */
export function lockAnyEndpoint(tx: Tx, id: number): Promise<EndpointRecord | undefined> {
  return tx
    .selectFrom('webhook_endpoints')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst()
}

function ownedBy(db: Db, { id, userId }: Own) {
  return db.selectFrom('webhook_endpoints').where('id', '=', id).where('user_id', '=', userId)
}

export async function updateEndpoint(
  tx: Tx,
  id: number,
  changes: Updateable<EndpointsTable>,
): Promise<void> {
  await tx.updateTable('webhook_endpoints').set(changes).where('id', '=', id).execute()
}

/** Deletes an endpoint; false where the member has no such endpoint. */
export async function deleteEndpoint(tx: Tx, { id, userId }: Own): Promise<boolean> {
  return changesAny(
    tx.deleteFrom('webhook_endpoints').where('id', '=', id).where('user_id', '=', userId),
  )
}

/** Everything that was to be told to a member, with where and how it went. */
export async function deleteEverythingOf(tx: Tx, userId: number): Promise<void> {
  await lockEndpoints(tx, userId)
  await tx.deleteFrom('webhook_endpoints').where('user_id', '=', userId).execute()
  await tx.deleteFrom('webhook_events').where('user_id', '=', userId).execute()
}

/** Pauses the endpoints of a member that run; answers those. */
export async function pauseEndpoints(
  tx: Tx,
  userId: number,
): Promise<Pick<EndpointRecord, 'url'>[]> {
  await lockEndpoints(tx, userId)
  return tx
    .updateTable('webhook_endpoints')
    .set({ state: 'PAUSED' })
    .where((is) => is.and({ user_id: userId, state: 'ON' }))
    .returning('url')
    .execute()
}

/** Deletes the secrets that were replaced a day ago. */
export async function forgetOldSalts(tx: Tx): Promise<void> {
  await tx
    .updateTable('webhook_endpoints')
    .set({ old_salt: null, old_until: null })
    .where('old_until', '<=', now())
    .execute()
}

/** An endpoint with how its deliveries stand. */
export interface ListedEndpoint extends EndpointRecord {
  waiting: number
  last_at: Date | null
  last_state: 'WAITING' | 'DELIVERED' | 'FAILED' | null
}

/** The endpoints of a member, the oldest first; one of them where it is named. */
export async function findListed(
  db: Db,
  { userId, id }: { userId: number; id?: number },
): Promise<ListedEndpoint[]> {
  const { rows } = await sql<ListedEndpoint>`
    select e.*, last.tried_at as last_at, last.state as last_state,
      (select count(*)::integer from webhook_deliveries
       where endpoint_id = e.id and state = 'WAITING') as waiting
    from webhook_endpoints e
    left join lateral (
      select tried_at, state from webhook_deliveries
      where endpoint_id = e.id and tried_at is not null order by id desc limit 1) last on true
    where e.user_id = ${userId} ${id === undefined ? sql`` : sql`and e.id = ${id}`}
    order by e.id`.execute(db)
  return rows
}

/** The people, among some or all, who have an endpoint that is told of a type of event; each once. */
export async function findListeners(
  db: Db,
  type: WebhookType,
  userIds?: readonly number[],
): Promise<number[]> {
  const { rows } = await sql<{ user_id: number }>`
    select distinct user_id from webhook_endpoints
    where state <> 'GONE' and ${type} = any(events)
      ${userIds ? sql`and user_id = any(${[...userIds]}::integer[])` : sql``}
    order by user_id`.execute(db)
  return rows.map(({ user_id: id }) => id)
}
