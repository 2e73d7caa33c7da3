import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { endMatch, setMatch } from '@podium/contract/matches'
import { type FundBook, latest } from '../books.ts'
import { type Act, by, pickLatest, type Turn } from './stage.ts'

export const double: Act = async (turn) => {
  const { stage, chance, key } = turn
  const { cast, books } = stage
  const owner = stage.narrow ? cast.managers[0]! : chance.pick([...cast.managers, cast.seller])
  const today = calendarDay(new Date(stage.clock.at))
  const body = {
    ...aim(turn),
    // Soon used up, also by two supports at once.
    credits: stage.narrow ? 150 : 50 + 10 * chance.below(20),
    perSupporter: stage.narrow ? 150 : 50 + 10 * chance.below(20),
    until: chance.oneIn(3) ? dayAfter(today, chance.below(5)) : null,
  }
  const heard = await stage.calls.make(by(turn, owner), setMatch, { body }, { key })
  if (!heard.done) return
  const { id, credits, perSupporter, until } = heard.reply
  const { athleteId: athlete, goalId: goal } = body
  books.funds.set(id, {
    id,
    owner: owner.id,
    athlete,
    goal,
    credits,
    perSupporter,
    until,
    isTakenBack: false,
  })
}

/** What is doubled: every support of an athlete, or a goal of theirs. */
function aim({ stage, chance }: Turn): { athleteId: number; goalId: number | null } {
  const goals = stage.narrow ? [] : latest(stage.books.goals, 2)
  if (goals.length === 0 || chance.oneIn(2)) {
    return {
      athleteId: (stage.narrow ? stage.cast.athletes[1]! : chance.pick(stage.cast.athletes)).id,
      goalId: null,
    }
  }
  const goal = chance.pick(goals)
  return { athleteId: goal.athlete, goalId: goal.id }
}

export const takeBack: Act = async (turn) => {
  const fund = pickLatest(turn, turn.stage.books.funds, { most: 4 })
  if (fund) await takeBackThis(turn, fund)
}

/** What doubles supports of an athlete is taken back, so that the next fund is the one that does. */
export async function takeBackAll(turn: Turn, athlete: number): Promise<void> {
  const open = latest(turn.stage.books.funds).filter((one) => !one.isTakenBack)
  for (const fund of open.filter((one) => one.athlete === athlete)) {
    await takeBackThis({ ...turn, key: `${turn.key}-${fund.id}` }, fund)
  }
}

async function takeBackThis(turn: Turn, fund: FundBook): Promise<void> {
  const { stage, key } = turn
  const owner = [...stage.cast.managers, stage.cast.seller].find(({ id }) => id === fund.owner)!
  const heard = await stage.calls.make(
    by(turn, owner),
    endMatch,
    { params: { id: fund.id } },
    { key },
  )
  if (heard.done) fund.isTakenBack = true
}
