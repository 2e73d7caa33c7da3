import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { exposurePlaces, listAthleteImpact, listImpact } from '@podium/contract/exposure'
import { acceptSupport } from '@podium/contract/support'
import { createCounter, proveReports } from '../../src/features/exposure/index.ts'
import { setClock } from '../../src/platform/clock.ts'
import { restoreClock, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { askForSupport, signedInMember } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

/** Numbers by chance, the same each time. */
function chance(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296
    return state / 4_294_967_296
  }
}

const day = 24 * 3600 * 1000
const halfHour = 30 * 60 * 1000
const robots = ['Googlebot/2.1', 'facebookexternalhit/1.1', 'python-requests/2.32', '']

test('a month of views whose truth is known is counted to one in a hundred', async () => {
  const athletes = await Promise.all(
    ['Inês', 'Rui', 'Tiago'].map((name) => signedInMember(podium(), 'ATHLETE', { name })),
  )
  const marta = await signedInMember(podium(), 'FAN', { name: 'Marta', credits: 900 })
  const secret = await signedInMember(podium(), 'FAN', { name: 'Zulmira', credits: 900 })
  for (const athlete of athletes) {
    for (const supporter of [marta, secret]) {
      const { id } = await askForSupport(supporter, athlete, 200, supporter === secret)
      await athlete.call(acceptSupport, { params: { id } })
    }
  }
  const { db } = podium().context.database
  const log = podium().context.log
  const counter = createCounter({ db, log })
  const next = chance(7)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(next() * list.length)] as T
  // The truth is told by who looked, and not by the counter: each thing once in half an hour.
  const truth = new Map<string, number>()
  const lastSeen = new Map<string, number>()
  const start = Date.now()
  for (let at = start; at < start + 30 * day; at += Math.floor(next() * 240_000)) {
    setClock(() => at)
    const athlete = pick(athletes)
    const place = pick(exposurePlaces)
    const person = Math.floor(next() * 400)
    const isRobot = next() < 0.2
    const viewerId = next() < 0.1 ? pick([athlete.id, marta.id]) : 0
    const method = next() < 0.05 ? 'HEAD' : 'GET'
    const userAgent = isRobot ? pick(robots) : `Mozilla/5.0 (X11; rv:150.0) Firefox/150.${person}`
    // Two in three share their address with somebody.
    const ip = `203.0.113.${person % 130}`
    const request = { ip, method, headers: { 'user-agent': userAgent } }
    counter.see(request, viewerId, [{ place, ids: [athlete.id] }])
    if (at % 50 === 0) await counter.write()
    if (isRobot || method === 'HEAD' || viewerId === athlete.id) continue
    const who = `${person} ${athlete.id} ${place}`
    const last = lastSeen.get(who)
    if (last !== undefined && at - last < halfHour) continue
    lastSeen.set(who, at)
    if (viewerId === marta.id) continue
    const key = `${athlete.id} ${place}`
    truth.set(key, (truth.get(key) ?? 0) + 1)
  }
  await counter.write()
  restoreClock()
  const all = [...truth.values()].reduce((sum, views) => sum + views, 0)
  assert.ok(all > 8000, `only ${all} views`)
  await assertCounted(athletes, marta, truth)
  const quiet = await seasonsOf(secret)
  assert.equal(quiet, 0)
  const proof = await proveReports(db, [marta.id, secret.id, ...athletes.map(({ id }) => id)])
  assert.deepEqual([proof.wrong, proof.rows > 0], [[], true])
})

/** A month may begin in one season and end in the next. */
async function seasonsOf(supporter: Person): Promise<number> {
  const { rows } = await podium().context.database.pool.query<{ views: number }>(
    'select coalesce(sum(views), 0)::integer as views from exposures where supporter_id = $1',
    [supporter.id],
  )
  return rows[0]?.views ?? Number.NaN
}

async function assertCounted(athletes: Person[], marta: Person, truth: Map<string, number>) {
  const { rows } = await podium().context.database.pool.query<{
    athlete_id: number
    place: string
    views: number
  }>(
    `select athlete_id, place, sum(views)::integer as views from exposures
     where supporter_id = $1 group by 1, 2`,
    [marta.id],
  )
  assert.equal(rows.length, truth.size)
  for (const { athlete_id, place, views } of rows) {
    const known = truth.get(`${athlete_id} ${place}`) ?? 0
    assert.ok(Math.abs(views - known) <= known / 100, `${place}: ${views} of ${known}`)
  }
  const { list } = await marta.call(listImpact)
  assert.equal(list.length, athletes.length)
  for (const athlete of athletes) {
    const [theirs] = (await athlete.call(listAthleteImpact)).list
    const mine = list.find(({ person }) => person.id === athlete.id)
    assert.deepEqual(theirs?.seen, mine?.seen)
  }
}
