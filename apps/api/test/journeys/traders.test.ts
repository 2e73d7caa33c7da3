import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { getDashboard } from '@podium/contract/admin'
import { listAudit } from '@podium/contract/audit'
import { listDecisions } from '@podium/contract/decisions'
import { readHome } from '@podium/contract/home'
import { listNotifications } from '@podium/contract/notifications'
import { getOrder, purchaseProduct, shipOrder } from '@podium/contract/orders'
import {
  createProduct,
  getProduct,
  listProducts,
  type Product,
  updateProduct,
} from '@podium/contract/products'
import {
  decideTrader,
  examineTrader,
  getTrader,
  listTraders,
  putTrader,
} from '@podium/contract/traders'
import type { ViolationKind } from '@podium/contract/violations'
import type { RouteShape } from '@podium/contract/route'
import { runJob } from '../buying.ts'
import { openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import {
  available,
  castProduct,
  castTrader,
  checkedFor,
  letSell,
  offerProduct,
  openBuyer,
  openSponsor,
  openUnchecked,
  order,
  purchaseOf,
  theAdmin,
} from '../shop.ts'
import { photo, sendForm, upload } from '../uploads.ts'

const podium = usePodium()
afterEach(restoreClock)

const day = 24 * 3600
const given = { ...castTrader, declaration: true } as const
const at = ({ id }: { id: number }) => ({ params: { id } })
const about = ({ id }: Person) => ({ params: { userId: id } })
const verified = { state: 'VERIFIED', until: checkedFor() } as const
const refusal = { state: 'REFUSED', reason: 'The number is not in the register.' } as const

/** What is missing, as the refusal says it. */
const missing = async <R extends RouteShape>(person: Person, route: R, input: object) =>
  (await person.refused('traderNotVerified', route, ...([input] as never))).missing

const submit = (sponsor: Person, changes: object = {}) =>
  sponsor.call(putTrader, { body: { ...given, ...changes } })
const decide = async (sponsor: Person, body: object) =>
  (await theAdmin(podium())).call(decideTrader, { ...about(sponsor), body: body as never })

async function uploadPicture(person: Person): Promise<number> {
  const answer = await upload(person, '/files/product-image', await photo())
  return answer.json<{ id: number }>().id
}

const told = async (person: Person) =>
  (await person.call(listNotifications, { query: { _limit: 50 } })).list.flatMap(
    ({ kind, facts }) =>
      kind === 'trader' ? [facts.standing] : kind === 'decision' ? [facts.about] : [],
  )
const mailsAbout = async ({ email }: Person, subject: RegExp) =>
  (await podium().mailsTo(email)).filter((mail) => subject.test(mail.subject))

const inMarket = async (product: Product) =>
  (
    await podium()
      .visitor()
      .call(listProducts, { query: { sponsorID: product.sponsorID } })
  ).total

test('nothing is offered before its seller is checked, and the refusal says what is missing', async () => {
  const helena = await openUnchecked(podium())
  const draft = await helena.call(getTrader)
  assert.deepEqual([draft.state, draft.sells, draft.checked], ['DRAFT', false, null])
  // What the account knows stands in the form already, and counts only once it is given.
  assert.equal(draft.legalName, 'Volta Foods')
  const imageId = await uploadPicture(helena)
  const active = { body: { ...castProduct, imageId } }
  const parts = ['legalName', 'registration', 'address', 'phone', 'email', 'declaration']
  assert.deepEqual(await missing(helena, createProduct, active), parts)
  const form = await sendForm(helena, {
    method: 'POST',
    url: '/api/sponsor/product',
    info: castProduct,
    file: await photo(),
  })
  assert.equal(form.statusCode, 409, form.body)

  const kept = await helena.call(createProduct, { body: { ...active.body, active: false } })
  assert.deepEqual([kept.paused, kept.trader, kept.priceCents], [true, null, 8000])
  const show = { ...at(kept), body: { ...castProduct, active: true } }
  assert.deepEqual(await missing(helena, updateProduct, show), parts)

  const waiting = await submit(helena, { state: 'VERIFIED' })
  assert.deepEqual([waiting.state, waiting.missing], ['SUBMITTED', ['verification']])
  assert.deepEqual(await missing(helena, updateProduct, show), ['verification'])

  await decide(helena, verified)
  const shown = await helena.call(updateProduct, show)
  assert.deepEqual([shown.paused, shown.trader, shown.active], [false, castTrader, true])
  const check = { on: checkedFor(0), until: verified.until }
  assert.deepEqual([kept.traderCheck, shown.traderCheck], [null, check])
  const seen = await podium().visitor().call(getProduct, at(kept))
  assert.deepEqual([seen.trader, seen.abilities.buy], [castTrader, true])
})

test('every part is needed, and each is held to its form', async () => {
  const helena = await openUnchecked(podium())
  for (const part of [...Object.keys(castTrader), 'declaration']) {
    const body = { ...given, [part]: undefined } as never
    await helena.violates([part, 'NotBlank'], putTrader, {
      body,
    })
  }
  const wrong: [string, unknown, ViolationKind][] = [
    ['declaration', false, 'NotBlank'],
    ['legalName', '<b>Volta</b>', 'Pattern'],
    ['legalName', 'x'.repeat(151), 'Size'],
    ['registration', '---', 'Pattern'],
    ['phone', '12', 'Pattern'],
    ['email', 'volta', 'Pattern'],
    ['address', ' ', 'NotBlank'],
  ]
  for (const [part, value, kind] of wrong) {
    await helena.violates([part, kind], putTrader, { body: { ...given, [part]: value } as never })
  }
  assert.equal((await helena.call(getTrader)).state, 'DRAFT')
  const { phone, address } = await submit(helena, {
    phone: '234 000 111',
    address: 'Rua do Cais 5,\n  3800-200 Aveiro',
  })
  assert.deepEqual([phone, address], ['+351234000111', castTrader.address])
})

test('a seller is theirs and the admins’ alone', async () => {
  const helena = await openUnchecked(podium())
  const [marta, other] = [await openBuyer(podium(), 0), await openUnchecked(podium(), 'Ondalta')]
  await submit(helena)
  await marta.refused('forbidden', putTrader, { body: given })
  await marta.refused('forbidden', getTrader)
  assert.equal((await other.call(getTrader)).state, 'DRAFT')
  for (const person of [helena, other, marta]) {
    await person.refused('forbidden', decideTrader, { ...about(helena), body: verified })
    await person.refused('forbidden', examineTrader, about(helena))
  }
  const ana = await theAdmin(podium())
  await ana.refused('userNotFound', decideTrader, { ...about(marta), body: verified })
  await ana.refused('userNotFound', examineTrader, { params: { userId: 2_000_000_000 } })
  // What she gave is read on record, once in ten minutes; where nothing was given nothing is read.
  for (const seller of [helena, helena, other]) await ana.call(examineTrader, about(seller))
  const { list } = await ana.call(listAudit, { query: { act: 'TRADER_READ' } })
  assert.deepEqual(
    list.map(({ person, subject }) => [person?.id, subject.id]),
    [[helena.id, String(helena.id)]],
  )
})

test('how to reach a seller is in no list of the admins and in no answer to a decision: it is read on record', async () => {
  const [helena, ana] = [await openUnchecked(podium()), await theAdmin(podium())]
  await submit(helena)
  const query = { state: 'SUBMITTED', _limit: 100 } as const
  const { list } = await ana.call(listTraders, { query })
  const row = list.find(({ userId }) => userId === helena.id)
  const readings = async () =>
    (await ana.call(listAudit, { query: { act: 'TRADER_READ', userId: helena.id } })).total
  const reach = [castTrader.address, castTrader.email, castTrader.phone]
  const tells = (answer: unknown) => reach.filter((one) => JSON.stringify(answer).includes(one))
  assert.deepEqual([row?.legalName, row?.registration], [given.legalName, given.registration])
  const stale = { ...about(helena), body: { ...verified, version: 99 } }
  const answers: unknown[] = [row, await ana.refused('stateChanged', decideTrader, stale)]
  answers.push(await decide(helena, verified), await decide(helena, verified))
  // Who asks for the answer of an earlier day finds its fields, and nothing in them.
  const before = ana.twin()
  before.headers['podium-version'] = '2026-11-28'
  const { body } = await before.raw(listTraders, { query: { _limit: 100 } })
  assert.match(body, /"address":""/)
  answers.push(body)
  assert.deepEqual([...answers.flatMap(tells), await readings()], [0])
  assert.deepEqual(tells(await ana.call(examineTrader, about(helena))), reach)
  assert.equal(await readings(), 1)
})

test('an admin decides with a day or a reason, about what they saw, and once', async () => {
  const [helena, ana] = [await openUnchecked(podium()), await theAdmin(podium())]
  const refusedWith = (body: object) => ({ ...about(helena), body: body as never })
  await ana.refused('stateChanged', decideTrader, refusedWith(verified))
  const { version } = await submit(helena)
  await ana.violates(['until', 'NotBlank'], decideTrader, refusedWith({ state: 'VERIFIED' }))
  await ana.violates(
    ['until', 'Pattern'],
    decideTrader,
    refusedWith({ state: 'VERIFIED', until: '2020-01-01' }),
  )
  await ana.violates(['reason', 'NotBlank'], decideTrader, refusedWith({ state: 'REFUSED' }))
  for (const state of ['DRAFT', 'SUBMITTED', 'EXPIRED']) {
    await ana.violates(['state', 'Pattern'], decideTrader, refusedWith({ ...verified, state }))
  }
  const unsaid = { ...verified, state: undefined }
  await ana.violates(['state', 'NotBlank'], decideTrader, refusedWith(unsaid))
  await submit(helena, { legalName: 'Somebody Else, Lda.' })
  const stale = await ana.raw(decideTrader, refusedWith({ ...verified, version }))
  assert.equal(stale.statusCode, 409)
  const { current } = stale.json<{ current: { legalName: string; version: number } }>()
  assert.equal(current.legalName, 'Somebody Else, Lda.')

  const seen = { ...refusal, version: current.version }
  assert.equal((await decide(helena, seen)).state, 'REFUSED')
  // The same again changes nothing; the other one comes too late.
  await decide(helena, seen)
  await ana.refused('stateChanged', decideTrader, refusedWith({ ...verified, version }))
  const own = await helena.call(getTrader)
  assert.deepEqual([own.state, own.reason, own.sells], ['REFUSED', refusal.reason, false])
  assert.deepEqual(await told(helena), ['TRADER_REFUSED'])
  const [mail, ...more] = await mailsAbout(helena, /decision/)
  assert.match(mail?.text ?? '', /The number is not in the register/)
  assert.deepEqual(more, [])
  const { list } = await ana.call(listAudit, { query: { userId: helena.id } })
  assert.deepEqual(
    list.map(({ act, reason }) => [act, reason]),
    [['TRADER_REFUSED', refusal.reason]],
  )
})

test('a change is checked again while buyers see what was, and the same again is none', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const product = await offerProduct(helena)
  assert.equal((await submit(helena)).state, 'VERIFIED')
  const changed = await submit(helena, { address: 'Rua Nova 1, 3800-001 Aveiro' })
  assert.deepEqual([changed.state, changed.sells], ['SUBMITTED', true])
  assert.deepEqual(changed.checked, castTrader)
  const seen = await marta.call(getProduct, at(product))
  assert.deepEqual([seen.trader, seen.paused], [castTrader, false])
  const bought = await order(marta, product)
  assert.deepEqual(bought.trader, castTrader)
  await decide(helena, verified)
  const after = await marta.call(getProduct, at(product))
  assert.equal(after.trader?.address, 'Rua Nova 1, 3800-001 Aveiro')
  // The order keeps who sold it, as it was then.
  assert.deepEqual((await marta.call(getOrder, at(bought))).trader, castTrader)
})

