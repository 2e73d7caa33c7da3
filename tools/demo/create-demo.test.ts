import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mostInPaidRow } from '@podium/contract/discovery'
import type { Conversation } from '@podium/contract/messages'
import type { Act } from '@podium/contract/delegations'
import type { AppealEntry } from '@podium/contract/decisions'
import type { ImpactRow } from '@podium/contract/exposure'
import type { readHome } from '@podium/contract/home'
import type { Notification } from '@podium/contract/notifications'
import type { Report } from '@podium/contract/reports'
import type { Reply } from '@podium/contract/route'
import type { readSeason } from '@podium/contract/season'
import { type Order, orderStatuses } from '@podium/contract/orders'
import type { Product } from '@podium/contract/products'
import { proveReports } from '../../apps/api/src/features/exposure/index.ts'
import { runJob } from '../../apps/api/test/buying.ts'
import { usePodium } from '../../apps/api/test/harness.ts'
import { everybody } from './everybody.ts'
import { demoPassword, signIns } from './everybody.ts'
import { createDemo } from './index.ts'
import { isPublished } from './person.ts'
import { type DemoProduct, demoProducts } from './products.ts'

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
  const { files, payments, inTransaction } = podium().context
  const cut = async () => {
    await inTransaction(async (tx) => {
      await createDemo({ files, payments, inTransaction: (work) => work(tx) })
      throw new Error('cut')
    })
  }
  await assert.rejects(cut, /cut/)
  assert.equal(await total('/api/users'), 0)
})

// Blank cards stand for the few whose page is not finished.
const blank = everybody.filter((one) => 'hidden' in one && one.hidden).length

test('of several starts at once, one fills an empty Podium', async () => {
  const { context } = podium()
  const made = await Promise.all([createDemo(context), createDemo(context)])
  assert.deepEqual(made.toSorted(), [false, true])
  assert.equal(await total('/api/users'), listed.length + blank)
})

test('a Podium with users is left as it is', async () => {
  assert.equal(await createDemo(podium().context), false)
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
  type Card = { id?: number; role: string; name: string; phrase: string }
  // To visitors the network does not name who is protected.
  const all = await asOne<Card[]>('marta@podium.example', '/api/users?_limit=100')
  const cards = all.filter(({ id }) => id)
  assert.equal(cards.length, listed.length)
  for (const { id, role, name, phrase } of cards) {
    const page = await podium().app.inject(`/api/${role.toLowerCase()}s/${id}`)
    assert.equal(page.statusCode, 200, `${name}: ${page.body}`)
    assert.equal(page.json<{ phrase: string }>().phrase, phrase)
  }
})

interface Supports {
  total: number
  list: { status: string; thankYou: string }[]
}

/** Signs one of the cast in and answers what a call of theirs does. */
async function asOne<A = Supports>(email: string, path: string): Promise<A> {
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
  return answer.json<A>()
}

test('Inês reads what Carlos did for her', async () => {
  const acts = await asOne<Act[]>('ines@podium.example', '/api/users/me/acts')
  const ticked = ['Carlos', '/agreements/{id}/deliverables/{n}']
  assert.deepEqual(
    acts.map(({ delegate, call }) => [delegate.name, call.path]),
    [ticked, ticked],
  )
})

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
  const { db } = podium().context.database
  const running = await db
    .selectFrom('supports')
    .selectAll()
    .where('status', '=', 'ACTIVE')
    .execute()
  assert.ok(running.length >= 40, `${running.length} run`)
  const athletes = everybody.filter(({ role }) => role === 'ATHLETE').length
  assert.ok(new Set(running.map((one) => one.athlete_id)).size > athletes / 2)
})

