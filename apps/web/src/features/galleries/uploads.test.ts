import assert from 'node:assert/strict'
import { test } from 'node:test'
import { wrongWith } from './uploads.ts'

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
