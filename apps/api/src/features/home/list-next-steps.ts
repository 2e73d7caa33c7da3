import { mostSteps, type StepReason } from '@podium/contract/home'
import type { NetworkCard } from '@podium/contract/network'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findHeard } from '../feed/index.ts'
import { findKeptApart } from '../messages/index.ts'
import { type DirectoryEntry, findByPlace, findByScore, viewCard } from '../network/index.ts'
import { findProfile, type ProfileRecord } from '../profiles/index.ts'

interface Step {
  reason: StepReason
  person: NetworkCard
}

/**
 * A few visible people that fit, whom the reader neither follows nor supports and from whom no block
 * keeps them: athletes are shown sponsors near them and athletes of their sport, everybody else
 * athletes of their sport or near them (`home.next`).
 */
export async function listNextSteps(db: Db, viewer: Viewer): Promise<Step[]> {
  const own = viewer.role === 'ADMIN' ? undefined : await findProfile(db, viewer.id)
  if (!own) return []
  const found = await candidates(db, own)
  const ids = found.map(({ user_id }) => user_id)
  const [heard, apart] = await Promise.all([
    findHeard(db, viewer.id, ids),
    findKeptApart(db, viewer.id, ids),
  ])
  const fits = found.filter(
    ({ user_id: id }) => id !== viewer.id && !heard.has(id) && !apart.has(id),
  )
  return chooseSteps(own, fits)
}

async function candidates(db: Db, own: ProfileRecord): Promise<DirectoryEntry[]> {
  const { sport, region, country_code: country } = own
  const score = own.sportest_score ?? 0
  const [ofSport, nearby] = await Promise.all([
    sport ? findByScore(db, { role: 'ATHLETE', sport, region, score }) : [],
    findByPlace(db, { role: own.role === 'ATHLETE' ? 'SPONSOR' : 'ATHLETE', country, region }),
  ])
  const all = new Map([...ofSport, ...nearby].map((entry) => [entry.user_id, entry]))
  return [...all.values()]
}

/** The best reasons first. */
const order: readonly StepReason[] = [
  'sponsorNear',
  'sportNear',
  'sport',
  'near',
  'sponsor',
  'athlete',
]

/** One of each reason before a second of any. */
function chooseSteps(own: ProfileRecord, fits: DirectoryEntry[]): Step[] {
  const turns = new Map<StepReason, number>()
  return fits
    .map((entry) => ({ reason: reasonFor(own, entry), entry }))
    .toSorted((a, b) => a.entry.user_id - b.entry.user_id)
    .map((step) => {
      const turn = turns.get(step.reason) ?? 0
      turns.set(step.reason, turn + 1)
      return { ...step, turn }
    })
    .toSorted((a, b) => a.turn - b.turn || order.indexOf(a.reason) - order.indexOf(b.reason))
    .slice(0, mostSteps)
    .map(({ reason, entry }) => ({ reason, person: viewCard(entry) }))
}

function reasonFor(own: ProfileRecord, entry: DirectoryEntry): StepReason {
  // Regions of two countries may have one name.
  const isNear =
    entry.region !== null && entry.region === own.region && entry.country_code === own.country_code
  if (entry.role === 'SPONSOR') return isNear ? 'sponsorNear' : 'sponsor'
  if (own.sport !== null && entry.sport === own.sport) return isNear ? 'sportNear' : 'sport'
  return isNear ? 'near' : 'athlete'
}
