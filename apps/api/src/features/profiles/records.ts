import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import {
  type AliasableExpression,
  type ColumnType,
  type Expression,
  type Generated,
  sql,
  type Updateable,
} from 'kysely'
import { type Db, fetchRows, findsAny, type Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    profiles: ProfilesTable
    profile_cards: ProfileCardsView
  }
}

interface ProfilesTable {
  user_id: number
  sport: Sport | null
  phrase: string | null
  biography: string | null
  about_us: string | null
  objectives: string | null
  birth_date: string | null
  weight_kg: number | null
  height_cm: number | null
  sportest_score: number | null
  sportest_hidden: Generated<boolean>
  club_name: string | null
  website: string | null
  phone: string | null
  contact_email_public: Generated<boolean>
  location_lat: number | null
  location_lng: number | null
  location_label: string | null
  avatar_id: number | null
  cover_id: number | null
  published: Generated<boolean>
  /** Kept by the database: an admin hid the page, or suspended the account. */
  hidden_by_admin: ColumnType<boolean, never, never>
  hidden_reason: string | null
  hidden_at: Date | null
  limited_at: Date | null
  suspended_at: Date | null
  visibility_chosen: Generated<boolean>
  /** Who is protected hid it, and no guardian showed it since. */
  hidden_by_ward: Generated<boolean>
  welcome: Generated<boolean>
}

/** What other features may join to: who somebody is, and whether everybody may see their page. */
interface ProfileCardsView {
  id: number
  role: Role
  name: string
  last_name: string
  /** False for an account that was closed. */
  active: boolean
  sport: Sport | null
  avatar_id: number | null
  shown: boolean
  /** Shown, and listed by the product of itself (`decisions.effects`). */
  listed: boolean
  protected: boolean
  /** A sponsor with a website to lead to. */
  has_website: boolean
}

export type ProfileRecord = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** A profile with the person it is of, in one statement; people who closed their account are gone. */
export function findProfile(db: Db, userId: number) {
  return selectProfiles(db).where('profiles.user_id', '=', userId).executeTakeFirst()
}

/** A profile with the achievements beside it, as the port that reads them knows. */
export interface PageRecord extends ProfileRecord {
  achievements: unknown
}

let pageText: string | undefined

/**
 * A profile with the achievements on its page, in one statement that is worked out once: this is what
 * a busy Podium is asked most.
 */
export async function findPage(
  db: Db,
  userId: number,
  achievementsColumn: (db: Db, athleteId: Expression<number>) => AliasableExpression<unknown>,
): Promise<PageRecord | undefined> {
  pageText ??= selectProfiles(db)
    .select((row) => achievementsColumn(db, row.ref('people.id')).as('achievements'))
    .where('profiles.user_id', '=', userId)
    .compile().sql
  const [found] = await fetchRows<PageRecord>(db, pageText, [userId])
  return found
}

/** The same of several people, in one statement. */
export function findPages(
  db: Db,
  userIds: readonly number[],
  achievementsColumn: (db: Db, athleteId: Expression<number>) => AliasableExpression<unknown>,
): Promise<PageRecord[]> {
  return selectProfiles(db)
    .select((row) => achievementsColumn(db, row.ref('people.id')).as('achievements'))
    .where('profiles.user_id', '=', sql<number>`any(${userIds}::integer[])`)
    .execute()
}

/** Several profiles, by id. */
export function findProfiles(db: Db, userIds: readonly number[]) {
  return selectProfiles(db)
    .where('profiles.user_id', '=', sql<number>`any(${userIds}::integer[])`)
    .orderBy('profiles.user_id')
    .execute()
}

function selectProfiles(db: Db) {
  return db
    .selectFrom('profiles')
    .innerJoin('people', 'people.id', 'profiles.user_id')
    .select([
      'people.id',
      'people.role',
      'people.name',
      'people.last_name',
      'people.country_code',
      'people.region',
      'people.active',
      'people.protected',
      'people.public_address',
      'profiles.sport',
      'profiles.phrase',
      'profiles.biography',
      'profiles.about_us',
      'profiles.objectives',
      'profiles.birth_date',
      'profiles.weight_kg',
      'profiles.height_cm',
      'profiles.sportest_score',
      'profiles.sportest_hidden',
      'profiles.club_name',
      'profiles.website',
      'profiles.phone',
      'profiles.contact_email_public',
      'profiles.location_lat',
      'profiles.location_lng',
      'profiles.location_label',
      'profiles.avatar_id',
      'profiles.cover_id',
      'profiles.published',
      'profiles.hidden_by_admin',
      'profiles.hidden_reason',
      'profiles.hidden_at',
      'profiles.limited_at',
      'profiles.suspended_at',
      'profiles.visibility_chosen',
      'profiles.welcome',
    ])
}

export async function insertProfile(
  tx: Tx,
  userId: number,
  known: { sport: Sport | null; birth_date: string | null },
): Promise<void> {
  await tx
    .insertInto('profiles')
    .values({ user_id: userId, ...known })
    .execute()
}

/** Shows or hides a page; from then on its owner has decided. */
export async function updatePublished(tx: Tx, userId: number, published: boolean): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ published, visibility_chosen: true })
    .where('user_id', '=', userId)
    .execute()
}

/** Keeps whether who is protected hides their page, whoever else does. */
export async function updateHiddenByWard(tx: Tx, userId: number, hides: boolean): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ hidden_by_ward: hides })
    .where('user_id', '=', userId)
    .execute()
}

export function isHiddenByWard(db: Db, userId: number): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('profiles')
      .select('user_id')
      .where((is) => is.and({ user_id: userId, hidden_by_ward: true })),
  )
}

