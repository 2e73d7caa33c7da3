import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { addGoal, closeGoal } from '@podium/contract/season'
import { type Act, by, pickLatest } from './stage.ts'

/** An athlete sets a goal that two or three supports reach. */
export const setGoal: Act = async (turn) => {
  const { stage, chance, key } = turn
  const athlete = stage.narrow ? stage.cast.athletes[1]! : chance.pick(stage.cast.athletes)
  const body = {
    title: 'Simulation',
    purpose: '',
    credits: stage.narrow ? 100 : 100 + 50 * chance.below(5),
    until: dayAfter(calendarDay(new Date(stage.clock.at)), 1 + chance.below(40)),
  }
  const heard = await stage.calls.make(by(turn, athlete), addGoal, { body }, { key })
  // Where an answer was lost there may be two of them.
  if (!heard.done) return
  const { id, credits, until } = heard.reply
  stage.books.goals.set(id, { id, athlete: athlete.id, credits, until, isClosed: false })
}

export const endGoal: Act = async (turn) => {
  const { stage, key } = turn
  const goal = pickLatest(turn, stage.books.goals, { most: 3 })
  if (!goal) return
  const athlete = stage.cast.athletes.find(({ id }) => id === goal.athlete)!
  const sent = { params: { id: goal.id } }
  // What was tried and not answered may have been done.
  goal.isClosed = true
  await stage.calls.make(by(turn, athlete), closeGoal, sent, { key })
}
