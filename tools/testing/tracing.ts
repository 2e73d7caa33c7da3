/**
 * Node's test runner follows every promise, to know of which test it is. It needs that only while files say
 * which tests they have, and it is a sixth of the time that they take. Loaded before `node:test`.
 */
import { type AsyncHook, AsyncResource } from 'node:async_hooks'

const hooks = process.getBuiltinModule('node:async_hooks')
const { createHook } = hooks
let tracing: AsyncHook | undefined
// The runner's is the first one.
hooks.createHook = (callbacks) => {
  hooks.createHook = createHook
  tracing = createHook(callbacks)
  return tracing
}

let loading: Promise<unknown> = Promise.resolve()

/**
 * Loads a file for its suite once those before it are loaded: where two wait for what both import, the runner
 * takes the tests of one for the other's.
 */
export function loadInTurn(load: () => Promise<unknown>): Promise<unknown> {
  const own = AsyncResource.bind(load)
  loading = loading.then(own, own)
  return loading
}

let present: string | undefined

/**
 * From now on an error that nobody awaits fails the process rather than its test, and is told beside the
 * file whose turn it is.
 */
export function endTracing(file: string): void {
  if (present === undefined) {
    process.on('uncaughtExceptionMonitor', tell)
    process.on('unhandledRejection', tell)
  }
  present = file
  tracing?.disable()
}

function tell(error: unknown): void {
  console.error(`${present}: nobody awaited an error`, error)
}
