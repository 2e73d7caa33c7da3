import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import type { Generated } from 'kysely'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    profiles: ProfilesTable
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
  published: Generated<boolean>
  hidden_by_admin: Generated<boolean>
}

export type ProfileRecord = NonNullable<Awaited<ReturnType<typeof findProfile>>>

/** A profile with the person it is of, in one statement; people who closed their account are gone. */
export function findProfile(db: Db, userId: number) {
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
      'profiles.sport',
      'profiles.phrase',
      'profiles.biography',
      'profiles.about_us',
      'profiles.objectives',
      'profiles.birth_date',
      'profiles.weight_kg',
      'profiles.height_cm',
      'profiles.sportest_score',
      'profiles.published',
      'profiles.hidden_by_admin',
    ])
    .where('profiles.user_id', '=', userId)
    .executeTakeFirst()
}

export async function insertProfile(tx: Tx, userId: number, sport: Sport | null): Promise<void> {
  await tx.insertInto('profiles').values({ user_id: userId, sport }).execute()
}

export async function updatePublished(tx: Tx, userId: number, published: boolean): Promise<void> {
  await tx.updateTable('profiles').set({ published }).where('user_id', '=', userId).execute()
}

export type Story = Partial<
  Pick<
    ProfilesTable,
    'phrase' | 'biography' | 'about_us' | 'objectives' | 'birth_date' | 'weight_kg' | 'height_cm'
  >
>

export async function updateStory(tx: Tx, userId: number, story: Story): Promise<void> {
  await tx.updateTable('profiles').set(story).where('user_id', '=', userId).execute()
}

/** Keeps the score of the sportest taken last, for the page and the card that show it. */
export async function updateSportestScore(tx: Tx, userId: number, score: number): Promise<void> {
  await tx.updateTable('profiles').set({ sportest_score: score }).where('user_id', '=', userId).execute()
}

/** The sport of somebody, for the session. */
export async function findSport(db: Db, userId: number): Promise<Sport | null> {
  const row = await db
    .selectFrom('profiles')
    .select('sport')
    .where('user_id', '=', userId)
    .executeTakeFirst()
  return row?.sport ?? null
}

export type ProfileRole = Exclude<Role, 'ADMIN'>
