import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Media } from '@podium/contract/galleries'
import { inTab, nameOf, neighbours, readyOnes, writtenLength } from './media.ts'

const item = (id: number, more: Partial<Media> = {}): Media => ({
  id,
  mediaType: 'IMAGE',
  state: 'READY',
  errorCode: null,
  main: `/files/${id}/page.webp`,
  thumbnail: `/files/${id}/card.webp`,
  poster: null,
  width: 1,
  height: 1,
  durationMs: null,
  caption: null,
  altText: null,
  createdAt: '2026-01-01T00:00:00Z',
  abilities: { edit: false },
  ...more,
})
const list = [item(3), item(2, { mediaType: 'VIDEO' }), item(1)]
const names = { photo: (at: number) => `Photo ${at}`, video: (at: number) => `Video ${at}` }

test('tabs show photos or videos alone', () => {
  assert.deepEqual(
    inTab(list, 'photos').map(({ id }) => id),
    [3, 1],
  )
  assert.deepEqual(
    inTab(list, 'videos').map(({ id }) => id),
    [2],
  )
  assert.equal(inTab(list, 'all').length, 3)
})

test('the first item has nothing before it, the last nothing after it', () => {
  assert.equal(neighbours(list, 3).previous, undefined)
  assert.equal(neighbours(list, 3).next?.id, 2)
  assert.equal(neighbours(list, 1).next, undefined)
  assert.equal(neighbours(list, 99).item, undefined)
})

test('what is in the making cannot be opened', () => {
  assert.deepEqual(readyOnes([item(1), item(2, { state: 'PROCESSING', main: null })]).length, 1)
})

test('an item is called what its owner wrote', () => {
  assert.equal(nameOf(item(1, { caption: 'Final' }), 0, names), 'Final')
  assert.equal(nameOf(item(1, { caption: 'Final', altText: 'A jump' }), 0, names), 'A jump')
  assert.equal(nameOf(list[1]!, 1, names), 'Video 2')
})

test('a length is written in minutes and seconds', () => {
  assert.equal(writtenLength(65_400), '1:05')
  assert.equal(writtenLength(600_000), '10:00')
})
