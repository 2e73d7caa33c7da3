import type { Tx } from '../../platform/database/index.ts'
import { findPersonalData, updatePerson } from '../identity/index.ts'
import { profileChanged } from './events.ts'
import { findProfile, updateStory } from './records.ts'

/** The words of a page that come back; pictures are gone, and a birth date is not an admin's to change. */
const stories = ['phrase', 'biography', 'about_us', 'objectives', 'website', 'phone'] as const
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
