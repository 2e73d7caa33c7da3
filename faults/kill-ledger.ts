/**
 * Kills the whole server at random moments under a mixed load of gifts, purchases, withdrawals, refunds,
 * orders that are returned and supports that are doubled, some by a delegate. Starts it again and looks
 * whether everything answered is there, nothing is there twice or half, and the ledger adds up; at the end,
 * whether everything paid is invoiced, once, and whether there is an order of all acts that explains what
 * people read in their wallets meanwhile (`histories/check.ts`).
 * `npm run faults -- kill-ledger [--tries 50] [--within 2500]`, the latest moment of a kill in ms; later on a
 * machine that others use.
 */
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { memberRoles } from '@podium/contract/roles'
import { findFreePort } from '@podium/embedded-postgres'
import { keepWalletHistory } from './histories/podium.ts'
import { openBooks } from './parts/books.ts'
import { issueTheRest } from './parts/invoices.ts'
import { createClient, signInAll } from './parts/client.ts'
import { openSeason } from './parts/doubling.ts'
import { type Act, startLoad } from './parts/load.ts'
import { everybodyOf, openPeople } from './parts/people.ts'
import { report } from './parts/report.ts'
import { openShop } from './parts/selling.ts'
import { environmentFor, startServer } from './parts/server.ts'

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '50' },
    within: { type: 'string', default: '2500' },
  },
})

const folder = await mkdtemp(join(tmpdir(), 'podium-kill-ledger-'))
await chmod(folder, 0o755)
const environment = environmentFor(folder, { PORT: String(await findFreePort()) })
const complaints: string[] = []
const people = await openPeople(environment, memberRoles)
const client = createClient(`http://127.0.0.1:${environment.PORT}`, complaints)
const history = keepWalletHistory()
const books = openBooks(client, people, complaints, history)

const opening = await startServer(environment)
await signInAll(opening.address, people)
const shop = await openShop({ client, address: opening.address }, people)
const season = await openSeason(client, people)
await opening.end('SIGTERM')

/** How often each act was answered, so that it is seen what the load was made of. */
const answered: Record<string, number> = {}
let kills = 0
/** How many acts of the delegate were answered: none of them may be missing from the record. */
let byDelegate = 0
let slowestStartMs = 0
for (; kills < Number(values.tries); kills++) {
  const server = await startServer(environment)
  await signInAll(server.address, people)
  const load = startLoad(client, people, { moneyGoesBack: true, shop, season, history })
  await pause(Math.random() * Number(values.within))
  const killed = server.end('SIGKILL')
  const acts = await load.end()
  for (const act of acts.filter(({ answer }) => answer)) {
    const what = nameOf(act)
    if (act.isDelegates && act.kind !== 'refund') byDelegate += 1
    answered[what] = (answered[what] ?? 0) + 1
  }
  await killed
  const again = await startServer(environment)
  slowestStartMs = Math.max(slowestStartMs, server.startMs, again.startMs)
  await books.compare(acts)
  await again.end('SIGTERM')
  process.stdout.write(`\r${kills + 1} kills, ${complaints.length} complaints `)
}
const { address, end } = await startServer(environment)
await signInAll(address, people)
const recorded = await countActs()
if (recorded < byDelegate)
  complaints.push(`${byDelegate} acts of the delegate were answered, ${recorded} are on record`)
const documents = await issueTheRest({ client, address }, people.admin, complaints)
await books.compare([])
await history.close(client, everybodyOf(people))
await end('SIGTERM')
complaints.push(...(await history.findAnomalies(environment)))
await rm(folder, { recursive: true, force: true, maxRetries: 5 })
report(
  {
    kills,
    ...books.totals,
    ...answered,
    ...history.counts(),
    byDelegate,
    recorded,
    documents,
    slowestStartMs,
  },
  complaints,
)

function nameOf({ kind, call }: Act): string {
  if (!call) return kind
  const words = call.path.replace(/\?.*/, '').split('/')
  return words.findLast((word) => Number.isNaN(Number(word))) ?? kind
}

/** How many acts of the delegate are on record, as their principal reads it. */
async function countActs(): Promise<number> {
  let count = 0
  for (let page = 0; ; page++) {
    const path = `/users/me/acts?_limit=100&_page=${page}`
    const list = await client.call(people.members[0] ?? null, { method: 'GET', path })
    const { length } = (list ?? []) as unknown[]
    count += length
    if (length < 100) return count
  }
}
