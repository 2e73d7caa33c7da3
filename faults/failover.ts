/**
 * Three machines with PostgreSQL, Patroni and etcd behind HAProxy, as ops/ has them, under two servers and a load:
 * the machine of the primary is killed, frozen and cut off in turn. Another one takes over, writes are answered
 * again within the time, the machine that comes back follows, and nothing answered is lost; neither is what was
 * answered to a client that stands on the cut-off side. The machines are network namespaces of this one.
 * Needs root and Debian's patroni, python3-etcd, etcd-server, haproxy, postgresql and nginx.
 * `npm run faults -- failover [--tries 20] [--within 30]`, the seconds until a write is answered again; more on a
 * machine that others use.
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { findFreePort } from '@podium/embedded-postgres'
import { keepWalletHistory } from './histories/podium.ts'
import { openBooks } from './parts/books.ts'
import { createClient, signInAll } from './parts/client.ts'
import { cling, findMissing, prepareClinging } from './parts/clinging.ts'
import { startDatabaseProxy } from './parts/haproxy.ts'
import { issueTheRest } from './parts/invoices.ts'
import { startLoad } from './parts/load.ts'
import type { Machine } from './parts/machines.ts'
import { lookOn } from './parts/onlookers.ts'
import { everybodyOf, openPeople } from './parts/people.ts'
import { startProxy } from './parts/proxy.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer, untilReady } from './parts/server.ts'
import { podiumPassword, startStandingBy } from './parts/standing-by.ts'
import { until } from './parts/until.ts'
import { watchWrites } from './parts/writes.ts'

const { values } = parseArgs({
  options: {
    tries: { type: 'string', default: '20' },
    within: { type: 'string', default: '30' },
  },
})
const withinMs = Number(values.within) * 1000
/** For what has no bound of its own, in ms. */
const patienceMs = 180_000
const writesBefore = 100
/** How long somebody waits who got no answer, in ms: `retry-after` asks for more. */
const waitMs = 1000

const asAnswer = [() => true, () => false] as const

const database = await startStandingBy()
const way = await startDatabaseProxy(database.prefix)
const urlOf = (place: string) => `postgresql://podium:${podiumPassword}@${place}/podium`
const url = urlOf(`127.0.0.1:${way.primary}`)
await until(() => prepareClinging(url).then(...asAnswer), patienceMs)

const folder = await mkdtemp(join(tmpdir(), 'podium-failover-'))
const ports = [await findFreePort(), await findFreePort()].map(String)
const environments = ports.map((port, at) =>
  environmentFor(join(folder, String(at)), {
    PORT: port,
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: urlOf(`127.0.0.1:${way.replica}`),
    PODIUM_SECRET: 'one secret of all servers, of at least 32 characters',
    TRUST_PROXY: 'on',
  }),
)
const complaints: string[] = []
const people = await openPeople(environments[0] ?? {})
const servers = await Promise.all(environments.map((environment) => startServer(environment)))
const proxy = await startProxy(ports)
await untilReady(proxy.address)
const client = watchWrites(createClient(proxy.address, complaints), waitMs)
const history = keepWalletHistory()
const books = openBooks(client, people, complaints, history)

const ways = {
  killed: {
    strike: (machine: Machine) => machine.kill(),
    undo: async (machine: Machine) => database.start(machine),
  },
  frozen: {
    strike: (machine: Machine) => machine.freeze(),
    undo: (machine: Machine) => machine.thaw(),
  },
  'cut off': {
    strike: (machine: Machine) => machine.cutOff(),
    undo: (machine: Machine) => machine.reconnect(),
  },
}
const names = Object.keys(ways) as (keyof typeof ways)[]
const secondsWithout: number[] = []
const acknowledged: number[] = []
for (let round = 0; round < Number(values.tries); round++) {
  // Each machine meets each of them.
  const turn = (round + Math.floor(round / names.length)) % names.length
  const name = names[turn] ?? 'killed'
  try {
    await takePrimaryAway(round, name)
  } catch (error) {
    // What was found so far is worth its report, and the machines have to go in any case.
    complaints.push(`${round + 1}, ${name}: ${String(error)}`)
    break
  }
}
complaints.push(
  ...(await findMissing(url, acknowledged)).map((n) => `the primary answered ${n}, and it is lost`),
)
await signInAll(proxy.address, people)
const documents = await issueTheRest({ client, address: proxy.address }, people.admin, complaints)
await history.close(client, everybodyOf(people))
complaints.push(...(await history.findAnomalies(environments[0] ?? {})))
const sorted = secondsWithout.toSorted((one, other) => one - other)
report(
  {
    ...{ ...books.totals, ...history.counts() },
    ...{ failedCalls: client.unanswered(), besideThePrimary: acknowledged.length, documents },
    medianSeconds: sorted[Math.floor(sorted.length / 2)] ?? NaN,
    worstSeconds: sorted.at(-1) ?? NaN,
  },
  complaints,
)

await proxy.end()
await Promise.all(servers.map((server) => server.end('SIGTERM')))
await way.end()
await database.remove()
await rm(folder, { recursive: true, force: true })
process.exit()

/** Takes the primary away under load, sees another take over, brings it back and compares the books. */
async function takePrimaryAway(round: number, name: keyof typeof ways): Promise<void> {
  const { strike, undo } = ways[name]
  const primary = await database.untilWhole()
  await untilReady(proxy.address)
  await signInAll(proxy.address, people)
  const beside = await cling(primary, {
    home: join(database.folder, primary.name),
    url: urlOf(`${primary.address}:5432`),
    round,
  })
  const before = client.answered()
  const load = startLoad(client, people, { moneyGoesBack: true, history })
  await until(() => client.answered() - before >= writesBefore, patienceMs)
  const onlookers = ['/', '/api/users'].map((path) => lookOn(proxy.address, path))
  await strike(primary)
  client.mark()
  await until(() => client.answeredAfterMs() !== undefined, patienceMs)
  const backMs = client.answeredAfterMs() ?? Infinity
  const seen = await Promise.all(onlookers.map((onlooker) => onlooker.end()))
  const longest = client.longestMs()
  // Whoever is cut off finds out alone, before anybody tells them.
  const stepped = name === 'cut off' ? await until(() => hasSteppedDown(primary), patienceMs) : 0
  await undo(primary)
  const next = await database.untilWhole()
  const acts = await load.end()
  await books.compare(acts)
  acknowledged.push(...(await beside.acknowledged()))
  secondsWithout.push(Math.round(backMs / 100) / 10)
  if (backMs > withinMs) complaints.push(`${name}: a write was answered after ${backMs} ms`)
  if (stepped === Infinity) complaints.push(`${primary.name} was cut off and did not step down`)
  if (next === primary) complaints.push(`${primary.name} was ${name}, and is the primary`)
  console.log(
    `${round + 1}: ${primary.name} ${name}, ${next.name} took over, writes after ${(backMs / 1000).toFixed(1)} s, longest wait ${(longest / 1000).toFixed(1)} s,`,
    ...seen.map((statuses) => JSON.stringify(Object.fromEntries(statuses))),
    `${acts.length} acts, ${complaints.length} complaints`,
  )
}

/** Whether the database of a machine takes no writes any more, as somebody on that machine sees it. */
async function hasSteppedDown(machine: Machine): Promise<boolean> {
  const said = await machine
    .run(['psql', '-qAtX', '-c', 'select pg_is_in_recovery()', urlOf(`${machine.address}:5432`)])
    .catch(() => 'away')
  return said.trim() !== 'f'
}
