import type { DelegationKind, DelegationSide, DelegationState } from '@podium/contract/delegations'
import type { Page, PageQuery } from '@podium/contract/list'
import type { Scope } from '@podium/contract/scopes'
import { type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { type Db, findPage, findsAny, type Tx } from '../../platform/database/index.ts'
import type { Grant } from '../../platform/http/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    delegations: DelegationsTable
    acts: ActsTable
  }
}

interface DelegationsTable {
  id: Generated<number>
  principal_id: number
  delegate_id: number | null
  email: string | null
  secret_hash: Buffer | null
  kind: DelegationKind
  scopes: Scope[]
  created_at: Date
  offered_until: Date
  accepted_at: Date | null
  ends_at: Date | null
  ended_at: Date | null
}

interface ActsTable {
  id: Generated<number>
  principal_id: number
  delegate_id: number
  call: string
  subject_id: string | null
  request_id: string
  at: Date
}

/** Whether a delegation runs: agreed on, not ended, and its time is not over. */
const isRunning = () => sql<boolean>`
  accepted_at is not null and ended_at is null and (ends_at is null or ends_at > ${now()})`

const isOpenOffer = () => sql<boolean>`
  accepted_at is null and ended_at is null and offered_until > ${now()}
  and (ends_at is null or ends_at > ${now()})`

/** Whether a delegation has come to its last day, or an offer of one to the day on which nobody can accept it any more. */
const isOverdue = () => sql<boolean>`
  (ends_at <= ${now()} or accepted_at is null and offered_until <= ${now()})`

const state = () => sql<DelegationState>`case
  when ${isRunning()} then 'ACTIVE' when ${isOpenOffer()} then 'OFFERED' else 'ENDED' end`

export type DelegationRecord = NonNullable<Awaited<ReturnType<typeof findDelegation>>>

function withState(db: Db) {
  return db
    .selectFrom('delegations')
    .selectAll('delegations')
    .select(() => state().as('state'))
}

export function findDelegation(db: Db, id: number) {
  return withState(db).where('id', '=', id).executeTakeFirst()
}

/** The same, locked until the transaction ends. */
export function lockDelegation(tx: Tx, id: number): Promise<DelegationRecord | undefined> {
  return withState(tx).where('id', '=', id).forUpdate().executeTakeFirst()
}

export function findBySecret(db: Db, hash: Buffer): Promise<DelegationRecord | undefined> {
  return withState(db).where('secret_hash', '=', hash).executeTakeFirst()
}

const sideColumn = { principal: 'principal_id', delegate: 'delegate_id' } as const

/** The delegations of a member on one side: those that wait or run first, then the latest. */
export function findOfSide(
  db: Db,
  { userId, side }: { userId: number; side: DelegationSide },
  page: PageQuery,
): Promise<Page<DelegationRecord>> {
  const found = withState(db)
    .where(sideColumn[side], '=', userId)
    .orderBy(sql`${state()} = 'ENDED'`)
    .orderBy('id', 'desc')
  return findPage(found, page)
}

/** Everything that was agreed on with a member, for their export. */
export function findEvery(db: Db, userId: number) {
  return db
    .selectFrom('delegations')
    .select(['principal_id', 'delegate_id', 'email', 'kind', 'scopes', 'created_at'])
    .select(['accepted_at', 'ends_at', 'ended_at'])
    .where((is) => is.or({ principal_id: userId, delegate_id: userId }))
    .orderBy('id')
    .execute()
}

export interface NewDelegation {
  principalId: number
  delegateId: number | null
  kind: DelegationKind
  scopes: readonly Scope[]
  endsAt: Date | null
}

