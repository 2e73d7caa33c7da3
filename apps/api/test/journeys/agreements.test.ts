import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import {
  acceptAgreement,
  type Agreement,
  changeAgreement,
  commentDeliverable,
  downloadAgreement,
  endAgreement,
  listAgreements,
  proposeAgreement,
  readAgreement,
  tickDeliverable,
} from '@podium/contract/agreements'
import { decide } from '@podium/contract/decisions'
import { readHome } from '@podium/contract/home'
import { acceptGuardianship, nameGuardian, putContacts } from '@podium/contract/guardianship'
import { block, putMessageSettings, sendMessage } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { listReports, sendReport } from '@podium/contract/reports'
import { closeAccount, deleteAthlete } from '@podium/contract/settings'
import { acceptSupport } from '@podium/contract/support'
import { reopenAccount } from '../../src/features/identity/index.ts'
import { agreementsExport } from '../../src/features/agreements/leave.ts'
import { day, now } from '../../src/platform/clock.ts'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { castPassword as password, freshAddress, join, openAdmin, signIn } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { readPdf } from '../pdf.ts'
import type { Person } from '../person.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()
after(restoreClock)

const at = ({ id }: { id: number }) => ({ params: { id } })
const inDays = (days: number) => dayAfter(calendarDay(now()), days)
const athlete = () => signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
const volta = (credits = 0) =>
  signedInMember(podium(), 'SPONSOR', { name: 'Volta', lastName: 'Foods', credits })

const logo = { title: 'Logo on the kit', due: null }
const posts = () => ({ title: 'Three posts', due: inDays(30) })

const proposal = (to: Person, details: object = {}) => ({
  body: {
    ...{ userId: to.id, title: 'Season 2027', text: 'The supporter supports the athlete.' },
    deliverables: [logo, posts()],
    ...details,
  },
})

/** An agreement that both accepted. */
async function agreed(ines: Person, helena: Person): Promise<Agreement> {
  const { id } = await helena.call(proposeAgreement, proposal(ines))
  return ines.call(acceptAgreement, { ...at({ id }), body: { version: 1 } })
}

const accept = (who: Person, { id }: { id: number }, version: number) =>
  who.call(acceptAgreement, { ...at({ id }), body: { version } })
const change = (who: Person, { id }: { id: number }, details: object = {}) =>
  who.call(changeAgreement, {
    ...at({ id }),
    body: { text: 'Something else.', deliverables: [logo], ...details },
  })
const tick = (who: Person, { id }: { id: number }, n: number, body: object) =>
  who.raw(tickDeliverable, { params: { id, n }, body })

/** Somebody of fifteen whose page is there, and who looks after them. */
async function family() {
  const ward = await join(podium(), 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  const born = `${new Date().getUTCFullYear() - 15}-01-01`
  await saveAthlete(ward, { dateOfBirth: born, weight: 52 })
  // A server trusts a session it has looked up for less than a second.
  await new Promise((done) => setTimeout(done, 900))
  const guardian = await join(podium(), 'FAN', { name: 'Paula' })
  const email = freshAddress('parent')
  await ward.call(nameGuardian, { body: { email } })
  const secret = await podium().tokenMailedTo(email, '/guardianship')
  const adult = { confirmed: true as const, dateOfBirth: '1980-05-05' }
  await guardian.call(acceptGuardianship, { params: { secret }, body: adult })
  await guardian.call(putVisibility, { ...at(ward), body: { hiddenProfile: false } })
  return { ward, guardian }
}

const proof = async (who: Person) =>
  (await upload(who, '/files/proof', await photo())).json<{ id: number }>().id

const heard = async (who: Person) =>
  (await who.call(listNotifications)).list.map(({ kind, facts }) => [kind, facts.outcome ?? ''])

test('a sponsor proposes, the athlete changes, the sponsor accepts: that version holds', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const first = await helena.call(proposeAgreement, proposal(ines))
  assert.deepEqual([first.state, first.version, first.holds], ['PROPOSED', 1, null])
  assert.deepEqual(first.versions[0]?.acceptedBy, [helena.id])
  assert.deepEqual(first.abilities.accept, false)
  const { waiting } = await ines.call(readHome)
  assert.deepEqual(
    waiting.filter(({ kind }) => kind === 'agreement').map(({ id, person }) => [id, person?.name]),
    [[first.id, 'Volta']],
  )

  const second = await change(ines, first, { after: 1 })
  assert.deepEqual([second.state, second.version, second.holds], ['PROPOSED', 2, null])
  assert.deepEqual(second.versions[1]?.acceptedBy, [ines.id])
  const third = await accept(helena, first, 2)
  assert.deepEqual([third.state, third.version, third.holds], ['ACCEPTED', 2, 2])
  assert.deepEqual(third.versions[1]?.acceptedBy.toSorted(), [ines.id, helena.id].toSorted())
  // Again changes nothing, and nobody is told a second time.
  assert.deepEqual(await accept(helena, first, 2), third)
  await podium().settled()
  assert.deepEqual(await heard(ines), [
    ['agreementAccepted', 'PROPOSED'],
    ['agreementProposed', 'PROPOSED'],
  ])
  assert.deepEqual(await heard(helena), [['agreementProposed', 'CHANGED']])
  await podium().mailTo(ines.email, 'aceitou')
})

