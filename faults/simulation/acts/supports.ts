import {
  acceptSupport,
  cancelSupport,
  closeSupport,
  rejectSupport,
  renewSupport,
  requestSupport,
  type SupportEntry,
} from '@podium/contract/support'
import type { SupportBook } from '../books.ts'
import { membersOf, type Somebody } from '../cast.ts'
import { latest } from '../books.ts'
import { type Act, by, pickLatest, type Stage, throughDelegate, type Turn } from './stage.ts'

function noteAsked(
  { books }: Stage,
  supporter: number,
  athlete: number,
  entry: SupportEntry,
  goal: number | null = null,
): void {
  const { id, totalCredits: credits, status } = entry
  const known = books.supports.get(id)
  if (!known) {
    books.supports.set(id, {
      ...{ id, supporter, athlete, credits, goal, done: new Set(), isForPage: false, seen: status },
    })
  }
}

/** Who asks whom for how much, where it is not anybody. */
export interface Asked {
  supporter: Somebody
  athlete: Somebody
  credits: number
  goal: number | null
}

export const ask: Act = (turn) => {
  const { chance, stage } = turn
  const [athlete, supporter] = [
    chance.pick(stage.cast.athletes),
    chance.pick(membersOf(stage.cast)),
  ]
  const goals = latest(stage.books.goals, 3).filter((one) => one.athlete === athlete.id)
  const goal = goals.length > 0 && !chance.oneIn(3) ? chance.pick(goals).id : null
  return askFor(turn, { athlete, supporter, credits: 50 * (1 + chance.below(4)), goal })
}

export async function askFor(
  turn: Turn,
  { athlete, supporter, credits, goal }: Asked,
): Promise<void> {
  const { stage, chance } = turn
  const sent = {
    params: { athleteId: athlete.id },
    query: { credits },
    body: { private: chance.oneIn(2), goalId: goal, acceptedTermsOfUse: true as const },
  }
  const { who, how, told } = throughDelegate(turn, supporter)
  const heard = await stage.calls.make(by(turn, who), requestSupport, sent, how)
  if (heard.done) noteAsked(stage, supporter.id, athlete.id, heard.reply, goal)
  told(heard)
}

export const renew: Act = async (turn) => {
  const { stage, key } = turn
  const support = pickSupport(turn)
  if (!support) return
  const supporter = find(stage, support.supporter)
  const sent = { params: { id: support.id } }
  const heard = await stage.calls.make(by(turn, supporter), renewSupport, sent, { key })
  if (heard.done) noteAsked(stage, support.supporter, support.athlete, heard.reply)
}

export const accept: Act = async (turn) => {
  const support = pickSupport(turn, 'PENDING')
  if (support) await acceptThis(turn, support)
}

export async function acceptThis(turn: Turn, support: SupportBook): Promise<void> {
  const { stage, chance } = turn
  const match = chance.pick([undefined, stage.narrow ? 'REST' : 'NONE', 'REST', 'REST'] as const)
  const goal = chance.oneIn(stage.narrow ? 12 : 4) ? ('PAGE' as const) : undefined
  const query = { ...(match && { match }), ...(goal && { goal }) }
  const sent = { params: { id: support.id }, query }
  const { who, how, told } = asAthlete(turn, support)
  const heard = await stage.calls.make(by(turn, who), acceptSupport, sent, how)
  if (heard.done) {
    support.isForPage ||= goal === 'PAGE'
    note(support, 'accept', heard.reply)
  }
  told(heard)
}

export const reject: Act = async (turn) => {
  const { stage } = turn
  const support = pickSupport(turn, 'PENDING')
  if (!support) return
  const { who, how, told } = asAthlete(turn, support)
  const sent = { params: { id: support.id } }
  const heard = await stage.calls.make(by(turn, who), rejectSupport, sent, how)
  if (heard.done) note(support, 'reject', heard.reply)
  told(heard)
}

export const cancel: Act = async (turn) => {
  const { stage, key } = turn
  const support = pickSupport(turn)
  if (!support) return
  const sent = { params: { id: support.id }, query: { status: support.seen } }
  const supporter = find(stage, support.supporter)
  const heard = await stage.calls.make(by(turn, supporter), cancelSupport, sent, { key })
  if (heard.done) note(support, 'cancel', heard.reply)
}

export const close: Act = async (turn) => {
  const { stage, key } = turn
  const support = pickSupport(turn, 'ACTIVE')
  if (!support) return
  const sent = { params: { id: support.id }, body: { reason: 'Simulation' } }
  const heard = await stage.calls.make(by(turn, stage.cast.admin), closeSupport, sent as never, {
    key,
  })
  if (heard.done) note(support, 'close', heard.reply)
}

function note(
  support: SupportBook,
  deed: 'accept' | 'reject' | 'cancel' | 'close',
  reply: SupportEntry,
): void {
  support.done.add(deed)
  support.seen = reply.status
}

/** One of the latest, mostly one that was seen in a status. */
function pickSupport(turn: Turn, seen?: string): SupportBook | undefined {
  const { supports } = turn.stage.books
  return pickLatest(turn, supports, { most: 8, ...(seen && { fits: (one) => one.seen === seen }) })
}

function find({ cast }: Stage, id: number): Somebody {
  return membersOf(cast).find((one) => one.id === id)!
}

/** An athlete answers, or whoever acts for them. */
const asAthlete = (turn: Turn, { athlete }: SupportBook) =>
  throughDelegate(turn, find(turn.stage, athlete))
