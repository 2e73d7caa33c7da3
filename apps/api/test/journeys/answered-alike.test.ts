import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recoverPassword, resendActivation } from '@podium/contract/identity'
import { freshAddress, openMember, signUp } from '../cast.ts'
import { usePodium } from '../harness.ts'

const podium = usePodium()
const calls = 200

const sorted = (times: number[]) => times.toSorted((one, other) => one - other)
const share = (times: number[], part: number) =>
  (sorted(times)[Math.floor(times.length * part)] ?? 0).toFixed(2)

// A figure to look at, not a bar: a shared machine has moods. Only a gross difference fails.
for (const [name, route] of Object.entries({ recoverPassword, resendActivation })) {
  test(`${name} answers a known and an unknown address alike, ${calls} times each`, async (context) => {
    const waiting = await signUp(podium(), 'FAN')
    const known = name === 'recoverPassword' ? await openMember(podium(), 'FAN') : waiting
    const unknown = freshAddress('nobody')
    const visitor = podium().visitor()
    const times: Record<'known' | 'unknown', number[]> = { known: [], unknown: [] }
    const said = new Set<string>()
    // Taking turns, so that whatever else the machine does meets both.
    for (let count = 0; count < calls; count++) {
      for (const [kind, email] of [
        ['known', known.email],
        ['unknown', unknown],
      ] as const) {
        const start = performance.now()
        const { statusCode, body } = await visitor.raw(route, { body: { email } })
        times[kind].push(performance.now() - start)
        said.add(`${statusCode} ${body}`)
      }
    }
    for (const [kind, list] of Object.entries(times)) {
      const [middle, late] = [share(list, 0.5), share(list, 0.95)]
      context.diagnostic(`${name}, ${kind}: median ${middle} ms, 95 of 100 under ${late} ms`)
    }
    assert.deepEqual([...said], ['204 '])
    const ratio = Number(share(times.known, 0.5)) / Number(share(times.unknown, 0.5))
    assert.ok(ratio > 0.5 && ratio < 2, `known / unknown ${ratio}`)
  })
}
