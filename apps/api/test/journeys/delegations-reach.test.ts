import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptDelegation,
  claimDelegation,
  endDelegation,
  listDelegations,
  offerDelegation,
  readActing,
} from '@podium/contract/delegations'
import { sendMessage } from '@podium/contract/messages'
import { putVisibility } from '@podium/contract/profiles'
import { actingFor, letAct } from '../acting.ts'
import { freshAddress, join, openAdmin } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { aMinor, born, family, of, show, write } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

const help = { kind: 'HELP' as const, scopes: ['MESSAGES' as const, 'SPEND' as const] }
const offerTo = ({ id }: { id: number }) => ({ body: { ...help, userId: id } })

const becomeProtected = (person: Person) => saveAthlete(person, { dateOfBirth: born(15) })

test('who turns out to be under age acts for nobody any more, nor takes what was offered', async () => {
  const [lena, volta] = [await join(podium(), 'ATHLETE'), await join(podium(), 'SPONSOR')]
  const carlos = await join(podium(), 'MANAGER')
  await letAct(podium(), lena, volta)
  const { id } = await carlos.call(offerDelegation, offerTo(lena))
  await actingFor(lena, volta).call(readActing)
  await becomeProtected(lena)
  await actingFor(lena, volta).refused('delegationEnded', readActing)
  await lena.refused('stateChanged', acceptDelegation, of({ id }))
  const { list } = await lena.call(listDelegations, { query: { side: 'delegate' } })
  assert.deepEqual(
    list.map(({ state }) => state),
    ['ENDED', 'ENDED'],
  )
})

test('who is under age takes no offer behind a link, and acts for nobody however it came to be', async () => {
  const [rui, volta] = [await aMinor(podium()), await join(podium(), 'SPONSOR')]
  const email = freshAddress('helper')
  await volta.call(offerDelegation, { body: { ...help, email } })
  const secret = await podium().tokenMailedTo(email, '/delegation')
  await rui.refused('forbidden', claimDelegation, { body: { secret } })
  const lena = await join(podium(), 'ATHLETE')
  await letAct(podium(), lena, volta)
  // As when it is agreed on in the moment in which the date of birth is saved.
  const { db } = podium().context.database
  await db.updateTable('users').set({ protected: true }).where('id', '=', lena.id).execute()
  await actingFor(lena, volta).refused('delegationEnded', readActing)
})

test('an offer of somebody who may not reach its reader any more is not accepted', async () => {
  const [volta, carlos] = [await join(podium(), 'SPONSOR'), await join(podium(), 'MANAGER')]
  const { id } = await volta.call(offerDelegation, offerTo(carlos))
  const ana = await openAdmin(podium())
  const reason = 'Engana pessoas.'
  await ana.call(putVisibility, { ...of(volta), body: { hiddenProfile: true, reason } })
  await carlos.refused('recipientUnavailable', acceptDelegation, of({ id }))
  await actingFor(carlos, volta).refused('delegationEnded', readActing)
})

test('whose page an admin hid offers nobody to act for them, by number or by address', async () => {
  const [volta, carlos] = [await join(podium(), 'SPONSOR'), await join(podium(), 'MANAGER')]
  const reason = 'Engana pessoas.'
  const ana = await openAdmin(podium())
  await ana.call(putVisibility, { ...of(volta), body: { hiddenProfile: true, reason } })
  const before = (await podium().mailsTo(carlos.email)).length
  for (const email of [carlos.email, freshAddress('stranger')]) {
    await volta.refused('forbidden', offerDelegation, { body: { ...help, email } })
  }
  await volta.refused('forbidden', offerDelegation, offerTo(carlos))
  assert.equal((await podium().mailsTo(carlos.email)).length, before)
  // Who hides of their own accord may offer, as they may write.
  await ana.call(putVisibility, { ...of(volta), body: { hiddenProfile: false, reason } })
  await volta.call(putVisibility, show(volta, true))
  await volta.call(offerDelegation, { body: { ...help, email: carlos.email } })
})

test('a guardian does not offer their ward to act for them', async () => {
  const { rui, paula } = await family(podium())
  await paula.refused('recipientUnavailable', offerDelegation, offerTo(rui))
  await paula.call(putVisibility, show(rui))
  await paula.refused('recipientUnavailable', offerDelegation, offerTo(rui))
})

test('an offer by number names nobody whose page its principal does not see, of age or not', async () => {
  const [volta, carlos] = [await join(podium(), 'SPONSOR'), await join(podium(), 'MANAGER')]
  const [marta, rui] = [await join(podium(), 'FAN'), await aMinor(podium())]
  for (const person of [carlos, marta]) await person.call(putVisibility, show(person, true))
  const answerAbout = async (person: { id: number }) => {
    const said = await volta.refused('userNotFound', offerDelegation, offerTo(person))
    return { ...said, requestId: '' }
  }
  const nobody = await answerAbout({ id: 2_000_000_000 })
  for (const hidden of [carlos, marta, rui]) assert.deepEqual(await answerAbout(hidden), nobody)
  // Who is seen, or wrote, or acted for them before, is asked.
  await marta.call(putVisibility, show(marta))
  const { id } = await volta.call(offerDelegation, offerTo(marta))
  await marta.call(acceptDelegation, of({ id }))
  await marta.call(putVisibility, show(marta, true))
  await volta.call(endDelegation, of({ id }))
  await volta.call(offerDelegation, offerTo(marta))
  await carlos.call(sendMessage, write(volta))
  assert.equal((await volta.call(offerDelegation, offerTo(carlos))).delegate?.id, carlos.id)
})
