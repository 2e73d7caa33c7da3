import type { Scope } from '@podium/contract/scopes'
import { type Generated, type RawBuilder, sql } from 'kysely'
import { now } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    guardian_offers: OffersTable
    guardian_choices: ChoicesTable
    guardian_contacts: ContactsTable
  }
}

interface OffersTable {
  id: Generated<number>
  ward_id: number
  email: string
  secret_hash: Buffer
  created_at: Date
  expires_at: Date
}

interface ChoicesTable {
  delegation_id: number
  ward_id: number
  guardian_id: number
  hidden: boolean
  contacts_chosen: Generated<boolean>
}

interface ContactsTable {
  delegation_id: number
  allowed_id: number
}

/** A guardian may do everything that anybody may do for somebody else. */
export const guardianScopes: readonly Scope[] = [
  'PAGE',
  'SUPPORT',
  'MESSAGES',
  'MONEY_READ',
  'SPEND',
]

// --- offers --------------------------------------------------------------------------------------

/** Keeps an offer; an open one of the same two gets a new secret instead. */
export async function upsertOffer(
  tx: Tx,
  offer: Pick<OffersTable, 'ward_id' | 'email' | 'secret_hash' | 'expires_at'>,
): Promise<void> {
  const { ward_id, email, secret_hash, expires_at } = offer
  await sql`
    insert into guardian_offers (ward_id, email, secret_hash, created_at, expires_at)
    values (${ward_id}, ${email}, ${secret_hash}, ${now()}, ${expires_at})
    on conflict (ward_id, lower(email)) do update
    set secret_hash = excluded.secret_hash, created_at = excluded.created_at,
        expires_at = excluded.expires_at`.execute(tx)
}

export function findOffer(db: Db, hash: Buffer) {
  return db
    .selectFrom('guardian_offers')
    .innerJoin('people', 'people.id', 'ward_id')
    .select(['guardian_offers.id', 'ward_id', 'people.name', 'expires_at'])
    .where('secret_hash', '=', hash)
    .where('expires_at', '>', now())
    .where('people.active', '=', true)
    .where('people.protected', '=', true)
    .executeTakeFirst()
}

/** Takes an offer up; of two who try at once, one gets true. */
export async function takeOffer(tx: Tx, id: number): Promise<boolean> {
  const taken = await tx.deleteFrom('guardian_offers').where('id', '=', id).executeTakeFirst()
  return taken.numDeletedRows > 0n
}

export async function deleteOffers(tx: Tx, wardId: number, id?: number): Promise<void> {
  await tx
    .deleteFrom('guardian_offers')
    .where('ward_id', '=', wardId)
    .$if(id !== undefined, (query) => query.where('id', '=', id ?? 0))
    .execute()
}

/** Deletes the offers whose links do not work any more. */
export async function deleteEndedOffers(tx: Tx): Promise<void> {
  await tx.deleteFrom('guardian_offers').where('expires_at', '<=', now()).execute()
}

export function findOffersOf(db: Db, wardIds: readonly number[]) {
  return db
    .selectFrom('guardian_offers')
    .select(['id', 'ward_id', 'email', 'expires_at'])
    .where('ward_id', 'in', [0, ...wardIds])
    .where('expires_at', '>', now())
    .orderBy('id')
    .execute()
}

// --- choices -------------------------------------------------------------------------------------

export type ChoiceRecord = Awaited<ReturnType<typeof findChoices>>[number]

export async function insertChoice(
  tx: Tx,
  choice: Omit<ChoicesTable, 'contacts_chosen'>,
): Promise<void> {
  await tx.insertInto('guardian_choices').values(choice).execute()
}

/** What guardians decided, by any of the sides of it; the first guardian first. */
export function findChoices(
  db: Db,
  of: { id?: number; wardId?: number; guardianId?: number; either?: number },
) {
  return db
    .selectFrom('guardian_choices')
    .select(['delegation_id', 'ward_id', 'guardian_id', 'hidden', 'contacts_chosen'])
    .select(() =>
      sql<number[]>`array(
        select allowed_id from guardian_contacts contacts
        where contacts.delegation_id = guardian_choices.delegation_id order by allowed_id)`.as(
        'allowed',
      ),
    )
    .$if(of.id !== undefined, (query) => query.where('delegation_id', '=', of.id ?? 0))
    .$if(of.wardId !== undefined, (query) => query.where('ward_id', '=', of.wardId ?? 0))
    .$if(of.guardianId !== undefined, (query) =>
      query.where('guardian_id', '=', of.guardianId ?? 0),
    )
    .$if(of.either !== undefined, (query) =>
      query.where((is) => is.or({ ward_id: of.either ?? 0, guardian_id: of.either ?? 0 })),
    )
    .orderBy('delegation_id')
    .execute()
}

