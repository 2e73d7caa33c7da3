import assert from 'node:assert/strict'
import { test } from 'node:test'
import { firstCrop, moved, partInPixels, safeShare, withinPicture } from './crop.ts'

const landscape = { picture: 2, frame: 1 }
const wholeCrop = firstCrop(landscape, false)

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

test('an oblong logo is whole at first, in the middle of its ground, and can be enlarged', () => {
  const logo = { picture: 4, frame: 1 }
  const fitted = firstCrop(logo, true)
  const part = partInPixels(fitted, { width: 800, height: 200 }, 1)
  assert.deepEqual(part, { left: 0, top: -300, width: 800, height: 800 })
  assert.deepEqual(moved(fitted, { x: 0.3, y: 0.3 }, logo, true), fitted)
  assert.deepEqual(withinPicture({ ...fitted, zoom: 0.01 }, logo, true), fitted)
  assert.equal(withinPicture({ ...fitted, zoom: 1.5 }, logo, true).zoom, 1.5)
  assert.equal(withinPicture({ ...fitted, zoom: 0.25 }, logo).zoom, 1)
})

test('what is seen in every shape is the part that the narrowest and the widest share', () => {
  const safe = safeShare(3.2, { narrowest: 1.6, widest: 6.4 })
  assert.deepEqual(safe, { width: 0.5, height: 0.5 })
  assert.deepEqual(safeShare(3.2, { narrowest: 4, widest: 3 }), { width: 1, height: 1 })
})
