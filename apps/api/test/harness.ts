import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildApp, type AppContext, createAppContext } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { createHumanCheck, type HumanCheck, lightWork } from '../src/features/identity/index.ts'
import { daysAhead, setClock } from '../src/platform/clock.ts'
import { connectDatabase } from '../src/platform/database/index.ts'
import { createLog } from '../src/platform/log.ts'
import { runChecks } from './checks.ts'
import { createTestDatabase, startTestServer } from './database.ts'
import { settle } from './jobs.ts'
import { Person } from './person.ts'
import { waitFor } from './wait.ts'

export const testSecret = 'a secret that only tests know, long enough'

interface KeptMail {
  to: string
  subject: string
  text: string
  html: string
}

/** The whole server on a real database of its own, with the job worker in the same process. */
export class TestPodium {
  readonly app: FastifyInstance
  readonly context: AppContext

  constructor(app: FastifyInstance, context: AppContext) {
    this.app = app
    this.context = context
  }

  visitor(): Person {
    return new Person(this.app)
  }

  /** A second server process on the same database: nothing is shared but what the database keeps. */
  async secondServer(): Promise<FastifyInstance> {
    return buildApp(this.context, { humanCheck: quickHumanCheck() })
  }

  /** Waits until every job that is due has been done, and so every mail that is coming has come. */
  async settled(): Promise<void> {
    await settle(this.context.database.db)
  }

  /**
   * Sets the test clock so many days ahead, for the rest of the file: it never goes back. This server
   * follows by itself, again and again, whatever a test has set its own clock to.
   */
  async goAhead(days: number): Promise<void> {
    await this.context.database.db.updateTable('test_clock').set({ days }).execute()
    await waitFor(() => daysAhead() === days, 'the test clock is not followed')
  }

  /** The mails an address got so far, newest first, once nothing is under way any more. */
  async mailsTo(address: string): Promise<KeptMail[]> {
    await this.settled()
    return (await this.app.inject(`/mailbox.json?to=${encodeURIComponent(address)}`)).json()
  }

  /** The newest mail to an address, waited for; `about` must be part of its subject. */
  async mailTo(address: string, about = ''): Promise<KeptMail> {
    const look = async () => {
      const kept = await this.app.inject(`/mailbox.json?to=${encodeURIComponent(address)}`)
      return kept.json<KeptMail[]>().find(({ subject }) => subject.includes(about))
    }
    return waitFor(look, `no mail to ${address} about "${about}"`)
  }

  /** The secret at the end of the link in a mail. */
  async tokenMailedTo(address: string, path: string): Promise<string> {
    const { text } = await this.mailTo(address)
    const [, token] = new RegExp(`${path}/([\\w-]+)`).exec(text) ?? []
    assert.ok(token, `no link to ${path} in: ${text}`)
    return token
  }
}

/** The real human check, with work that a test solves at once. */
function quickHumanCheck(): HumanCheck {
  return createHumanCheck(testSecret, lightWork)
}

/** Moves the clock to a moment, or on by some seconds from the real time, until `restoreClock`. */
export function travel(to: Date | { seconds: number }): void {
  const start = Date.now()
  const target = to instanceof Date ? to.getTime() : start + to.seconds * 1000
  setClock(() => target + (Date.now() - start))
}

/** Lets the real clock run again. */
export function restoreClock(): void {
  setClock()
}

type Settings = Partial<Config> | (() => Promise<Partial<Config>>)

/**
 * Starts Podium before the tests of a file, with what `prepare` puts there, and ends it after them,
 * with the invariants checked.
 */
export function usePodium(
  settings: Settings = {},
  prepare: (podium: TestPodium) => Promise<void> = async () => {},
): () => TestPodium {
  let podium: TestPodium | undefined
  let stop = async () => {}
  before(async () => {
    const server = await startTestServer()
    const own = await createTestDatabase(server)
    const log = createLog('silent')
    const wanted = typeof settings === 'function' ? await settings() : settings
    const dataFolder = await mkdtemp(join(tmpdir(), 'podium-data-'))
    const config = { ...testConfig(own.url), dataFolder, ...wanted }
    const database = connectDatabase(own.url, { prepared: true, log })
    const context = await createAppContext(config, log, database, { worker: true })
    const app = await buildApp(context, { humanCheck: quickHumanCheck() })
    podium = new TestPodium(app, context)
    stop = async () => {
      await app.close()
      await context.jobs.stop()
      await database.stop()
      await own.stop()
      await server.stop()
      await rm(dataFolder, { recursive: true, force: true })
    }
    await prepare(podium)
  })
  after(async () => {
    restoreClock()
    try {
      if (podium) await runChecks(podium.context.database.db)
    } finally {
      await stop()
    }
  })
  return () => podium ?? assert.fail('Podium is not started yet')
}

function testConfig(databaseUrl: string): Config {
  return readConfig({
    DATABASE_URL: databaseUrl,
    PUBLIC_URL: 'http://podium.test',
    PODIUM_SECRET: testSecret,
    PODIUM_RATE_LIMITS: 'off',
    LOG_LEVEL: 'silent',
  })
}
