import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join as joinPath } from 'node:path'
import { after, afterEach, before, test } from 'node:test'
import { closeAccount } from '@podium/contract/settings'
import { memberRoles } from '@podium/contract/roles'
import { sql } from 'kysely'
import { buildApp, createAppContext } from '../../src/app.ts'
import { exported } from '../../src/app/job-handlers.ts'
import { readConfig } from '../../src/config.ts'
import { connectDatabase } from '../../src/platform/database/index.ts'
import { createLog } from '../../src/platform/log.ts'
import { castPassword as password, openMember, signIn } from '../cast.ts'
import { createTestDatabase, startTestServer } from '../database.ts'
import { fillPerson, markOf, readSchema } from '../filled-person.ts'
import { restoreClock, testSecret, TestPodium, travel } from '../harness.ts'

// A Podium without the invariants at its end: its rows are filled column by column, and mean nothing.
let podium: TestPodium
let stop = async () => {}
before(async () => {
  const log = createLog('silent')
  const server = await startTestServer()
  const own = await createTestDatabase(server)
  const dataFolder = await mkdtemp(joinPath(tmpdir(), 'podium-data-'))
  const config = readConfig({
    DATABASE_URL: own.url,
    PODIUM_DATA: dataFolder,
    PODIUM_SECRET: testSecret,
    LOG_LEVEL: 'silent',
  })
  const database = connectDatabase(own.url, { prepared: true, log })
  const context = await createAppContext(config, log, database, { worker: false })
  podium = new TestPodium(await buildApp(context), context)
  stop = async () => {
    await podium.app.close()
    await context.jobs.stop()
    await database.stop()
    await own.stop()
    await server.stop()
    await rm(dataFolder, { recursive: true, force: true })
  }
})
afterEach(restoreClock)
after(() => stop())

/**
 * What stays a year later beside numbers that point somewhere and moments: what the ledger and the
 * accounts are made of, what belongs to the other side too, and what shows that all was done rightly.
 */
const stays = new Set([
  ...['role', 'name', 'language', 'closed_because'].map((name) => `users.${name}`),
  ...['holder', 'kind', 'balance', 'owed', 'version', 'closed'].map((name) => `accounts.${name}`),
  ...['purpose', 'credits', 'gross_cents', 'net_cents', 'vat_percent', 'tax_rule'].map(
    (name) => `payments.${name}`,
  ),
  ...['provider', 'transaction_id', 'status', 'method', 'owed_credits'].map(
    (name) => `payments.${name}`,
  ),
  ...['refunded_cents', 'refunded_credits'].map((name) => `payments.${name}`),
  ...[
    'kind',
    'state',
    'credits',
    'cents',
    'owed_credits',
    'taken_credits',
    'request_id',
    'tries',
  ].map((name) => `refunds.${name}`),
  // Whom an invoice is made out to, for the ten years that the law asks.
  ...[
    'kind',
    'status',
    'provider',
    'buyer',
    'cents',
    'document_id',
    'number',
    'trouble',
    'error',
    'tries',
  ].map((name) => `invoices.${name}`),
  'subscriptions.plan_id',
  ...['credits', 'months', 'private', 'status', 'months_in_all', 'end_reason'].map(
    (name) => `supports.${name}`,
  ),
  ...['supporter_role', 'supporter_shown', 'athlete_shown', 'matched'].map(
    (name) => `supports.${name}`,
  ),
  ...['credits', 'per_supporter', 'until', 'end_reason'].map((name) => `matches.${name}`),
  // What both accepted, which claims rest on for five years.
  ...['title', 'version', 'holds', 'ended_by', 'end_reason'].map((name) => `agreements.${name}`),
  // What was seen of two people is the other one's as well.
  ...['day', 'place', 'views', 'clicks'].map((name) => `exposures.${name}`),
  // Who sold it, which claims rest on for three years.
  ...['title', 'description', 'credits', 'trader', 'status', 'last_act'].map(
    (name) => `orders.${name}`,
  ),
  ...['credits', 'active', 'ordered', 'image_ordered'].map((name) => `products.${name}`),
  ...['unread', 'has_written', 'last_message_id', 'read_message_id', 'mailed_message_id'].map(
    (name) => `conversation_sides.${name}`,
  ),
  ...['kind', 'target_id', 'reason', 'status'].map((name) => `reports.${name}`),
  // What was decided, for the figures of the year; not what was said of it.
  ...['cause', 'act', 'subject_type', 'subject_id', 'ground', 'appeal_outcome'].map(
    (name) => `decisions.${name}`,
  ),
  ...['kind', 'version', 'language', 'given_by'].map((name) => `consents.${name}`),
  // What admins did and why is only ever added to, and says whom by number.
  ...['act', 'subject_kind', 'subject_id', 'reason', 'request_id'].map(
    (name) => `audit_log.${name}`,
  ),
])

