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
import { latest } from '../books.ts'
import { membersOf, type Somebody } from '../cast.ts'
import type { How, Span } from '../caller.ts'
import { type Act, by, type Stage, type Turn } from './stage.ts'

function noteAsked(
  { books }: Stage,
  supporter: number,
  athlete: number,
  entry: SupportEntry,
): void {
  const { id, totalCredits: credits, status } = entry
  const known = books.supports.get(id)
  if (!known) {
    books.supports.set(id, { id, supporter, athlete, credits, done: new Set(), seen: status })
  }
}

export const ask: Act = async (turn) => {
  const { stage, chance, key } = turn
  const athlete = chance.pick(stage.cast.athletes)
  const supporter = chance.pick(membersOf(stage.cast))
  const sent = {
    params: { athleteId: athlete.id },
    query: { credits: 50 * (1 + chance.below(4)) },
    body: { private: chance.oneIn(2), acceptedTermsOfUse: true as const },
  }
  const heard = await stage.calls.make(by(turn, supporter), requestSupport, sent, { key })
  if (heard.done) noteAsked(stage, supporter.id, athlete.id, heard.reply)
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
  const { stage, chance } = turn
  const support = pickSupport(turn, 'PENDING')
  if (!support) return
  const match = chance.pick([undefined, 'NONE', 'REST', 'REST'] as const)
  const sent = { params: { id: support.id }, query: match ? { match } : {} }
  const { who, how, told } = asAthlete(turn, support)
  const heard = await stage.calls.make(by(turn, who), acceptSupport, sent, how)
  if (heard.done) note(support, 'accept', heard.reply)
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
function pickSupport({ stage, chance }: Turn, seen?: string): SupportBook | undefined {
  const known = latest(stage.books.supports)
  const fitting = known.filter((one) => one.seen === seen)
  const among = fitting.length > 0 && !chance.oneIn(5) ? fitting : known
  return among.length > 0 ? chance.pick(among) : undefined
}

function find({ cast }: Stage, id: number): Somebody {
  return membersOf(cast).find((one) => one.id === id)!
}

/** An athlete answers, or, for the first of them, whoever acts for them. */
function asAthlete(
  { stage, chance, key }: Turn,
  { athlete }: SupportBook,
): {
  who: Somebody
  how: How
  told: (heard: Span & { done: boolean }) => void
} {
  const principal = find(stage, athlete)
  if (principal.id !== stage.cast.athletes[0]?.id || chance.oneIn(2)) {
    return { who: principal, how: { key }, told: () => {} }
  }
  const clock = stage.clock.at
  const told = ({ done, began, ended, isAtOnce }: Span & { done: boolean }) => {
    if (done) stage.books.delegated.push({ began, ended, isAtOnce, clock })
  }
  return { who: stage.cast.managers[0]!, how: { key, actingFor: principal }, told }
}
