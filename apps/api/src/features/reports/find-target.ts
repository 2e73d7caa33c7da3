import type { Achievement } from '@podium/contract/achievements'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import type { ReportKind } from '@podium/contract/reports'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findWordsIn } from '../agreements/index.ts'
import { achievementsOf } from '../clubs/index.ts'
import { findItem } from '../galleries/index.ts'
import { findMessageOf } from '../messages/index.ts'
import { requireOffer } from '../products/index.ts'
import { requireUpdate } from '../season/index.ts'
import { findLine, type SupportLine } from '../support/index.ts'
import { findProfile, isGone, mayRead, type ProfileRecord } from '../profiles/index.ts'

/** What a report is about, as it is at the moment. */
interface Target {
  reportedId: number
  quoted: string
  link: string
}

type FindTarget = (db: Db, viewer: Viewer | null, id: number) => Promise<Target>

/** Finds what somebody reports, a visitor too; what they cannot see they cannot report. */
export const findTarget: Record<ReportKind, FindTarget> = {
  profile: async (db, viewer, id) => {
    const owner = (await readable(db, viewer, id)) ?? refuse('userNotFound')
    const { phrase, biography, about_us, objectives, location_label, website } = owner
    const name = personName({ name: owner.name, lastName: owner.last_name })
    const results = (await achievementsOf(db, owner.id)).map(wordsOf)
    const quoted = [name, phrase, biography, about_us, objectives, location_label, website]
    return {
      reportedId: owner.id,
      quoted: quoted.concat(results).filter(Boolean).join('\n\n'),
      link: paths.profile(owner.role, owner.id),
    }
  },
  media: async (db, viewer, id) => {
    const item = (await findItem(db, id)) ?? refuse('entityDoesNotExist')
    const owner = (await readable(db, viewer, item.owner_id)) ?? refuse('entityDoesNotExist')
    if (item.deleted_at) refuse('entityDoesNotExist')
    return {
      reportedId: owner.id,
      quoted: [item.caption, item.alt_text].filter(Boolean).join('\n\n'),
      link: `${paths.profile(owner.role, owner.id)}/gallery/${id}`,
    }
  },
  product: async (db, viewer, id) => {
    const { sponsor_id: reportedId, title, description } = await requireOffer(db, viewer, id)
    return {
      reportedId,
      quoted: `${title}\n\n${description}`,
      link: paths.product({ productId: id }),
    }
  },
  message: async (db, viewer, id) => {
    const message =
      (viewer && (await findMessageOf(db, viewer.id, id))) ?? refuse('entityDoesNotExist')
    return { reportedId: message.sender_id, quoted: message.text, link: '' }
  },
  update: async (db, viewer, id) => {
    const { athlete_id: reportedId, text } = await requireUpdate(db, viewer, id)
    return { reportedId, quoted: text, link: paths.athlete({ id: reportedId }) }
  },
  agreement: async (db, viewer, id) => {
    const found = (viewer && (await findWordsIn(db, viewer, id))) ?? refuse('entityDoesNotExist')
    // Nobody but its two sides can open it.
    return { reportedId: found.authorId, quoted: found.text, link: '' }
  },
  supportNote: lineOf('note'),
  supportThanks: lineOf('thanks'),
}

/** What an athlete wrote of a result: the competition, and the link that is to prove it. */
function wordsOf({ competition, evidence }: Achievement): string {
  return [competition, evidence].filter(Boolean).join('\n')
}

/** Words with a support, which its two sides alone can read. */
function lineOf(line: SupportLine): FindTarget {
  return async (db, viewer, id) => {
    const found =
      (viewer && (await findLine(db, viewer, { id, line }))) ?? refuse('entityDoesNotExist')
    return { reportedId: found.authorId, quoted: found.text, link: paths.support({ id }) }
  }
}

async function readable(
  db: Db,
  viewer: Viewer | null,
  userId: number,
): Promise<ProfileRecord | undefined> {
  const profile = await findProfile(db, userId)
  if (!profile || !mayRead(viewer, profile)) return undefined
  return (await isGone(db, profile)) ? undefined : profile
}
