/**
 * The mail server is gone, and then takes calls and says nothing, while people buy credits: every act
 * succeeds, and once it is back every mail is sent, each once. `npm run faults -- smtp-down`
 */
import { randomUUID } from 'node:crypto'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { paymentMailPhrases } from '../packages/phrases/src/payment-mails.ts'
import { startSmtp } from '../apps/api/test/smtp.ts'
import { openBooks } from './parts/books.ts'
import { createClient, signInAll } from './parts/client.ts'
import { buildGate } from './parts/gate.ts'
import { type Act, perform } from './parts/load.ts'
import { openPeople } from './parts/people.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer } from './parts/server.ts'
import { until } from './parts/until.ts'

const purchasesEach = 4
const awayMs = 6000
/** Tries are further and further apart; those of the first minute come within one. */
const patienceMs = 180_000

const folder = await mkdtemp(join(tmpdir(), 'podium-smtp-'))
await chmod(folder, 0o755)
const smtp = await startSmtp()
const gate = await buildGate(Number(new URL(smtp.url).port))
const environment = environmentFor(folder, { SMTP_URL: `smtp://127.0.0.1:${gate.port}` })
const complaints: string[] = []
const people = await openPeople(environment)
const server = await startServer(environment)
await signInAll(server.address, people)
const client = createClient(server.address, complaints)
const books = openBooks(client, people, complaints)

const acts: Act[] = []
await gate.shut()
await buy()
await pause(awayMs)
await gate.silence()
await buy()
await pause(awayMs)
const early = smtp.arrived.length
await gate.open()
const boughtEach = purchasesEach * 2
// A receipt and an invoice of each.
const wanted = people.members.length * boughtEach * 2
const sentAfterMs = await until(() => receipts().length + invoices().length >= wanted, patienceMs)
// One that came twice would come about now.
await pause(3000)

if (client.unanswered() > 0) complaints.push(`${client.unanswered()} calls got no answer`)
if (early > 0) complaints.push(`${early} mails went through a shut gate`)
for (const { email } of people.members) {
  for (const [name, mails] of Object.entries({ receipts: receipts(), invoices: invoices() })) {
    const own = mails.filter(({ to }) => to.includes(email)).length
    if (own !== boughtEach)
      complaints.push(`${email} has ${own} ${name} of ${boughtEach} purchases`)
  }
}
await books.compare(acts)
report(
  { ...books.totals, receipts: receipts().length, invoices: invoices().length, sentAfterMs },
  complaints,
)
await server.end('SIGTERM')
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
process.exit()

function receipts() {
  return smtp.arrived.filter(({ email }) => email.attachments.length > 0)
}

function invoices() {
  const subjects = Object.values(paymentMailPhrases).map(({ document }) =>
    document.INVOICE.subject(''),
  )
  return smtp.arrived.filter(({ email }) =>
    subjects.some((subject) => email.subject?.startsWith(subject)),
  )
}

/** Everybody buys the smallest pack a few times, one after the other. */
async function buy(): Promise<void> {
  for (let bought = 0; bought < purchasesEach; bought++) {
    for (const { id: userId } of people.members) {
      const moves = [{ userId, credits: 50 }]
      const act: Act = { kind: 'purchase', key: randomUUID(), moves }
      acts.push(act)
      act.answer = await perform(client, people, act)
    }
  }
}
