import assert from 'node:assert/strict'
import { test } from 'node:test'
import { setImmediate } from 'node:timers/promises'
import { signOut } from '../src/client/index.ts'
import { toast } from '../src/ui/feedback/toasts.ts'
import { member } from './people.ts'
import { renderPage, screen } from './renderPage.ts'

test('a toast that offers something stays ten seconds, one of words three', async (context) => {
  await renderPage('/')
  context.mock.timers.enable({ apis: ['setTimeout'] })
  toast.success('Saved')
  toast.info('Deleted', { action: { label: 'Undo', run: () => {} } })
  const shownAfter = async (ms: number) => {
    await setImmediate()
    context.mock.timers.tick(ms)
    await setImmediate()
    return ['Saved', 'Deleted'].filter((words) => screen.queryByText(words))
  }
  assert.deepEqual(await shownAfter(2999), ['Saved', 'Deleted'])
  assert.deepEqual(await shownAfter(1), ['Deleted'])
  assert.deepEqual(await shownAfter(6999), ['Deleted'])
  assert.deepEqual(await shownAfter(1), [])
})

test('what was offered to somebody is not there for who comes after them', async (context) => {
  await renderPage('/', { as: member('FAN') })
  // Nothing goes because its time is over.
  context.mock.timers.enable({ apis: ['setTimeout'] })
  toast.success('Saved')
  toast.info('Deleted', { action: { label: 'Undo', run: () => {} } })
  const shown = () => ['Saved', 'Deleted'].filter((words) => screen.queryByText(words))
  await setImmediate()
  assert.deepEqual(shown(), ['Saved', 'Deleted'])
  await signOut()
  await setImmediate()
  assert.deepEqual(shown(), ['Saved'])
})
