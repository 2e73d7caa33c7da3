import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'
import { after, before, test } from 'node:test'
import { sql } from 'kysely'
import { usePodium } from '../../../test/harness.ts'
import { waitFor } from '../../../test/wait.ts'
import { createLog } from '../log.ts'
import { listenForEvents } from './listen.ts'
import { channel } from './publish.ts'

const podium = usePodium()

/** The way to the database: while it breaks, a line ends when it asks to listen. */
const way = { breaks: false, broken: 0, lines: new Set<Socket>() }
const server = createServer((caller) => {
  const { port, hostname } = new URL(podium().context.database.url)
  const line = connect(Number(port), hostname)
  const end = () => {
    way.lines.delete(caller)
    caller.destroy()
    line.destroy()
  }
  way.lines.add(caller)
  for (const socket of [caller, line]) socket.on('close', end).on('error', end)
  line.pipe(caller)
  caller.on('data', (bytes) => {
    if (!way.breaks || !bytes.includes('listen ')) return void line.write(bytes)
    way.broken += 1
    end()
  })
})

before(async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
})
after(() => server.close())

test('a line that breaks before it listens comes back as one, and each event is heard once', async () => {
  const url = new URL(podium().context.database.url)
  url.host = `127.0.0.1:${(server.address() as { port: number }).port}`
  const heard: unknown[] = []
  let gaps = 0
  const ears = { hear: (events: unknown[]) => heard.push(...events), missed: () => gaps++ }
  const stop = await listenForEvents(String(url), ears, createLog('silent'))
  way.breaks = true
  way.lines.forEach((line) => line.destroy())
  await waitFor(() => way.broken >= 2, 'the line does not try again')
  way.breaks = false
  await waitFor(() => gaps > 0, 'the line does not come back')
  // A second line that came back would have done so by the time that another gap could be told.
  await new Promise((resolve) => setTimeout(resolve, 2500))
  assert.equal(way.lines.size, 1)
  const { db } = podium().context.database
  await sql`select pg_notify(${channel}, ${JSON.stringify([[1, { type: 'REFETCH' }]])})`.execute(db)
  await waitFor(() => heard.length > 0, 'nothing is heard')
  assert.deepEqual([heard.length, gaps], [1, 1])
  await stop()
})