test('a change holds only once both accepted it; until then the version before goes on', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const before = await agreed(ines, helena)
  const changed = await change(helena, before, {
    deliverables: [
      { ...posts(), due: inDays(60) },
      { title: 'A video', due: null },
    ],
  })
  assert.deepEqual([changed.state, changed.version, changed.holds], ['ACCEPTED', 2, 1])
  // What holds can be done; what only waits cannot.
  assert.equal((await tick(ines, before, 1, { link: 'https://a.pt/logo' })).statusCode, 200)
  assert.equal((await tick(ines, before, 3, { link: 'https://a.pt/video' })).statusCode, 404)
  const held = await accept(ines, before, 2)
  assert.deepEqual([held.state, held.version, held.holds], ['ACCEPTED', 2, 2])
  // The same words have the same number, with another day too; other words have a new one.
  assert.deepEqual(
    held.versions[1]?.deliverables.map(({ n, due }) => [n, due]),
    [
      [2, inDays(60)],
      [3, null],
    ],
  )
  assert.ok(held.versions[0]?.deliverables[0]?.doneAt)
})

test('an older version cannot be accepted any more, and a change of what has changed is refused', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const first = await helena.call(proposeAgreement, proposal(ines))
  await change(helena, first)
  const older = await ines.refused('stateChanged', acceptAgreement, {
    ...at(first),
    body: { version: 1 },
  })
  assert.equal((older.current as Agreement).version, 2)
  await ines.refused('stateChanged', acceptAgreement, { ...at(first), body: { version: 3 } })
  const stale = await ines.refused('stateChanged', changeAgreement, {
    ...at(first),
    body: { text: 'Mine', deliverables: [], after: 1 },
  })
  assert.equal((stale.current as Agreement).versions.length, 2)
})

test('of accepting and changing at once one comes first, and nobody accepts what they did not read', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [ines, helena] = [await athlete(), await volta()]
    const { id } = await helena.call(proposeAgreement, proposal(ines))
    const [accepted, changed] = await Promise.all([
      ines.raw(acceptAgreement, { ...at({ id }), body: { version: 1 } }),
      helena.raw(changeAgreement, { ...at({ id }), body: { text: 'New', deliverables: [] } }),
    ])
    assert.equal(changed.statusCode, 201)
    const now = await ines.call(readAgreement, at({ id }))
    if (accepted.statusCode === 200) assert.deepEqual([now.state, now.holds], ['ACCEPTED', 1])
    else {
      assert.equal(accepted.statusCode, 409)
      assert.deepEqual([now.state, now.holds], ['PROPOSED', null])
    }
    assert.deepEqual(now.versions[1]?.acceptedBy, [helena.id])
  }
})

test('of both accepting different versions at once only the newest can come to hold', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [ines, helena] = [await athlete(), await volta()]
    const { id } = await helena.call(proposeAgreement, proposal(ines))
    await change(ines, { id })
    const [older, newest] = await Promise.all([
      ines.raw(acceptAgreement, { ...at({ id }), body: { version: 1 } }),
      helena.raw(acceptAgreement, { ...at({ id }), body: { version: 2 } }),
    ])
    assert.deepEqual([older.statusCode, newest.statusCode], [409, 200])
    assert.equal((await ines.call(readAgreement, at({ id }))).holds, 2)
  }
})