/** What a buyer said of an order, and where it went, is theirs: it stays when its seller is forgotten. */
const buyersWords = {
  dispute_reason: 'Worn',
  return_note: 'RR 1',
  claim_reason: 'Torn',
  decision_reason: 'So it is',
  claim_answer: 'So it was',
}
const staysBeside = new Set([
  ...['delivery', ...Object.keys(buyersWords)].map((name) => `orders.seller_id ${name}`),
  'products.sponsor_id recall_reason',
])

/** Rows that are somebody else's: the forgotten one only invited, answered or decided. */
const ofOthers = new Set([
  'acts.delegate_id',
  'invitations.invited_by',
  'contact_requests.answered_by',
  'refunds.actor_id',
  'reports.decided_by',
  'decisions.decided_by',
  'decisions.appeal_by',
  'reports.reporter_id',
  'conversation_sides.other_id',
  'audit_log.actor_id',
])

const notFilled = new Set([
  ...ofOthers,
  // Written by the database itself, from the directory and from accounts that are open.
  'directory_words.user_id',
  'admin_list.user_id',
  // The row is the seller's whose number it has, whatever address they give to buyers.
  'traders.email',
  // Of a member the row is theirs by its number; of who has no account it is wiped after six months.
  'reports.sender_email',
])

for (const role of memberRoles) {
  test(`of a ${role} who closed their account nothing stays but what is named`, async () => {
    const { db } = podium.context.database
    const person = await openMember(podium, role, { modality: 'JUDO', language: 'pt' })
    const other = await openMember(podium, 'FAN')
    await signIn(person)
    await person.call(closeAccount, { body: { password } })
    await fillPerson(db, person, { others: other.id, leaveOut: notFilled })
    assert.notDeepEqual(await leftOf(person.id), [], 'nothing was filled')
    const sold = db.updateTable('orders').where('seller_id', '=', person.id)
    await sold.set({ ...buyersWords, delivery: null }).execute()
    const offered = db.updateTable('products').where('sponsor_id', '=', person.id)
    await offered.set({ recall_reason: 'It breaks' }).execute()
    travel({ seconds: 366 * 24 * 3600 })
    // What one night lets go of, the next one deletes.
    for (const { job, run } of [...podium.context.jobHandlers, ...podium.context.jobHandlers]) {
      if (job.schedule) await (run as (data: object) => Promise<void>)({})
    }
    assert.deepEqual(await leftOf(person.id), [])
    const kept = db.selectFrom('orders').select('claim_reason').where('seller_id', '=', person.id)
    assert.equal((await kept.executeTakeFirstOrThrow()).claim_reason, buyersWords.claim_reason)
    for (const text of [markOf(person.id), person.email])
      assert.deepEqual(await columnsWith(text), [], text)
  })
}

/** What somebody does not take along, though a row of theirs says it. */
const notTaken = new Set([
  // Secrets, and what proves that a secret is right.
  ...['users.password_hash', 'second_factors.secret', 'mailed_tokens.purpose'],
  ...['idempotency_keys.key', 'uploads.key'],
  // Where things are found again, and what stands elsewhere in the data too.
  ...['acts.request_id', 'refunds.request_id', 'notifications.thread', 'invoices.document_id'],
  ...['idempotency_keys.route', 'idempotency_keys.answer', 'payments.form', 'invoices.buyer'],
  ...['name', 'sport', 'country_code', 'region'].map((name) => `admin_list.${name}`),
  ...['email', 'modality', 'language'].map((name) => `invitations.${name}`),
  ...['mailed_tokens.about', 'decisions.undo'],
  // Others' words about them: who said what, admins look at among themselves.
  ...['quoted', 'link', 'details', 'decision_reason', 'sender_name', 'sender_email'].map(
    (name) => `reports.${name}`,
  ),
  ...['act', 'subject_kind', 'subject_id', 'before', 'after', 'reason', 'request_id'].map(
    (name) => `audit_log.${name}`,
  ),
  'invoices.error',
  // Of the rows that are filled here: deleted, over, or without the delivery that they go with.
  ...['gallery_items.caption', 'gallery_items.alt_text', 'guardian_offers.email'],
  ...['type', 'subject', 'data'].map((name) => `webhook_events.${name}`),
])

