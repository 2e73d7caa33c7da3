import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { Batcher } from './batcher.ts'

test('everybody gets their own answer, of a question that left when they had asked', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.scheduler(),
      fc.array(fc.nat(100), { maxLength: 60 }),
      async (scheduler, asked) => {
        let asks = 0
        let [underWay, most, left] = [0, 0, 0]
        const batcher = new Batcher<{ value: number; at: number }, number>(async (questions) => {
          left += 1
          underWay += 1
          most = Math.max(most, underWay)
          assert.ok(questions.length <= 16 && questions.every(({ at }) => at <= asks))
          await scheduler.schedule(Promise.resolve())
          underWay -= 1
          if (questions.some(({ value }) => value === 13)) throw new Error('it failed')
          return questions.map(({ value }) => value * 2)
        })
        const ask = async (value: number) => {
          await scheduler.schedule(Promise.resolve())
          const answer = await batcher.ask({ value, at: (asks += 1) }).catch(String)
          if (answer !== 'Error: it failed') assert.equal(answer, value * 2)
          else assert.ok(asked.includes(13))
          return answer
        }
        const answers = Promise.all(asked.map(ask))
        await scheduler.waitFor(answers)
        assert.equal(
          asked.includes(13),
          (await answers).some((one) => typeof one === 'string'),
        )
        assert.ok(most <= 2 && left <= asked.length)
      },
    ),
    { seed: 20_261_126, numRuns: 300 },
  )
})

test('who asks alone waits for nobody, and the others leave together', async () => {
  const sizes: number[] = []
  const batcher = new Batcher<number, number>(async (questions) => {
    sizes.push(questions.length)
    await Promise.resolve()
    return questions
  })
  assert.equal(await batcher.ask(1), 1)
  const many = Array.from({ length: 40 }, (_, at) => at)
  assert.deepEqual(await Promise.all(many.map((one) => batcher.ask(one))), many)
  assert.deepEqual(sizes, [1, 1, 1, 16, 16, 6])
})