test('both proposing at once leaves one proposal, which the other is shown', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [ines, helena] = [await athlete(), await volta()]
    const answers = await Promise.all([
      ines.raw(proposeAgreement, proposal(helena)),
      helena.raw(proposeAgreement, proposal(ines)),
    ])
    assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 409])
    const refused = answers.find(({ statusCode }) => statusCode === 409)?.json()
    assert.equal(refused.errors[0].errorCode, 103)
    assert.equal(refused.current.title, 'Season 2027')
    assert.equal((await ines.call(listAgreements)).total, 1)
  }
})

test('what was done is ticked with a https link or a picture of one’s own, and commented on', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const agreement = await agreed(ines, helena)
  for (const link of ['no link', 'http://a.pt/logo', 'javascript:alert(1)', 'https://a b.pt'])
    assert.deepEqual((await tick(ines, agreement, 1, { link })).json().fields, {
      link: [{ kind: 'Pattern' }],
    })
  assert.deepEqual((await tick(ines, agreement, 1, {})).json().fields, {
    link: [{ kind: 'NotBlank' }],
  })
  assert.deepEqual((await tick(ines, agreement, 1, { pictureId: 7777 })).json().fields, {
    pictureId: [{ kind: 'Pattern' }],
  })
  // Before it is done there is nothing to say of it.
  const about = { params: { id: agreement.id, n: 1 }, body: { text: 'Beautiful' } }
  await helena.refused('stateChanged', commentDeliverable, about)
  const done = (await tick(ines, agreement, 1, { link: 'a.pt/logo' })).json<Agreement>()
  const [first] = done.versions[0]?.deliverables ?? []
  assert.equal(first?.link, 'https://a.pt/logo')
  assert.ok(first?.doneAt)
  const seen = await helena.call(commentDeliverable, about)
  assert.equal(seen.versions[0]?.deliverables[0]?.comment, 'Beautiful')
  await podium().settled()
  assert.deepEqual((await heard(helena))[0], ['agreementDone', ''])
  assert.deepEqual((await heard(ines))[0], ['agreementDone', ''])
  // Taken back it is open again, and what was said of it is gone.
  const back = (await tick(ines, agreement, 1, { done: false })).json<Agreement>()
  assert.deepEqual(
    back.versions[0]?.deliverables.map(({ doneAt, link, comment }) => [doneAt, link, comment])[0],
    [null, null, ''],
  )
  // Only the athlete ticks, only the supporter comments.
  assert.equal((await tick(helena, agreement, 1, { link: 'https://a.pt' })).statusCode, 403)
  await ines.refused('forbidden', commentDeliverable, about)
})

test('a picture proves one thing alone, and only its two sides have a key to it', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const agreement = await agreed(ines, helena)
  const pictureId = await proof(ines)
  const done = (await tick(ines, agreement, 1, { pictureId })).json<Agreement>()
  const main = done.versions[0]?.deliverables[0]?.picture?.main ?? ''
  const seen = await helena.call(readAgreement, at(agreement))
  assert.equal(seen.versions[0]?.deliverables[0]?.picture?.main, main)
  const visitor = podium().visitor()
  assert.equal((await visitor.send({ method: 'GET', url: main })).statusCode, 200)
  const bare = main.replace(/\?.*/, '')
  for (const who of [visitor, ines, helena])
    assert.equal((await who.send({ method: 'GET', url: bare })).statusCode, 404)
  // The same picture shows nothing else, nor does somebody else's.
  assert.deepEqual((await tick(ines, agreement, 2, { pictureId })).json().fields, {
    pictureId: [{ kind: 'Pattern' }],
  })
  const theirs = await proof(await athlete())
  assert.equal((await tick(ines, agreement, 2, { pictureId: theirs })).statusCode, 400)
})

test('a tick is told once, however often it is taken back and made again', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const agreement = await agreed(ines, helena)
  // Who was reminded has not ticked yet.
  await podium().context.database.pool.query(
    'insert into agreement_marks (agreement_id, n, reminded_for) values ($1, 2, now())',
    [agreement.id],
  )
  for (const link of ['https://a.pt/1', 'https://a.pt/2', 'https://a.pt/3']) {
    assert.equal((await tick(ines, agreement, 2, { link })).statusCode, 200)
    assert.equal((await tick(ines, agreement, 2, { done: false })).statusCode, 200)
  }
  const { versions } = await ines.call(readAgreement, at(agreement))
  const [, second] = versions[0]?.deliverables ?? []
  assert.deepEqual([second?.doneAt, second?.link], [null, null])
  await podium().settled()
  const told = (await heard(helena)).filter(([kind]) => kind === 'agreementDone')
  assert.equal(told.length, 1)
  const mails = await podium().mailsTo(helena.email)
  assert.equal(mails.filter(({ subject }) => subject.includes('Three posts')).length, 1)
})

