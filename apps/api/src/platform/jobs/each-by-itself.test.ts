import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { InTransaction, Tx } from '../database/index.ts'
import type { Log } from '../log.ts'
import { eachByItself } from './each-by-itself.ts'

test('one that fails is logged and holds no other up, and the job fails at the end', async () => {
  const done: number[] = []
  const logged: unknown[] = []
  const log = { error: (said: { id: number }, text: string) => void logged.push([said.id, text]) }
  let transactions = 0
  const inTransaction = ((work: (tx: Tx) => Promise<unknown>) => {
    transactions += 1
    return work({} as Tx)
  }) as InTransaction
  const act = (_tx: Tx, id: number) => {
    if (id === 2) return Promise.reject(new Error('broken'))
    return Promise.resolve(done.push(id))
  }
  const deps = { inTransaction, log: log as unknown as Log }
  const failed = 'it could not be done'
  await assert.rejects(eachByItself(deps, [1, 2, 3], { act, failed }), { message: failed })
  assert.deepEqual([done, transactions], [[1, 3], 3])
  assert.deepEqual(logged, [[2, failed]])
  await eachByItself(deps, [1, 3], { act, failed })
})
