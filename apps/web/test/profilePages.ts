import { listSimilarAthletes } from '@podium/contract/discovery'
import { readFollowing } from '@podium/contract/follows'
import { galleryOf } from '@podium/contract/galleries'
import { listProducts } from '@podium/contract/products'
import { type Profile, profileOf } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import { getSportestShown } from '@podium/contract/sportest'
import {
  getAthleteSupport,
  listAthletesISupport,
  listSupportedAthletes,
  listSupporterBadges,
} from '@podium/contract/support'
import { answer } from './answers.ts'

const none = { list: [], total: 0 }

/** What the page of somebody asks, where little happened on it so far. */
export function pageAnswers(page: Profile) {
  const { id, name, lastName, avatar, sport } = page
  const role = page.role as MemberRole
  return [
    answer(profileOf[role], page),
    answer(galleryOf[role].list, none),
    answer(listSupportedAthletes, none),
    answer(listProducts, none),
    answer(listSimilarAthletes, []),
    answer(readFollowing, { following: false, followers: 0 }),
    answer(getSportestShown, { shown: true }),
    answer(listSupporterBadges, none),
    answer(listAthletesISupport, none),
    answer(getAthleteSupport, {
      athlete: { id, role, name, lastName, avatar, sport, hasPage: true },
      ...{ accepting: true, supporters: 0, obstacle: null },
      ...{ pendingId: 0, activeId: 0, activeUntil: null, endedId: 0 },
    }),
  ]
}
