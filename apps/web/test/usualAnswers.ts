import { listAgreements } from '@podium/contract/agreements'
import { listDecisions } from '@podium/contract/decisions'
import { listActs, listDelegations } from '@podium/contract/delegations'
import {
  type ImpactSummary,
  listAthleteImpact,
  listImpact,
  sumAthleteImpact,
  sumImpact,
} from '@podium/contract/exposure'
import { readFeed } from '@podium/contract/feed'
import { readFollowing } from '@podium/contract/follows'
import { listNextSteps, readHome, type WaitingKind, waitingKinds } from '@podium/contract/home'
import { getClubPage } from '@podium/contract/clubs'
import { getCaptchaChallenge, logout } from '@podium/contract/identity'
import { listPaidRow, listSimilarAthletes } from '@podium/contract/discovery'
import { galleryOf } from '@podium/contract/galleries'
import { getTerms } from '@podium/contract/legal'
import { getFaces, getNetworkPlaces, searchNetwork } from '@podium/contract/network'
import { countUnread, listNotifications } from '@podium/contract/notifications'
import { getCountries, getPostalPlace } from '@podium/contract/places'
import { listOrders } from '@podium/contract/orders'
import { listProducts } from '@podium/contract/products'
import { listMatches } from '@podium/contract/matches'
import { getRegister, readRegister } from '@podium/contract/registers'
import { listRepresentatives, listRepresented, readRoster } from '@podium/contract/roster'
import { listSavedSearches } from '@podium/contract/saved-searches'
import { listShortlist } from '@podium/contract/shortlist'
import { readSeason } from '@podium/contract/season'
import {
  getAthleteSupport,
  getSupportSettings,
  listAthletesISupport,
  listMySupporters,
  listSupportedAthletes,
  listSupporterBadges,
} from '@podium/contract/support'
import type { Reply } from '@podium/contract/route'
import { getTrader } from '@podium/contract/traders'
import { getWallet, listWalletTransactions } from '@podium/contract/wallet'
import { getWebSocketToken } from '@podium/contract/websockets'
import { answer } from './answers.ts'
import { traderOf } from './goods.ts'
import { member } from './people.ts'

const countries = [
  { code: 'BR', phonePrefix: '+55', postalPattern: '^\\d{5}-?\\d{3}$' },
  { code: 'PT', phonePrefix: '+351', postalPattern: '^\\d{4}-\\d{3}$' },
  { code: 'ES', phonePrefix: '+34', postalPattern: '^\\d{5}$' },
]
const place = { region: 'Coimbra', municipality: null, locality: null, lat: null, lng: null }

const none = { list: [], total: 0 }

const noPicture = { id: 0, main: null }

/** A manager named none. */
export const noRegister: Reply<typeof getRegister> = {
  ...{ name: '', number: '', countryCode: '', state: 'NONE', reason: '' },
  ...{ checkedAt: null, changed: false, submittedAt: null, version: 0 },
}

/** Nobody was supported yet. */
const noImpact: ImpactSummary = {
  ...{ season: 2026, seasons: [2026], people: 0, credits: 0, cents: 0, months: 0 },
  seen: { page: 0, card: 0, wall: 0, kit: 0, share: 0 },
  ...{ clicks: 0, results: 0, updates: 0, sold: { orders: 0, credits: 0 }, soldTo: [] },
}

/** Nobody supports the athlete yet, and the viewer may. */
function supportOf(id: number): Reply<typeof getAthleteSupport> {
  return {
    athlete: {
      ...member('ATHLETE', { id }),
      role: 'ATHLETE',
      avatar: noPicture,
      sport: 'JUDO',
      hasPage: true,
    },
    accepting: true,
    supporters: 0,
    obstacle: null,
    pendingId: 0,
    activeId: 0,
    activeUntil: null,
    endedId: 0,
  }
}

/** Of every kind so many things wait as are given. */
export function waitingCounts(some: Partial<Record<WaitingKind, number>> = {}) {
  const counts = waitingKinds.map((kind) => [kind, some[kind] ?? 0])
  return Object.fromEntries(counts) as Record<WaitingKind, number>
}

/** What nearly every page asks, and hardly a test is about. */
export const usualAnswers = [
  answer(countUnread, { notifications: 0, messages: 0 }),
  answer(listNotifications, none),
  answer(listMySupporters, none),
  answer(getWallet, { available: 0, reserved: 0, held: 0, debt: 0, version: 1 }),
  answer(listWalletTransactions, none),
  answer(getSupportSettings, { accepting: true, thankYou: '' }),
  answer(listAthletesISupport, none),
  answer(listSupportedAthletes, none),
  answer(listSupporterBadges, none),
  answer(getAthleteSupport, ({ params }) => supportOf(params.athleteId)),
  answer(listImpact, none),
  answer(listAthleteImpact, none),
  answer(sumImpact, noImpact),
  answer(sumAthleteImpact, noImpact),
  answer(readFollowing, { following: false, followers: 0 }),
  answer(readHome, { waiting: [], counts: waitingCounts() }),
  answer(listDelegations, none),
  answer(listActs, none),
  answer(listDecisions, none),
  answer(readFeed, []),
  answer(listNextSteps, []),
  answer(getNetworkPlaces, []),
  answer(listPaidRow, []),
  ...Object.values(galleryOf).map(({ list }) => answer(list, none)),
  answer(listSimilarAthletes, []),
  answer(listMatches, []),
  answer(readSeason, { competitions: [], goals: [], matches: [], updates: [] }),
  answer(readRoster, none),
  answer(listRepresented, none),
  answer(listRepresentatives, []),
  answer(readRegister, { register: null }),
  answer(getRegister, noRegister),
  answer(listAgreements, none),
  answer(listShortlist, none),
  answer(listSavedSearches, []),
  answer(listProducts, none),
  answer(getTrader, traderOf()),
  answer(listOrders, none),
  answer(searchNetwork, none),
  answer(getFaces, []),
  answer(getClubPage, none),
  answer(getCountries, ({ query }) => {
    const names = new Intl.DisplayNames(query.language, { type: 'region' })
    return countries.map((country) => ({ ...country, name: names.of(country.code) ?? '' }))
  }),
  answer(getPostalPlace, place),
  answer(getWebSocketToken, { webSocketToken: 'token' }),
  answer(getCaptchaChallenge, { provider: 'proof-of-work', challenge: { number: 1 } }),
  answer(getTerms, { version: '1.0', text: 'Be fair.', from: '2026-01-01' }),
  answer(logout, undefined),
]
