import assert from 'node:assert/strict'
import { once } from 'node:events'
import { lstat, mkdtemp, readdir, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { text } from 'node:stream/consumers'
import { after, before, describe, test } from 'node:test'
import { readConfig } from '../../src/config.ts'
import { explain } from '../../src/explain.ts'
import { startPodium } from '../../src/podium.ts'
import { join } from '../cast.ts'
import { createEmptyDatabase, startTestServer, type TestServer } from '../database.ts'
import { usePodium } from '../harness.ts'
import { startMain, startServerProcess } from '../server-process.ts'
import { photo } from '../uploads.ts'

let folder: string
before(async () => {
  folder = await mkdtemp(joinPath(tmpdir(), 'podium-start-'))
})
after(() => rm(folder, { recursive: true, force: true }))

// --- what is wrong is said in one sentence -------------------------------------------------------

/** One line for people, and no place in our code. */
function assertSentence(said: string): void {
  assert.match(said.trim(), /^[A-Z][^\n]{10,300}\.?$/)
  assert.doesNotMatch(said, /\bat (async )?[\w.<]+ \(|\bundefined\b|TypeError/)
}

const wrong: Record<string, string>[] = [
  { PORT: 'abc' },
  { PORT: '70000' },
  { PORT: '3000.5' },
  { PUBLIC_URL: 'podium' },
  { DATABASE_URL: 'nonsense' },
  { SMTP_URL: 'nonsense' },
  { LOG_LEVEL: 'loud' },
  { PODIUM_SECRET: 'x' },
  { PODIUM_SECRET: 'x'.repeat(31) },
  { PODIUM_PAYMENTS: 'coins' },
  { PODIUM_PAYMENTS: 'sibs' },
  { PODIUM_INVOICING: 'paper' },
  { PODIUM_INVOICING: 'invoicexpress' },
  { PODIUM_INVOICING: 'invoicexpress', INVOICEXPRESS_ACCOUNT: 'a.b/c', INVOICEXPRESS_API_KEY: 'k' },
  { PODIUM_CAPTCHA: 'guess' },
  { PODIUM_CAPTCHA: 'hcaptcha' },
  { S3_ENDPOINT: 'http://127.0.0.1:1' },
  { NODE_ENV: 'production' },
  { PODIUM_DATA: '/proc/podium' },
  { PODIUM_DATA: '/proc/podium/data' },
  { PODIUM_DATA: '/dev/null' },
  { PODIUM_DATA: '/dev/null/data' },
]
for (const settings of wrong) {
  test(`${JSON.stringify(settings)} is refused in a sentence`, async () => {
    const refused = async () => startPodium(readConfig({ PODIUM_DEMO: 'off', ...settings }))
    await assert.rejects(refused, (error) => {
      assertSentence(explain(error))
      return true
    })
  })
}

describe(
  'a process that cannot start ends within seconds, with a sentence',
  { concurrency: 2 },
  () => {
    let server: TestServer
    let empty: TestServer
    before(async () => {
      server = await startTestServer()
      empty = await createEmptyDatabase(server)
      const pg = await import('pg')
      const client = new pg.default.Client({ connectionString: empty.url })
      await client.connect()
      await client.query('create table users (id integer)')
      await client.end()
    })
    after(async () => {
      await empty.stop()
      await server.stop()
    })

    const cases: [string, () => Promise<Record<string, string>>][] = [
      ['a data folder that cannot be', async () => ({ PODIUM_DATA: '/proc/podium/data' })],
      ['no database', async () => ({ DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' })],
      ['a failing migration', async () => ({ DATABASE_URL: empty.url })],
      [
        'half a secret',
        async () => {
          await writeFile(joinPath(folder, 'secret'), 'x')
          return { DATABASE_URL: 'postgres://x:y@127.0.0.1:1/z' }
        },
      ],
    ]
    for (const [name, settings] of cases) {
      test(name, async (context) => {
        const child = startMain({
          PODIUM_DATA: folder,
          LOG_LEVEL: 'silent',
          PORT: '0',
          ...(await settings()),
        })
        // Only what never ends is ended here: how long a start takes is the machine's.
        context.signal.addEventListener('abort', () => child.kill('SIGKILL'))
        const [said, [code, signal]] = await Promise.all([
          text(child.stderr ?? assert.fail()),
          once(child, 'exit'),
        ])
        assert.deepEqual([code, signal], [1, null], said)
        assertSentence(said)
      })
    }
  },
)

// --- what is written is its owner's alone --------------------------------------------------------

/** What others on this machine could read or enter, below a folder. */
async function openToOthers(top: string): Promise<string[]> {
  const names = ['', ...(await readdir(top, { recursive: true }))]
  const open: string[] = []
  for (const name of names) {
    const found = await lstat(joinPath(top, name))
    // A link or a socket is as closed as the folder it lies in.
    if (found.isSymbolicLink() || found.isSocket()) continue
    // Started by root, the account that runs the database may pass through the folder itself.
    const others = name === '' ? 0o067 : 0o077
    if ((found.mode & others) !== 0) open.push(`${name} ${found.mode.toString(8)}`)
  }
  return open
}

const podium = usePodium()

test('what people upload is readable by its owner alone, whatever the shell says', async () => {
  const dataFolder = joinPath(podium().context.config.dataFolder, 'own')
  const server = await startServerProcess(podium(), { PODIUM_DATA: dataFolder })
  try {
    const ines = await join(podium(), 'ATHLETE')
    const body = new FormData()
    body.set('file', new Blob([new Uint8Array(await photo())]), 'photo.jpg')
    const headers = { authorization: `Bearer ${ines.token}` }
    const answer = await fetch(`${server.address}/api/files/avatar`, {
      method: 'POST',
      headers,
      body,
    })
    assert.equal(answer.status, 201)
    assert.ok(
      (await readdir(dataFolder, { recursive: true })).some((name) => name.includes('webp')),
    )
    assert.deepEqual(await openToOthers(dataFolder), [])
  } finally {
    await server.stop('SIGTERM')
  }
})

test('so is the database that comes with it, and the secret', async () => {
  // In no closed folder: from there, root's database would move out.
  const dataFolder = await mkdtemp(joinPath(tmpdir(), 'podium-start-'))
  const server = await startServerProcess(podium(), {
    PODIUM_DATA: dataFolder,
    DATABASE_URL: '',
    PODIUM_SECRET: '',
    PODIUM_DEMO: 'off',
  })
  try {
    const cluster = await realpath(joinPath(dataFolder, 'postgres'))
    for (const inside of [dataFolder, cluster]) assert.deepEqual(await openToOthers(inside), [])
  } finally {
    await server.stop('SIGTERM')
    await rm(dataFolder, { recursive: true, force: true })
  }
})

test('the mailbox answers callers on this machine alone, whatever a header says', async () => {
  const ask = async (remoteAddress: string, headers = {}) =>
    (await podium().app.inject({ url: '/mailbox.json', remoteAddress, headers })).statusCode
  for (const here of ['127.0.0.1', '127.3.2.1']) assert.equal(await ask(here), 200)
  for (const there of ['10.0.0.5', '192.168.1.4', '203.0.113.9']) {
    assert.equal(await ask(there), 403)
    assert.equal(await ask(there, { 'x-forwarded-for': '127.0.0.1' }), 403)
  }
  assert.equal(await ask('127.0.0.1', { 'x-forwarded-for': '203.0.113.9' }), 403)
  for (const url of ['/mailbox', '/mailbox/1'])
    assert.equal((await podium().app.inject({ url, remoteAddress: '10.0.0.5' })).statusCode, 403)
})
