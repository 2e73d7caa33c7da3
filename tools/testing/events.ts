import type { TestEvent } from 'node:test/reporters'

type Ended = Extract<TestEvent, { type: 'test:pass' | 'test:fail' }>

export function isEnded(event: TestEvent): event is Ended {
  return event.type === 'test:pass' || event.type === 'test:fail'
}

export function isSuite({ data }: Ended): boolean {
  return data.details.type === 'suite'
}

/** Whether a test file came to its end: files take turns, each a suite with its path for a name. */
export function isFile(event: Ended): boolean {
  return isSuite(event) && event.data.nesting === 0 && event.data.name.endsWith('.test.ts')
}

/** Whether something failed by itself, and not only because a test in it did. */
export function hasFailed(event: TestEvent): event is Extract<TestEvent, { type: 'test:fail' }> {
  if (event.type !== 'test:fail') return false
  const { failureType } = event.data.details.error as { failureType?: string }
  return !isSuite(event) || failureType !== 'subtestsFailed'
}
