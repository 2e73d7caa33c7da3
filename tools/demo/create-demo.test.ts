import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usePodium } from '../../apps/api/test/harness.ts'
import { everybody } from './everybody.ts'
import { createDemo, demoPassword, signIns } from './index.ts'
import { isPublished } from './person.ts'

const podium = usePodium()

const listed = everybody.filter(
  (one) => one.role !== 'ADMIN' && one.role !== 'FAN' && isPublished(one),
)

async function total(path: string): Promise<number> {
  const answer = await podium().app.inject(path)
  assert.equal(answer.statusCode, 200)
  return Number(answer.headers['x-total-count'])
}

test('an interrupted beginning leaves nobody', async () => {
  const { inTransaction } = podium().ground
  const cut = async () => {
    await inTransaction(async (tx) => {
      await createDemo({ inTransaction: (work) => work(tx) })
      throw new Error('cut')
    })
  }
  await assert.rejects(cut, /cut/)
  assert.equal(await total('/api/users'), 0)
})

test('of several starts at once, one fills an empty Podium', async () => {
  const { ground } = podium()
  const made = await Promise.all([createDemo(ground), createDemo(ground)])
  assert.deepEqual(made.toSorted(), [false, true])
  assert.equal(await total('/api/users'), listed.length)
})

test('a Podium with users is left as it is', async () => {
  assert.equal(await createDemo(podium().ground), false)
})

test('each of the cast signs in', async () => {
  for (const { email, role } of signIns) {
    const answer = await podium().app.inject({
      method: 'POST',
      url: '/api/authentication/login',
      payload: { email, password: demoPassword },
    })
    assert.equal(answer.statusCode, 200, answer.body)
    assert.equal(answer.json<{ role: string }>().role, role)
  }
})

test('Inês is found in Coimbra, without her accent', async () => {
  const answer = await podium().app.inject('/api/users?q=ines%20carvalho&region=Coimbra')
  const [first] = answer.json<{ name: string; region: string; sport: string }[]>()
  assert.ok(first)
  const { name, region, sport } = first
  assert.deepEqual({ name, region, sport }, { name: 'Inês', region: 'Coimbra', sport: 'ATHLETICS' })
})

test('an athlete with a hidden page is not found', async () => {
  assert.equal(await total('/api/users?q=malhadinha'), 0)
})

test("every page opens that is published, with its owner's story", async () => {
  const answer = await podium().app.inject('/api/users?_limit=100')
  const cards = answer.json<{ id: number; role: string; name: string; phrase: string }[]>()
  assert.equal(cards.length, listed.length)
  for (const { id, role, name, phrase } of cards) {
    const page = await podium().app.inject(`/api/${role.toLowerCase()}s/${id}`)
    assert.equal(page.statusCode, 200, `${name}: ${page.body}`)
    assert.equal(page.json<{ phrase: string }>().phrase, phrase)
  }
})

/** Signs one of the cast in and answers what a call of theirs does. */
async function asOne(email: string, path: string) {
  const signedIn = await podium().app.inject({
    method: 'POST',
    url: '/api/authentication/login',
    payload: { email, password: demoPassword },
  })
  const { authorization } = signedIn.headers
  const answer = await podium().app.inject({
    url: path,
    headers: { authorization: `${authorization}` },
  })
  assert.equal(answer.statusCode, 200, answer.body)
  return answer.json<{ total: number; list: { status: string; thankYou: string }[] }>()
}

test('Inês has requests to answer, and both her tables show every way a support goes', async () => {
  const pending = await asOne('ines@podium.example', '/api/supports-athlete?status=PENDING')
  assert.equal(pending.total, 2)
  const { list } = await asOne('ines@podium.example', '/api/supports-athlete?_limit=20')
  const statuses = new Set(list.map(({ status }) => status))
  assert.deepEqual([...statuses].toSorted(), [
    'ACTIVE',
    'CANCELLED',
    'EXPIRED',
    'PENDING',
    'REJECTED',
  ])
  assert.ok(list.filter(({ status }) => status === 'ACTIVE').every(({ thankYou }) => thankYou))
})

test('of the supports of the demo at least forty run, and most athletes have a supporter', async () => {
  const { db } = podium().ground.database
  const running = await db
    .selectFrom('supports')
    .selectAll()
    .where('status', '=', 'ACTIVE')
    .execute()
  assert.ok(running.length >= 40, `${running.length} run`)
  const athletes = everybody.filter(({ role }) => role === 'ATHLETE').length
  assert.ok(new Set(running.map((one) => one.athlete_id)).size > athletes / 2)
})