/**
 * An admin's veto against a page, with why and since when; lifting it decides what is shown, and nothing
 * else restricts the page any more.
 */
export async function updateVeto(
  tx: Tx,
  userId: number,
  hidden: { reason: string; since: Date } | null,
  published: boolean,
): Promise<void> {
  const shown = { published, visibility_chosen: true }
  await tx
    .updateTable('profiles')
    .set({
      hidden_reason: hidden && hidden.reason,
      hidden_at: hidden && hidden.since,
      ...(!hidden && { ...shown, limited_at: null, suspended_at: null }),
    })
    .where('user_id', '=', userId)
    .execute()
}

/** The page is as it was before an admin hid it: what its owner wants was never touched. */
export async function clearVeto(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ hidden_reason: null, hidden_at: null })
    .where('user_id', '=', userId)
    .execute()
}

/** Since when somebody is limited or suspended; null where they are not any more. */
export async function updateRestriction(
  tx: Tx,
  userId: number,
  since: Partial<Pick<ProfilesTable, 'limited_at' | 'suspended_at'>>,
): Promise<void> {
  await tx.updateTable('profiles').set(since).where('user_id', '=', userId).execute()
}

/** What somebody tells of themselves; what is left out stays. */
export type Story = Omit<
  Updateable<ProfilesTable>,
  | 'user_id'
  | 'sportest_score'
  | 'sportest_hidden'
  | 'published'
  | 'hidden_by_admin'
  | 'hidden_reason'
  | 'hidden_at'
  | 'limited_at'
  | 'suspended_at'
  | 'visibility_chosen'
  | 'hidden_by_ward'
  | 'welcome'
>

export async function updateStory(tx: Tx, userId: number, story: Story): Promise<void> {
  await tx.updateTable('profiles').set(story).where('user_id', '=', userId).execute()
}

/** The first steps are done, or were put away. */
export async function updateWelcomed(tx: Tx, userId: number): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ welcome: false })
    .where((is) => is.and({ user_id: userId, welcome: true }))
    .execute()
}

/** The score that page and card show, or none; `hidden` is whether that is what the owner wants. */
export async function updateSportest(
  tx: Tx,
  userId: number,
  { score, hidden }: { score: number | null; hidden: boolean },
): Promise<void> {
  await tx
    .updateTable('profiles')
    .set({ sportest_score: score, sportest_hidden: hidden })
    .where('user_id', '=', userId)
    .execute()
}

/** The sport and club of somebody, and whether they are suspended, for the session. */
export function findForSession(db: Db, userId: number) {
  return db
    .selectFrom('profiles')
    .select(['sport', 'club_name', 'suspended_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst()
}

const mostSettled = 500

/**
 * Open accounts whose protection is not as their birth date says (`minors.protected`): born on or before
 * `adult`, an ISO day, and still protected, or later and not protected yet.
 */
export async function findWronglyProtected(db: Db, adult: string): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select people.id from people join profiles on profiles.user_id = people.id
    where people.protected and people.active and profiles.birth_date <= ${adult}
    union all
    select people.id from people join profiles on profiles.user_id = people.id
    where not people.protected and people.active and profiles.birth_date > ${adult}
    limit ${mostSettled}`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whether everybody may see somebody's page. */
export async function isShown(db: Db, userId: number): Promise<boolean> {
  return findsAny(
    db
      .selectFrom('profiles')
      .innerJoin('people', 'people.id', 'profiles.user_id')
      .select('people.id')
      .where('profiles.user_id', '=', userId)
      .where('people.active', '=', true)
      .where('profiles.published', '=', true)
      .where('profiles.hidden_by_admin', '=', false),
  )
}

/** The pages that search engines may know, with ids from `from` to below `to`. */
export function findListed(db: Db, from: number, to: number) {
  return db
    .selectFrom('profiles')
    .innerJoin('people', 'people.id', 'profiles.user_id')
    .select(['people.id', 'people.role'])
    .where('people.active', '=', true)
    .where('people.role', 'in', ['ATHLETE', 'MANAGER', 'SPONSOR'])
    .where('people.protected', '=', false)
    .where('profiles.published', '=', true)
    .where('profiles.hidden_by_admin', '=', false)
    .where('profiles.limited_at', 'is', null)
    .where('profiles.user_id', '>=', from)
    .where('profiles.user_id', '<', to)
    .orderBy('profiles.user_id')
    .execute()
}

export async function findLastId(db: Db): Promise<number> {
  const { last } = await db
    .selectFrom('profiles')
    .select(sql<number | null>`max(user_id)`.as('last'))
    .executeTakeFirstOrThrow()
  return last ?? 0
}

export type ProfileRole = Exclude<Role, 'ADMIN'>

/** Whose club goes by another name now. */
export async function updateClubName(
  tx: Tx,
  { sport, from, to }: { sport: Sport; from: string; to: string },
): Promise<number[]> {
  const rows = await tx
    .updateTable('profiles')
    .set({ club_name: to })
    .where((is) => is.and({ club_name: from, sport }))
    .returning('user_id')
    .execute()
  return rows.map(({ user_id }) => user_id)
}

/** How many open profiles tell each of some clubs. */
export function countByClub(db: Db, names: string[]) {
  return db
    .selectFrom('profiles')
    .innerJoin('people', 'people.id', 'profiles.user_id')
    .select(['sport', 'club_name', (row) => row.fn.countAll<number>().as('count')])
    .where('club_name', 'in', names)
    .where('people.active', '=', true)
    .groupBy(['sport', 'club_name'])
    .execute()
}