test('across a block a tick counts, but brings the other side neither word nor link', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const agreement = await agreed(ines, helena)
  await tick(ines, agreement, 1, { link: 'https://a.pt/before' })
  await helena.call(block, { params: { userId: ines.id } })
  const before = (await heard(helena)).length
  for (const n of [1, 2]) {
    const body = { link: 'https://evil.example', pictureId: await proof(ines) }
    assert.equal((await tick(ines, agreement, n, body)).statusCode, 200)
  }
  const { versions } = await helena.call(readAgreement, at(agreement))
  assert.deepEqual(
    versions[0]?.deliverables.map(({ link, doneAt, picture }) => [link, Boolean(doneAt), picture]),
    [
      ['https://a.pt/before', true, null],
      [null, true, null],
    ],
  )
  await podium().settled()
  assert.equal((await heard(helena)).length, before)
})

test('either side ends it; both go on reading it, and nothing else can be done', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const agreement = await agreed(ines, helena)
  const ended = await ines.call(endAgreement, at(agreement))
  assert.deepEqual([ended.state, ended.endedBy, ended.endReason], ['ENDED', ines.id, 'ENDED'])
  assert.deepEqual(await ines.call(endAgreement, at(agreement)), ended)
  const seen = await helena.call(readAgreement, at(agreement))
  assert.ok(!Object.values(seen.abilities).some(Boolean))
  await helena.refused('stateChanged', acceptAgreement, { ...at(agreement), body: { version: 1 } })
  await helena.refused('stateChanged', changeAgreement, {
    ...at(agreement),
    body: { text: 'More', deliverables: [] },
  })
  assert.equal((await tick(ines, agreement, 1, { link: 'https://a.pt' })).statusCode, 409)
  await podium().settled()
  assert.deepEqual((await heard(helena))[0], ['agreementEnded', 'ENDED'])
  // A declined proposal is told as such.
  const { id } = await helena.call(proposeAgreement, proposal(ines))
  await ines.call(endAgreement, at({ id }))
  await podium().settled()
  assert.deepEqual((await heard(helena))[0], ['agreementEnded', 'WITHDRAWN'])
})

test('who is suspended, or limited, ends an agreement, as they may leave, and does nothing else with it', async () => {
  const ana = await openAdmin(podium())
  for (const act of ['SUSPEND', 'LIMIT'] as const) {
    const [ines, helena] = [await athlete(), await volta()]
    const agreement = await agreed(ines, helena)
    const about = { subjectType: 'profile', subjectId: helena.id, explanation: 'Test' } as const
    await ana.call(decide, { body: { ...about, act, ground: 'TERMS' } })
    await signIn(helena)
    const changed = await helena.raw(changeAgreement, {
      ...at(agreement),
      body: { text: 'Something else.', deliverables: [] },
    })
    assert.equal(changed.statusCode, act === 'SUSPEND' ? 403 : 201)
    const ended = await helena.call(endAgreement, at(agreement))
    assert.deepEqual([ended.state, ended.endedBy], ['ENDED', helena.id])
  }
})

test('a third person, an admin and a fan read nothing of it', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const agreement = await agreed(ines, helena)
  const carlos = await signedInMember(podium(), 'MANAGER')
  for (const who of [carlos, await athlete(), await volta()]) {
    await who.refused('entityDoesNotExist', readAgreement, at(agreement))
    await who.refused('entityDoesNotExist', acceptAgreement, {
      ...at(agreement),
      body: { version: 1 },
    })
    await who.refused('entityDoesNotExist', endAgreement, at(agreement))
    assert.equal((await who.call(listAgreements)).total, 0)
    await who.refused('entityDoesNotExist', downloadAgreement, at(agreement))
  }
  const others = [await signedInMember(podium(), 'FAN'), await openAdmin(podium())]
  for (const who of others) await who.refused('forbidden', readAgreement, at(agreement))
})