test('a change that began before another one saves nothing, and the seller reads what stands', async () => {
  const helena = await openUnchecked(podium())
  const { version: after } = await submit(helena, { after: (await helena.call(getTrader)).version })
  const address = 'Rua Nova 1, 3800-200 Aveiro'
  const changed = await submit(helena, { address, after })
  const stale = { ...given, phone: '+351234000333', after }
  const { current } = await helena.refused('stateChanged', putTrader, { body: stale })
  assert.deepEqual(current, changed)
  // Sent again after an answer that was lost.
  assert.deepEqual(await submit(helena, { address, after }), changed)
  const knowing = { ...stale, after: changed.version }
  assert.equal((await helena.call(putTrader, { body: knowing })).address, given.address)
})

test('a refused seller’s products pause until they are verified again; open orders go on', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const product = await offerProduct(helena)
  const open = await order(marta, product)
  await decide(helena, refusal)
  const seen = await marta.call(getProduct, at(product))
  assert.deepEqual([seen.paused, seen.trader, seen.abilities.buy], [true, null, false])
  assert.equal(seen.traderCheck, null)
  assert.equal(await inMarket(product), 0)
  assert.equal((await helena.call(listProducts, { query: { sponsorID: helena.id } })).total, 1)
  // What the seller lacks is between them and the admins.
  assert.deepEqual(await missing(marta, purchaseProduct, purchaseOf(product)), ['verification'])
  assert.equal(await available(marta), 60)
  await helena.call(shipOrder, { ...at(open), body: { trackingNote: '' } })
  // What is offered already may be mended.
  await helena.call(updateProduct, { ...at(product), body: { ...castProduct, maker: 'Volta' } })
  await submit(helena)
  const refused = async () => (await helena.call(listDecisions)).list[0]
  assert.equal((await refused())?.endedAt, null)
  await decide(helena, verified)
  assert.ok((await refused())?.endedAt)
  assert.equal(await inMarket(product), 1)
  assert.equal((await order(marta, product)).trader?.legalName, castTrader.legalName)
})

