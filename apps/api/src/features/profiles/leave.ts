import type { Db, Tx } from '../../platform/database/index.ts'
import type { ExportPart } from '../identity/index.ts'
import { profileChanged } from './happenings.ts'
import { findProfile, updatePublished, updateStory } from './records.ts'

/** A closed account's page is gone at once (P17). */
export function removeFromView(tx: Tx, { userId }: { userId: number }): Promise<void> {
  return tx.tell(profileChanged, { userId })
}

/** Wipes what somebody told of themselves, a year after their account was closed (P17). */
export async function forgetProfile(tx: Tx, { userId }: { userId: number }): Promise<void> {
  const nothing = { phrase: null, biography: null, about_us: null, objectives: null }
  await updateStory(tx, userId, { ...nothing, birth_date: null, weight_kg: null, height_cm: null })
  await updatePublished(tx, userId, false)
}

export const profileExport: ExportPart = {
  name: 'profile',
  collect: async (db: Db, userId: number) => (await findProfile(db, userId)) ?? null,
}
