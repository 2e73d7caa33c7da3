import assert from 'node:assert/strict'
import { test } from 'node:test'
import { namedStatement } from './named-parameters.ts'

test('a name is one parameter however often it stands there, and the text is made once', () => {
  let written = 0
  const statement = namedStatement<{ least: number; most: number }>((p) => {
    written += 1
    return `select ${p.most}::integer where ${p.least} < ${p.most}`
  })
  const first = statement({ least: 1, most: 2 })
  assert.equal(first.sql, 'select $1::integer where $2 < $1')
  assert.deepEqual(first.parameters, [2, 1])
  assert.deepEqual(statement({ most: 4, least: 3 }).parameters, [4, 3])
  assert.equal(written, 1)
})