test('whatever is kept of somebody is in the data they take along, but for what is named', async () => {
  const { db } = podium.context.database
  const person = await openMember(podium, 'ATHLETE', { modality: 'JUDO', language: 'pt' })
  const other = await openMember(podium, 'FAN')
  // A device is told by the address of its push service, which a made-up word is not.
  const leaveOut = new Set([...notFilled, 'push_devices.user_id'])
  await fillPerson(db, person, { others: other.id, leaveOut })
  const data = JSON.stringify(
    await Promise.all(exported.map(({ collect }) => collect(db, person.id))),
  )
  const { columns, naming } = await readSchema(db)
  const theirs = naming.filter(
    ({ table, column, by }) => by === 'id' && !ofOthers.has(`${table}.${column}`),
  )
  const missing = new Set<string>()
  for (const { table, column: owner } of theirs) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table)} t
      where ${sql.ref(`t.${owner}`)} = ${person.id}`.execute(db)
    for (const { name } of columns.filter((column) => column.table === table)) {
      const said = rows.map(({ row }) => JSON.stringify(row[name] ?? null))
      const marked = said.filter((text) => text.includes(markOf(person.id)))
      if (marked.length > 0 && !data.includes(`${markOf(person.id)} ${table}.${name} `))
        missing.add(`${table}.${name}`)
    }
  }
  assert.deepEqual(
    [...missing].filter((name) => !notTaken.has(name)),
    [],
  )
})

test('what waits for its mail or is done is kept for weeks at most', async () => {
  const { rows } = await sql<{ name: string; seconds: number }>`
    select name, retention_seconds + deletion_seconds as seconds from pgboss.queue`.execute(
    podium.context.database.db,
  )
  assert.deepEqual(
    rows.filter(({ seconds }) => !(seconds < 60 * 24 * 3600)),
    [],
  )
})

type Row = Record<string, unknown>

/** The columns in which rows of somebody say something that is not named as staying. */
async function leftOf(userId: number): Promise<string[]> {
  const { db } = podium.context.database
  const { columns, naming } = await readSchema(db)
  const left = new Set<string>()
  for (const { table, column: owner, by } of naming) {
    if (by !== 'id' || table === 'transfers' || ofOthers.has(`${table}.${owner}`)) continue
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table)} t
      where ${sql.ref(`t.${owner}`)} = ${userId}`.execute(db)
    const telling = columns.filter((column) => column.table === table && mayTell(column))
    for (const { name, initial } of telling) {
      if (staysBeside.has(`${table}.${owner} ${name}`)) continue
      if (rows.some(({ row }) => says(row[name], initial))) left.add(`${table}.${name}`)
    }
  }
  return [...left].filter((name) => !stays.has(name))
}

type Schema = Awaited<ReturnType<typeof readSchema>>

/** A number that leads somewhere and a moment say nothing about anybody by themselves. */
function mayTell({ type, identity, target, name }: Schema['columns'][number]): boolean {
  return !(identity || target || type === 'timestamptz' || /(^|_)(id|by)$/.test(name))
}

function says(value: unknown, initial: string | null): boolean {
  if (value === null || value === undefined || value === '') return false
  const said = typeof value === 'string' ? value : JSON.stringify(value)
  return initial === null || ![initial, initial.split("'")[1]].includes(said)
}

/** The columns of all tables in which a text stands, but for those named as staying. */
async function columnsWith(text: string): Promise<string[]> {
  const { db } = podium.context.database
  const { columns } = await readSchema(db)
  const found = new Set<string>()
  for (const table of new Set(columns.map((column) => column.table))) {
    const { rows } = await sql<{ row: Row }>`
      select to_jsonb(t) as row from ${sql.table(table)} t where t::text ilike ${`%${text}%`}`.execute(
      db,
    )
    for (const { row } of rows) {
      for (const [name, value] of Object.entries(row))
        if (JSON.stringify(value).toLowerCase().includes(text.toLowerCase()))
          found.add(`${table}.${name}`)
    }
  }
  return [...found].filter((name) => !stays.has(name))
}
