import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestChoiceIn, creditsIn, nearestStop, searchWith, stateWith } from './requestChoice.ts'

test('only steps of 50 from 50 to 1200 can be given', () => {
  assert.equal(creditsIn('50'), 50)
  assert.equal(creditsIn('1,200'), 1200)
  assert.equal(creditsIn('1 200'), 1200)
  for (const wrong of ['', '49', '75', '1250', '0', '-50', '5e1', '100; drop', '50.5', '50.0'])
    assert.equal(creditsIn(wrong), null, wrong)
})

test('the slider stands at the stop nearest to what was typed', () => {
  assert.equal(nearestStop('74'), 50)
  assert.equal(nearestStop('75'), 100)
  assert.equal(nearestStop(''), 50)
  assert.equal(nearestStop('99999'), 1200)
})

test('a choice goes into the address and comes back, beside what stands there already', () => {
  const choice = { credits: '150', isPrivate: true, goalId: '7', note: '', accepts: false }
  const search = searchWith('?legal=terms', choice)
  assert.equal(search, '?legal=terms&goal=7&support=150&private=yes')
  assert.deepEqual(requestChoiceIn(search), choice)
  assert.equal(searchWith(search, null), '?legal=terms')
  assert.equal(requestChoiceIn('?legal=terms'), null)
})

test('the line goes into the history’s entry and comes back, and never stands in the address', () => {
  const choice = {
    credits: '50',
    isPrivate: false,
    goalId: '',
    note: 'Vi-te em Braga',
    accepts: true,
  }
  const search = searchWith('', choice)
  assert.equal(search, '?support=50')
  assert.deepEqual(requestChoiceIn(search, { supportHere: true, ...stateWith(choice) }), choice)
  for (const state of [null, 'text', { supportNote: 7 }, stateWith({ note: '', accepts: false })])
    assert.equal(requestChoiceIn(search, state)?.note, '')
})
