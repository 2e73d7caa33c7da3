import type { Tx } from '../../platform/database/index.ts'
import { profileChanged } from './events.ts'
import { type Story, updatePublished, updateStory } from './records.ts'

/** Writes what somebody tells of themselves, and shows or hides their page. */
export async function writeStory(
  tx: Tx,
  userId: number,
  told: { story: Story; published: boolean },
): Promise<void> {
  await updateStory(tx, userId, told.story)
  await updatePublished(tx, userId, told.published)
  await tx.emit(profileChanged, { userId })
}
