import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { setMatch } from '@podium/contract/matches'
import { putVisibility } from '@podium/contract/profiles'
import { addCompetition, addGoal } from '@podium/contract/season'
import { follow } from '@podium/contract/follows'
import { listNextSteps, readHome } from '@podium/contract/home'
import {
  block,
  listContactRequests,
  markConversationRead,
  sendContactRequest,
  sendMessage,
} from '@podium/contract/messages'
import { shipOrder } from '@podium/contract/orders'
import { sendReport } from '@podium/contract/reports'
import { rejectSupport, requestSupport } from '@podium/contract/support'
import { activate, openAdmin, openMember, signIn, signUp } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { offerProduct, openBuyer, openSponsor, order } from '../shop.ts'
import { countStatements } from '../statements.ts'
import { askForSupport, signedInMember, supportRequest } from '../supporting.ts'

const podium = usePodium()
const day = 86_400
afterEach(restoreClock)

/** What waits in short, but for the page, which nobody here has finished. */
async function waitingFor(person: Person) {
  const { waiting } = await person.call(readHome)
  return waiting.filter(({ kind }) => kind !== 'page').map(({ kind, id }) => [kind, id])
}

test('a request waits for its athlete with its deadline, until it is answered', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { name: 'Marta', credits: 100 })
  const { id, answerBy } = await askForSupport(marta, ines, 100)
  const { waiting, counts } = await ines.call(readHome)
  const [request] = waiting
  assert.equal(request?.kind, 'supportRequest')
  assert.deepEqual(
    [request.id, request.person?.name, request.facts, request.deadline, request.link],
    [id, 'Marta', { credits: 100, months: 2 }, answerBy, `/profile/athlete/support/${id}`],
  )
  assert.equal(counts.supportRequest, 1)
  assert.deepEqual(await waitingFor(marta), [])
  await ines.call(rejectSupport, { params: { id } })
  assert.deepEqual(await waitingFor(ines), [])
})

test('a request says which goal it counts to, and what a fund would add', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const volta = await signedInMember(podium(), 'SPONSOR', { credits: 60, name: 'Volta' })
  const until = dayAfter(calendarDay(new Date()), 60)
  const goal = { title: 'Nacional', purpose: '', credits: 300, until }
  const { id: goalId } = await ines.call(addGoal, { body: goal })
  const fund = { athleteId: ines.id, goalId, credits: 60, perSupporter: 60, until: null }
  await volta.call(setMatch, { body: fund })
  const asked = supportRequest(ines, 100)
  await marta.call(requestSupport, { ...asked, body: { ...asked.body, goalId } })
  const [request] = (await ines.call(readHome)).waiting
  const { doubler = '', ...facts } = request?.facts ?? {}
  assert.deepEqual(facts, { credits: 100, months: 2, goal: 'Nacional', doubled: 60 })
  assert.match(doubler, /^Volta/)
})

test('an order waits for its seller, then for its buyer', async () => {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium())
  const { id } = await order(marta, await offerProduct(helena))
  assert.deepEqual(await waitingFor(helena), [['orderToShip', id]])
  assert.deepEqual(await waitingFor(marta), [])
  await helena.call(shipOrder, { params: { id }, body: { trackingNote: '' } })
  const { waiting } = await marta.call(readHome)
  assert.deepEqual(
    [waiting[0]?.kind, waiting[0]?.id, waiting[0]?.facts.title, waiting[0]?.person?.id],
    ['orderToConfirm', id, 'Barras Volta', helena.id],
  )
  assert.ok(waiting[0]!.deadline)
  assert.deepEqual(await waitingFor(helena), [])
})

test('messages wait by conversation, until they are read, and after what has a deadline', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  for (const message of ['Olá', 'Força']) {
    await marta.call(sendMessage, { body: { userId: ines.id, message } })
  }
  const { id } = await askForSupport(marta, ines, 100)
  assert.deepEqual(await waitingFor(ines), [
    ['supportRequest', id],
    ['message', marta.id],
  ])
  const { waiting, counts } = await ines.call(readHome)
  assert.equal(waiting.find(({ kind }) => kind === 'message')?.facts.count, 2)
  assert.equal(counts.message, 1)
  await ines.call(markConversationRead, { params: { userId: marta.id } })
  assert.deepEqual(await waitingFor(ines), [['supportRequest', id]])
})

test('what lapses first comes first, whatever it is', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { credits: 40 })
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const helena = await openSponsor(podium())
  const request = await askForSupport(marta, ines, 100)
  const { id } = await order(ines, await offerProduct(helena))
  await helena.call(shipOrder, { params: { id }, body: { trackingNote: '' } })
  assert.deepEqual(await waitingFor(ines), [
    ['orderToConfirm', id],
    ['supportRequest', request.id],
  ])
})

test('a page waits with how much of it is there, and last', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const { waiting, counts } = await marta.call(readHome)
  const page = waiting.at(-1)
  assert.deepEqual([page?.kind, page?.link, counts.page], ['page', '/profile/fan', 1])
  assert.ok(page!.facts.percent! < 100)
})

