/**
 * Three servers behind nginx on a primary with a replica and an S3 bucket, under load: each of them is
 * taken away and brought back in turn. Nothing that was answered may be lost, and when the last one is
 * back everything works. Needs Debian's postgresql and nginx. `npm run faults -- several-servers`
 */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findFreePort } from '@podium/embedded-postgres'
import { keepWalletHistory } from './histories/podium.ts'
import { openBooks } from './parts/books.ts'
import { startBucket } from './parts/bucket.ts'
import { createClient, signInAll } from './parts/client.ts'
import { startCluster } from './parts/cluster.ts'
import { startLoad } from './parts/load.ts'
import { everybodyOf, openPeople } from './parts/people.ts'
import { lookAtPictures, startUploads } from './parts/pictures.ts'
import { startProxy } from './parts/proxy.ts'
import { report } from './parts/report.ts'
import { environmentFor, startServer, untilReady } from './parts/server.ts'

const downMs = 2000
const betweenMs = 3000

const folder = await mkdtemp(join(tmpdir(), 'podium-several-'))
const [cluster, bucket] = [await startCluster(), await startBucket()]
const ports = [await findFreePort(), await findFreePort(), await findFreePort()].map(String)
const environments = ports.map((port, at) =>
  environmentFor(join(folder, String(at)), {
    PORT: port,
    DATABASE_URL: cluster.primary.url,
    DATABASE_REPLICA_URL: cluster.replica.url,
    PODIUM_SECRET: 'one secret of all servers, of at least 32 characters',
    TRUST_PROXY: 'on',
    ...bucket.environment,
  }),
)
const complaints: string[] = []
const people = await openPeople(environments[0] ?? {})
const servers = await Promise.all(environments.map((environment) => startServer(environment)))
const proxy = await startProxy(ports)
await untilReady(proxy.address)
await signInAll(proxy.address, people)
const client = createClient(proxy.address, complaints)
const history = keepWalletHistory()
const books = openBooks(client, people, complaints, history)

const load = startLoad(client, people, { moneyGoesBack: true, history })
const uploads = startUploads(proxy.address, people.members)
await pause(betweenMs)
for (const [at, environment] of environments.entries()) {
  await away(`server ${at + 1}`, async () => {
    await servers[at]?.end('SIGKILL')
    return async () => void (servers[at] = await startServer(environment))
  })
}
await away('the replica', () => killed(cluster.replica))
await away('the store', async () => {
  await bucket.stop()
  return bucket.start
})
await away('the primary', () => killed(cluster.primary))

const acts = await load.end()
const kept = await uploads.end()
await pause(betweenMs)
await books.compare(acts)
complaints.push(...(await lookAtPictures(proxy.address, kept)))
await history.close(client, everybodyOf(people))
complaints.push(...(await history.findAnomalies(environments[0] ?? {})))
report(
  {
    ...{ ...books.totals, ...history.counts() },
    ...{ failedCalls: client.unanswered(), pictures: kept.length },
  },
  complaints,
)

await proxy.end()
await Promise.all(servers.map((server) => server.end('SIGTERM')))
await bucket.stop()
await cluster.remove()
await rm(folder, { recursive: true, force: true })
process.exit()

async function killed(server: { kill(): Promise<void>; start(): Promise<void> }) {
  await server.kill()
  return server.start
}

/** Takes something away under load, and brings it back a moment later. */
async function away(name: string, take: () => Promise<() => Promise<void>>): Promise<void> {
  const before = client.unanswered()
  const bringBack = await take()
  await pause(downMs)
  await bringBack()
  await pause(betweenMs)
  console.log(`${name} was away: ${client.unanswered() - before} calls got no answer`)
}
