import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pg from 'pg'
import type { Machine } from './machines.ts'

/**
 * A client that stands beside a primary, on its side of every cut, and writes to it past the proxy on one
 * connection for as long as that lasts.
 */
export interface Clinging {
  /** The numbers that it was told are written. */
  acknowledged(): Promise<number[]>
}

/** More than anybody writes in a round. */
const most = 20_000

/** Makes the table that they write to. */
export async function prepareClinging(url: string): Promise<void> {
  await query(url, 'create table if not exists clinging (n integer primary key)')
}

/** Starts one that writes numbers that no other one writes; what it says stands in the machine's folder. */
export async function cling(
  machine: Machine,
  { home, url, round }: { home: string; url: string; round: number },
): Promise<Clinging> {
  const [script, log] = ['sql', 'log'].map((kind) => join(home, `clinging-${round}.${kind}`))
  if (!script || !log) throw new Error('There is no place for its words.')
  // psql prints a row once the commit is answered.
  const lines = Array.from({ length: most }, (_, at) => {
    const n = round * most + at
    return `insert into clinging select ${n} from pg_sleep(0.05) returning n;`
  })
  await writeFile(script, lines.join('\n'))
  machine.start(['psql', '-qAtX', '-v', 'ON_ERROR_STOP=1', '-f', script, url], log)
  const acknowledged = async () => {
    const said = await readFile(log, 'utf8')
    return said
      .split('\n')
      .filter((line) => /^\d+$/.test(line))
      .map(Number)
  }
  return { acknowledged }
}

/** Which of the numbers are not there. */
export async function findMissing(url: string, numbers: number[]): Promise<number[]> {
  const there = new Set((await query(url, 'select n from clinging')).map(({ n }) => Number(n)))
  return numbers.filter((n) => !there.has(n))
}

async function query(url: string, text: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rows as Record<string, unknown>[]
  } finally {
    await client.end()
  }
}
