import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { Kysely } from 'kysely'
import pg from 'pg'
import { makePassingFolder } from '../../../tools/testing/passing-folder.ts'
import { createAppContext } from '../src/app.ts'
import { readConfig } from '../src/config.ts'
import { connectDatabase, type Db } from '../src/platform/database/index.ts'
import { PipeliningDialect } from '../src/platform/database/pipelining.ts'
import { createLog } from '../src/platform/log.ts'

const templateName = 'podium_template'
const log = createLog('silent')

/** A PostgreSQL server for tests, where each test file gets a database of its own. */
export interface TestServer {
  url: string
  stop(): Promise<void>
}

/**
 * The server tests run on: the one a runner already started or the developer gave, or else an
 * embedded one of this file's own, without the syncing that only real data needs.
 */
export async function startTestServer(): Promise<TestServer> {
  const given = process.env.PODIUM_TEST_SERVER ?? process.env.DATABASE_URL
  if (given) return { url: given, stop: async () => {} }
  const { startEmbeddedDatabase } = await import('@podium/embedded-postgres')
  const folder = await makePassingFolder('file')
  const embedded = await startEmbeddedDatabase({ name: 'podium', dataFolder: folder, fsync: false })
  const stop = async () => {
    await embedded.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { url: embedded.url, stop }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}

async function withClient<R>(url: string, work: (client: pg.Client) => Promise<R>): Promise<R> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

/** Makes a database of its own on the test server, migrated, and drops it afterwards. */
export function createTestDatabase(server: TestServer): Promise<TestServer> {
  return create(server, async (client, name) => {
    await client.query(`select pg_advisory_lock(20261121)`)
    await makeTemplate(client, server.url)
    // Copying files takes a sixth of the time that writing them to the log does.
    await client.query(`create database ${name} template ${templateName} strategy file_copy`)
  })
}

/** The same with nothing in it, as a server finds it at its very first start. */
export function createEmptyDatabase(server: TestServer): Promise<TestServer> {
  return create(
    server,
    async (client, name) => void (await client.query(`create database ${name}`)),
  )
}

type Make = (client: pg.Client, name: string) => Promise<void>

async function create(server: TestServer, make: Make): Promise<TestServer> {
  const name = `podium_test_${randomBytes(6).toString('hex')}`
  await withClient(server.url, (client) => make(client, name))
  const drop = () =>
    withClient(server.url, (client) => client.query(`drop database if exists ${name} with (force)`))
  return { url: withDatabase(server.url, name), stop: async () => void (await drop()) }
}

/** Migrating once and copying is much faster than migrating for every file. */
async function makeTemplate(client: pg.Client, url: string): Promise<void> {
  const known = await client.query('select 1 from pg_database where datname = $1', [templateName])
  if (known.rowCount) return
  const draft = `${templateName}_draft`
  await client.query(`drop database if exists ${draft} with (force)`)
  await client.query(`create database ${draft}`)
  const database = connectDatabase(withDatabase(url, draft), { prepared: true, log })
  const context = await createAppContext(readConfig({ LOG_LEVEL: 'silent' }), log, database, {
    worker: false,
  })
  await context.jobs.stop()
  await database.stop()
  await client.query(`alter database ${draft} rename to ${templateName}`)
}

/** The query builder as the server has it, on connections that stand in for those of its pool. */
export function buildOn(pool: { connect(): Promise<unknown>; end(): Promise<void> }): Db {
  return new Kysely({ dialect: new PipeliningDialect({ pool: pool as never }) })
}
