import type { PageQuery } from '@podium/contract/list'
import type { InvitedRole } from '@podium/contract/invitations'
import type { Language } from '@podium/contract/locale'
import type { Sport } from '@podium/contract/sports'
import { type Generated, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import { changesAny, type Db, findPage, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    invitations: InvitationsTable
  }
}

export interface InvitationsTable {
  id: Generated<number>
  email: string
  role: InvitedRole
  modality: Sport | null
  secret_hash: Buffer
  invited_by: number
  language: Language
  created_at: Date
  expires_at: Date
  accepted_at: Date | null
  accepted_by: number | null
  revoked_at: Date | null
}

export type InvitationRecord = NonNullable<Awaited<ReturnType<typeof findInvitation>>>
export type InvitationState = 'PENDING' | 'ACCEPTED' | 'EXPIRED' | 'REVOKED'

const state = () => sql<InvitationState>`case
  when accepted_at is not null then 'ACCEPTED'
  when revoked_at is not null then 'REVOKED'
  when expires_at <= ${now()} then 'EXPIRED'
  else 'PENDING' end`

function withInviter(db: Db) {
  return db
    .selectFrom('invitations')
    .innerJoin('users', 'users.id', 'invitations.invited_by')
    .select([
      'invitations.id',
      'invitations.email',
      'invitations.secret_hash',
      'invitations.role',
      'invitations.modality',
      'invitations.language',
      'invitations.invited_by',
      'invitations.created_at',
      'expires_at',
      'accepted_at',
      'revoked_at',
    ])
    .select(sql<string>`concat_ws(' ', users.name, nullif(users.last_name, ''))`.as('inviter'))
}

export function findInvitation(db: Db, id: number) {
  return withInviter(db).where('invitations.id', '=', id).executeTakeFirst()
}

/** An invitation, locked: nobody takes it up or back until the transaction ends. */
export function lockInvitation(tx: Tx, id: number) {
  const invitation = withInviter(tx).where('invitations.id', '=', id)
  return invitation.forUpdate('invitations').executeTakeFirst()
}

export function findInvitationBySecret(db: Db, hash: Buffer) {
  return withInviter(db).where('secret_hash', '=', hash).executeTakeFirst()
}

/** The open invitation of an address, locked. */
export function lockOpenInvitation(tx: Tx, email: string) {
  return withInviter(tx)
    .where(sql`lower(invitations.email)`, '=', email.toLowerCase())
    .where('accepted_at', 'is', null)
    .where('revoked_at', 'is', null)
    .forUpdate('invitations')
    .executeTakeFirst()
}

export async function insertInvitation(
  tx: Tx,
  invitation: Omit<
    InvitationsTable,
    'id' | 'created_at' | 'accepted_at' | 'accepted_by' | 'revoked_at'
  >,
): Promise<number> {
  const { id } = await tx
    .insertInto('invitations')
    .values({
      ...invitation,
      created_at: now(),
      accepted_at: null,
      accepted_by: null,
      revoked_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Gives an open invitation a new secret, and whatever else changed; the old secret is gone. */
export function renewInvitation(
  tx: Tx,
  id: number,
  next: Pick<InvitationsTable, 'secret_hash' | 'expires_at'> &
    Partial<Pick<InvitationsTable, 'role' | 'modality' | 'invited_by'>>,
): Promise<boolean> {
  return changesAny(openOnes(tx.updateTable('invitations').set(next).where('id', '=', id)))
}

export async function markRevoked(tx: Tx, id: number): Promise<boolean> {
  const revoking = tx.updateTable('invitations').set({ revoked_at: now() }).where('id', '=', id)
  return changesAny(openOnes(revoking))
}

/** An admin who is one no more makes no other one by a link that is still on its way (`invitation.link`). */
export async function takeBackAdmins(tx: Tx, { userId }: { userId: number }): Promise<void> {
  const theirs = tx
    .updateTable('invitations')
    .set({ revoked_at: now() })
    .where((is) => is.and({ invited_by: userId, role: 'ADMIN' }))
  await openOnes(theirs).execute()
}

/** Takes an invitation up by the link of now; of two who try at once, one gets true. */
export async function markAccepted(
  tx: Tx,
  { id, secret_hash }: Pick<InvitationRecord, 'id' | 'secret_hash'>,
): Promise<boolean> {
  const accepting = tx
    .updateTable('invitations')
    .set({ accepted_at: now() })
    .where((is) => is.and({ id, secret_hash }))
  return changesAny(openOnes(accepting))
}

export async function linkAccepted(tx: Tx, id: number, userId: number): Promise<void> {
  await tx.updateTable('invitations').set({ accepted_by: userId }).where('id', '=', id).execute()
}

/** Deletes what ended before a moment and was never taken up. */
export async function deleteInvitationsBefore(tx: Tx, moment: Date): Promise<void> {
  await tx
    .deleteFrom('invitations')
    .where('accepted_at', 'is', null)
    .where('expires_at', '<', moment)
    .execute()
}

interface Openable<T> {
  where(column: 'accepted_at' | 'revoked_at', is: 'is', nothing: null): T
}

function openOnes<T extends Openable<T>>(query: T): T {
  return query.where('accepted_at', 'is', null).where('revoked_at', 'is', null)
}

interface InvitationsPage extends PageQuery {
  state?: InvitationState | undefined
  _sort: 'createdAt' | 'email'
  _order: 'ASC' | 'DESC'
}

export function findInvitations(db: Db, page: InvitationsPage) {
  const direction = page._order === 'DESC' ? 'desc' : 'asc'
  const wanted = withInviter(db).select(state().as('state'))
  const filtered = page.state ? wanted.where(state(), '=', page.state) : wanted
  const ordered = filtered
    .orderBy(page._sort === 'email' ? 'invitations.email' : 'invitations.created_at', direction)
    .orderBy('invitations.id', direction)
  return findPage(ordered, page)
}
