import assert from 'node:assert/strict'
import { test } from 'node:test'
import { bestResults } from './bestResults.ts'

const at = (
  result: number,
  competitionLevel: 'LOCAL' | 'NATIONAL' | 'INTERNATIONAL',
  date: string,
) => ({
  ...{ result, competitionLevel, date },
})

test('podiums come first, then the level, the place and the day, and no more than three', () => {
  const world7th = at(7, 'INTERNATIONAL', '2024-01-01')
  const world3rd = at(3, 'INTERNATIONAL', '2020-01-01')
  const local1st = at(1, 'LOCAL', '2025-01-01')
  const old1st = at(1, 'NATIONAL', '2019-01-01')
  const late1st = at(1, 'NATIONAL', '2023-01-01')
  const national2nd = at(2, 'NATIONAL', '2025-05-01')
  assert.deepEqual(bestResults([world7th, local1st, old1st, national2nd, late1st, world3rd]), [
    world3rd,
    late1st,
    old1st,
  ])
  assert.deepEqual(bestResults([world7th, local1st]), [local1st, world7th])
  assert.deepEqual(bestResults([]), [])
})
