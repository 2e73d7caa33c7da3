import assert from 'node:assert/strict'
import { after, before } from 'node:test'
import type { FastifyInstance } from 'fastify'
import { buildApp, type Ground, layGround } from '../src/app.ts'
import { type Config, readConfig } from '../src/config.ts'
import { createHumanCheck } from '../src/features/identity/index.ts'
import { setClock } from '../src/platform/clock.ts'
import { connectDatabase } from '../src/platform/database/index.ts'
import { createLog } from '../src/platform/log.ts'
import { createTestDatabase, startTestServer } from './database.ts'
import { Person } from './person.ts'

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
  readonly ground: Ground

  constructor(app: FastifyInstance, ground: Ground) {
    this.app = app
    this.ground = ground
  }

  visitor(): Person {
    return new Person(this.app)
  }

  /** The newest mail to an address, waited for; `about` must be part of its subject. */
  async mailTo(address: string, about = ''): Promise<KeptMail> {
    for (let tries = 0; tries < 100; tries++) {
      const mails = (await this.app.inject(`/mailbox.json?to=${encodeURIComponent(address)}`)).json<
        KeptMail[]
      >()
      const mail = mails.find((kept) => kept.subject.includes(about))
      if (mail) return mail
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    assert.fail(`no mail to ${address} about "${about}"`)
  }

  /** The secret at the end of the link in a mail. */
  async tokenMailedTo(address: string, path: string): Promise<string> {
    const { text } = await this.mailTo(address)
    const [, token] = new RegExp(`${path}/([\\w-]+)`).exec(text) ?? []
    assert.ok(token, `no link to ${path} in: ${text}`)
    return token
  }
}

/** Moves the clock to a moment, or on by some seconds, until the test file ends. */
export function travel(to: Date | { seconds: number }): void {
  const start = Date.now()
  const target = to instanceof Date ? to.getTime() : start + to.seconds * 1000
  setClock(() => target + (Date.now() - start))
}

/** Starts Podium before the tests of a file and ends it after them. */
export function usePodium(settings: Partial<Config> = {}): () => TestPodium {
  let podium: TestPodium | undefined
  let stop = async () => {}
  before(async () => {
    const server = await startTestServer()
    const own = await createTestDatabase(server)
    const log = createLog('silent')
    const config = { ...testConfig(own.url), ...settings }
    const database = connectDatabase(own.url, { prepared: true, log })
    const ground = await layGround(config, log, database, { worker: true })
    const humanCheck = createHumanCheck(testSecret, { cost: 1, fewest: 1, most: 3 })
    const app = await buildApp(ground, { humanCheck })
    podium = new TestPodium(app, ground)
    stop = async () => {
      setClock()
      await app.close()
      await ground.jobs.stop()
      await database.stop()
      await own.stop()
      await server.stop()
    }
  })
  after(() => stop())
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
