// A reporter for `node --test` with one line for each file, and in full only what failed.
import { relative } from 'node:path'
import type { TestEvent } from 'node:test/reporters'
import { inspect } from 'node:util'
import { root } from '../run.ts'

export default async function* report(events: AsyncIterable<TestEvent>): AsyncGenerator<string> {
  let isTold = false
  for await (const event of events) {
    const line = lineOf(event, isTold)
    if (line !== undefined) yield line
    isTold ||= event.type === 'test:summary'
  }
}

function lineOf(event: TestEvent, isTold: boolean): string | undefined {
  if (event.type === 'test:stdout' || event.type === 'test:stderr') return event.data.message
  if (event.type === 'test:fail' && event.data.details.type !== 'suite') {
    const { name, file = '', details } = event.data
    const { cause } = details.error
    return `✖ ${relative(root, file)} › ${name}\n${inspect(cause ?? details.error)}\n`
  }
  // Each file has a summary of its own, and the whole run one without a file: the only one where all files
  // share a process.
  if (event.type !== 'test:summary' || (!event.data.file && isTold)) return undefined
  const { file, success, counts, duration_ms: ms } = event.data
  const seconds = (ms / 1000).toFixed(1)
  const name = file ? relative(root, file) : 'all in one process'
  return `${success ? '✔' : '✖'} ${name}: ${counts.tests} in ${seconds} s\n`
}
