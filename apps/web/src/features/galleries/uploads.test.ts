import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import type { SessionUser } from '@podium/contract/identity'
import { session } from '../../client/index.ts'
import { addUploads, currentUploads, wrongWith } from './uploads.ts'

test('photos may have 10 MB, videos 200 MB, to the byte', () => {
  assert.equal(wrongWith({ type: 'image/jpeg', size: 10_000_000 }), null)
  assert.equal(wrongWith({ type: 'image/jpeg', size: 10_000_001 }), 'tooLargePhoto')
  assert.equal(wrongWith({ type: 'video/mp4', size: 200_000_000 }), null)
  assert.equal(wrongWith({ type: 'video/webm', size: 200_000_001 }), 'tooLargeVideo')
})

test('what browsers cannot show everywhere is not sent', () => {
  for (const type of ['image/heic', 'image/svg+xml', 'application/pdf', 'video/x-msvideo', '']) {
    assert.equal(wrongWith({ type, size: 1 }), 'wrongType', type)
  }
})

test('what is on its way into a gallery goes on for nobody who comes to the page after', async (t) => {
  const asked: string[] = []
  const held = Promise.withResolvers<Response>()
  t.mock.method(globalThis, 'fetch', (url: string) => {
    asked.push(url)
    return held.promise
  })
  const begin = (id: number) => {
    session.begin({ id, role: 'ATHLETE' } as SessionUser)
    session.keepToken(`Bearer of ${id}`)
  }
  const settled = async () => {
    for (let turn = 0; turn < 20; turn++) await setImmediate()
  }
  begin(1)
  const files = ['one', 'two', 'three'].map((name) => new File([name], name, { type: 'image/png' }))
  addUploads(files, { onArrived: () => assert.fail() })
  while (asked.length < 2) await setImmediate()
  begin(2)
  assert.deepEqual(currentUploads(), [])
  held.resolve(Response.json({ key: 'k', bytes: 3, offset: 0, media: null }))
  await settled()
  assert.equal(asked.length, 2)
  session.end({ lost: false })
})
