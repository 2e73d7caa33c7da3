/**
 * The child of kill-database.ts: starts the embedded database in the folder given, says which rows
 * it found (`has [1,2,3]`) and then writes one numbered row after another, saying `wrote 4` once
 * the database has answered. SIGTERM stops it in good order.
 */
import pg from 'pg'
import { startEmbeddedDatabase } from '@podium/embedded-postgres'

let stopping = false
process.on('SIGTERM', () => (stopping = true))

const database = await startEmbeddedDatabase({
  name: 'podium',
  dataFolder: process.argv[2] ?? './data',
  log: (message, detail) => console.error(message, detail ?? ''),
})

let client = await connect()
await client.query('CREATE TABLE IF NOT EXISTS written (number integer PRIMARY KEY)')
const { rows } = await client.query('SELECT number FROM written ORDER BY number')
const found = rows.map(({ number }: { number: number }) => number)
console.log(`has ${JSON.stringify(found)}`)

for (let number = (found.at(-1) ?? 0) + 1; !stopping; number += 1) await write(number)
await client.end()
await database.stop()

/** A row that was cut off is left: its number may or may not be there, and is never used again. */
async function write(number: number): Promise<void> {
  try {
    await client.query('INSERT INTO written VALUES ($1)', [number])
    console.log(`wrote ${number}`)
  } catch {
    client = await connect()
  }
}

async function connect(): Promise<pg.Client> {
  for (;;) {
    const fresh = new pg.Client({ connectionString: database.url })
    fresh.on('error', () => undefined)
    const connected = await fresh.connect().then(
      () => true,
      () => false,
    )
    if (connected) return fresh
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}