test('a check expires by itself, with a word thirty days ahead, and is told once', async () => {
  const [helena, marta] = [await openUnchecked(podium()), await openBuyer(podium())]
  await letSell(podium(), helena, checkedFor(40))
  const product = await offerProduct(helena)
  const run = async () => {
    await runJob(podium(), 'end-traders')
    await podium().settled()
  }
  await run()
  assert.deepEqual(await told(helena), ['VERIFIED'])
  travel({ seconds: 15 * day })
  await run()
  await run()
  await signIn(helena)
  assert.deepEqual(await told(helena), ['ENDING', 'VERIFIED'])
  // Near its end the same details may be checked anew.
  assert.equal((await submit(helena)).state, 'SUBMITTED')
  await decideAnew(helena, checkedFor(41))
  travel({ seconds: 42 * day })
  for (const person of [helena, marta]) await signIn(person)
  // Time counts, whether or not the job has come by.
  assert.equal((await helena.call(getTrader)).state, 'EXPIRED')
  const over = await marta.call(getProduct, at(product))
  assert.deepEqual([over.paused, over.trader, over.traderCheck], [true, null, null])
  assert.deepEqual(await missing(marta, purchaseProduct, purchaseOf(product)), ['verification'])
  const show = { body: { ...castProduct, imageId: await uploadPicture(helena) } }
  assert.deepEqual(await missing(helena, createProduct, show), ['verification'])
  await run()
  await run()
  assert.deepEqual(
    (await told(helena)).filter((standing) => standing === 'EXPIRED'),
    ['EXPIRED'],
  )
  assert.equal((await mailsAbout(helena, /off sale$/)).length, 2)
})

