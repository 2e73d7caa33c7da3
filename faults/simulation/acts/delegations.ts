import { acceptDelegation, endDelegation, offerDelegation } from '@podium/contract/delegations'
import { type Act, by, pickLatest } from './stage.ts'

/** The first athlete offers the manager to answer for them. */
export const offer: Act = async (turn) => {
  const { stage, chance, key } = turn
  const { cast, books, clock } = stage
  const [principal, delegate] = [cast.athletes[0]!, cast.managers[0]!]
  const endsAt = chance.oneIn(3) ? clock.at + (1 + chance.below(72)) * 3_600_000 : null
  const body = {
    userId: delegate.id,
    kind: 'COLLEAGUE' as const,
    scopes: ['SUPPORT' as const, 'SPEND' as const],
    endsAt: endsAt === null ? null : new Date(endsAt).toISOString(),
  }
  const heard = await stage.calls.make(by(turn, principal), offerDelegation, { body }, { key })
  if (!heard.done) return
  const { id } = heard.reply
  // The same offer again, while it waits, is the one there is: what became of it meanwhile stays.
  if (books.delegations.has(id)) return
  const sides = { principal: principal.id, delegate: delegate.id }
  books.delegations.set(id, { id, ...sides, acceptBegan: null, endAnswered: null, endsAt })
}

export const takeUp: Act = async (turn) => {
  const { stage, key } = turn
  const book = pickLatest(turn, stage.books.delegations, { most: 2 })
  if (!book) return
  const sent = { params: { id: book.id } }
  const heard = await stage.calls.make(by(turn, stage.cast.managers[0]!), acceptDelegation, sent, {
    key,
  })
  // Where the first answers were lost, what is refused now may have been done, and ended since.
  if (!heard.done && heard.isAtOnce) return
  const isFirst = book.acceptBegan === null
  book.acceptBegan ??= heard.began
  if (!heard.done || !isFirst) return
  // The newer agreement takes the place of the one before.
  for (const other of stage.books.delegations.values()) {
    const isEarlier = other !== book && other.id < book.id && other.acceptBegan !== null
    if (isEarlier) other.endAnswered ??= heard.ended
  }
}

export const part: Act = async (turn) => {
  const { stage, chance, key } = turn
  const book = pickLatest(turn, stage.books.delegations, { most: 2 })
  if (!book) return
  const who = chance.oneIn(2) ? stage.cast.managers[0]! : stage.cast.athletes[0]!
  const sent = { params: { id: book.id } }
  const heard = await stage.calls.make(by(turn, who), endDelegation, sent, { key })
  if (heard.done) book.endAnswered ??= heard.ended
}
