// A reporter for `node --test` with one line for each file, and in full only what failed.
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'
import { root } from '../run.ts'

export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  for await (const event of events) {
    const line = lineOf(event)
    if (line !== undefined) yield line
  }
}

function lineOf(event: TestEvent): string | undefined {
  if (event.type === 'test:stdout' || event.type === 'test:stderr') return event.data.message
  if (event.type === 'test:fail' && event.data.details.type !== 'suite') {
    const { name, file = '', details } = event.data
    const { cause } = details.error
    return `✖ ${relative(root, file)} › ${name}\n${inspect(cause ?? details.error)}\n`
  }
  // Each file has a summary of its own; the one of the whole run names no file.
  if (event.type !== 'test:summary' || !event.data.file) return undefined
  const { file, success, counts, duration_ms: ms } = event.data
  const seconds = (ms / 1000).toFixed(1)
  return `${success ? '✔' : '✖'} ${relative(root, file)}: ${counts.tests} in ${seconds} s\n`
}
