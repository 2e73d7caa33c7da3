// A reporter for `node --test` that writes, as lines of JSON, which files came to their end, and at last
// how many tests went how and which failed.
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { hasFailed, isEnded, isFile } from './events.ts'
import { failureLine, type Outcome } from './outcome.ts'
import { root } from '../run.ts'

export default async function* count(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  const failures: string[] = []
  for await (const event of events) {
    if (hasFailed(event)) {
      const { name, file = '', details } = event.data
      const { cause, message } = details.error
      const said = cause instanceof Error ? cause.message : message
      failures.push(failureLine(`${relative(root, file)} › ${name}`, said))
    }
    if (isEnded(event) && isFile(event)) yield `${JSON.stringify({ file: event.data.name })}\n`
    // Each process has a summary of its own; the one of the whole run names no file.
    if (event.type !== 'test:summary' || event.data.file) continue
    const { tests, passed, skipped, todo } = event.data.counts
    const left = skipped + todo
    const outcome: Outcome = { passed, failed: tests - passed - left, skipped: left, failures }
    yield `${JSON.stringify(outcome)}\n`
  }
}
