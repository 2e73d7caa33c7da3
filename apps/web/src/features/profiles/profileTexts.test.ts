import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Profile } from '@podium/contract/profiles'
import { fullName, missingParts, storyOf } from './profileTexts.ts'

const bare: Profile = {
  id: 1,
  role: 'ATHLETE',
  name: 'Inês',
  lastName: 'Carvalho',
  sport: 'ATHLETICS',
  club: null,
  region: null,
  countryCode: null,
  phrase: null,
  biography: null,
  aboutUs: null,
  objectives: null,
  age: null,
  weight: null,
  height: null,
  avatar: { id: 0, main: null },
  coverPhoto: { id: 0, main: null },
  abilities: { edit: true, publish: true },
}

test('an athlete just signed up still lacks a phrase, a story, goals and a place', () => {
  assert.deepEqual(missingParts(bare), ['phrase', 'biography', 'objectives', 'place'])
})

test('a country alone is place enough', () => {
  assert.ok(!missingParts({ ...bare, countryCode: 'PT' }).includes('place'))
})

test('a sponsor tells what the company stands for, not a biography', () => {
  const sponsor: Profile = {
    ...bare,
    role: 'SPONSOR',
    lastName: '',
    aboutUs: 'Oats',
    biography: 'No',
  }
  assert.equal(storyOf(sponsor), 'Oats')
  assert.equal(fullName(sponsor), 'Inês')
  assert.deepEqual(missingParts(sponsor), ['place'])
})
