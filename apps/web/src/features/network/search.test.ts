import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isTooShort, queryOf, searchIn, wordsOf, type Search } from './search.ts'

const everybody: Search = {
  q: '',
  type: undefined,
  sport: undefined,
  country: undefined,
  region: undefined,
  hiddenProfile: undefined,
  class: undefined,
  accepts: undefined,
  sort: undefined,
  pages: 1,
}

test('an address without anything browses everybody', () => {
  assert.deepEqual(searchIn(undefined, new URLSearchParams()), everybody)
  assert.equal(queryOf(everybody), '')
})

test('a search comes back from its own address', () => {
  const search: Search = {
    q: 'inês',
    type: 'ATHLETE',
    sport: 'JUDO',
    country: 'ES',
    region: 'A Coruña & más',
    hiddenProfile: 'true',
    class: '7',
    accepts: 'true',
    sort: 'new',
    pages: 3,
  }
  const reader = { seesAll: true, byClass: true }
  assert.deepEqual(searchIn('inês', new URLSearchParams(queryOf(search)), reader), search)
})

test('a class is asked for by who may, and of athletes alone', () => {
  const reader = { seesAll: false, byClass: true }
  const classIn = (text: string, who?: typeof reader) =>
    searchIn('', new URLSearchParams(text), who).class
  assert.equal(classIn('type=ATHLETE&class=0', reader), '0')
  assert.equal(classIn('type=ATHLETE&class=7'), undefined)
  assert.equal(classIn('type=MANAGER&class=7', reader), undefined)
  assert.equal(classIn('class=7', reader), undefined)
  assert.equal(classIn('type=ATHLETE&class=11', reader), undefined)
})

test('whether people hide is asked for by admins alone', () => {
  const query = new URLSearchParams('hiddenProfile=true')
  assert.deepEqual(searchIn('', query, { seesAll: false, byClass: true }), everybody)
  assert.equal(searchIn('', query, { seesAll: true, byClass: false }).hiddenProfile, 'true')
})

test('an address with nonsense in it is read without the nonsense', () => {
  const query = new URLSearchParams(
    'type=FAN&sport=NA&pages=-4&country=Portugal&region=%20&hiddenProfile=x&accepts=yes&sort=class',
  )
  assert.deepEqual(searchIn('  ', query), everybody)
  assert.equal(searchIn('', new URLSearchParams('pages=1e9')).pages, 50)
})

test('words are looked for from three letters on', () => {
  assert.equal(wordsOf({ q: 'in' }), '')
  assert.equal(wordsOf({ q: 'ine' }), 'ine')
  assert.ok(isTooShort(' in '))
  assert.ok(!isTooShort(''))
  assert.ok(!isTooShort('ine'))
})

test('a longer text than 200 characters is cut', () => {
  assert.equal(searchIn('a'.repeat(300), new URLSearchParams()).q.length, 200)
})
