import type { ListedCard, NetworkCard } from '@podium/contract/network'
import { openPicture } from '../files/index.ts'
import type { Entry } from './directory/index.ts'

/** An entry as the network's cards show it. */
export function viewCard(entry: Entry): NetworkCard {
  return {
    id: entry.user_id,
    role: entry.role,
    name: entry.name,
    lastName: entry.last_name,
    sport: entry.sport,
    clubName: entry.club_name,
    region: entry.region,
    countryCode: entry.country_code,
    phrase: entry.phrase,
    sportestScore: entry.sportest_score,
    avatar: openPicture(entry.avatar_id, 'avatar-256'),
  }
}

/** A hidden profile: that it is there is all the card says (`profile.hidden`). */
export const blankCard: ListedCard = {
  id: 0,
  role: null,
  name: '',
  lastName: '',
  sport: null,
  clubName: null,
  region: null,
  countryCode: null,
  phrase: null,
  sportestScore: null,
  avatar: openPicture(null, 'avatar-256'),
  hiddenProfile: true,
}

/** How entries become the cards of a list. */
export type View = (entry: Entry) => ListedCard

/** An entry as the network's list shows it. */
export function viewListed(entry: Entry): ListedCard {
  return { ...viewCard(entry), hiddenProfile: false }
}

/** The same for visitors, whose pages search engines keep: of who is protected the card is blank. */
export function viewListedForVisitors(entry: Entry): ListedCard {
  return entry.protected ? blankCard : viewListed(entry)
}

/** The entries of people whom search engines may keep: of nobody who is protected. */
export function withoutProtected<E extends Pick<Entry, 'protected'>>(entries: readonly E[]): E[] {
  return entries.filter((entry) => !entry.protected)
}