test('Helena and Inês read the same of what her support brought, and every figure is in the rows', async () => {
  const helena = await asOne<ImpactRow[]>('helena@volta-foods.example', '/api/support/impact')
  const ines = await asOne<ImpactRow[]>('ines@podium.example', '/api/athletes/impact')
  assert.ok(helena.length >= 4)
  const seen = ines.find(({ person }) => person.name === 'Volta Foods')
  const own = helena.find(({ person }) => person.name === 'Inês')
  assert.ok(own && own.seen.card > 0 && own.clicks > 0)
  assert.deepEqual({ ...seen, person: own.person }, own)
  const { db } = podium().context.database
  const people = await db.selectFrom('supports').select('supporter_id as id').distinct().execute()
  const { wrong, rows } = await proveReports(
    db,
    people.map(({ id }) => id),
  )
  assert.deepEqual([wrong, rows > 60], [[], true])
})

test('the shops are open, each product with its picture, and one is not shown yet', async () => {
  const offered: DemoProduct[] = Object.values(demoProducts)
  const shown = offered.filter(({ active = true }) => active)
  const answer = await podium().app.inject('/api/sponsor/product?_limit=100')
  const products = answer.json<Product[]>()
  assert.equal(products.length, shown.length)
  for (const { title, imagePath, sponsor } of products) {
    const picture = await podium().app.inject(imagePath.main)
    assert.equal(picture.statusCode, 200, title)
    const known = offered.find((one) => one.title === title)
    assert.equal(sponsor.name, known?.sponsor.name)
  }
})

test('who tells of a race shows it, with words for who cannot see it', async () => {
  const { db } = podium().context.database
  const tellers = await db.selectFrom('updates').select('athlete_id as id').distinct().execute()
  const seasons = tellers.map(({ id }) => podium().app.inject(`/api/athletes/${id}/season`))
  const shown = (await Promise.all(seasons)).flatMap((answer) =>
    answer.json<Reply<typeof readSeason>>().updates.flatMap(({ media }) => media),
  )
  assert.equal(shown.length, tellers.length + 1)
  for (const { picture, altText, caption } of shown) {
    assert.ok(altText && caption)
    assert.equal((await podium().app.inject(picture)).statusCode, 200)
  }
})

test('Helena sees an order in every state, once time has decided what was not answered', async () => {
  await runJob(podium(), 'keep-order-deadlines')
  const orders = await asOne<Order[]>(
    'helena@volta-foods.example',
    '/api/orders?side=seller&_limit=100',
  )
  const statuses = new Set(orders.map(({ status }) => status))
  assert.deepEqual([...statuses].toSorted(), orderStatuses.toSorted())
  const marta = await asOne<Order[]>('marta@podium.example', '/api/orders?_limit=100')
  assert.ok(marta.length >= 7)
})

test('what is said in the shops is said as in Portugal', () => {
  const texts = Object.values(demoProducts).flatMap(({ title, description }) => [
    title,
    description,
  ])
  assert.equal(new Set(texts).size, texts.length)
  for (const text of texts) assert.doesNotMatch(text, /você|usuári|celular|\bônibus\b|esporte/i)
})

test('Inês has conversations in both languages, some unread, and a bell that rings', async () => {
  const ines = 'ines@podium.example'
  const inbox = await asOne<Conversation[]>(ines, '/api/conversations?_limit=100')
  assert.ok(inbox.length >= 5)
  assert.ok(inbox.some(({ unread }) => unread > 0) && inbox.some(({ unread }) => unread === 0))
  const marta = 'marta@podium.example'
  const bell = await asOne<Notification[]>(marta, '/api/notifications?unread=true')
  const kinds = bell.map(({ kind }) => kind)
  assert.ok(kinds.includes('message') && kinds.includes('followedAchievement'), kinds.join())
  const [report] = await asOne<Report[]>('ana@podium.example', '/api/admin/reports')
  assert.equal(report?.reason, 'SPAM')
})

