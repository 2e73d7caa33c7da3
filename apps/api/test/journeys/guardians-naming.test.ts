import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  acceptGuardianship,
  endGuardianship,
  listGuardianships,
  nameGuardian,
  readGuardianOffer,
  withdrawGuardianOffer,
} from '@podium/contract/guardianship'
import { refreshSession } from '@podium/contract/identity'
import { listNotifications } from '@podium/contract/notifications'
import { putAthleteAsAdmin } from '@podium/contract/profiles'
import { freshAddress, join } from '../cast.ts'
import { athleteFormOf } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { aMinor, adult, asked, becomeGuardian, family, of } from '../guarding.ts'

const podium = usePodium()

afterEach(restoreClock)

const accept = (secret: string) => ({ params: { secret }, body: adult })

const told = async (person: Person, wanted: string) => {
  const { list } = await person.call(listNotifications)
  return list
    .filter(({ kind }) => kind === wanted)
    .map(({ facts, actor, link }) => [facts.outcome, actor?.name, link])
}

test('a ward who is looked after names nobody; who looks after them does, and nobody else', async () => {
  const { rui, paula } = await family(podium())
  const [stranger, email] = [await join(podium(), 'FAN'), freshAddress('stranger')]
  await rui.refused('guardianNeeded', nameGuardian, { body: { email } })
  await stranger.refused('userNotFound', nameGuardian, { body: { email, wardId: rui.id } })
  await rui.refused('guardianNeeded', nameGuardian, { body: { email, wardId: rui.id } })
  for (const own of [paula.email, rui.email])
    await paula.refused('forbidden', nameGuardian, { body: { email: own, wardId: rui.id } })
  assert.deepEqual(await podium().mailsTo(email), [])
  travel({ seconds: 11 * 60 })
  await paula.call(refreshSession)
  await paula.refused('passwordNeeded', nameGuardian, { body: { email, wardId: rui.id } })
})

test('what a ward had asked for ends with the first guardian', async () => {
  const [rui, paula] = [await aMinor(podium()), await join(podium(), 'FAN', { name: 'Paula' })]
  const earlier = await asked(podium(), rui)
  await becomeGuardian(podium(), rui, paula)
  const stranger = await join(podium(), 'FAN')
  await stranger.refused('invalidToken', acceptGuardianship, accept(earlier))
  await podium()
    .visitor()
    .refused('invalidToken', readGuardianOffer, { params: { secret: earlier } })
  assert.equal((await rui.call(listGuardianships)).length, 1)
})

test('of two who take the links of a ward at once, one looks after them', async () => {
  const rui = await aMinor(podium())
  const secrets = [await asked(podium(), rui), await asked(podium(), rui)]
  const adults = [await join(podium(), 'FAN'), await join(podium(), 'MANAGER')]
  const answers = await Promise.all(
    adults.map((one, index) => one.raw(acceptGuardianship, accept(secrets[index] ?? ''))),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [200, 400])
})

test('a further guardian is named by the first, who hears of it and reads who they are', async () => {
  const { rui, paula } = await family(podium())
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  const secret = await asked(podium(), rui, { by: paula })
  const offers = async (person: Person) =>
    (await person.call(listGuardianships)).filter(({ state }) => state === 'OFFERED')
  const [[offer], [same]] = [await offers(paula), await offers(rui)]
  assert.deepEqual([offer?.ward.id, same?.id], [rui.id, offer?.id])
  await pedro.call(acceptGuardianship, accept(secret))
  assert.deepEqual(await told(paula, 'delegationAccepted'), [
    ['coGuardian', 'Rui', '/settings/guardian'],
  ])
  assert.match((await podium().mailTo(paula.email, 'looks after')).text, /Rui/)
  assert.deepEqual(await told(pedro, 'delegationAccepted'), [])
  const guardians = async (person: Person) =>
    (await person.call(listGuardianships)).map(({ guardian, ward }) => [guardian?.id, ward.id])
  assert.deepEqual(await guardians(paula), [
    [paula.id, rui.id],
    [pedro.id, rui.id],
  ])
  assert.deepEqual(await guardians(pedro), [
    [pedro.id, rui.id],
    [paula.id, rui.id],
  ])
})

test('what a guardian offered is taken back by the guardians, and by nobody else', async () => {
  const { rui, paula } = await family(podium())
  const secret = await asked(podium(), rui, { by: paula })
  const offer = (await paula.call(listGuardianships)).find(({ state }) => state === 'OFFERED')
  assert.ok(offer)
  const stranger = await join(podium(), 'FAN')
  await stranger.call(withdrawGuardianOffer, of(offer))
  await rui.refused('guardianNeeded', withdrawGuardianOffer, of(offer))
  await podium().visitor().call(readGuardianOffer, { params: { secret } })
  for (let time = 0; time < 2; time++) await paula.call(withdrawGuardianOffer, of(offer))
  await podium().visitor().refused('invalidToken', readGuardianOffer, { params: { secret } })
})

test('a ward whom nobody looks after any more names an adult again', async () => {
  const { rui, paula, guardianship } = await family(podium())
  await paula.call(endGuardianship, { ...of(guardianship), body: { reason: '' } })
  const pedro = await join(podium(), 'MANAGER')
  assert.equal((await becomeGuardian(podium(), rui, pedro)).guardian?.id, pedro.id)
})

test('a guardian who ends protection by a date of birth does not do so behind the back of the others', async () => {
  const { rui, paula } = await family(podium())
  const pedro = await join(podium(), 'MANAGER', { name: 'Pedro' })
  await becomeGuardian(podium(), rui, pedro, paula)
  const form = await athleteFormOf(rui, { dateOfBirth: '1990-05-05', reason: 'Engano no ano.' })
  await pedro.call(putAthleteAsAdmin, { ...of(rui), body: form as never })
  assert.deepEqual(await told(paula, 'delegationEnded'), [
    ['dateChanged', 'Rui', '/settings/acting'],
  ])
  assert.match((await podium().mailTo(paula.email, 'date of birth')).text, /Rui/)
  // Who did it knows.
  assert.deepEqual(await told(pedro, 'delegationEnded'), [])
})
