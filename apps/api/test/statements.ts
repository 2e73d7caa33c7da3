import { AsyncLocalStorage } from 'node:async_hooks'
import { mock } from 'node:test'
import pg from 'pg'

const counting = new AsyncLocalStorage<string[]>()

/**
 * How many statements the database is sent by what is done, and by nothing that goes on beside it: jobs
 * that come by every minute have their own. What is put into the queue or told to open pages is not
 * counted.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  const spy = mock.method(
    pg.Client.prototype,
    'query',
    function (this: pg.Client, ...given: unknown[]) {
      counting.getStore()?.push(JSON.stringify(given[0]))
      return Reflect.apply(query, this, given)
    },
  )
  try {
    await counting.run(sent, work)
    return sent.filter((text) => !/pgboss|pg_notify/.test(text)).length
  } finally {
    spy.mock.restore()
  }
}
