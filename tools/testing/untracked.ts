// Imported before the tests of a process. To name the test that a stray error comes from, node:test follows
// every promise from its making to its collection, which takes a tenth of the server tests' time. Without
// that a stray error still fails its process, and is told here.
import hooks from 'node:async_hooks'

const createHook = hooks.createHook.bind(hooks)
const none = { enable: () => none, disable: () => none }

hooks.createHook = (callbacks) => (isOfRunner() ? none : createHook(callbacks))

function isOfRunner(): boolean {
  return /node:internal\/test_runner\//.test(new Error('who asks').stack ?? '')
}

process.on('uncaughtExceptionMonitor', tell)
process.on('unhandledRejection', (reason) => {
  tell(reason)
  process.exitCode = 1
})

function tell(error: unknown): void {
  console.error('An error that no test waited for:', error)
}