/**
 * The wards of a guardian whose page is hidden, but by no admin, nor by another guardian alone, which this one
 * cannot change; and since when the guardian looks after each.
 */
export function findHiddenWards(
  db: Db,
  guardianId: number,
): Promise<{ id: number; since: Date | null }[]> {
  return db
    .selectFrom('guardian_choices')
    .innerJoin('delegations', 'delegations.id', 'guardian_choices.delegation_id')
    .innerJoin('people', 'people.id', 'guardian_choices.ward_id')
    .innerJoin('profiles', 'profiles.user_id', 'guardian_choices.ward_id')
    .select(['people.id', 'delegations.accepted_at as since'])
    .where('guardian_id', '=', guardianId)
    .where('people.protected', '=', true)
    .where('profiles.published', '=', false)
    .where('profiles.hidden_by_admin', '=', false)
    .where(
      sql<boolean>`(guardian_choices.hidden or not exists (
        select from guardian_choices other
        where other.ward_id = guardian_choices.ward_id and other.hidden
      ))`,
    )
    .orderBy('people.id')
    .execute()
}

export async function updateHidden(tx: Tx, delegationId: number, hidden: boolean): Promise<void> {
  await tx
    .updateTable('guardian_choices')
    .set({ hidden })
    .where('delegation_id', '=', delegationId)
    .execute()
}

/**
 * Who may write to a ward and be written to, as one guardian decides from now on. Of who hides their page
 * nobody learns a name by allowing them: they stay where they were allowed before, and are not added.
 */
export async function replaceContacts(
  tx: Tx,
  delegationId: number,
  allowed: readonly number[],
): Promise<void> {
  const wanted = sql`any(${[...new Set(allowed)]}::integer[])`
  await sql`
    delete from guardian_contacts
    where delegation_id = ${delegationId} and not allowed_id = ${wanted}`.execute(tx)
  await sql`
    insert into guardian_contacts (delegation_id, allowed_id)
    select ${delegationId}, id from profile_cards where active and shown and id = ${wanted}
    on conflict do nothing`.execute(tx)
  await tx
    .updateTable('guardian_choices')
    .set({ contacts_chosen: true })
    .where('delegation_id', '=', delegationId)
    .execute()
}

/** Forgets what a guardian decided; undefined where they were none. */
export async function deleteChoice(tx: Tx, delegationId: number) {
  await tx.deleteFrom('guardian_contacts').where('delegation_id', '=', delegationId).execute()
  return tx
    .deleteFrom('guardian_choices')
    .where('delegation_id', '=', delegationId)
    .returning(['ward_id', 'guardian_id', 'hidden'])
    .executeTakeFirst()
}

/** Whether one of two people looks after the other. For a statement that knows both ids. */
export function areFamily(one: RawBuilder<number>, other: RawBuilder<number>): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from guardian_choices choice
    where (choice.ward_id, choice.guardian_id) in ((${one}, ${other}), (${other}, ${one}))
  )`
}

/**
 * Whether one of two people is protected and may not write to the other, nor be written to by them: the
 * other is none of their guardians, and not allowed by every guardian who decided, of whom there must
 * be one (`minors.contacts`). For a statement that knows both ids.
 */
export function areGuarded(
  one: RawBuilder<number>,
  other: RawBuilder<number>,
): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from (values (${one}, ${other}), (${other}, ${one})) pair (ward_id, other_id)
    join people ward on ward.id = pair.ward_id and ward.protected
    where not exists (
      select from guardian_choices choice
      where choice.ward_id = ward.id and choice.guardian_id = pair.other_id
    ) and (
      not exists (
        select from guardian_choices choice
        where choice.ward_id = ward.id and choice.contacts_chosen
      ) or exists (
        select from guardian_choices choice
        where choice.ward_id = ward.id and choice.contacts_chosen and not exists (
          select from guardian_contacts contact
          where contact.delegation_id = choice.delegation_id
            and contact.allowed_id = pair.other_id
        )
      )
    )
  )`
}
