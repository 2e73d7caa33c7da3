import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { endMatch, setMatch } from '@podium/contract/matches'
import { latest } from '../books.ts'
import { type Act, by } from './stage.ts'

export const double: Act = async (turn) => {
  const { stage, chance, key } = turn
  const { cast, books } = stage
  const owner = chance.pick([...cast.managers, cast.seller])
  const today = calendarDay(new Date(stage.clock.at))
  const body = {
    athleteId: chance.pick(cast.athletes).id,
    // Soon used up, also by two supports at once.
    credits: 50 + 10 * chance.below(20),
    perSupporter: 50 + 10 * chance.below(20),
    until: chance.oneIn(3) ? dayAfter(today, chance.below(5)) : null,
  }
  const heard = await stage.calls.make(by(turn, owner), setMatch, { body }, { key })
  if (!heard.done) return
  const { id, credits, perSupporter, until } = heard.reply
  const { athleteId: athlete } = body
  books.funds.set(id, {
    id,
    owner: owner.id,
    athlete,
    credits,
    perSupporter,
    until,
    isTakenBack: false,
  })
}

export const takeBack: Act = async (turn) => {
  const { stage, chance, key } = turn
  const funds = latest(stage.books.funds, 4)
  if (funds.length === 0) return
  const fund = chance.pick(funds)
  const owner = [...stage.cast.managers, stage.cast.seller].find(({ id }) => id === fund.owner)!
  const heard = await stage.calls.make(
    by(turn, owner),
    endMatch,
    { params: { id: fund.id } },
    { key },
  )
  if (heard.done) fund.isTakenBack = true
}