/** Ana signs in anew first: time has passed. */
async function decideAnew(sponsor: Person, until: string): Promise<void> {
  await signIn(await theAdmin(podium()))
  await decide(sponsor, { state: 'VERIFIED', until })
}

test('who sold before there was a check goes on for thirty days, and is told', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const product = await offerProduct(helena)
  // As the migration leaves them.
  const { db } = podium().context.database
  await db.deleteFrom('traders').where('user_id', '=', helena.id).execute()
  await db
    .insertInto('traders')
    .values({
      ...{ user_id: helena.id, state: 'DRAFT', until: checkedFor(30), checked: null },
      ...{ submitted_at: null, decided_at: null, reminded_at: null, ended_at: null },
    })
    .execute()
  await runJob(podium(), 'end-traders')
  assert.equal((await mailsAbout(helena, /soon go off sale/)).length, 1)
  const draft = await helena.call(getTrader)
  assert.deepEqual([draft.state, draft.sells, draft.missing.length], ['DRAFT', true, 6])
  assert.equal((await order(marta, product)).trader, null)
  const another = { body: { ...castProduct, imageId: await uploadPicture(helena) } }
  await missing(helena, createProduct, another)
  travel({ seconds: 31 * day })
  await signIn(marta)
  await missing(marta, purchaseProduct, purchaseOf(product))
})

