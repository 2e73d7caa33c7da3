import type { TestContext } from 'node:test'

/** Lets the rest of a test run where another clock hangs on the wall. */
export function moveTo(context: Pick<TestContext, 'after'>, zone: string): void {
  const before = process.env['TZ']
  process.env['TZ'] = zone
  context.after(() => {
    if (before === undefined) delete process.env['TZ']
    else process.env['TZ'] = before
  })
}
