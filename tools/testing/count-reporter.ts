// A reporter for `node --test` that writes only how many tests went how, as JSON.
import type { TestEvent } from 'node:test/reporters'
import type { Outcome } from './outcome.ts'

export default async function* count(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    // Each file has a summary of its own too; the one of the whole run names no file.
    if (event.type !== 'test:summary' || event.data.file) continue
    const { tests, passed, skipped, todo } = event.data.counts
    const left = skipped + todo
    const outcome: Outcome = { passed, failed: tests - passed - left, skipped: left }
    yield JSON.stringify(outcome)
  }
}
