import { seededNumbers } from './seeded.ts'
import type { Operation, Reading } from './history.ts'

/** One step of a transaction. */
export type Wish = { append: string; value: string } | { read: string }

/** The lists as the store has them, the earlier states of them, and how chance falls. */
export interface Room {
  lists: Map<string, string[]>
  /** The last twenty states before, the latest last. */
  past: Map<string, string[]>[]
  chance: () => number
}

/**
 * How a store carries a transaction out: at each `yield` others may come in between. Answers what was read;
 * `'refused'` where it took everything back, `'unanswered'` where its answer was lost.
 */
export type Store = (
  room: Room,
  wishes: readonly Wish[],
) => Generator<undefined, Reading[] | 'refused' | 'unanswered'>

const copyOf = (lists: Map<string, string[]>) =>
  new Map([...lists].map(([name, values]) => [name, [...values]]))

function carryOut(lists: Map<string, string[]>, wish: Wish): Reading[] {
  if ('append' in wish) {
    lists.get(wish.append)?.push(wish.value)
    return []
  }
  return [{ list: wish.read, values: [...(lists.get(wish.read) ?? [])], isWhole: true }]
}

/** One after the other, all at once; sometimes the answer is lost, or it is refused. */
export const serial: Store = function* (room, wishes) {
  yield
  if (room.chance() < 0.05) return 'refused'
  if (room.chance() < 0.03) return 'unanswered'
  const readings = wishes.flatMap((wish) => carryOut(room.lists, wish))
  yield
  return room.chance() < 0.03 ? 'unanswered' : readings
}

/** Stores that break what they promise, each in the way that its name says. */
export const brokenStores: Record<string, Store> = {
  *'shows what is taken back again'({ lists, chance }, wishes) {
    const readings: Reading[] = []
    for (const wish of wishes) {
      readings.push(...carryOut(lists, wish))
      yield
    }
    if (chance() < 0.8) return readings
    for (const wish of wishes) {
      if (!('append' in wish)) continue
      const values = lists.get(wish.append)
      values?.splice(values.indexOf(wish.value), 1)
    }
    return 'refused'
  },
  *'writes a list back as it was read'({ lists }, wishes) {
    const readings: Reading[] = []
    for (const wish of wishes) {
      if ('append' in wish) {
        const read = [...(lists.get(wish.append) ?? [])]
        yield
        lists.set(wish.append, [...read, wish.value])
      } else readings.push(...carryOut(lists, wish))
    }
    return readings
  },
  *'reads from a copy that lags behind'({ lists, past }, wishes) {
    yield
    const behind = past[0] ?? lists
    return wishes.flatMap((wish) => carryOut('append' in wish ? lists : behind, wish))
  },
  *'lets others see a half'({ lists }, wishes) {
    const readings: Reading[] = []
    for (const wish of wishes) {
      readings.push(...carryOut(lists, wish))
      yield
    }
    return readings
  },
  *'reads from a picture of the beginning'({ lists }, wishes) {
    const picture = copyOf(lists)
    yield
    yield
    return wishes.flatMap((wish) => carryOut('append' in wish ? lists : picture, wish))
  },
  *'stops in the middle'({ lists, chance }, wishes) {
    yield
    for (const wish of wishes) {
      if (chance() < 0.05) return 'unanswered'
      carryOut(lists, wish)
    }
    return []
  },
  *'does it again when the answer is lost'({ lists, chance }, wishes) {
    yield
    const readings = wishes.flatMap((wish) => carryOut(lists, wish))
    if (chance() < 0.05) for (const wish of wishes) carryOut(lists, wish)
    return readings
  },
  *'forgets what it has answered'({ lists, chance }, wishes) {
    yield
    if (chance() < 0.02)
      return wishes.flatMap((wish) => ('read' in wish ? carryOut(lists, wish) : []))
    return wishes.flatMap((wish) => carryOut(lists, wish))
  },
}

const names = ['a', 'b', 'c', 'd']

/** What several processes at once asked of a store, and what its lists held in the end; the same for the same seed. */
export function tryStore(store: Store, seed: number, count = 300) {
  const chance = seededNumbers(seed)
  const room: Room = { lists: new Map(names.map((name) => [name, []])), past: [], chance }
  const operations: Operation[] = []
  const running: { operation: Operation; steps: ReturnType<Store> }[] = []
  for (let clock = 0; operations.length < count || running.length > 0; clock++) {
    if (running.length < 6 && operations.length < count) {
      const wishes = wishesOf(operations.length, chance)
      const operation = operationOf(operations.length, clock, wishes)
      operations.push(operation)
      running.push({ operation, steps: store(room, wishes) })
    }
    const at = Math.floor(chance() * running.length)
    const next = running[at]
    room.past.push(copyOf(room.lists))
    if (room.past.length > 20) room.past.shift()
    const { done, value } = next?.steps.next() ?? { done: false }
    if (!next || !done) continue
    running.splice(at, 1)
    end(next.operation, value ?? 'unanswered', clock)
  }
  return { operations, lists: room.lists }
}

function wishesOf(number: number, chance: () => number): Wish[] {
  const count = 1 + Math.floor(chance() * 3)
  return Array.from({ length: count }, (_, at) => {
    const list = names[Math.floor(chance() * names.length)] ?? 'a'
    return chance() < 0.5 ? { read: list } : { append: list, value: `${number}.${at}` }
  })
}

function operationOf(number: number, clock: number, wishes: Wish[]): Operation {
  const appends = wishes.flatMap((wish) =>
    'append' in wish ? [{ list: wish.append, value: wish.value }] : [],
  )
  return {
    ...{ name: String(number), invokedAt: clock, endedAt: Infinity, outcome: 'unknown' as const },
    ...{ appends, reads: [] },
  }
}

function end(operation: Operation, answer: Reading[] | 'refused' | 'unanswered', clock: number) {
  if (answer === 'unanswered') return
  operation.endedAt = clock + 0.5
  operation.outcome = answer === 'refused' ? 'refused' : 'done'
  if (answer !== 'refused') operation.reads = answer
}
