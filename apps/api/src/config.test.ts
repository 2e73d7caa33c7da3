import assert from 'node:assert/strict'
import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { readConfig, secretOf } from './config.ts'

test('with nothing set, Podium runs on one’s own machine: mailbox, demo, embedded database', () => {
  const config = readConfig({})
  const { port, host, publicUrl, databaseUrl, smtpUrl, mailbox, demo, rateLimits } = config
  assert.deepEqual(
    { port, host, publicUrl, databaseUrl, smtpUrl, mailbox, demo, rateLimits },
    {
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      smtpUrl: null,
      mailbox: true,
      demo: true,
      rateLimits: true,
    },
  )
})

const onOwnServer = { DATABASE_URL: 'postgres://x' }
const demos: [Record<string, string>, boolean][] = [
  [{ PODIUM_DEMO: 'off' }, false],
  [onOwnServer, false],
  [{ ...onOwnServer, PODIUM_DEMO: 'on' }, true],
]
for (const [env, demo] of demos) {
  test(`the demo community with ${JSON.stringify(env)}: ${demo}`, () => {
    assert.equal(readConfig(env).demo, demo)
  })
}

const production = {
  NODE_ENV: 'production',
  SMTP_URL: 'smtp://mail.example',
  PODIUM_SECRET: 'x'.repeat(32),
  PUBLIC_URL: 'https://podium.example/',
  PODIUM_PAYMENTS: 'sandbox',
}

test('production starts with what it needs, without demo and without mailbox', () => {
  const { demo, mailbox, publicUrl } = readConfig(production)
  assert.deepEqual([demo, mailbox, publicUrl], [false, false, 'https://podium.example'])
})

const sibs = {
  PODIUM_PAYMENTS: 'sibs',
  SIBS_TERMINAL_ID: '1',
  SIBS_TOKEN: 't',
  SIBS_CLIENT_ID: 'c',
  SIBS_WEBHOOK_KEY: Buffer.alloc(32).toString('base64'),
}
const invoicexpress = {
  PODIUM_INVOICING: 'invoicexpress',
  INVOICEXPRESS_ACCOUNT: 'volta',
  INVOICEXPRESS_API_KEY: 'k',
}

test('production with real payments starts with a program that invoices, or where that is done elsewhere', () => {
  const own = readConfig({ ...production, ...sibs, ...invoicexpress })
  assert.equal(own.invoicexpress.baseUrl, 'https://volta.app.invoicexpress.com')
  const elsewhere = readConfig({ ...production, ...sibs, PODIUM_INVOICING: 'elsewhere' })
  assert.equal(elsewhere.invoicing, 'elsewhere')
})

const unsafe: [Record<string, string>, RegExp][] = [
  [{ SMTP_URL: '' }, /SMTP_URL/],
  [{ PODIUM_SECRET: 'short' }, /PODIUM_SECRET/],
  [{ PODIUM_SECRET: '' }, /PODIUM_SECRET/],
  [{ PUBLIC_URL: 'http://podium.example' }, /PUBLIC_URL/],
  [{ PODIUM_PAYMENTS: '' }, /PODIUM_PAYMENTS/],
  [{ PODIUM_DEMO: 'on' }, /PODIUM_DEMO/],
  [{ PODIUM_RATE_LIMITS: 'off' }, /PODIUM_RATE_LIMITS/],
  [{ PODIUM_WEBHOOKS_LOCAL: 'on' }, /PODIUM_WEBHOOKS_LOCAL/],
  [sibs, /PODIUM_INVOICING/],
  [{ ...sibs, PODIUM_INVOICING: 'sandbox' }, /PODIUM_INVOICING/],
  [{ ...invoicexpress }, /no PODIUM_INVOICING=invoicexpress/],
]
for (const [change, message] of unsafe) {
  test(`production refuses to start with ${JSON.stringify(change)}`, () => {
    assert.throws(() => readConfig({ ...production, ...change }), message)
  })
}

test('whom push services may write to is an address, or refused in a sentence', () => {
  for (const given of ['mailto:podium@podium.example', 'https://podium.example/contact']) {
    assert.equal(readConfig({ PUSH_CONTACT: given }).pushContact, given)
  }
  for (const given of ['podium@podium.example', 'http://podium.example', 'mailto:', 'me']) {
    assert.throws(() => readConfig({ PUSH_CONTACT: given }), /PUSH_CONTACT=.* is no address; use/)
  }
})

test('a human check nobody knows is refused', () => {
  assert.throws(() => readConfig({ PODIUM_CAPTCHA: 'guess' }), /guess/)
})

test('the secret is made once, kept for its owner alone, and nothing is left beside it', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'podium-config-'))
  const config = readConfig({ PODIUM_DATA: join(folder, 'new') })
  const secret = secretOf(config)
  assert.ok(secret.length >= 64)
  assert.equal(secretOf(config), secret)
  assert.deepEqual(await readdir(config.dataFolder), ['secret'])
  assert.equal((await stat(join(config.dataFolder, 'secret'))).mode & 0o777, 0o600)
  await rm(folder, { recursive: true })
})

test('a secret that is given is the one, and nothing is written', () => {
  const given = 'given, and as long as it has to be'
  const config = readConfig({ PODIUM_SECRET: given, PODIUM_DATA: '/nowhere/at/all' })
  assert.equal(secretOf(config), given)
})

for (const left of ['', 'x', 'x'.repeat(31)]) {
  test(`a secret of ${left.length} characters in the data folder is refused`, async () => {
    const folder = await mkdtemp(join(tmpdir(), 'podium-config-'))
    await writeFile(join(folder, 'secret'), left)
    assert.throws(() => secretOf(readConfig({ PODIUM_DATA: folder })), /needs at least 32\.$/)
    await rm(folder, { recursive: true })
  })
}

for (const [given, taken] of [
  [undefined, false],
  ['off', false],
  ['on', 1],
  ['2', 2],
  ['10.0.0.0/8, 192.0.2.1,2001:db8::/32', ['10.0.0.0/8', '192.0.2.1', '2001:db8::/32']],
] as const) {
  test(`TRUST_PROXY=${given} believes ${JSON.stringify(taken)}`, () => {
    assert.deepEqual(readConfig({ TRUST_PROXY: given }).trustProxy, taken)
  })
}

for (const given of ['yes', '0', '-1', '100', '10.0.0.0/33', '10.0.0.1/', 'nginx', '10.0.0.1,,']) {
  test(`TRUST_PROXY=${given} is refused in a sentence`, () => {
    assert.throws(() => readConfig({ TRUST_PROXY: given }), /TRUST_PROXY=.* is not known; say/)
  })
}