test('admins find who waits: in the list, at home, in the overview', async () => {
  const [helena, ana] = [await openUnchecked(podium(), 'Serralva'), await theAdmin(podium())]
  const fan = await openMember(podium(), 'FAN')
  const before = (await ana.call(getDashboard, { query: {} })).waiting.traders
  await submit(helena)
  assert.equal((await ana.call(getDashboard, { query: {} })).waiting.traders, before + 1)
  const home = await ana.call(readHome)
  const line = home.waiting.find(({ kind, id }) => kind === 'trader' && id === helena.id)
  assert.equal(line?.link, `/admin/traders?open=${helena.id}`)
  assert.equal(line?.person?.name, 'Serralva')
  const listed = async (state?: 'SUBMITTED' | 'VERIFIED' | 'DRAFT') =>
    (await ana.call(listTraders, { query: { ...(state && { state }), _limit: 100 } })).list.map(
      ({ userId }) => userId,
    )
  assert.equal((await listed('SUBMITTED')).at(-1), helena.id)
  assert.ok((await listed()).includes(helena.id))
  assert.ok(!(await listed()).includes(fan.id))
  await decide(helena, verified)
  assert.ok(!(await listed('SUBMITTED')).includes(helena.id))
  assert.ok((await listed('VERIFIED')).includes(helena.id))
  await ana.violates(['state', 'Pattern'], listTraders, { query: { state: 'NONE' as never } })
})

test('a product names its maker and what is to be heeded; what is left out stays', async () => {
  const helena = await openSponsor(podium())
  const words = { maker: 'Moinho Velho, Aveiro', safety: 'Contains nuts.' }
  const product = await offerProduct(helena, words)
  assert.deepEqual([product.maker, product.safety], [words.maker, words.safety])
  const change = async (body: object) => {
    const changed = await helena.call(updateProduct, {
      ...at(product),
      body: { ...castProduct, ...body },
    })
    return [changed.maker, changed.safety]
  }
  assert.deepEqual(await change({}), [words.maker, words.safety])
  assert.deepEqual(await change({ safety: '' }), [words.maker, ''])
  await helena.violates(['maker', 'Size'], updateProduct, {
    ...at(product),
    body: { ...castProduct, maker: 'x'.repeat(256) },
  })
})

test('the buyer’s mails name who sells', async () => {
  const [helena, marta] = [await openSponsor(podium()), await openBuyer(podium())]
  const placed = await order(marta, await offerProduct(helena))
  await helena.call(shipOrder, { ...at(placed), body: { trackingNote: '' } })
  for (const subject of [/^Order placed/, /^On its way/]) {
    const [mail] = await mailsAbout(marta, subject)
    assert.match(mail?.text ?? '', /Sold by Volta Foods, Lda\., Rua do Cais 5/)
  }
  const [own] = await mailsAbout(helena, /^New order/)
  assert.doesNotMatch(own?.text ?? '', /Sold by/)
})
