import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptAgreement,
  changeAgreement,
  commentDeliverable,
  endAgreement,
  proposeAgreement,
  tickDeliverable,
} from '@podium/contract/agreements'
import { putContacts } from '@podium/contract/guardianship'
import { endMatch, setMatch } from '@podium/contract/matches'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { actingFor } from '../acting.ts'
import { join } from '../cast.ts'
import { allow, family, show } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { giveCredits, signedInMember } from '../supporting.ts'

const podium = usePodium()

const at = ({ id }: { id: number }) => ({ params: { id } })
const proposal = ({ id: userId }: Person, title: string) => ({
  body: { userId, title, text: 'Something.', deliverables: [{ title: 'Three posts', due: null }] },
})

/** How many mails somebody got whose subject names what it is about. */
const mailed = async (who: Person, about: string) =>
  (await podium().mailsTo(who.email)).filter(({ subject }) => subject.includes(about)).length

const heard = async (who: Person) =>
  (await who.call(listNotifications)).list.map(({ kind, facts }) => [kind, facts.about ?? ''])

test('a fund that is set and taken back again and again is mailed once, and leaves no line', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const volta = await join(podium(), 'SPONSOR', { name: 'Volta' })
  await paula.call(putContacts, allow(rui, volta))
  await giveCredits(podium(), volta, 300)
  const body = { athleteId: rui.id, credits: 100, perSupporter: 100 }
  const lasting = await volta.call(setMatch, { body })
  const before = [(await heard(rui)).length, (await heard(paula)).length]
  for (let count = 0; count < 3; count++)
    await volta.call(endMatch, at(await volta.call(setMatch, { body })))
  assert.equal(await mailed(rui, 'Volta'), 1)
  // A guardian is told by the name of whom they look after.
  assert.equal(await mailed(paula, 'give Rui Lopes is doubled'), 1)
  assert.deepEqual([(await heard(rui)).length, (await heard(paula)).length], before)
  // The one before them was not taken back.
  assert.equal((await heard(rui)).filter(([kind]) => kind === 'matchSet').length, 1)
  await volta.call(endMatch, at(lasting))
})

test('proposals of one to another are mailed once, and those that are taken back leave no line', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const volta = await signedInMember(podium(), 'SPONSOR', { name: 'Volta' })
  for (const title of ['One', 'Two', 'Three']) {
    const { id } = await volta.call(proposeAgreement, proposal(ines, title))
    await volta.call(changeAgreement, { ...at({ id }), body: { text: `${title} anew.` } })
    await volta.call(endAgreement, at({ id }))
  }
  assert.equal((await podium().mailsTo(ines.email)).length, 1)
  assert.deepEqual(await heard(ines), [])
  // What the other side had an answer to is told when it ends.
  const { id } = await volta.call(proposeAgreement, proposal(ines, 'Four'))
  await ines.call(changeAgreement, { ...at({ id }), body: { text: 'Less.' } })
  await volta.call(endAgreement, at({ id }))
  await podium().settled()
  assert.equal((await heard(ines))[0]?.[0], 'agreementEnded')
  assert.equal((await podium().mailsTo(volta.email)).length, 1)
})

test('a proposal to a ward leaves no line at the guardian’s bell either, and one that is answered is not new', async () => {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const volta = await join(podium(), 'SPONSOR', { name: 'Volta' })
  await paula.call(putContacts, allow(rui, volta))
  const proposed = async (unread?: 'true') => {
    const { list } = await paula.call(listNotifications, { query: { ...(unread && { unread }) } })
    return list.filter(({ kind }) => kind === 'agreementProposed').length
  }
  await volta.call(endAgreement, at(await volta.call(proposeAgreement, proposal(rui, 'One'))))
  assert.equal(await proposed(), 0)
  const { id } = await volta.call(proposeAgreement, proposal(rui, 'Two'))
  assert.equal(await proposed('true'), 1)
  await actingFor(paula, rui).call(acceptAgreement, { ...at({ id }), body: { version: 1 } })
  assert.deepEqual([await proposed(), await proposed('true')], [1, 0])
})

test('comments of one on what another did are mailed once, and are one line while unread', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const volta = await signedInMember(podium(), 'SPONSOR', { name: 'Volta' })
  const { id } = await volta.call(proposeAgreement, proposal(ines, 'Season'))
  await ines.call(acceptAgreement, { ...at({ id }), body: { version: 1 } })
  const which = { params: { id, n: 1 } }
  await ines.call(tickDeliverable, { ...which, body: { link: 'https://a.pt/1' } })
  for (const text of ['Good', 'Bad', 'Good', 'Bad'])
    await volta.call(commentDeliverable, { ...which, body: { text } })
  const mails = (await podium().mailsTo(ines.email)).map(({ subject }) => subject)
  assert.equal(mails.filter((subject) => subject.includes('Three posts')).length, 1)
  const lines = (await heard(ines)).filter(([, about]) => about === 'COMMENT')
  assert.equal(lines.length, 1)
})
