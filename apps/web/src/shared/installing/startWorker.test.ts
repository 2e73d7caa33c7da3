import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SessionUser } from '@podium/contract/identity'
import { session } from '../../client/index.ts'
import { guardLeaving } from '../navigation/leaving.ts'
import { startWorker } from './startWorker.ts'

const person = (id: number) => ({ id, role: 'ATHLETE' }) as SessionUser

/** The worker's word that a notification was pressed. */
async function presses(open: (path: string) => void): Promise<(path: string) => void> {
  let listener: (message: { data: unknown }) => void = () => assert.fail('nobody listens')
  const serviceWorker = {
    addEventListener: (_: string, heard: typeof listener) => (listener = heard),
    register: async () => undefined,
  }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  await startWorker(open)
  Reflect.deleteProperty(navigator, 'serviceWorker')
  return (path) => listener({ data: { open: path } })
}

const settled = () => new Promise((resolve) => setTimeout(resolve))

test('what a device told its user opens as themselves, also in a tab that acts for somebody', async () => {
  const opened: unknown[] = []
  const press = await presses((path) => opened.push([path, session.get().user?.id]))
  session.begin(person(1))
  press('/messages/5')
  await settled()
  const carry = () => assert.fail('nothing is called')
  const guard = () => undefined
  session.standFor({ actorId: 1, principal: person(2), scopes: [], isOver: false, carry, guard })
  assert.equal(session.get().user?.id, 2)
  const unguard = guardLeaving(async () => false)
  press('/messages/6')
  await settled()
  assert.equal(session.get().user?.id, 2)
  unguard()
  press('/messages/7')
  await settled()
  assert.deepEqual(opened, [
    ['/messages/5', 1],
    ['/messages/7', 1],
  ])
  session.end({ lost: false })
})
