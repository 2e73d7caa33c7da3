import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { NetworkCard } from '@podium/contract/network'
import { chooseFaces } from './choose-faces.ts'

const somebody = (id: number, details: Partial<NetworkCard> = {}): NetworkCard => ({
  id,
  role: 'ATHLETE',
  name: `Somebody ${id}`,
  lastName: '',
  sport: 'JUDO',
  clubName: null,
  region: null,
  countryCode: null,
  phrase: null,
  sportestScore: null,
  avatar: { id: 0, main: null },
  ...details,
})

const idsOf = (people: NetworkCard[], most: number) => chooseFaces(people, most).map(({ id }) => id)

test('faces come in the same order for everybody, and not in that of the list', () => {
  const people = Array.from({ length: 40 }, (_, at) => somebody(at + 1))
  const chosen = idsOf(people, 9)
  assert.deepEqual(idsOf(people.toReversed(), 9), chosen)
  assert.equal(chosen.length, 9)
  assert.notDeepEqual(chosen, [1, 2, 3, 4, 5, 6, 7, 8, 9])
})

test('each sport comes once before one comes twice, and a picture of one’s own comes first', () => {
  const people = [
    ...Array.from({ length: 20 }, (_, at) => somebody(at + 1)),
    somebody(30, { sport: 'TENNIS' }),
    somebody(31, { sport: 'GOLF', avatar: { id: 5, main: '/files/5/avatar-256' } }),
  ]
  const [first, ...others] = idsOf(people, 3)
  assert.equal(first, 31)
  assert.ok(others.includes(30))
})

test('a manager stands beside the athletes, sponsors only where there are too few', () => {
  const people = [
    somebody(1),
    somebody(2),
    somebody(3, { role: 'SPONSOR', sport: null }),
    somebody(4, { role: 'MANAGER' }),
  ]
  assert.deepEqual(idsOf(people, 9).toSorted(), [1, 2, 3, 4])
  assert.equal(idsOf(people, 2).at(-1), 4)
  assert.deepEqual(idsOf(people, 9).slice(2), [4, 3])
})
