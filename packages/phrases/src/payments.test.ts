import assert from 'node:assert/strict'
import { test } from 'node:test'
import { paymentsPhrases } from './payments.ts'

test('a refund says nothing of a wallet or plan that is not so each time (`payments.refund`)', () => {
  for (const { status } of Object.values(paymentsPhrases)) {
    // What was spent already is owed, and what was never credited is not taken.
    assert.doesNotMatch(status.credits.REFUNDED, /wallet|carteira/)
    // An earlier period, or the plan it took over, may go on.
    assert.doesNotMatch(status.plan.REFUNDED, /The plan has ended|O plano terminou/)
  }
})
