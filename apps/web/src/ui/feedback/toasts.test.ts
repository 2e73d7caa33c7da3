import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  closeToast,
  currentToastPlace,
  currentToasts,
  openToastPlace,
  toast,
  watchToasts,
} from './toasts.ts'

afterEach(() => currentToasts().forEach(({ id }) => closeToast(id)))

test('a toast is shown until it is closed', () => {
  const id = toast.success('Profile updated.')
  assert.deepEqual(
    currentToasts().map(({ tone, text }) => [tone, text]),
    [['success', 'Profile updated.']],
  )
  closeToast(id)
  assert.deepEqual(currentToasts(), [])
})

test('the same words are not shown twice', () => {
  toast.error('No permission.')
  toast.error('No permission.')
  assert.equal(currentToasts().length, 1)
})

test('at most three toasts are shown, the oldest leaves', () => {
  for (const text of ['one', 'two', 'three', 'four']) toast.info(text)
  assert.deepEqual(
    currentToasts().map(({ text }) => text),
    ['two', 'three', 'four'],
  )
})

test('a toast says once how it went', () => {
  const ends: string[] = []
  const id = toast.info('Soon.', { onGone: (how) => ends.push(how) })
  closeToast(id, 'dismissed')
  closeToast(id, 'expired')
  assert.deepEqual(ends, ['dismissed'])
})

test('watchers hear of every change until they stop watching', () => {
  let heard = 0
  const stop = watchToasts(() => (heard += 1))
  closeToast(toast.info('Hello.'))
  stop()
  toast.info('Unheard.')
  assert.equal(heard, 2)
})

test('the innermost place shows the toasts', () => {
  const shell = openToastPlace()
  const dialog = openToastPlace()
  assert.equal(currentToastPlace(), dialog.place)
  dialog.close()
  assert.equal(currentToastPlace(), shell.place)
  shell.close()
  assert.equal(currentToastPlace(), undefined)
})
