import assert from 'node:assert/strict'
import { after, test } from 'node:test'
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
} from '@podium/contract/agreements'
import { readHome } from '@podium/contract/home'
import { putContacts } from '@podium/contract/guardianship'
import { block, putMessageSettings, sendMessage } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { acceptSupport, cancelSupport } from '@podium/contract/support'
import { day } from '../../src/platform/clock.ts'
import { actingFor, letAct } from '../acting.ts'
import {
  accept,
  agreed,
  at,
  athlete,
  change,
  family,
  heard,
  inDays,
  logo,
  posts,
  proposal,
  tick,
  volta,
} from '../agreeing.ts'
import { runJob } from '../buying.ts'
import { openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { askForSupport, signedInMember } from '../supporting.ts'

const podium = usePodium()
after(restoreClock)

test('a sponsor proposes, the athlete changes, the sponsor accepts: that version holds', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
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
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
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
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
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

test('who drops what was a proposal as they saw it does not end what both accepted meanwhile', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const { id } = await helena.call(proposeAgreement, proposal(ines))
  await ines.call(acceptAgreement, { ...at({ id }), body: { version: 1 } })
  const drop = { ...at({ id }), query: { state: 'PROPOSED' as const } }
  const refused = await helena.refused('stateChanged', endAgreement, drop)
  assert.equal((refused.current as Agreement).state, 'ACCEPTED')
  assert.equal((await ines.call(readAgreement, at({ id }))).state, 'ACCEPTED')
  const seen = { ...at({ id }), query: { state: 'ACCEPTED' as const } }
  const ended = await helena.call(endAgreement, seen)
  assert.equal(ended.state, 'ENDED')
  assert.deepEqual(await helena.call(endAgreement, seen), ended)
})

test('of accepting and changing at once one comes first, and nobody accepts what they did not read', async () => {
  for (let round = 0; round < 6; round += 1) {
    const [ines, helena] = [await athlete(podium()), await volta(podium())]
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
    const [ines, helena] = [await athlete(podium()), await volta(podium())]
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

test('the list has what is not over first, and in it the newest unless asked otherwise', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const over = await agreed(ines, helena)
  await ines.call(endAgreement, at(over))
  const [first, second] = [await agreed(ines, helena), await agreed(ines, helena)]
  const inOrder = async (_order?: 'ASC' | 'DESC') =>
    (await ines.call(listAgreements, { query: { ...(_order && { _order }) } })).list.map(
      ({ id }) => id,
    )
  assert.deepEqual(await inOrder(), [second.id, first.id, over.id])
  assert.deepEqual(await inOrder('DESC'), [second.id, first.id, over.id])
  assert.deepEqual(await inOrder('ASC'), [first.id, second.id, over.id])
})

test('both proposing at once leaves one proposal, which the other is shown', async () => {
  for (let round = 0; round < 4; round += 1) {
    const [ines, helena] = [await athlete(podium()), await volta(podium())]
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

test('a third person, an admin and a fan read nothing of it', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  const carlos = await signedInMember(podium(), 'MANAGER')
  for (const who of [carlos, await athlete(podium()), await volta(podium())]) {
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
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const fan = await signedInMember(podium(), 'FAN')
  for (const [who, to] of [
    [ines, fan],
    [ines, await athlete(podium())],
    [helena, await volta(podium())],
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
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
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
  const [ines, helena, rui] = [
    await athlete(podium()),
    await volta(podium(), 600),
    await volta(podium(), 600),
  ]
  await ines.call(putMessageSettings, { body: { whoMayWrite: 'NOBODY' } })
  await helena.refused('recipientUnavailable', proposeAgreement, proposal(ines))
  const request = await askForSupport(helena, ines, 50)
  await helena.refused('recipientUnavailable', proposeAgreement, proposal(ines))
  await ines.call(acceptSupport, at(request))
  await helena.call(proposeAgreement, proposal(ines))
  await ines.call(sendMessage, { body: { userId: rui.id, message: 'Olá' } })
  await rui.call(proposeAgreement, proposal(ines))
})

test('who supported somebody proposes to them also while another request waits', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium(), 600)]
  await ines.call(putMessageSettings, { body: { whoMayWrite: 'NOBODY' } })
  const first = await askForSupport(helena, ines, 50)
  await ines.call(acceptSupport, at(first))
  await helena.call(cancelSupport, { ...at(first), query: { status: 'ACTIVE' } })
  await askForSupport(helena, ines, 50)
  assert.equal((await helena.call(proposeAgreement, proposal(ines))).state, 'PROPOSED')
})

test('a delegate needs the scope of supports; a guardian accepts for who is protected', async () => {
  const [ines, helena, carlos] = [
    await athlete(podium()),
    await volta(podium()),
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
  const { ward, guardian } = await family(podium())
  const helena = await volta(podium())
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
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
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
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
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
