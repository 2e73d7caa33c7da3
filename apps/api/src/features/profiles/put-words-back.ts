import type { Tx } from '../../platform/database/index.ts'
import { findPersonalData, updatePerson } from '../identity/index.ts'
import { profileChanged } from './events.ts'
import { findProfile, type Story, updateStory } from './records.ts'

/** Whether a part of a page comes back: its words do; pictures are gone, and facts stay as they were put right. */
const comesBack: Record<keyof Story, boolean> = {
  phrase: true,
  biography: true,
  about_us: true,
  objectives: true,
  website: true,
  phone: true,
  sport: false,
  club_name: false,
  birth_date: false,
  weight_kg: false,
  height_cm: false,
  contact_email_public: false,
  location_lat: false,
  location_lng: false,
  location_label: false,
  avatar_id: false,
  cover_id: false,
}
const stories = Object.keys(comesBack).filter((column) => comesBack[column as keyof Story])
const names = ['name', 'last_name', 'address'] as const

type Words = Record<string, unknown>

/** Puts back what an admin changed of a page, as far as its owner has not written it anew since. */
export async function putWordsBack(tx: Tx, userId: number, undo: Words | null): Promise<void> {
  const { before = {}, after = {} } = (undo ?? {}) as { before?: Words; after?: Words }
  const current: Words = {
    ...(await findProfile(tx, userId)),
    ...(await findPersonalData(tx, userId)),
  }
  const pick = (wanted: readonly string[]) =>
    Object.fromEntries(
      wanted
        .filter((name) => name in before && (current[name] ?? null) === (after[name] ?? null))
        .map((name) => [name, before[name]]),
    )
  const [story, person] = [pick(stories), pick(names)]
  if (Object.keys(story).length > 0) await updateStory(tx, userId, story)
  if (Object.keys(person).length > 0) await updatePerson(tx, userId, person)
  await tx.emit(profileChanged, { userId })
}
