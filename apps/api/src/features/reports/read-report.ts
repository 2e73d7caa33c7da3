import type { readReport as readRoute, ReportKind } from '@podium/contract/reports'
import type { Reply } from '@podium/contract/route'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { type FileKeys, openAddress } from '../files/index.ts'
import { findProofPicture } from '../agreements/index.ts'
import { findItem } from '../galleries/index.ts'
import { findOffer } from '../products/index.ts'
import { findProfile } from '../profiles/index.ts'
import { viewReports } from './list-reports.ts'
import { countReports, findReport, type QueuedReport } from './records.ts'

/** A report with what an admin wants to know before they decide it. */
export async function readReport(
  db: Db,
  keys: FileKeys,
  viewer: Viewer,
  id: number,
): Promise<Reply<typeof readRoute>> {
  const found = (await findReport(db, id)) ?? refuse('entityDoesNotExist')
  const [[report], counts, picture] = await Promise.all([
    viewReports(db, viewer, [found]),
    countReports(db, found),
    findPicture(db, found),
  ])
  if (!report) refuse('entityDoesNotExist')
  return {
    ...report,
    ...counts,
    // How often somebody reports tells who they are: the other reports of theirs say the same.
    ...(found.reported_id === viewer.id && { byReporter: { reports: 0, upheld: 0 } }),
    picture: picture ? await unlocked(db, keys, found, picture) : null,
  }
}

async function unlocked(
  db: Db,
  keys: FileKeys,
  { reported_id: ownerId }: QueuedReport,
  picture: number,
): Promise<string> {
  const owner = (await findProfile(db, ownerId)) ?? { active: true }
  return keys.of(owner).unlock(openAddress(picture, 'card.webp'))
}

/** The file of what is reported, as long as it is there. */
const pictures: Partial<
  Record<ReportKind, (db: Db, id: number, reportedId: number) => Promise<number | null>>
> = {
  // The supporter gives none.
  agreement: (db, id, athleteId) => findProofPicture(db, { id, athleteId }),
  media: async (db, id) => {
    const item = await findItem(db, id)
    return item && !item.deleted_at ? item.file_id : null
  },
  product: async (db, id) => (await findOffer(db, id))?.image_id ?? null,
}

async function findPicture(
  db: Db,
  { kind, target_id: id, reported_id: reportedId }: QueuedReport,
): Promise<number | null> {
  return (await pictures[kind]?.(db, id, reportedId)) ?? null
}
