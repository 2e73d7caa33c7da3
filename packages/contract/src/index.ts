import * as achievements from './achievements.ts'
import * as admin from './admin.ts'
import * as agreements from './agreements.ts'
import * as audit from './audit.ts'
import * as clubs from './clubs.ts'
import * as decisions from './decisions.ts'
import * as delegations from './delegations.ts'
import * as discovery from './discovery.ts'
import * as exposure from './exposure.ts'
import * as feed from './feed.ts'
import * as files from './files.ts'
import * as follows from './follows.ts'
import * as galleries from './galleries.ts'
import * as guardianship from './guardianship.ts'
import * as home from './home.ts'
import * as identity from './identity.ts'
import * as invitations from './invitations.ts'
import * as legal from './legal.ts'
import * as lostFactor from './lost-factor.ts'
import * as mediaKit from './media-kit.ts'
import * as matches from './matches.ts'
import * as messages from './messages.ts'
import * as network from './network.ts'
import * as notices from './notices.ts'
import * as notifications from './notifications.ts'
import * as orders from './orders.ts'
import * as payments from './payments.ts'
import * as places from './places.ts'
import * as plans from './plans.ts'
import * as preferences from './preferences.ts'
import * as products from './products.ts'
import * as profiles from './profiles.ts'
import * as push from './push.ts'
import * as registers from './registers.ts'
import * as reports from './reports.ts'
import * as roster from './roster.ts'
import * as savedSearches from './saved-searches.ts'
import * as season from './season.ts'
import * as settings from './settings.ts'
import * as shortlist from './shortlist.ts'
import * as sponsorDomains from './sponsor-domains.ts'
import * as sportest from './sportest.ts'
import * as support from './support.ts'
import * as syndication from './syndication.ts'
import * as testClock from './test-clock.ts'
import * as updates from './updates.ts'
import * as traders from './traders.ts'
import * as tokens from './tokens.ts'
import * as transparency from './transparency.ts'
import * as wallet from './wallet.ts'
import * as webhooks from './webhooks.ts'
import * as years from './years.ts'
import * as websockets from './websockets.ts'
import type { RouteShape } from './route.ts'

const features = {
  audit,
  decisions,
  places,
  legal,
  identity,
  lostFactor,
  invitations,
  sponsorDomains,
  settings,
  preferences,
  delegations,
  tokens,
  files,
  profiles,
  guardianship,
  clubs,
  achievements,
  galleries,
  sportest,
  wallet,
  payments,
  plans,
  support,
  matches,
  traders,
  registers,
  products,
  orders,
  websockets,
  years,
  exposure,
  messages,
  follows,
  shortlist,
  season,
  updates,
  roster,
  agreements,
  reports,
  notices,
  transparency,
  feed,
  push,
  webhooks,
  notifications,
  network,
  savedSearches,
  discovery,
  mediaKit,
  syndication,
  home,
  admin,
  testClock,
}

function isRoute(value: unknown): value is RouteShape {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value
}

/** A call together with the feature it belongs to and its exported name. */
export interface NamedRoute {
  feature: string
  name: string
  route: RouteShape
}

/** Every call of the API: what the OpenAPI document, the access table and the fuzzer walk over. */
export const allRoutes: NamedRoute[] = Object.entries(features).flatMap(([feature, file]) =>
  [...routesIn(file)].map(([route, name]) => ({ feature, name, route })),
)

/** The calls among a file's exports, also in groups of calls, each by the shortest way to it. */
function routesIn(file: object): Map<RouteShape, string> {
  const found = new Map<RouteShape, string>()
  const left: (readonly [string, unknown])[] = Object.entries(file)
  // Groups are put at the end of what is still to be looked at, so shorter ways come first.
  for (const [name, value] of left) {
    if (isRoute(value)) {
      if (!found.has(value)) found.set(value, name)
    } else if (isGroup(value)) {
      left.push(
        ...Object.entries(value).map(([part, each]) => [name + capital(part), each] as const),
      )
    }
  }
  return found
}

function isGroup(value: unknown): value is object {
  if (typeof value !== 'object' || value === null) return false
  return Array.isArray(value) || Object.getPrototypeOf(value) === Object.prototype
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1)
}
