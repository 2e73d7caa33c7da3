import { latest } from '../books.ts'
import type { Cast, Somebody } from '../cast.ts'
import { offer, part, takeUp } from './delegations.ts'
import { setGoal } from './goals.ts'
import { double, takeBack, takeBackAll } from './matches.ts'
import { moveOrder, orderAs } from './orders.ts'
import { buy, check, pay, refund, withdrawPayment } from './payments.ts'
import { takePlan } from './plans.ts'
import { recall, tellRecall } from './recalls.ts'
import type { Act, Turn } from './stage.ts'
import { accept, acceptThis, askFor, cancel, close, reject, renew } from './supports.ts'
import { work } from './time.ts'
import { give } from './wallets.ts'

/**
 * Acts that cannot all have their way, of people who turn to the same thing at once. Left to chance such
 * acts hardly meet: a lock that nobody holds would be seen once in ten thousand steps.
 */
export interface Contest {
  /** What leads up to it, one after the other, so that there is something to contend for. */
  before: readonly Act[]
  /** Who acts beside whom: each lane is one of these. */
  lanes: readonly (readonly Act[])[]
  /** How many of the latest of a kind they turn to. */
  narrow: number
  isDelegated?: boolean
}

const giftOf = (credits: number, whom: (cast: Cast) => Somebody): Act => {
  return (turn) => give(turn, whom(turn.stage.cast), credits)
}

/** The athlete who has no delegate, and the one who has one now and then. */
const plain = (cast: Cast) => cast.athletes[1]!
const helped = (cast: Cast) => cast.athletes[0]!
const fan = (cast: Cast) => cast.fans[0]!
const seller = (cast: Cast) => cast.seller
const manager = (cast: Cast) => cast.managers[0]!

type Who = (cast: Cast) => Somebody

/** Asks an athlete once nothing waits between the two any more. */
const askAnew = (supporter: Who, athlete: Who, isForGoal = false): Act => {
  return async (turn) => {
    await clear(turn, supporter, athlete)
    await asks(supporter, athlete, isForGoal)(turn)
  }
}

const asks = (supporter: Who, athlete: Who, isForGoal = false): Act => {
  return (turn) => {
    const { cast } = turn.stage
    const credits = 100 + 50 * turn.chance.below(2)
    const [goal] = isForGoal ? latest(turn.stage.books.goals, 1) : []
    const sides = { supporter: supporter(cast), athlete: athlete(cast) }
    return askFor(turn, { ...sides, credits, goal: goal?.id ?? null })
  }
}

const isCleared = (supporter: Who, athlete: Who): Act => {
  return (turn) => clear(turn, supporter, athlete)
}

/** Accepts what waits between two. */
async function clear(turn: Turn, supporter: Who, athlete: Who): Promise<void> {
  const { books, cast } = turn.stage
  const [from, to] = [supporter(cast).id, athlete(cast).id]
  const waiting = [...books.supports.values()].findLast(
    (one) => one.supporter === from && one.athlete === to && one.seen === 'PENDING',
  )
  const named = { ...turn, key: `${turn.key}-clear` }
  if (waiting) await acceptThis(named, waiting)
}

/** Accepts the latest support, or the one before it. */
const acceptAt = (at: number): Act => {
  return async (turn) => {
    const support = latest(turn.stage.books.supports).at(at)
    if (support) await acceptThis(turn, support)
  }
}

const supported = [giftOf(600, fan), askAnew(fan, plain)]
const bought: Act = (turn) => orderAs(turn, fan(turn.stage.cast))
const freed: Act = (turn) => takeBackAll(turn, plain(turn.stage.cast).id)
const twoAsked = (isForGoal = false) => [
  ...[giftOf(300, fan), giftOf(300, seller)],
  ...[askAnew(fan, plain, isForGoal), askAnew(seller, plain, isForGoal)],
]
/** What a delegate does while somebody ends the delegation, each with what it takes. */
const ofDelegates: [before: Act[], act: Act][] = [
  [[giftOf(300, fan), askAnew(fan, helped)], accept],
  [[giftOf(300, helped), isCleared(helped, plain)], asks(helped, plain)],
  [[giftOf(300, helped)], (turn) => orderAs(turn, helped(turn.stage.cast))],
]

export const contests: readonly Contest[] = [
  { before: supported, lanes: [[accept], [cancel], [reject]], narrow: 1 },
  { before: supported, lanes: [[accept], [cancel]], narrow: 1 },
  { before: [...supported, accept], lanes: [[cancel], [close], [renew], [work]], narrow: 1 },
  {
    before: [giftOf(600, fan), isCleared(fan, plain)],
    lanes: [[asks(fan, plain)], [asks(fan, plain)]],
    narrow: 1,
  },
  { before: [setGoal, ...twoAsked(true)], lanes: [[acceptAt(-1)], [acceptAt(-2)]], narrow: 1 },
  {
    before: [...[giftOf(300, manager), freed, double], ...twoAsked()],
    lanes: [[acceptAt(-1)], [acceptAt(-2)]],
    narrow: 1,
  },
  {
    before: [giftOf(300, manager), double, askAnew(fan, plain)],
    lanes: [[accept], [takeBack]],
    narrow: 1,
  },
  { before: [giftOf(200, fan), bought], lanes: [[moveOrder], [moveOrder]], narrow: 1 },
  {
    before: [giftOf(200, fan), bought, moveOrder, moveOrder],
    lanes: [[moveOrder], [moveOrder], [work]],
    narrow: 1,
  },
  {
    before: [giftOf(200, fan), bought],
    lanes: [[recall], [tellRecall], [bought], [moveOrder]],
    narrow: 1,
  },
  { before: [buy], lanes: [[pay], [pay], [check]], narrow: 1 },
  { before: [buy, pay], lanes: [[withdrawPayment], [refund], [pay]], narrow: 1 },
  { before: [takePlan], lanes: [[pay], [pay], [work]], narrow: 1 },
  { before: [takePlan, pay], lanes: [[withdrawPayment], [refund], [takePlan, pay]], narrow: 1 },
  ...ofDelegates.map(([before, act]) => ({
    before: [offer, takeUp, ...before],
    lanes: [[act], [part]],
    narrow: 1,
    isDelegated: true,
  })),
]
