import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { setTimeout as pause } from 'node:timers/promises'
import { getUser } from '@podium/contract/admin'
import { listAudit } from '@podium/contract/audit'
import { answerAppeal, appeal, decide, listDecisions } from '@podium/contract/decisions'
import { setMatch } from '@podium/contract/matches'
import { sendMessage } from '@podium/contract/messages'
import { searchNetwork } from '@podium/contract/network'
import { listNotifications } from '@podium/contract/notifications'
import { confirmOrder, shipOrder } from '@podium/contract/orders'
import { deleteProduct, getProduct, listProducts } from '@podium/contract/products'
import { getAthlete, getFan, putVisibility } from '@podium/contract/profiles'
import { listReports, sendReport } from '@podium/contract/reports'
import { login } from '@podium/contract/identity'
import type { Input } from '@podium/contract/route'
import { readSeason } from '@podium/contract/season'
import { requestExport } from '@podium/contract/settings'
import { getSupport, requestSupport } from '@podium/contract/support'
import { publishUpdate } from '@podium/contract/updates'
import { notificationMailPhrases } from '@podium/phrases/notification-mails'
import { decisionsExport } from '../../src/features/decisions/index.ts'
import { restrict } from '../../src/features/profiles/index.ts'
import { day } from '../../src/platform/clock.ts'
import { runJob } from '../buying.ts'
import { openAdmin, openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { asViewer, type Person } from '../person.ts'
import { offerProduct, openBuyer, openSponsor, order } from '../shop.ts'
import { signedInMember, supportRequest } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

type Act = Input<typeof decide>['body']['act']

const of = ({ id }: { id: number }) => ({ params: { id } })
const explanation = 'Contra as regras da casa'
const about = (id: number, act: Act, more: object = {}) => ({
  body: {
    ...({ subjectType: 'profile', subjectId: id, act, ground: 'TERMS', explanation } as const),
    ...more,
  },
})
const inDays = (days: number) => new Date(Date.now() + days * day * 1000).toISOString()
const report = async (by: Person, id: number) =>
  (await by.call(sendReport, { body: { kind: 'profile', id, reason: 'SPAM' } })).id
const fan = () => signedInMember(podium(), 'FAN')
const decided = async (person: Person) => (await person.call(listDecisions)).list
const bells = async (person: Person, kind: string) =>
  (await person.call(listNotifications)).list.filter((one) => one.kind === kind).length
const isSeen = async (person: Person) =>
  (await podium().visitor().raw(getFan, of(person))).statusCode === 200

/** A tennis player with a name of their own, and whether a visitor finds them in the network. */
async function athlete(name: string) {
  const ines = await openMember(podium(), 'ATHLETE', { name, modality: 'TENNIS' })
  await signIn(ines)
  const isFound = async () => {
    const found = await podium()
      .visitor()
      .call(searchNetwork, { query: { q: name } })
    return JSON.stringify(found).includes(name)
  }
  return { ines, isFound }
}

const endWhatIsOver = () => runJob(podium(), 'end-restrictions')

test('a decision closes the reports named, tells who sent them, and says its ground', async () => {
  const ana = await openAdmin(podium())
  const [whom, one, two] = [await fan(), await fan(), await fan()]
  const reports = [await report(one, whom.id), await report(two, whom.id)]
  const law = { ground: 'LAW', reference: 'Lei 93/2017, artigo 4', reports }
  const { decision } = await ana.call(decide, about(whom.id, 'HIDE', law))
  assert.deepEqual(
    [decision?.cause, decision?.ground, decision?.reference, decision?.explanation],
    ['PROFILE_HIDDEN', 'LAW', law.reference, explanation],
  )
  assert.equal(await isSeen(whom), false)
  const open = (await ana.call(listReports, { query: { _limit: 100 } })).list
  assert.ok(!open.some(({ id }) => reports.includes(id)))
  assert.deepEqual([await bells(one, 'reportAnswered'), await bells(two, 'reportAnswered')], [1, 1])
  const mail = await podium().mailTo(whom.email, 'decis')
  assert.ok(mail.text.includes(law.reference), mail.text)
})

test('NOTHING dismisses the reports and restricts nobody; without any there is nothing to decide', async () => {
  const ana = await openAdmin(podium())
  const [whom, one] = [await fan(), await fan()]
  await ana.violates(['reports', 'NotEmpty'], decide, about(whom.id, 'NOTHING'))
  const reports = [await report(one, whom.id)]
  const answer = await ana.call(decide, about(whom.id, 'NOTHING', { reports }))
  assert.equal(answer.decision, null)
  assert.deepEqual(await decided(whom), [])
  await ana.refused('stateChanged', decide, about(whom.id, 'HIDE', { reports }))
  assert.equal(await isSeen(whom), true)
})

test('of two admins the first decides; the same again answers the same and tells nobody twice', async () => {
  const [ana, eva] = [await openAdmin(podium()), await openAdmin(podium())]
  for (const act of ['HIDE', 'LIMIT', 'SUSPEND'] as const) {
    const [whom, one] = [await fan(), await fan()]
    const reports = [await report(one, whom.id)]
    const answers = await Promise.all(
      [ana, eva].map((admin) => admin.call(decide, about(whom.id, act, { reports }))),
    )
    const ids = answers.map(({ decision }) => decision?.id)
    assert.equal(new Set(ids).size, 1)
    assert.deepEqual(
      (await decided(whom)).map(({ id }) => id),
      [ids[0]],
    )
    assert.deepEqual([await bells(whom, 'decision'), await bells(one, 'reportAnswered')], [1, 1])
  }
})

test('what cannot be decided is refused and changes nothing', async () => {
  const ana = await openAdmin(podium())
  const [whom, other] = [await fan(), await fan()]
  const foreign = { reports: [await report(whom, other.id)] }
  await ana.violates(['reports', 'Pattern'], decide, about(whom.id, 'HIDE', foreign))
  await ana.violates(['act', 'Pattern'], decide, about(whom.id, 'REMOVE'))
  await ana.violates(['reference', 'NotBlank'], decide, about(whom.id, 'HIDE', { ground: 'LAW' }))
  await ana.violates(['until', 'Pattern'], decide, about(whom.id, 'HIDE', { until: inDays(1) }))
  await ana.violates(['until', 'Pattern'], decide, about(whom.id, 'LIMIT', { until: inDays(-1) }))
  await ana.violates(['until', 'Pattern'], decide, about(whom.id, 'LIMIT', { until: inDays(4000) }))
  await ana.refused('userNotFound', decide, about(2147483647, 'HIDE'))
  const gone = { reports: [2147483647] }
  await ana.refused('entityDoesNotExist', decide, about(whom.id, 'HIDE', gone))
  const missing = about(2147483647, 'REMOVE', { subjectType: 'media' })
  await ana.refused('entityDoesNotExist', decide, missing)
  assert.deepEqual(await decided(whom), [])
  assert.equal(await isSeen(whom), true)
})

test('REMOVE takes the thing away once, also where another admin asks it again', async () => {
  const [ana, eva] = [await openAdmin(podium()), await openAdmin(podium())]
  const { ines } = await athlete('Removida')
  const body = { text: 'Terceira!', audience: 'EVERYBODY', counted: 0 } as const
  const { id } = await ines.call(publishUpdate, { body })
  const asked = about(id, 'REMOVE', { subjectType: 'update' })
  const [first, again] = [await ana.call(decide, asked), await eva.call(decide, asked)]
  assert.equal(first.decision?.cause, 'UPDATE_REMOVED')
  assert.equal(again.decision?.id, first.decision.id)
  assert.equal((await decided(ines)).length, 1)
})

test('REMOVE of what its owner took away before is one decision, also where it is asked again', async () => {
  const [ana, eva] = [await openAdmin(podium()), await openAdmin(podium())]
  const [helena, marta] = [await openSponsor(podium()), await signedInMember(podium(), 'FAN')]
  const { id } = await offerProduct(helena)
  const reported = { kind: 'product', id, reason: 'SPAM' } as const
  const reports = [(await marta.call(sendReport, { body: reported })).id]
  await helena.call(deleteProduct, of({ id }))
  const asked = about(id, 'REMOVE', { subjectType: 'product', reports })
  const first = await ana.call(decide, asked)
  assert.equal(first.decision?.cause, 'REPORT_UPHELD')
  for (const admin of [ana, eva])
    assert.equal((await admin.call(decide, asked)).decision?.id, first.decision.id)
  assert.deepEqual([(await decided(helena)).length, await bells(helena, 'decision')], [1, 1])
})

test('LIMIT leaves the page at its address and takes it out of the network, until its time is over', async () => {
  const ana = await openAdmin(podium())
  const { ines, isFound } = await athlete('Limitada')
  assert.equal(await isFound(), true)
  await ana.call(decide, about(ines.id, 'LIMIT', { until: inDays(30) }))
  assert.equal(await isFound(), false)
  const page = await podium().visitor().call(getAthlete, of(ines))
  assert.equal(page.noindex, true)
  const other = about(ines.id, 'LIMIT', { until: inDays(60) })
  await ana.refused('stateChanged', decide, other)
  await endWhatIsOver()
  assert.equal(await isFound(), false)
  travel({ seconds: 31 * day })
  await endWhatIsOver()
  restoreClock()
  assert.equal(await isFound(), true)
  const [decision] = await decisionsExport.collect(podium().context.database.db, ines.id)
  assert.ok(decision?.ended_at)
})

test('a limited sponsor is left out of the market, and their shop is there for who asks for it', async () => {
  const ana = await openAdmin(podium())
  const helena = await openSponsor(podium())
  const { id } = await offerProduct(helena)
  const sold = async (query: object) =>
    (
      await podium()
        .visitor()
        .call(listProducts, { query: { _limit: 100, ...query } })
    ).list.some((product) => product.id === id)
  await ana.call(decide, about(helena.id, 'LIMIT'))
  assert.deepEqual([await sold({}), await sold({ sponsorID: helena.id })], [false, true])
  const { noindex } = await podium().visitor().call(getProduct, of({ id }))
  assert.equal(noindex, true)
  await ana.call(putVisibility, { ...of(helena), body: { hiddenProfile: false } })
  assert.equal(await sold({}), true)
})

test('who is limited doubles on the pages of athletes without a name', async () => {
  const ana = await openAdmin(podium())
  const volta = await signedInMember(podium(), 'SPONSOR', { credits: 100, name: 'Volta' })
  const { ines } = await athlete('Duplicada')
  const fund = { athleteId: ines.id, credits: 100, perSupporter: 50, until: null, goalId: null }
  await volta.call(setMatch, { body: fund })
  const doubles = async () =>
    (await podium().visitor().call(readSeason, of(ines))).matches.map(({ by }) => by?.name)
  assert.deepEqual(await doubles(), ['Volta Duarte'])
  await ana.call(decide, about(volta.id, 'LIMIT'))
  assert.deepEqual(await doubles(), [undefined])
})

test('what holds about somebody is told to admins, until it ends', async () => {
  const ana = await openAdmin(podium())
  const whom = await fan()
  const holds = async () => (await ana.call(getUser, of(whom))).restricted
  assert.equal(await holds(), null)
  const until = inDays(3)
  await ana.call(decide, about(whom.id, 'LIMIT', { until }))
  await ana.call(decide, about(whom.id, 'SUSPEND'))
  assert.deepEqual(
    (await holds())?.map((one) => [one.act, one.until]),
    [
      ['LIMIT', until],
      ['SUSPEND', null],
    ],
  )
  await ana.call(putVisibility, { ...of(whom), body: { hiddenProfile: false } })
  assert.equal(await holds(), null)
})

test('a line of a support goes with whatever is decided about who wrote it', async () => {
  const ana = await openAdmin(podium())
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  const asked = supportRequest(ines, 50)
  const support = await marta.call(requestSupport, {
    ...asked,
    body: { ...asked.body, note: 'Feio' },
  })
  const kind = { subjectType: 'supportNote', subjectId: support.id }
  const { id } = await ines.call(sendReport, {
    body: { kind: 'supportNote', id: support.id, reason: 'HARASSMENT' },
  })
  const act = about(support.id, 'LIMIT', { ...kind, reports: [id] })
  await ana.call(decide, act)
  assert.equal((await ines.call(getSupport, of(support))).note, '')
  assert.deepEqual(
    (await decided(marta)).map(({ cause }) => cause),
    ['PROFILE_LIMITED', 'LINE_REMOVED'],
  )
  await ana.call(decide, act)
  assert.equal((await decided(marta)).length, 2)
  // The other line of the same support, which the athlete would write, is no matter of who wrote this one.
  const thanks = { subjectType: 'supportThanks', subjectId: support.id }
  await ana.refused('entityDoesNotExist', decide, about(support.id, 'SUSPEND', thanks))
  assert.equal((await decided(marta)).length, 2)
})

test('SUSPEND hides the page and stops writing, not signing in, the data or open orders', async () => {
  const ana = await openAdmin(podium())
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium())
  const product = await offerProduct(helena)
  const bought = await order(marta, product)
  await ana.call(decide, about(helena.id, 'SUSPEND'))
  // A server trusts a session it has looked up for less than a second.
  await new Promise((done) => setTimeout(done, 900))
  assert.equal((await marta.raw(getProduct, of(product))).statusCode, 404)
  const body = { userId: marta.id, message: 'Olá' }
  await helena.refused('forbidden', sendMessage, { body })
  const { email, password } = helena
  const user = await helena.call(login, { body: { email, password, rememberMe: false } })
  assert.equal(user.suspended, true)
  await helena.call(shipOrder, { ...of(bought), body: { trackingNote: '' } })
  await marta.call(confirmOrder, of(bought))
  await helena.call(requestExport)
})

