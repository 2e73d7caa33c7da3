import assert from 'node:assert/strict'
import { setImmediate } from 'node:timers/promises'
import { test } from 'node:test'
import type { SessionUser } from '@podium/contract/identity'
import { session } from '../../client/index.ts'
import { addUploads, currentUploads, dropUpload, retryUpload, wrongWith } from './uploads.ts'

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

test('an upload that finds the server restarting goes on where it stopped, once it is tried again', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const asked: string[] = []
  let isBack = false
  const begun = { key: 'k'.repeat(20), bytes: 5, offset: 0, media: null }
  const answer = () => {
    if (!isBack && asked.length > 1) return Response.json({}, { status: 503 })
    return Response.json(isBack ? { ...begun, media: { id: 7, state: 'READY' } } : begun)
  }
  t.mock.method(globalThis, 'fetch', async (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return answer()
  })
  class Sending extends EventTarget {
    upload = new EventTarget()
    status = 503
    responseText = '{}'
    #call = ''
    open(...[method, url]: string[]) {
      this.#call = `${method} ${url}`
    }
    setRequestHeader() {}
    getAllResponseHeaders = () => ''
    abort() {}
    send() {
      asked.push(this.#call)
      this.dispatchEvent(new Event('load'))
    }
  }
  const { XMLHttpRequest: real } = globalThis
  globalThis.XMLHttpRequest = Sending as never
  session.begin({ id: 3, role: 'ATHLETE' } as SessionUser)
  session.keepToken('Bearer of 3')
  let arrived = 0
  addUploads([new File(['photo'], 'one', { type: 'image/png' })], { onArrived: () => arrived++ })
  const [{ key } = assert.fail()] = currentUploads()
  const until = async (state: string) => {
    for (let turn = 0; turn < 2000 && currentUploads()[0]?.state !== state; turn++) {
      await setImmediate()
      t.mock.timers.tick(1000)
    }
    assert.equal(currentUploads()[0]?.state, state)
  }
  await until('broken')
  isBack = true
  retryUpload(key)
  await until('done')
  const begins = asked.filter((call) => call === 'POST /api/files/uploads')
  assert.deepEqual([arrived, begins.length], [1, 1])
  globalThis.XMLHttpRequest = real
  dropUpload(key)
  session.end({ lost: false })
})

test('what is taken out of the line while it begins takes no place on the server', async (t) => {
  const asked: string[] = []
  const held = Promise.withResolvers<Response>()
  t.mock.method(globalThis, 'fetch', (url: string, { method }: RequestInit) => {
    asked.push(`${method} ${url}`)
    return asked.length === 1 ? held.promise : Promise.resolve(new Response(null, { status: 204 }))
  })
  session.begin({ id: 4, role: 'ATHLETE' } as SessionUser)
  session.keepToken('Bearer of 4')
  addUploads([new File(['photo'], 'one', { type: 'image/png' })], {
    onArrived: () => assert.fail(),
  })
  while (asked.length < 1) await setImmediate()
  dropUpload(currentUploads()[0]!.key)
  held.resolve(Response.json({ key: 'k', bytes: 5, offset: 0, media: null }))
  for (let turn = 0; turn < 20; turn++) await setImmediate()
  assert.deepEqual(asked, ['POST /api/files/uploads', 'DELETE /api/files/uploads/k'])
  session.end({ lost: false })
})
