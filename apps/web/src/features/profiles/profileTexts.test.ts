import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Profile } from '@podium/contract/profiles'
import { storyOf } from './profileTexts.ts'

const told = { biography: 'I run.', aboutUs: 'Oats' }

test('a sponsor tells what the company stands for, everybody else who they are', () => {
  const story = (role: Profile['role']) => storyOf({ ...told, role })
  assert.equal(story('SPONSOR'), 'Oats')
  assert.equal(story('ATHLETE'), 'I run.')
  assert.equal(story('FAN'), 'I run.')
})
