import { storageLimits } from '@podium/contract/limits'
import { day, secondsFromNow } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { sumFileBytes } from './records.ts'
import { sumOpenUploads } from './upload-records.ts'

/**
 * Whether an owner may upload so many bytes more: what they uploaded within a day, and what they keep,
 * is bounded, so that one owner cannot fill the disk. Of two uploads at once the second sees the first.
 */
export async function requireStorage(tx: Tx, ownerId: number, bytes: number): Promise<void> {
  await lock(tx, 'uploads', ownerId)
  const { today, inAll } = await sumFileBytes(tx, ownerId, secondsFromNow(-day))
  if (today + bytes > storageLimits.perDay) refuse('uploadsUsedUp')
  if (inAll + bytes > storageLimits.perPerson) refuse('storageFull')
}

/** The same for an upload that only begins; others that go on count with all they announced. */
export async function requireUpload(tx: Tx, ownerId: number, bytes: number): Promise<void> {
  await lock(tx, 'uploads', ownerId)
  const open = await sumOpenUploads(tx, ownerId)
  if (open.count >= storageLimits.openUploads) refuse('tooManyUploads')
  await requireStorage(tx, ownerId, bytes + open.bytes)
}
