import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import {
  acceptAgreement,
  type Agreement,
  changeAgreement,
  commentDeliverable,
  endAgreement,
  listAgreements,
  proposeAgreement,
  readAgreement,
  tickDeliverable,
} from '@podium/contract/agreements'
import { readHome } from '@podium/contract/home'
import { block } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { listReports, sendReport } from '@podium/contract/reports'
import { closeAccount } from '@podium/contract/settings'
import { acceptSupport } from '@podium/contract/support'
import { agreementsExport } from '../../src/features/agreements/leave.ts'
import { day, now } from '../../src/platform/clock.ts'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { castPassword as password, openAdmin } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { askForSupport, signedInMember } from '../supporting.ts'

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