test('only an athlete and a sponsor or manager agree, and only where the page is there', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const fan = await signedInMember(podium(), 'FAN')
  for (const [who, to] of [
    [ines, fan],
    [ines, await athlete()],
    [helena, await volta()],
    [ines, ines],
  ] as const)
    await who.refused('userNotFound', proposeAgreement, proposal(to))
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  await helena.refused('userNotFound', proposeAgreement, proposal(ines))
  // Who hides may still propose, as they may write.
  const { id } = await ines.call(proposeAgreement, proposal(helena))
  assert.equal((await helena.call(readAgreement, at({ id }))).athlete.name, 'Inês')
})

test('across a block nothing is proposed, accepted or said; what was agreed can be kept and ended', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const agreement = await agreed(ines, helena)
  await helena.call(proposeAgreement, proposal(ines))
  await ines.call(block, { params: { userId: helena.id } })
  const { list } = await helena.call(listAgreements)
  const waiting = list.find(({ state }) => state === 'PROPOSED') as Agreement
  await ines.refused('recipientUnavailable', acceptAgreement, {
    ...at(waiting),
    body: { version: 1 },
  })
  await helena.refused('recipientUnavailable', changeAgreement, {
    ...at(agreement),
    body: { text: 'More', deliverables: [] },
  })
  assert.equal((await tick(ines, agreement, 1, { link: 'https://a.pt' })).statusCode, 200)
  await helena.refused('recipientUnavailable', commentDeliverable, {
    params: { id: agreement.id, n: 1 },
    body: { text: 'You again' },
  })
  assert.equal((await helena.call(endAgreement, at(agreement))).state, 'ENDED')
})

test('nobody proposes to whom they could not begin to write, unless the two talk or one supports the other', async () => {
  const [ines, helena, rui] = [await athlete(), await volta(600), await volta(600)]
  await ines.call(putMessageSettings, { body: { whoMayWrite: 'NOBODY' } })
  await helena.refused('recipientUnavailable', proposeAgreement, proposal(ines))
  const request = await askForSupport(helena, ines, 50)
  await helena.refused('recipientUnavailable', proposeAgreement, proposal(ines))
  await ines.call(acceptSupport, at(request))
  await helena.call(proposeAgreement, proposal(ines))
  await ines.call(sendMessage, { body: { userId: rui.id, message: 'Olá' } })
  await rui.call(proposeAgreement, proposal(ines))
})

test('a delegate needs the scope of supports; a guardian accepts for who is protected', async () => {
  const [ines, helena, carlos] = [
    await athlete(),
    await volta(),
    await signedInMember(podium(), 'MANAGER'),
  ]
  await letAct(podium(), carlos, ines, ['PAGE', 'SPEND'])
  const { id } = await helena.call(proposeAgreement, proposal(ines))
  await actingFor(carlos, ines).refused('scopeMissing', readAgreement, at({ id }))
  await letAct(podium(), carlos, ines, ['SUPPORT'])
  const acting = actingFor(carlos, ines)
  const accepted = await acting.call(acceptAgreement, { ...at({ id }), body: { version: 1 } })
  assert.deepEqual(accepted.versions[0]?.acceptedBy.toSorted(), [ines.id, helena.id].toSorted())
  // Who supports is asked for by the scope of spending alone.
  const rui = await signedInMember(podium(), 'MANAGER')
  await letAct(podium(), rui, helena, ['SUPPORT'])
  const seen = await actingFor(rui, helena).call(readAgreement, at({ id }))
  assert.deepEqual([seen.abilities.end, seen.abilities.support], [true, false])
})

test('of who is protected the guardian decides, and hears of what waits', async () => {
  const { ward, guardian } = await family()
  const helena = await volta()
  // Nobody reaches them but whom the guardian lets.
  await helena.refused('recipientUnavailable', proposeAgreement, proposal(ward))
  await guardian.call(putContacts, { ...at(ward), body: { allowed: [helena.id] } })
  const { id } = await helena.call(proposeAgreement, proposal(ward))
  await ward.refused('guardianNeeded', acceptAgreement, { ...at({ id }), body: { version: 1 } })
  await ward.refused('guardianNeeded', endAgreement, at({ id }))
  assert.equal((await ward.call(readAgreement, at({ id }))).abilities.accept, false)
  await podium().settled()
  assert.deepEqual((await heard(guardian))[0]?.[0], 'agreementProposed')
  const acting = actingFor(guardian, ward)
  const held = await acting.call(acceptAgreement, { ...at({ id }), body: { version: 1 } })
  assert.equal(held.state, 'ACCEPTED')
  // What was done the ward ticks themselves.
  assert.equal((await tick(ward, { id }, 1, { link: 'https://a.pt' })).statusCode, 200)
})