export async function insertDelegation(
  tx: Tx,
  { principalId, delegateId, kind, scopes, endsAt }: NewDelegation,
  offer: { until: Date; email: string | null; secretHash: Buffer | null },
): Promise<number> {
  const { id } = await tx
    .insertInto('delegations')
    .values({
      principal_id: principalId,
      delegate_id: delegateId,
      kind,
      scopes: [...scopes],
      email: offer.email,
      secret_hash: offer.secretHash,
      created_at: now(),
      offered_until: offer.until,
      accepted_at: null,
      ends_at: endsAt,
      ended_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Lets a delegation run. The address it was offered to is not needed any more. */
export async function markAccepted(tx: Tx, id: number, delegateId: number): Promise<void> {
  await tx
    .updateTable('delegations')
    .set({ delegate_id: delegateId, accepted_at: now(), email: null })
    .where('id', '=', id)
    .execute()
}

/** What ended now, with what is told of it. */
export type Ended = Pick<
  DelegationRecord,
  'id' | 'principal_id' | 'delegate_id' | 'kind' | 'accepted_at'
>

/**
 * Ends what is still open of the delegations with these ids; answers those. `only` spares what was accepted, or
 * what is not overdue, since the ids were read: somebody may accept an offer in that moment.
 */
export function markEnded(
  tx: Tx,
  ids: readonly number[],
  only?: 'unanswered' | 'overdue',
): Promise<Ended[]> {
  return tx
    .updateTable('delegations')
    .set({ ended_at: now(), email: null, secret_hash: null })
    .where('id', 'in', [0, ...ids])
    .where('ended_at', 'is', null)
    .$if(only === 'unanswered', (query) => query.where('accepted_at', 'is', null))
    .$if(only === 'overdue', (query) => query.where(() => isOverdue()))
    .returning(['id', 'principal_id', 'delegate_id', 'kind', 'accepted_at'])
    .execute()
}

type OpenRecord = Pick<
  DelegationsTable,
  'kind' | 'scopes' | 'accepted_at' | 'offered_until' | 'ends_at' | 'secret_hash'
> & { id: number }

/** What is open between two people, whether it runs or waits. */
export async function findOpenBetween(
  db: Db,
  principalId: number,
  other: { delegateId: number } | { email: string },
): Promise<OpenRecord[]> {
  return db
    .selectFrom('delegations')
    .select(['id', 'kind', 'scopes', 'accepted_at', 'offered_until', 'ends_at', 'secret_hash'])
    .where('principal_id', '=', principalId)
    .where('ended_at', 'is', null)
    .$if('delegateId' in other, (query) =>
      query.where('delegate_id', '=', 'delegateId' in other ? other.delegateId : 0),
    )
    .$if('email' in other, (query) =>
      query.where(sql`lower(email)`, '=', 'email' in other ? other.email.toLowerCase() : ''),
    )
    .execute()
}

/** What is open of a member, on either side or with one other person alone. */
export async function findOpenOf(db: Db, userId: number, otherId?: number): Promise<number[]> {
  const open = await db
    .selectFrom('delegations')
    .select('id')
    .where('ended_at', 'is', null)
    .where((is) => is.or({ principal_id: userId, delegate_id: userId }))
    .$if(otherId !== undefined, (query) =>
      query.where((is) => is.or({ principal_id: otherId ?? 0, delegate_id: otherId ?? 0 })),
    )
    // A ward does not get rid of a guardian by blocking them, nor a guardian of a ward by accident.
    .$if(otherId !== undefined, (query) => query.where('kind', '!=', 'GUARDIAN'))
    .execute()
  return open.map(({ id }) => id)
}

/**
 * What does not go on once a member is protected: what others than guardians do for them, and all that
 * they do for others (`minors.guardian`).
 */
export async function findUnfit(db: Db, userId: number): Promise<number[]> {
  const unfit = await db
    .selectFrom('delegations')
    .select('id')
    .where('ended_at', 'is', null)
    .where((one) =>
      one.or([
        one.and([one('principal_id', '=', userId), one('kind', '!=', 'GUARDIAN')]),
        one('delegate_id', '=', userId),
      ]),
    )
    .execute()
  return unfit.map(({ id }) => id)
}

/** What others than guardians do for a member, or are offered to. */
export async function findGiven(db: Db, principalId: number): Promise<number[]> {
  const given = await db
    .selectFrom('delegations')
    .select('id')
    .where('principal_id', '=', principalId)
    .where('kind', '!=', 'GUARDIAN')
    .where('ended_at', 'is', null)
    .execute()
  return given.map(({ id }) => id)
}

/** The offers of a member that wait behind a mailed link. */
export async function findMailedOffers(db: Db, principalId: number): Promise<number[]> {
  const waiting = await db
    .selectFrom('delegations')
    .select('id')
    .where('principal_id', '=', principalId)
    .where('accepted_at', 'is', null)
    .where('ended_at', 'is', null)
    .where('secret_hash', 'is not', null)
    .execute()
  return waiting.map(({ id }) => id)
}

/** What time has ended and is not noted yet. */
export async function findOverdue(db: Db): Promise<number[]> {
  const overdue = await db
    .selectFrom('delegations')
    .select('id')
    .where('ended_at', 'is', null)
    .where(() => isOverdue())
    .limit(500)
    .execute()
  return overdue.map(({ id }) => id)
}

/** The delegates of a member now, the first agreed on first; of one kind where it is named. */
export function findDelegates(
  db: Db,
  principalId: number,
  kind?: DelegationKind,
): Promise<{ delegationId: number; delegateId: number; kind: DelegationKind }[]> {
  return db
    .selectFrom('delegations')
    .select(['id as delegationId', 'delegate_id as delegateId', 'kind'])
    .where('principal_id', '=', principalId)
    .where(() => isRunning())
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? 'HELP'))
    .orderBy('id')
    .$narrowType<{ delegateId: number }>()
    .execute()
}

/**
 * The delegation by which a caller acts for a member now; undefined where nothing does. Admins neither act nor are
 * acted for (`delegation.scopes`), and who is protected does not act.
 */
export function findGrant(
  db: Db,
  delegateId: number,
  principalId: number,
): Promise<Grant | undefined> {
  return db
    .selectFrom('delegations')
    .innerJoin('users as principal', 'principal.id', 'principal_id')
    .innerJoin('users as delegate', 'delegate.id', 'delegate_id')
    .select(['delegations.id as delegationId', 'delegations.scopes', 'principal.role'])
    .leftJoin('profiles', 'profiles.user_id', 'principal_id')
    .select(sql<boolean>`principal.protected and kind <> 'GUARDIAN'`.as('isProtected'))
    .select(sql<boolean>`profiles.suspended_at is not null`.as('isSuspended'))
    .where((is) => is.and({ principal_id: principalId, delegate_id: delegateId }))
    .where(() => isRunning())
    .where('principal.closed_at', 'is', null)
    .where('principal.role', '!=', 'ADMIN')
    .where('delegate.role', '!=', 'ADMIN')
    .where('delegate.protected', '=', false)
    .executeTakeFirst()
}

// --- acts ----------------------------------------------------------------------------------------

/**
 * Keeps a delegation from ending before this transaction does; false where it has ended already. Whoever
 * ends it waits, so nothing of an act is left half done.
 */
export async function holdRunning(tx: Tx, id: number): Promise<boolean> {
  return findsAny(
    tx
      .selectFrom('delegations')
      .select('id')
      .where('id', '=', id)
      .where(() => isRunning())
      .forShare(),
  )
}

/** The same in one statement with the record of what is done; false where nothing may be done. */
export async function insertAct(
  tx: Tx,
  act: { delegationId: number; call: string; subjectId: string | null; requestId: string },
): Promise<boolean> {
  const { rows } = await sql`
    with running as (
      select principal_id, delegate_id from delegations
      where id = ${act.delegationId} and ${isRunning()}
      for share
    )
    insert into acts (principal_id, delegate_id, call, subject_id, request_id, at)
    select principal_id, delegate_id, ${act.call}, ${act.subjectId}::text, ${act.requestId},
      ${now()}
    from running returning id`.execute(tx)
  return rows.length > 0
}

/** What delegates did for a member, or one of them, the latest first. */
export function findActs(
  db: Db,
  { principalId, delegateId }: { principalId: number; delegateId?: number },
  page: PageQuery,
) {
  const done = db
    .selectFrom('acts')
    .select(['id', 'delegate_id', 'call', 'subject_id', 'at'])
    .where('principal_id', '=', principalId)
    .$if(delegateId !== undefined, (query) => query.where('delegate_id', '=', delegateId ?? 0))
    .orderBy('id', 'desc')
  return findPage(done, page)
}

/** Everything that was done for a member, or that they did for others, for their export. */
export function findEveryAct(db: Db, userId: number) {
  return db
    .selectFrom('acts')
    .select(['principal_id', 'delegate_id', 'call', 'subject_id', 'at'])
    .where((is) => is.or({ principal_id: userId, delegate_id: userId }))
    .orderBy('id')
    .execute()
}
