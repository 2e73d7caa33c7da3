import { AsyncLocalStorage } from 'node:async_hooks'
import { mock } from 'node:test'
import pg from 'pg'

const watching = new AsyncLocalStorage<string[]>()

/**
 * The statements that the database is sent by what is done, and by nothing that goes on beside it: jobs
 * that come by every minute have their own. What is put into the queue or told to open pages is left out.
 */
export async function statementsOf(work: () => Promise<unknown>): Promise<string[]> {
  return (await sentBy(work)).filter((text) => !/pgboss|pg_notify/.test(text))
}

/** Every statement. */
export async function sentBy(work: () => Promise<unknown>): Promise<string[]> {
  const sent: string[] = []
  const { query } = pg.Client.prototype
  const spy = mock.method(
    pg.Client.prototype,
    'query',
    function (this: pg.Client, ...given: unknown[]) {
      watching.getStore()?.push(textOf(given[0]))
      return Reflect.apply(query, this, given)
    },
  )
  try {
    await watching.run(sent, work)
    return sent
  } finally {
    spy.mock.restore()
  }
}

function textOf(asked: unknown): string {
  return typeof asked === 'string' ? asked : (asked as { text: string }).text
}

/** How many they are beside the session's: once a second it is looked up anew, whatever is asked. */
export async function countStatements(work: () => Promise<unknown>): Promise<number> {
  const asksForSession = /^\s*select [^(]* from "?sessions"? /
  return (await statementsOf(work)).filter((text) => !asksForSession.test(text)).length
}

/** The same with what is put into the queue. */
export async function countAllStatements(work: () => Promise<unknown>): Promise<number> {
  const sent = await sentBy(work)
  return sent.filter((text) => !/pg_notify\(/.test(text)).length
}
