import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Heard } from './heard.ts'
import { KeptOfPeople } from './kept-of-people.ts'
import { Snapshot } from './snapshot.ts'

test('a snapshot knows what was over, and nothing that was open or had not begun', () => {
  const moment = new Snapshot('10:15:11,13')
  const known = [9, 10, 11, 12, 13, 14, 15, 16].filter((number) => moment.knows(String(number)))
  assert.deepEqual(known, [9, 10, 12, 14])
  assert.ok(new Snapshot('13:15:13').isAfter(moment))
  assert.ok(new Snapshot('10:16:11,13,15').isAfter(moment))
  assert.ok(!moment.isAfter(moment))
})

/** A database whose transactions each change a person, and that tells what a snapshot does not know. */
class World {
  next = 1
  readonly open = new Set<number>()
  readonly committed: number[] = []

  begin(): void {
    this.open.add(this.next++)
  }

  commit(at: number): void {
    const [xact] = [...this.open].slice(at % Math.max(1, this.open.size))
    if (xact === undefined) return
    this.open.delete(xact)
    this.committed.push(xact)
  }

  since(from: string | null) {
    const least = Math.min(this.next, ...this.open)
    const next = `${least}:${this.next}:${[...this.open].join(',')}`
    const known = from === null ? null : new Snapshot(from)
    const changes = this.committed
      .filter((xact) => known && !known.knows(String(xact)))
      .map((xact) => ({ transaction: String(xact), people: [xact % 5] }))
    return { next, changes }
  }

  /** How often each person has changed by now. */
  counts(): number[] {
    return [0, 1, 2, 3, 4].map((one) => this.committed.filter((xact) => xact % 5 === one).length)
  }
}

const step = fc.oneof(
  fc.record({ act: fc.constantFrom('begin', 'ask') }),
  fc.record({ act: fc.constantFrom('commit', 'answer'), at: fc.nat(6) }),
)

test('however questions and answers cross, what is kept is as new as the answer', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const world = new World()
      const kept = new KeptOfPeople<number, { about: number[]; count: number }>({
        mostSize: 10,
        sizeOf: () => 1,
      })
      const heard = new Heard((people) => kept.letGo(people))
      const asked: { asking: ReturnType<Heard['ask']>; before: number[]; answer: object }[] = []
      for (const { act, at = 0 } of steps as { act: string; at?: number }[]) {
        if (act === 'begin') world.begin()
        if (act === 'commit') world.commit(at)
        if (act === 'ask') {
          const asking = heard.ask()
          asked.push({ asking, before: world.counts(), answer: world.since(asking.from) })
        }
        const [crossed] = act === 'answer' ? asked.splice(at % Math.max(1, asked.length), 1) : []
        if (!crossed) continue
        heard.hear(crossed.asking, crossed.answer as ReturnType<World['since']>)
        const since = heard.mark()
        for (const [one, count] of world.counts().entries()) {
          const known = kept.get(one)
          if (known) assert.ok(known.count >= crossed.before[one]!)
          else if (!heard.any([one], since)) kept.set(one, { about: [one], count })
        }
      }
    }),
    { seed: 20_261_126, numRuns: 2000 },
  )
})