test('bad input is told at its field, also deep in the list', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const wrong = async (details: object) =>
    (await helena.raw(proposeAgreement, proposal(ines, details))).json().fields
  assert.deepEqual(await wrong({ title: ' ', text: '' }), {
    title: [{ kind: 'NotBlank' }],
    text: [{ kind: 'NotBlank' }],
  })
  assert.deepEqual(await wrong({ deliverables: [logo, { title: '', due: '2020-01-01' }] }), {
    'deliverables.1.title': [{ kind: 'NotBlank' }],
    'deliverables.1.due': [{ kind: 'Pattern' }],
  })
  assert.deepEqual(await wrong({ deliverables: Array.from({ length: 21 }, () => logo) }), {
    deliverables: [{ kind: 'Size', max: 20 }],
  })
  const agreement = await agreed(ines, helena)
  const past = [{ title: 'Too late', due: '2020-01-01' }]
  const { fields } = (
    await ines.raw(changeAgreement, { ...at(agreement), body: { text: 'New', deliverables: past } })
  ).json()
  assert.deepEqual(fields, { 'deliverables.0.due': [{ kind: 'Pattern' }] })
})

test('a day that has passed stays in later versions, and both are reminded of one that comes', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const due = inDays(5)
  const { id } = await helena.call(
    proposeAgreement,
    proposal(ines, { deliverables: [{ title: 'A video', due }, posts()] }),
  )
  await runJob(podium(), 'remind-of-deliverables')
  await accept(ines, { id }, 1)
  for (const _ of [1, 2]) await runJob(podium(), 'remind-of-deliverables')
  await podium().settled()
  const told = async (who: Person) =>
    (await who.call(listNotifications)).list.filter(({ kind }) => kind === 'agreementDue')
  assert.deepEqual(
    (await told(ines)).map(({ facts }) => [facts.deliverable, facts.at]),
    [['A video', due]],
  )
  assert.equal((await told(helena)).length, 1)
  travel({ seconds: 10 * day })
  await signIn(ines)
  const changed = await change(
    ines,
    { id },
    {
      text: 'New',
      deliverables: [{ title: 'A video', due }],
    },
  )
  assert.equal(changed.versions[1]?.deliverables[0]?.n, 1)
  restoreClock()
})

test('it names the support of the two, whatever becomes of the credits', async () => {
  const [ines, helena] = [await athlete(), await volta(300)]
  const agreement = await agreed(ines, helena)
  assert.deepEqual([agreement.support, agreement.holds], [null, 1])
  const asked = await askForSupport(helena, ines, 100)
  const seen = await helena.call(readAgreement, at(agreement))
  assert.deepEqual([seen.support?.id, seen.support?.status], [asked.id, 'PENDING'])
  await ines.call(acceptSupport, at(asked))
  assert.equal((await ines.call(readAgreement, at(agreement))).support?.status, 'ACTIVE')
})

test('the PDF has what holds, in both languages, tagged, and nothing before both accepted', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const { id } = await helena.call(proposeAgreement, proposal(ines))
  await helena.refused('entityDoesNotExist', downloadAgreement, at({ id }))
  await accept(ines, { id }, 1)
  await change(ines, { id }, { text: 'Not agreed on yet.' })
  for (const [lang, words] of [
    ['en', ['Agreement no.', 'What was agreed', 'moves no credits', 'Athlete']],
    ['pt', ['Acordo n.º', 'O que ficou combinado', 'não move créditos', 'Atleta']],
  ] as const) {
    const answer = await helena.raw(downloadAgreement, { ...at({ id }), query: { lang } })
    assert.equal(answer.headers['content-type'], 'application/pdf')
    const { text, source } = readPdf(answer.rawPayload)
    for (const word of [...words, 'Season 2027', 'Inês Carvalho', 'Volta', 'Logo on the kit'])
      assert.ok(text.includes(word.replaceAll(' ', '')), `${lang}: ${word} in ${text}`)
    assert.ok(!text.includes('Notagreedonyet'))
    for (const part of ['/Marked true', '/S /H1', '/S /Table', '/S /TH', `/Lang (${lang}`])
      assert.ok(source.includes(part), part)
  }
})

