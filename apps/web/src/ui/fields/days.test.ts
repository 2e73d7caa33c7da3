import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addDays, addMonths, parseDay, weeksOf, withDashes, writeDay } from './days.ts'

test('days are typed as dd-MM-yyyy, with any separator or none', () => {
  for (const typed of ['21-07-2019', '21/7/2019', '21.07.2019', ' 21 07 2019', '21072019']) {
    assert.equal(parseDay(typed), '2019-07-21', typed)
  }
})

test('a day that is not in the calendar is none', () => {
  for (const typed of [
    '30-02-2019',
    '00-01-2000',
    '01-13-2000',
    '01-01-0',
    '2019-02-30',
    'x',
    '',
  ]) {
    assert.equal(parseDay(typed), null, typed)
  }
})

test('years below 100 stay what they are', () => {
  assert.equal(parseDay('01-02-0033'), '0033-02-01')
  assert.equal(addDays('0033-12-31', 1), '0034-01-01')
  assert.equal(writeDay('0033-02-01'), '01-02-0033')
})

test('a day is also taken as ISO, and a year in two figures as the latest that is not ahead', () => {
  assert.equal(parseDay('2019-07-21'), '2019-07-21')
  assert.equal(parseDay('3/5/99'), '1999-05-03')
  assert.equal(parseDay('03.05.07'), '2007-05-03')
})

test('a month further on ends where that month ends', () => {
  assert.equal(addMonths('2020-01-31', 1), '2020-02-29')
  assert.equal(addMonths('2020-01-31', -2), '2019-11-30')
})

test('a month is shown in whole weeks that begin on Monday', () => {
  const weeks = weeksOf('2024-02-10')
  assert.equal(weeks.length, 5)
  assert.deepEqual(weeks[0], [
    null,
    null,
    null,
    ...['01', '02', '03', '04'].map((d) => `2024-02-${d}`),
  ])
  assert.equal(weeks.flat().filter(Boolean).length, 29)
})

test('dashes come by themselves, and do not come back when deleted', () => {
  assert.equal(withDashes('21', '2'), '21-')
  assert.equal(withDashes('21-07', '21-0'), '21-07-')
  assert.equal(withDashes('21', '21-'), '21')
})

test('a separator typed after a dash that came by itself is not there twice', () => {
  for (const separator of ['/', '.', '-', ' ']) {
    let shown = ''
    for (const key of ['03', '05', '1999'].join(separator)) {
      shown = withDashes(shown + key, shown)
    }
    assert.equal(shown, '03-05-1999', separator)
  }
})