test('a suspension taken back by an appeal gives the account back; one hidden besides stays hidden', async () => {
  const [ana, eva] = [await openAdmin(podium()), await openAdmin(podium())]
  const whom = await fan()
  await ana.call(decide, about(whom.id, 'SUSPEND', { until: inDays(7) }))
  await ana.call(decide, about(whom.id, 'HIDE'))
  const list = await decided(whom)
  for (const [cause, seen] of [
    ['ACCOUNT_SUSPENDED', false],
    ['PROFILE_HIDDEN', true],
  ] as const) {
    const { id } = list.find((one) => one.cause === cause) ?? assert.fail(cause)
    await whom.call(appeal, { ...of({ id }), body: { text: 'Não fui eu' } })
    await eva.call(answerAppeal, { ...of({ id }), body: { outcome: 'REVERSED', reason: 'Certo' } })
    assert.equal(await isSeen(whom), seen)
  }
})

test('showing the page ends a limit and a suspension, which may be decided anew', async () => {
  const ana = await openAdmin(podium())
  const whom = await fan()
  const mails = async () => (await podium().mailsTo(whom.email)).length
  for (const act of ['LIMIT', 'SUSPEND', 'LIMIT', 'SUSPEND'] as const) {
    await ana.call(decide, about(whom.id, act))
    const before = await mails()
    await ana.call(putVisibility, { ...of(whom), body: { hiddenProfile: false } })
    assert.equal(await isSeen(whom), true)
    // The dialog tells the admin that the owner is told.
    assert.equal((await mails()) - before, 1, act)
  }
  assert.ok((await decided(whom)).every(({ endedAt }) => endedAt !== null))
})

