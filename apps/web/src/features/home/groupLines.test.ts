import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FeedItem } from '@podium/contract/feed'
import { byDay } from '../../shared/lists/byDay.ts'
import { groupLines } from './groupLines.ts'

const line = (id: number, kind: FeedItem['kind'], personId: number) =>
  ({ id, kind, person: { id: personId } }) as FeedItem

const idsOf = (lines: FeedItem[]) => groupLines(lines).map((group) => group.map(({ id }) => id))

test('pictures that one person added one after the other are told together', () => {
  const lines = [
    line(9, 'media', 1),
    line(8, 'media', 1),
    line(7, 'media', 2),
    line(6, 'achievement', 2),
    line(5, 'achievement', 2),
    line(4, 'media', 1),
  ]
  assert.deepEqual(idsOf(lines), [[9, 8], [7], [6], [5], [4]])
})

test('more than twenty pictures begin another line', () => {
  const lines = Array.from({ length: 45 }, (_, at) => line(100 - at, 'media', 1))
  assert.deepEqual(
    idsOf(lines).map((group) => group.length),
    [20, 20, 5],
  )
})

test('what follows each other stands under the day of its newest, as days are in Portugal', () => {
  const at = (id: number, moment: string) => ({ ...line(id, 'achievement', 1), at: moment })
  const days = byDay(
    groupLines([
      at(3, '2026-07-15T10:00:00Z'),
      at(2, '2026-07-14T23:10:00Z'),
      at(1, '2026-07-14T22:50:00Z'),
    ]),
    ([newest]) => newest.at,
  )
  assert.deepEqual(
    days.map((groups) => groups.map(([{ id }]) => id)),
    [[3, 2], [1]],
  )
})
