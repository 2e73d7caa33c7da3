import type { Achievement } from '@podium/contract/achievements'
import type { Media } from '@podium/contract/galleries'
import type { Page } from '@podium/contract/list'
import { kitLimits } from '@podium/contract/media-kit'
import type { Season } from '@podium/contract/season'
import type { SupportBadge } from '@podium/contract/support'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { achievementsOf } from '../clubs/index.ts'
import type { FileKeys } from '../files/index.ts'
import { listGallery } from '../galleries/index.ts'
import {
  asOthersSee,
  type ProfileRecord,
  requireReadable,
  resultAsOthersSee,
} from '../profiles/index.ts'
import { readSeasonForAll } from '../season/index.ts'
import { listBadges } from '../support/index.ts'

const firstPage = {
  _limit: kitLimits.supporters,
  sponsorsFirst: true,
  handedOn: true,
  _page: 0,
  _sort: 'since',
  _order: 'DESC',
} as const

/** What a media kit is made of. */
export interface KitFacts {
  athlete: ProfileRecord
  achievements: Achievement[]
  supporters: Page<SupportBadge>
  pictures: Media[]
  season: Season
}

/** Everything public of an athlete, as far as the viewer may know of them (`userNotFound`). */
export async function gatherKit(
  db: Db,
  keys: FileKeys,
  viewer: Viewer | null,
  id: number,
): Promise<KitFacts> {
  // Whoever takes the kit, it is handed on to others.
  const athlete = asOthersSee(await requireReadable(db, viewer, { id, role: 'ATHLETE' }))
  const side = { side: 'athlete', userId: id } as const
  const [results, supporters, gallery, season] = await Promise.all([
    achievementsOf(db, id),
    listBadges(db, viewer, side, firstPage),
    listGallery(db, keys, viewer, { userId: id, role: 'ATHLETE', type: 'IMAGE' }),
    readSeasonForAll(db, athlete, { updates: kitLimits.updates }),
  ])
  // The owner's own gallery also has what is still on its way.
  const ready = gallery.list.filter(({ state }) => state === 'READY')
  const achievements = results.map((one) => resultAsOthersSee(one, athlete))
  const pictures = ready.slice(0, kitLimits.pictures)
  return { athlete, achievements, supporters, pictures, season }
}
