import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs'
import { isIP } from 'node:net'
import { dirname, resolve } from 'node:path'
import type { Company } from '@podium/contract/company'
import { type Captcha, readCaptcha } from './platform/captcha.ts'
import { prepareDataFolder } from './platform/data-folder.ts'
import { WrongConfiguration } from './platform/wrong-configuration.ts'

/** Everything that can be set from outside. No other file reads `process.env`. */
export interface Config {
  production: boolean
  port: number
  host: string
  publicUrl: string
  dataFolder: string
  databaseUrl: string | null
  replicaUrl: string | null
  preparedStatements: boolean
  smtpUrl: string | null
  mailFrom: string
  mailbox: boolean
  /** Whom push services may write to; null for the company, or this Podium's address. */
  pushContact: string | null
  /** Whether addresses that people give may lie on Podium's own machine. */
  localEndpoints: boolean
  demo: boolean
  /** Whether the clock can be moved ahead (`clock.ahead`). */
  testClock: boolean
  rateLimits: boolean
  captcha: Captcha
  payments: 'sandbox' | 'sibs'
  sibs: SibsConfig
  /** Who issues invoices; `elsewhere` is not Podium. */
  invoicing: 'sandbox' | 'invoicexpress' | 'elsewhere'
  invoicexpress: InvoicexpressConfig
  tax: 'origin' | 'destination'
  vatCheckUrl: string | null
  productName: string
  slug: string
  communityChatUrl: string | null
  company: Company
  /** Proxies in front that add to X-Forwarded-For: how many, or which. */
  trustProxy: false | number | string[]
  metrics: boolean
  adminTwoFactor: boolean
  corsOrigins: string[]
  objectStore: ObjectStore | null
  logLevel: string
  secret: string
  /** The whole environment, for the processes this one starts. */
  environment: Record<string, string | undefined>
}

/** An S3-compatible store: where it is, and who we are there. */
export interface ObjectStore {
  endpoint: string
  bucket: string
  key: string
  secret: string
  region: string
}

/** How to reach the SIBS Payment Gateway, and who we are there. */
export interface SibsConfig {
  /** Root of the gateway's API. */
  baseUrl: string
  /** Where the form's script comes from. */
  widgetUrl: string
  terminalId: string
  token: string
  clientId: string
  /** Base64 of the 32 bytes that notices are encrypted with. */
  webhookKey: string
  /** Multibanco entity; without one no references are offered. */
  entity: string
}

/** How to reach an account of InvoiceXpress. */
export interface InvoicexpressConfig {
  /** Root of the account's API. */
  baseUrl: string
  apiKey: string
  /** The sequence that documents are numbered in; empty for the account's default. */
  sequenceId: string
  /** Milliseconds until an answer is no longer waited for. */
  patienceMs: number
}

function readObjectStore(given: Partial<ObjectStore>): ObjectStore | null {
  const { endpoint, bucket, key, secret, region = 'us-east-1' } = given
  if (!endpoint) return null
  if (!bucket || !key || !secret) {
    throw new WrongConfiguration('S3_ENDPOINT needs S3_BUCKET, S3_KEY and S3_SECRET.')
  }
  return { endpoint, bucket, key, secret, region }
}

type Environment = Record<string, string | undefined>

