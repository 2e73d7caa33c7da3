import assert from 'node:assert/strict'
import { test } from 'node:test'
import { moved, partInPixels, wholeCrop, withinPicture } from './crop.ts'

const landscape = { picture: 2, frame: 1 }

test('uncropped, a wide picture shows its middle square', () => {
  const part = partInPixels(wholeCrop, { width: 2000, height: 1000 }, 1)
  assert.deepEqual(part, { left: 500, top: 0, width: 1000, height: 1000 })
})

test('twice enlarged, half as much is shown', () => {
  const part = partInPixels({ ...wholeCrop, zoom: 2 }, { width: 2000, height: 1000 }, 1)
  assert.deepEqual(part, { left: 750, top: 250, width: 500, height: 500 })
})

test('a picture is never dragged out of its frame', () => {
  assert.deepEqual(moved(wholeCrop, { x: 9, y: 9 }, landscape), { x: 0.25, y: 0.5, zoom: 1 })
  assert.deepEqual(moved(wholeCrop, { x: -9, y: 0 }, landscape), { x: 0.75, y: 0.5, zoom: 1 })
})

test('shrinking brings an edge back into the frame', () => {
  const corner = withinPicture({ x: 0.1, y: 0.1, zoom: 4 }, landscape)
  assert.deepEqual(withinPicture({ ...corner, zoom: 1 }, landscape), { x: 0.25, y: 0.5, zoom: 1 })
})