test('a page that was never published waits to be, until its owner shows or hides it', async () => {
  const rui = await signUp(podium(), 'ATHLETE')
  await activate(podium(), rui)
  await signIn(rui)
  const link = `/athlete/${rui.id}`
  const unpublished = async () =>
    (await rui.call(readHome)).waiting.filter(({ kind }) => kind === 'hiddenPage')
  assert.deepEqual(
    (await unpublished()).map((one) => one.link),
    [link],
  )
  const visibility = { params: { id: rui.id }, body: { hiddenProfile: true } }
  await rui.call(putVisibility, visibility)
  assert.deepEqual(await unpublished(), [])
})

test('a competition that is over asks how it went, until it is a result or thirty days are over', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const at = dayAfter(calendarDay(new Date()), 3)
  const { id } = await ines.call(addCompetition, {
    body: { name: 'Taça de Braga', place: 'Braga', date: at, link: null },
  })
  assert.deepEqual(await waitingFor(ines), [])
  travel({ seconds: 4 * day })
  await signIn(ines)
  const { waiting } = await ines.call(readHome)
  const result = waiting.find(({ kind }) => kind === 'result')
  assert.deepEqual(
    [result?.kind, result?.id, result?.facts, result?.link],
    ['result', id, { title: 'Taça de Braga' }, `/athlete/${ines.id}?tab=manage#season-title`],
  )
  travel({ seconds: 34 * day })
  await signIn(ines)
  assert.deepEqual(await waitingFor(ines), [])
})

test('of many requests twenty are named, the first to lapse first, and all are counted', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const asked: number[] = []
  for (let count = 0; count < 22; count++) {
    const fan = await signedInMember(podium(), 'FAN', { credits: 50 })
    asked.push((await askForSupport(fan, ines, 50)).id)
  }
  const { counts } = await ines.call(readHome)
  assert.equal(counts.supportRequest, 22)
  assert.deepEqual(
    (await waitingFor(ines)).map(([, id]) => id),
    asked.slice(0, 20),
  )
})

test('it costs the same statements, however much waits', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const read = () => ines.call(readHome)
  const cost = async (count: number) => {
    for (let fans = 0; fans < count; fans++) {
      const fan = await signedInMember(podium(), 'FAN', { credits: 50 })
      await askForSupport(fan, ines, 50)
      await fan.call(sendMessage, { body: { userId: ines.id, message: 'Olá' } })
    }
    await podium().settled()
    await read()
    return countStatements(read)
  }
  assert.equal(await cost(1), await cost(5))
})

test('an admin is told what waits for admins, and no member is', async () => {
  const ana = await openAdmin(podium())
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN')
  const { counts: before } = await ana.call(readHome)
  await marta.call(sendReport, {
    body: { kind: 'profile', id: ines.id, reason: 'SPAM', details: '' },
  })
  const { counts, waiting } = await ana.call(readHome)
  assert.equal(counts.report, before.report + 1)
  assert.ok(waiting.some(({ kind, person }) => kind === 'report' && person?.id === ines.id))
  assert.deepEqual(await waitingFor(marta), [])
  assert.deepEqual(await ana.call(listNextSteps), [])
})

test('the request that waits longest is led to where its panel opens: on the first page of its list', async () => {
  const ana = await openAdmin(podium())
  for (const name of ['Earlier', 'Later']) {
    const body = { name, organisation: '', email: 'club@clube.example', message: 'Good day.' }
    await podium().visitor().call(sendContactRequest, { body })
  }
  const { waiting } = await ana.call(readHome)
  const { link = '', facts } = waiting.find(({ kind }) => kind === 'contactRequest') ?? {}
  assert.equal(facts?.title, 'Earlier')
  const address = new URL(link, 'http://podium.example').searchParams
  const _order = address.get('order') === 'ASC' ? 'ASC' : 'DESC'
  const query = { answered: 'false', _order, _limit: 1 } as const
  const { list } = await ana.call(listContactRequests, { query })
  assert.deepEqual(
    list.map(({ id }) => String(id)),
    [address.get('open')],
  )
})

test('who fits is proposed with the reason, and not whom one follows, blocked, or is', async () => {
  const own = { modality: 'KARATE' as const, countryCode: 'PT', postalCode: '4700-000' }
  const rui = await openMember(podium(), 'ATHLETE', own)
  await signIn(rui)
  const near = await openMember(podium(), 'ATHLETE', own)
  const far = await openMember(podium(), 'ATHLETE', { ...own, postalCode: '8000-000' })
  const sponsor = await openMember(podium(), 'SPONSOR', { ...own, modality: null })
  const steps = async () =>
    (await rui.call(listNextSteps)).map(({ reason, person }) => [reason, person.id])
  const found = await steps()
  assert.ok(found.length <= 3)
  assert.deepEqual(found, [
    ['sponsorNear', sponsor.id],
    ['sportNear', near.id],
    ['sport', far.id],
  ])
  const { db } = podium().context.database
  const isIn = (country_code: string) =>
    db.updateTable('directory').set({ country_code }).where('user_id', '=', near.id).execute()
  await isIn('ES')
  assert.deepEqual((await steps())[1], ['sport', near.id])
  await isIn('PT')
  await rui.call(follow, { params: { userId: near.id } })
  await signIn(far)
  await far.call(block, { params: { userId: rui.id } })
  const left = (await steps()).map(([, id]) => id)
  assert.ok(!left.includes(near.id) && !left.includes(far.id) && !left.includes(rui.id))
})