test('showing a page that lacks what that takes ends what was decided about it, and it stays hidden', async () => {
  const ana = await openAdmin(podium())
  const whom = await openMember(podium(), 'ATHLETE')
  const show = { ...of(whom), body: { hiddenProfile: false } }
  const told: unknown[] = []
  for (const act of ['LIMIT', 'SUSPEND', 'HIDE'] as const) {
    await ana.call(decide, about(whom.id, act))
    const { length } = await podium().mailsTo(whom.email)
    assert.deepEqual(await ana.call(putVisibility, show), { hiddenProfile: true })
    await ana.refused('athleteHasNoSport', putVisibility, show)
    const mails = await podium().mailsTo(whom.email)
    told.push(mails.slice(0, mails.length - length).map(({ subject }) => subject))
  }
  await signIn(whom)
  // That it is over is theirs to hear; that an admin hides it no more changes nothing that they see.
  const { lifted } = notificationMailPhrases.pt
  assert.deepEqual(told, [[lifted.subject], [lifted.subject], []])
  const { list } = await whom.call(listNotifications)
  const said = list.filter(({ kind }) => kind === 'visibilityChanged')
  assert.deepEqual(
    said.map(({ facts }) => facts.outcome),
    ['hidden', 'hidden'],
  )
  assert.ok((await decided(whom)).every(({ endedAt }) => endedAt !== null))
})