/** Reads the configuration; throws with a clear sentence where production would be unsafe. */
export function readConfig(env: Environment = process.env): Config {
  const production = env.NODE_ENV === 'production'
  const port = readPort(env.PORT || '3000')
  const databaseUrl = env.DATABASE_URL ? readUrl('DATABASE_URL', env.DATABASE_URL) : null
  const smtpUrl = env.SMTP_URL ? readUrl('SMTP_URL', env.SMTP_URL) : null
  const config: Config = {
    production,
    // Where the server listens.
    port,
    host: env.HOST ?? '127.0.0.1',
    // The address people see; links in mails start with it.
    publicUrl: readUrl('PUBLIC_URL', env.PUBLIC_URL ?? `http://localhost:${port}`),
    // Embedded PostgreSQL, media and generated secrets.
    dataFolder: resolve(env.PODIUM_DATA ?? './data'),
    // A PostgreSQL server of your own; without it the embedded one is used.
    databaseUrl,
    // A streaming replica of it, from which visitors read while it keeps up.
    replicaUrl: env.DATABASE_REPLICA_URL || null,
    // Off for poolers that hand out a connection per transaction.
    preparedStatements: env.PODIUM_PREPARED_STATEMENTS !== 'off',
    // Where mails go; without it, and never in production, the development mailbox keeps them.
    smtpUrl,
    mailFrom: env.MAIL_FROM ?? 'Podium <podium@localhost>',
    mailbox: !smtpUrl && !production,
    // Whom the push services of browsers may write to, as a `mailto:` or `https:` address; the company's address or PUBLIC_URL unless given.
    pushContact: readPushContact(env.PUSH_CONTACT),
    // `on` lets Podium call addresses that people give also on its own machine, by http or https and on any port: for trying webhooks, and a push service, on one's own machine. Refused in production.
    localEndpoints: env.PODIUM_WEBHOOKS_LOCAL === 'on',
    // The demo community: on the embedded database unless `off`, on a server of your own only when `on`.
    demo: env.PODIUM_DEMO ? env.PODIUM_DEMO === 'on' : !databaseUrl && !production,
    testClock: !production && playsOnly(env),
    // `off` lifts every limit and makes the proof of work and the hashing of passwords cost nothing, so that load tests on one's own machine get through.
    rateLimits: env.PODIUM_RATE_LIMITS !== 'off',
    // The human check at registration: `proof-of-work` asks nobody outside; `recaptcha-v2`, `recaptcha-v3`, `hcaptcha` and `turnstile` need their two keys.
    captcha: readCaptcha({
      provider: env.PODIUM_CAPTCHA || undefined,
      siteKey: env.CAPTCHA_SITE_KEY,
      secret: env.CAPTCHA_SECRET,
      verifyUrl: env.CAPTCHA_VERIFY_URL,
    }),
    // Who takes payments: `sandbox` is built in and moves no money, `sibs` needs the five SIBS keys. Production must say which.
    payments: readPayments(env.PODIUM_PAYMENTS),
    // The SIBS Payment Gateway; SIBS_ENTITY adds Multibanco references.
    sibs: {
      baseUrl: env.SIBS_BASE_URL ?? 'https://api.qly.sibspayments.com/sibs/spg/v2',
      widgetUrl: env.SIBS_WIDGET_URL ?? 'https://spg.qly.site1.sibs.pt',
      terminalId: env.SIBS_TERMINAL_ID ?? '',
      token: env.SIBS_TOKEN ?? '',
      clientId: env.SIBS_CLIENT_ID ?? '',
      webhookKey: env.SIBS_WEBHOOK_KEY ?? '',
      entity: env.SIBS_ENTITY ?? '',
    },
    // Who issues invoices: `sandbox` draws documents that say they are none, `invoicexpress` needs its account and key, `elsewhere` leaves it to whoever runs this Podium. Production with real payments must say which of the last two.
    invoicing: readInvoicing(env.PODIUM_INVOICING),
    // The account at InvoiceXpress, its key, and the sequence to number documents in unless it is the account's default.
    invoicexpress: {
      baseUrl: `https://${env.INVOICEXPRESS_ACCOUNT ?? ''}.app.invoicexpress.com`,
      apiKey: env.INVOICEXPRESS_API_KEY ?? '',
      sequenceId: env.INVOICEXPRESS_SEQUENCE_ID ?? '',
      patienceMs: 10_000,
    },
    // Whose value added tax buyers pay: `origin` is Portugal's, `destination` that of their own country or region.
    tax: readTax(env.PODIUM_TAX),
    // `vies` looks the VAT numbers of companies of other EU countries up, who then account for the tax themselves.
    vatCheckUrl: readVatCheck(env.PODIUM_VAT_CHECK, env.VIES_URL),
    // The product's name, and the word in /rede-<slug>.
    productName: env.PODIUM_NAME ?? 'Podium',
    slug: env.PODIUM_SLUG ?? 'podium',
    // Where the two teasers lead after their toast.
    communityChatUrl: env.COMMUNITY_CHAT_URL || null,
    // Who runs this Podium, in the legal texts and the footer.
    company: {
      name: env.COMPANY_NAME ?? '',
      address: env.COMPANY_ADDRESS ?? '',
      taxNumber: env.COMPANY_TAX_NUMBER ?? '',
      email: env.COMPANY_EMAIL ?? '',
      phone: env.COMPANY_PHONE ?? '',
    },
    // Proxies in front that add the caller's address to X-Forwarded-For: how many there are one behind the other (`on` is 1), or their addresses and networks, separated by commas. Nothing a caller puts into that header counts.
    trustProxy: readProxies(env.TRUST_PROXY),
    // `on` serves Prometheus figures at /metrics.
    metrics: env.PODIUM_METRICS === 'on',
    // `on` lets admins act only once two-factor sign-in is on for their account.
    adminTwoFactor: env.PODIUM_ADMIN_TWO_FACTOR === 'on',
    // Media in an S3-compatible store instead of the data folder; the region is `us-east-1` unless given.
    objectStore: readObjectStore({
      endpoint: env.S3_ENDPOINT,
      bucket: env.S3_BUCKET,
      key: env.S3_KEY,
      secret: env.S3_SECRET,
      region: env.S3_REGION,
    }),
    // Other sites whose pages may call the API, separated by commas; none unless given.
    corsOrigins: (env.CORS_ORIGINS ?? '').split(',').filter(Boolean),
    // trace, debug, info, warn, error or silent.
    logLevel: readLogLevel(env.LOG_LEVEL ?? 'info'),
    // Signs access tokens; generated into the data folder when not given.
    secret: env.PODIUM_SECRET ? readSecret('PODIUM_SECRET', env.PODIUM_SECRET) : '',
    environment: env,
  }
  if (config.payments === 'sibs') refuseWithoutSibs(config.sibs)
  if (config.invoicing === 'invoicexpress') refuseWithoutInvoicexpress(env)
  if (production) refuseUnsafeProduction(config)
  return config
}

