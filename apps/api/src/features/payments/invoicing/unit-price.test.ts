import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditPacks } from '@podium/contract/credits'
import { unitPriceOf } from './unit-price.ts'

const percents = [0, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 25.5, 27]
/** Of every hundred sums so many at most are none of two rounded figures. */
const unreachable: Record<number, number> = { 20: 17, 25.5: 1 }
const most = Math.max(...creditPacks.map(({ grossCents }) => grossCents))
/** Each cent of small sums, and of large ones enough to meet every remainder. */
const sums = Array.from({ length: 20_000 + Math.floor((most - 20_000) / 7) }, (_, at) =>
  at < 20_000 ? at + 1 : 20_000 + (at - 20_000) * 7,
)

for (const percent of percents) {
  test(`every sum up to the dearest pack has a price that comes to it, at ${percent} %`, () => {
    let missed = 0
    for (const cents of sums) {
      const price = unitPriceOf(cents, percent)
      // To four places, as it is sent.
      assert.equal(price, Number(price.toFixed(4)))
      assert.equal(Math.round(price * 100 + price * percent), cents, `${cents}: ${price}`)
      if (Math.round(price * 100) + Math.round(price * percent) !== cents) missed += 1
    }
    const share = (missed / sums.length) * 100
    assert.ok(share <= (unreachable[percent] ?? 0), `${share} % of the sums`)
  })
}

test('what a pack costs comes to itself at every rate', () => {
  for (const { grossCents } of creditPacks) {
    for (const percent of percents) {
      const price = unitPriceOf(grossCents, percent)
      const [net, tax] = [Math.round(price * 100), Math.round(price * percent)]
      assert.equal(net + tax, grossCents, `${percent} %: ${price}`)
    }
  }
})
