import assert from 'node:assert/strict'
import { test } from 'node:test'
import { placesFor } from './places.ts'

const url = 'https://podium.example/athlete/7?a=1&b=2'
const places = placesFor(url, 'Conhece Inês & Ana na Podium:', 'Email')

test('every place gets the whole link, whatever is in it', () => {
  for (const { id, address } of places) {
    const values = [...new URL(address).searchParams.values()].join(' ')
    assert.ok(values.includes(url), id)
  }
})

test('a mail says what it is about, and its spaces are spaces', () => {
  const mail = places.find(({ id }) => id === 'mail')
  assert.ok(!mail?.address.includes('+'))
  assert.equal(new URL(mail!.address).searchParams.get('subject'), 'Conhece Inês & Ana na Podium')
})