/** Whether nobody outside keeps time with us: payments and documents are played. */
function playsOnly(env: Environment): boolean {
  return (
    readPayments(env.PODIUM_PAYMENTS) === 'sandbox' &&
    readInvoicing(env.PODIUM_INVOICING) !== 'invoicexpress'
  )
}

function readPort(value: string): number {
  const port = Number(value)
  if (value.trim() && Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new WrongConfiguration(`PORT=${value} is no port; use a number from 0 to 65535.`)
}

/** Its value stays untold: it may hold a password. */
function readUrl(name: string, value: string): string {
  if (URL.canParse(value)) return value.replace(/\/$/, '')
  throw new WrongConfiguration(`${name} is no address; it begins with something like https://.`)
}

function readPushContact(value: string | undefined): string | null {
  if (!value) return null
  if (/^(?:mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/.test(value)) return value
  throw new WrongConfiguration(
    `PUSH_CONTACT=${value} is no address; use mailto:somebody@… or https://….`,
  )
}

const logLevels = ['trace', 'debug', 'info', 'warn', 'error', 'silent']

function readLogLevel(value: string): string {
  if (logLevels.includes(value)) return value
  throw new WrongConfiguration(`LOG_LEVEL=${value} is not known; use ${logLevels.join(', ')}.`)
}

const shortestSecret = 32

/** An attacker who guesses the secret can sign in as any user. */
function readSecret(where: string, value: string): string {
  if (value.length >= shortestSecret) return value
  throw new WrongConfiguration(
    `${where} has ${value.length} characters and needs at least ${shortestSecret}.`,
  )
}

/** Everything further left than our own proxies in X-Forwarded-For was written by the caller. */
function readProxies(value = ''): Config['trustProxy'] {
  if (!value || value === 'off') return false
  if (value === 'on') return 1
  if (/^[1-9]\d?$/.test(value)) return Number(value)
  const networks = value.split(',').map((network) => network.trim())
  if (networks.every(isNetwork)) return networks
  throw new Error(
    `TRUST_PROXY=${value} is not known; say how many proxies there are, or give their addresses or networks.`,
  )
}

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const longest = { 4: 32, 6: 128 }[isIP(address)]
  if (longest === undefined || rest.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= longest)
}

function readPayments(value: string | undefined): Config['payments'] {
  if (!value || value === 'sandbox') return 'sandbox'
  if (value === 'sibs') return 'sibs'
  throw new WrongConfiguration(`PODIUM_PAYMENTS=${value} is not known; use sandbox or sibs.`)
}

function readInvoicing(value: string | undefined): Config['invoicing'] {
  if (!value || value === 'sandbox') return 'sandbox'
  if (value === 'invoicexpress' || value === 'elsewhere') return value
  throw new WrongConfiguration(
    `PODIUM_INVOICING=${value} is not known; use sandbox, invoicexpress or elsewhere.`,
  )
}

function refuseWithoutInvoicexpress(env: Environment): void {
  const missing = [
    !/^[\da-z-]+$/i.test(env.INVOICEXPRESS_ACCOUNT ?? '') && 'INVOICEXPRESS_ACCOUNT',
    !env.INVOICEXPRESS_API_KEY && 'INVOICEXPRESS_API_KEY',
  ].filter(Boolean)
  if (missing.length)
    throw new WrongConfiguration(`PODIUM_INVOICING=invoicexpress needs ${missing.join(', ')}.`)
}

function readTax(value: string | undefined): Config['tax'] {
  if (!value || value === 'origin') return 'origin'
  if (value === 'destination') return 'destination'
  throw new WrongConfiguration(`PODIUM_TAX=${value} is not known; use origin or destination.`)
}

const viesUrl = 'https://ec.europa.eu/taxation_customs/vies/rest-api/check-vat-number'

function readVatCheck(value: string | undefined, url = viesUrl): string | null {
  if (!value || value === 'off') return null
  if (value === 'vies') return readUrl('VIES_URL', url)
  throw new WrongConfiguration(`PODIUM_VAT_CHECK=${value} is not known; use off or vies.`)
}

function refuseWithoutSibs(sibs: SibsConfig): void {
  const missing = [
    !sibs.terminalId && 'SIBS_TERMINAL_ID',
    !sibs.token && 'SIBS_TOKEN',
    !sibs.clientId && 'SIBS_CLIENT_ID',
    Buffer.from(sibs.webhookKey, 'base64').length !== 32 && 'SIBS_WEBHOOK_KEY (32 bytes, base64)',
  ].filter(Boolean)
  if (missing.length)
    throw new WrongConfiguration(`PODIUM_PAYMENTS=sibs needs ${missing.join(', ')}.`)
}

function refuseUnsafeProduction(config: Config): void {
  const missing = [
    !config.smtpUrl && 'SMTP_URL',
    !config.secret && `PODIUM_SECRET (at least ${shortestSecret} characters)`,
    !config.publicUrl.startsWith('https://') && 'PUBLIC_URL (https)',
    // An operator who forgets it would give credits away.
    !config.environment.PODIUM_PAYMENTS && 'PODIUM_PAYMENTS',
    // Who takes money owes an invoice, and who takes none must not make one out.
    config.payments !== 'sandbox' &&
      config.invoicing === 'sandbox' &&
      'PODIUM_INVOICING (invoicexpress, or elsewhere where invoices are not for Podium to issue)',
    config.payments === 'sandbox' &&
      config.invoicing === 'invoicexpress' &&
      'no PODIUM_INVOICING=invoicexpress while PODIUM_PAYMENTS is sandbox',
    // The demo's people sign in with a password that is published.
    config.demo && 'no PODIUM_DEMO',
    !config.rateLimits && 'no PODIUM_RATE_LIMITS=off',
    // Whoever signs up could have Podium call what only it can reach.
    config.localEndpoints && 'no PODIUM_WEBHOOKS_LOCAL=on',
  ].filter(Boolean)
  if (missing.length) throw new WrongConfiguration(`Production needs ${missing.join(', ')}.`)
}

/**
 * The secret that signs access tokens: the configured one, or one generated on first start and kept
 * in the data folder, readable by its owner alone.
 */
export function secretOf(config: Config): string {
  if (config.secret) return config.secret
  const file = resolve(config.dataFolder, 'secret')
  if (!existsSync(file)) generateSecret(file)
  return readSecret(`The secret in ${file}`, readFileSync(file, 'utf8').trim())
}

/**
 * Written aside and linked, so that no kill leaves half a secret and of two starts one's counts; on
 * the disk before anything is signed with it, so that no power cut leaves an empty one.
 */
function generateSecret(file: string): void {
  const folder = dirname(file)
  prepareDataFolder(folder)
  const draft = `${file}.${process.pid}`
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600, flush: true })
  try {
    linkSync(draft, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  } finally {
    unlinkSync(draft)
  }
  syncFolder(folder)
}

function syncFolder(folder: string): void {
  const opened = openSync(folder, 'r')
  try {
    fsyncSync(opened)
  } finally {
    closeSync(opened)
  }
}
