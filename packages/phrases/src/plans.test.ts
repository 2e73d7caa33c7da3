import assert from 'node:assert/strict'
import { test } from 'node:test'
import { plansPhrases } from './plans.ts'

test('no plan is captioned with what is only arranged by contact (`plans.sold`)', () => {
  for (const { taglines, advice } of Object.values(plansPhrases)) {
    assert.match(advice, /instituciona|institutional/)
    for (const tagline of Object.values(taglines)) {
      assert.doesNotMatch(tagline, /instituciona|institutional/)
    }
  }
})
