// A reporter for `node --test` with one line for each file, and in full only what failed.
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'
import { hasFailed, isEnded, isFile, isSuite } from './events.ts'
import { root } from '../run.ts'

export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  // Tests that ended since a line was written.
  let count = 0
  for await (const event of events) {
    if (event.type === 'test:stdout' || event.type === 'test:stderr') yield event.data.message
    if (hasFailed(event)) {
      const { name, file = '', details } = event.data
      const { cause } = details.error
      yield `✖ ${relative(root, file)} › ${name}\n${inspect(cause ?? details.error)}\n`
    }
    if (isEnded(event) && !isSuite(event)) count += 1
    const line = lineOf(event, count)
    if (line === undefined) continue
    yield line
    count = 0
  }
}

/** The line of a file that came to its end, or of them all where they share even their hooks. */
function lineOf(event: TestEvent, count: number): string | undefined {
  const line = (isGood: boolean, name: string, ms: number) =>
    `${isGood ? '✔' : '✖'} ${name}: ${count} in ${(ms / 1000).toFixed(1)} s\n`
  if (isEnded(event)) {
    const { name, details } = event.data
    return isFile(event) ? line(event.type === 'test:pass', name, details.duration_ms) : undefined
  }
  if (event.type !== 'test:summary' || event.data.file || count === 0) return undefined
  return line(event.data.success, 'all in one process', event.data.duration_ms)
}
