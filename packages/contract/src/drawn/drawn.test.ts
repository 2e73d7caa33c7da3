import assert from 'node:assert/strict'
import { test } from 'node:test'
import { chosenSports } from '../sports.ts'
import { sceneOf, sportFamily } from './families.ts'
import { pairOf } from './hues.ts'
import { randomFrom } from './random.ts'

test('every sport one can choose has a family', () => {
  for (const sport of chosenSports) assert.ok(sportFamily(sport), sport)
})

test('without a sport the role decides what is drawn', () => {
  assert.equal(sceneOf(null, 'FAN'), 'stands')
  assert.equal(sceneOf('NA', 'SPONSOR'), 'floodlights')
  assert.equal(sceneOf('SWIMMING', 'MANAGER'), 'water')
})

test('the same person always gets the same chance, two people another', () => {
  const throws = (seed: string) => {
    const random = randomFrom(seed)
    return Array.from({ length: 20 }, () => random.between(0, 9))
  }
  assert.deepEqual(throws('track 7'), throws('track 7'))
  assert.notDeepEqual(throws('track 7'), throws('track 8'))
})

test('chance keeps to its bounds and reaches both', () => {
  const random = randomFrom('bounds')
  const thrown = new Set(Array.from({ length: 200 }, () => random.between(2, 5)))
  assert.deepEqual([...thrown].sort(), [2, 3, 4, 5])
})

test('people of one sport do not all look alike', () => {
  const grounds = new Set(
    Array.from({ length: 40 }, (_, id) => pairOf('track', randomFrom(`track ${id}`)).ground),
  )
  assert.ok(grounds.size >= 4)
})