test('a report, a notice and an appeal wait for Ana, and one was decided before', async () => {
  const ana = 'ana@podium.example'
  const { counts } = await asOne<Reply<typeof readHome>>(ana, '/api/home')
  assert.deepEqual([counts.report, counts.appeal], [2, 1])
  const [appeal] = await asOne<AppealEntry[]>(ana, '/api/admin/appeals')
  assert.deepEqual([appeal?.person.name, appeal?.abilities.answer], ['Clara', true])
  const decided = await asOne<Report[]>(ana, '/api/admin/reports?status=UPHELD')
  assert.deepEqual(
    decided.map(({ decision }) => decision?.by.name),
    ['Ana', 'Duarte'],
  )
})

test('the cast bought credits, one card was refused, and nothing happened at night', async () => {
  const payments = await asOne<{ status: string }[]>('marta@podium.example', '/api/payments')
  const statuses = payments.map(({ status }) => status)
  assert.deepEqual(statuses.toSorted(), ['PAID', 'PAID', 'PAID', 'REJECTED'])
  const history = '/api/wallet/transactions?_limit=100'
  for (const email of signIns.filter(({ role }) => role !== 'ADMIN').map((one) => one.email)) {
    const moves = await asOne<{ createdDate: string }[]>(email, history)
    assert.ok(moves.length >= 5, `${email}: ${moves.length}`)
    const old = moves.filter(
      ({ createdDate }) => Date.now() - Date.parse(createdDate) > 3 * 86_400_000,
    )
    for (const { createdDate } of old) {
      assert.ok(new Date(createdDate).getUTCHours() >= 8, createdDate)
    }
  }
})

test('Helena’s plan finds athletes by class, and the row that is paid for is full', async () => {
  const path = '/api/users?class=6&_sort=class&_order=DESC'
  const athletes = await asOne<{ role: string; sportestScore: number }[]>(
    'helena@volta-foods.example',
    path,
  )
  assert.ok(athletes.length >= 5 && athletes.every(({ sportestScore }) => sportestScore >= 6))
  const row = await podium().app.inject('/api/discovery/paid')
  assert.equal(row.json<object[]>().length, mostInPaidRow)
})

const dayMs = 86_400_000
const ageOf = (moment: Date | null) => (Date.now() - (moment?.getTime() ?? 0)) / dayMs

test('people joined over two years, the last of them lately, and nobody did anything before', async () => {
  const { db } = podium().context.database
  const users = await db.selectFrom('users').select(['id', 'created_at']).execute()
  const joined = new Map(users.map(({ id, created_at }) => [id, created_at]))
  const ages = users.map(({ created_at }) => ageOf(created_at))
  const [lately, longAgo] = [ages.filter((age) => age < 30), ages.filter((age) => age > 300)]
  assert.ok(lately.length >= 4 && longAgo.length >= 30, `${lately.length}, ${longAgo.length}`)
  assert.ok(Math.max(...ages) > 700)
  const supports = await db.selectFrom('supports').selectAll().execute()
  for (const { id, supporter_id, athlete_id, requested_at, accepted_at } of supports) {
    for (const one of [supporter_id, athlete_id]) {
      assert.ok(requested_at >= (joined.get(one) ?? assert.fail()), `support ${id}`)
    }
    assert.ok(ageOf(accepted_at ?? requested_at) > 0, `support ${id} is of tomorrow`)
  }
})

test('every invoice is of the day on which it was paid, numbered in the order of the days', async () => {
  const { db } = podium().context.database
  const issued = await db
    .selectFrom('invoices')
    .innerJoin('payments', 'payments.id', 'invoices.payment_id')
    .select(['invoices.number', 'invoices.issued_at', 'payments.paid_at'])
    .where('invoices.kind', '=', 'INVOICE')
    .orderBy('invoices.id')
    .execute()
  const ages = issued.map(({ issued_at }) => ageOf(issued_at))
  assert.ok(issued.length >= 40 && Math.max(...ages) > 300, `${issued.length}`)
  for (const { number, issued_at, paid_at } of issued) {
    assert.ok(Math.abs(ageOf(issued_at) - ageOf(paid_at)) < 0.001, `${number}`)
  }
  assert.deepEqual(
    ages,
    ages.toSorted((one, other) => other - one),
  )
})