test('words of the other side can be reported, and nobody reports their own', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const { id } = await helena.call(proposeAgreement, proposal(ines, { text: 'Rude words.' }))
  const report = { kind: 'agreement', id, reason: 'HARASSMENT', details: '' } as const
  await (await volta()).refused('entityDoesNotExist', sendReport, { body: report })
  await ines.call(sendReport, { body: report })
  // The athlete wrote nothing in it yet.
  await helena.refused('entityDoesNotExist', sendReport, { body: report })
  const { list } = await (
    await openAdmin(podium())
  ).call(listReports, {
    query: { kind: 'agreement' },
  })
  assert.equal(list[0]?.reported.id, helena.id)
  assert.ok(list[0]?.quoted.includes('Rude words.'))
})

test('a report quotes what the other side was the first to say, in whichever version', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const first = await helena.call(proposeAgreement, proposal(ines, { text: 'Fair.\nKind.' }))
  await change(ines, first, { text: 'Fair.\nRude words.' })
  await change(helena, first, { text: 'Fair.\nRude words.', deliverables: [] })
  await change(ines, first, { text: 'Clean.\nKind.', deliverables: [] })
  const report = { kind: 'agreement', id: first.id, reason: 'HARASSMENT', details: '' } as const
  const admin = await openAdmin(podium())
  const quoted = async (by: Person) => {
    await by.call(sendReport, { body: report })
    const { list } = await admin.call(listReports, { query: { kind: 'agreement' } })
    return list.find(({ reporter }) => reporter?.id === by.id)?.quoted.split('\n\n')
  }
  assert.deepEqual(await quoted(helena), ['Rude words.', 'Clean.'])
  const helenas = ['Season 2027', 'Fair.', 'Kind.', logo.title, posts().title]
  assert.deepEqual(await quoted(ines), helenas)
})

test('whoever closes their account ends it; the other side keeps what held, for five years', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const agreement = await agreed(ines, helena)
  await tick(ines, agreement, 1, { link: 'https://a.pt/logo' })
  await change(ines, agreement, { text: 'Never accepted.' })
  const waiting = await volta()
  const { id: proposed } = await waiting.call(proposeAgreement, proposal(ines))
  await ines.call(closeAccount, { body: { password } })
  await podium().settled()
  assert.deepEqual((await heard(helena))[0], ['agreementEnded', 'LEFT'])
  const seen = await helena.call(readAgreement, at(agreement))
  assert.deepEqual([seen.state, seen.endReason, seen.athlete.name], ['ENDED', 'LEFT', ''])

  travel({ seconds: 366 * day })
  await runJob(podium(), 'anonymise-closed-accounts')
  await signIn(helena)
  const later = await helena.call(readAgreement, at(agreement))
  assert.deepEqual(
    later.versions.map(({ version, text }) => [version, text]),
    [[1, 'The supporter supports the athlete.']],
  )
  const [logoThen] = later.versions[0]?.deliverables ?? []
  assert.deepEqual([logoThen?.link, Boolean(logoThen?.doneAt)], [null, true])
  await signIn(waiting)
  await waiting.refused('entityDoesNotExist', readAgreement, at({ id: proposed }))

  travel({ seconds: (5 * 366 + 1) * day })
  await runJob(podium(), 'forget-agreements')
  await signIn(helena)
  await helena.refused('entityDoesNotExist', readAgreement, at(agreement))
  restoreClock()
})

test('what held goes on where a deleted account is open again', async () => {
  const [ines, helena, ana] = [await athlete(), await volta(), await openAdmin(podium())]
  const agreement = await agreed(ines, helena)
  const declined = await helena.call(proposeAgreement, proposal(ines))
  await ana.call(deleteAthlete, { ...at(ines), query: { reason: 'A mistake' } })
  const state = async ({ id }: { id: number }) =>
    (await helena.call(readAgreement, at({ id }))).state
  assert.equal(await state(agreement), 'ENDED')
  await podium().context.inTransaction((tx) => reopenAccount(tx, ines.id))
  assert.deepEqual([await state(agreement), await state(declined)], ['ACCEPTED', 'ENDED'])
})

test('both take it along with their data', async () => {
  const [ines, helena] = [await athlete(), await volta()]
  const { id } = await agreed(ines, helena)
  for (const who of [ines, helena]) {
    const taken = await agreementsExport.collect(podium().context.database.db, who.id)
    assert.match(JSON.stringify(taken), new RegExp(`"id":${id},.*The supporter supports`))
  }
})
