import pg from 'pg'
import { NAME } from './cluster.ts'

const DATABASE_DOES_NOT_EXIST = '3D000'
const DATABASE_EXISTS = '42P04'

/** The address of the database; the password is hexadecimal and needs no escaping. */
export function databaseUrl(password: string, port: number, database = NAME): string {
  return `postgres://${NAME}:${password}@127.0.0.1:${port}/${database}`
}

/** Connects once, which proves the start, and creates the database where a kill prevented it. */
export async function ensureDatabase(password: string, port: number): Promise<void> {
  try {
    await withClient(databaseUrl(password, port), async () => undefined)
  } catch (error) {
    if (codeOf(error) !== DATABASE_DOES_NOT_EXIST) throw error
    await withClient(databaseUrl(password, port, 'postgres'), createDatabase)
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  await client.query(`CREATE DATABASE ${NAME}`).catch((error: unknown) => {
    if (codeOf(error) !== DATABASE_EXISTS) throw error
  })
}

async function withClient(url: string, use: (client: pg.Client) => Promise<void>) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => undefined) // also reported by the query that was running
  try {
    await client.connect()
    await use(client)
  } finally {
    await client.end()
  }
}

const CUT_OFF = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', '57P01', '57P02', '57P03']

/** The server went away under the connection, as against refusing what was asked. */
export function wasCutOff(error: unknown): boolean {
  const code = codeOf(error)
  if (code) return CUT_OFF.includes(code)
  return error instanceof Error && error.message.startsWith('Connection terminated')
}

function codeOf(error: unknown): string | undefined {
  return (error as { code?: string }).code
}