test('a page that is limited in the moment in which another admin shows it stands as its decision says', async () => {
  const [ana, bea] = [await openAdmin(podium()), await openAdmin(podium())]
  const whom = await fan()
  const limited = { userId: whom.id, act: 'PROFILE_LIMITED', until: null, reason: explanation }
  let showing: Promise<unknown> = Promise.resolve()
  await podium().context.inTransaction(async (tx) => {
    await restrict(tx, asViewer(ana, 'ADMIN'), limited as never)
    showing = bea.call(putVisibility, { ...of(whom), body: { hiddenProfile: false } })
    await pause(300)
  })
  await showing
  const [decision] = await decided(whom)
  assert.ok(decision?.endedAt)
  const { list } = await ana.call(listAudit, { query: { userId: whom.id } })
  assert.deepEqual(list[0]?.before, { hiddenProfile: false, limited: true })
})

test('a page that an admin shows again says that its hiding is over, and is hidden by a decision anew', async () => {
  const ana = await openAdmin(podium())
  const whom = await fan()
  const show = { ...of(whom), body: { hiddenProfile: false } }
  for (let times = 1; times <= 2; times++) {
    await ana.call(decide, about(whom.id, 'HIDE'))
    assert.equal((await decided(whom))[0]?.endedAt, null)
    await ana.call(putVisibility, show)
    const over = await decided(whom)
    assert.equal(over.length, times)
    assert.ok(over.every(({ endedAt, reversed }) => endedAt !== null && !reversed))
  }
  const query = { act: 'PROFILE_SHOWN', userId: whom.id } as const
  const [{ before } = assert.fail('not on record')] = (await ana.call(listAudit, { query })).list
  assert.deepEqual(before, { hiddenProfile: true })
})

test('what showing the page ended besides is on record', async () => {
  const ana = await openAdmin(podium())
  const whom = await fan()
  await ana.call(decide, about(whom.id, 'LIMIT'))
  await ana.call(decide, about(whom.id, 'SUSPEND'))
  await ana.call(putVisibility, { ...of(whom), body: { hiddenProfile: false } })
  await ana.call(putVisibility, { ...of(whom), body: { hiddenProfile: false } })
  const query = { act: 'PROFILE_SHOWN', userId: whom.id } as const
  const { list } = await ana.call(listAudit, { query })
  assert.deepEqual(
    list.map(({ before, after }) => [before, after]),
    [
      [{ hiddenProfile: false }, { hiddenProfile: false }],
      [
        { hiddenProfile: true, limited: true, suspended: true },
        { hiddenProfile: false, limited: false, suspended: false },
      ],
    ],
  )
})
