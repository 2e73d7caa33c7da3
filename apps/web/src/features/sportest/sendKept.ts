import type { SportestSubmission, SportestType } from '@podium/contract/sportest'
import { call, Refusal } from '../../client/index.ts'
import { forgetSportest, keptSportests, type KeptSportest } from './kept.ts'

interface Sent {
  /** What is now among the account's tests. */
  results: { type: SportestType; score: number }[]
  /** A test no longer fits the questions and is gone. */
  dropped: boolean
}

/**
 * Sends the kept tests one after the other and forgets each that was answered. Another tab waits and
 * then finds nothing; where tabs cannot wait for each other the server knows a test by its key. One
 * that got no answer stays for the next time.
 */
export async function sendKeptSportests(): Promise<Sent> {
  const send = async () => {
    const sent: Sent = { results: [], dropped: false }
    for (const test of keptSportests()) await sendOne(test, sent)
    return sent
  }
  return 'locks' in navigator ? navigator.locks.request('podium.sportests', send) : send()
}

async function sendOne(test: KeptSportest, sent: Sent): Promise<void> {
  try {
    const { takeSportest } = await import('@podium/contract/sportest')
    const { id, score } = await call(takeSportest, { body: test as SportestSubmission })
    if (id > 0) sent.results.push({ type: test.sportestType as SportestType, score })
    forgetSportest(test)
  } catch (error) {
    if (!isOutdated(error)) return
    sent.dropped = true
    forgetSportest(test)
  }
}

/** An option or a test that is not there any more, or answers no test asks for. */
function isOutdated(error: unknown): boolean {
  if (!(error instanceof Refusal)) return false
  const isRefused = error.has('invalidTest') || error.has('invalidAnswer')
  return isRefused || Object.keys(error.fields).length > 0
}
