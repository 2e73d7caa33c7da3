import assert from 'node:assert/strict'
import { test } from 'node:test'
import { requestChoiceIn, creditsIn, nearestStop, searchWith } from './requestChoice.ts'

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
  const choice = { credits: '150', isPrivate: true }
  const search = searchWith('?legal=terms', choice)
  assert.equal(search, '?legal=terms&support=150&private=yes')
  assert.deepEqual(requestChoiceIn(search), choice)
  assert.equal(searchWith(search, null), '?legal=terms')
  assert.equal(requestChoiceIn('?legal=terms'), null)
})
