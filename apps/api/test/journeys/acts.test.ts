import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listActs } from '@podium/contract/delegations'
import {
  listGuardianships,
  nameGuardian,
  putContacts,
  withdrawGuardianOffer,
} from '@podium/contract/guardianship'
import { putAthlete, putAthleteAsAdmin, putVisibility } from '@podium/contract/profiles'
import { actingFor, letAct } from '../acting.ts'
import { freshAddress, join } from '../cast.ts'
import { athleteFormOf } from '../forms.ts'
import { allow, becomeGuardian, family, of, show } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

const actsOf = async (person: Person) => {
  const { list } = await person.call(listActs)
  return list.map(({ delegate, call }) => `${delegate.name}: ${call.method} ${call.path}`)
}

test('what a guardian does for the ward from their own settings is among the acts, once each', async () => {
  const { rui, paula } = await family(podium())
  const body = (await athleteFormOf(rui, { weight: '51', dateOfBirth: undefined })) as never
  await paula.call(putVisibility, show(rui))
  await paula.call(putContacts, allow(rui))
  await paula.call(putAthleteAsAdmin, { ...of(rui), body })
  await actingFor(paula, rui).call(putAthlete, { body })
  await paula.call(nameGuardian, { body: { email: freshAddress('parent'), wardId: rui.id } })
  const offer = (await paula.call(listGuardianships)).find(({ state }) => state === 'OFFERED')
  await paula.call(withdrawGuardianOffer, of(offer!))
  // What is refused leaves none, nor what the ward does, nor who is no guardian.
  await paula.refused('forbidden', nameGuardian, { body: { email: rui.email, wardId: rui.id } })
  await rui.call(putVisibility, show(rui, true))
  const stranger = await join(podium(), 'FAN')
  await stranger.refused('userNotFound', putContacts, allow(rui))
  assert.deepEqual(await actsOf(rui), [
    'Paula: DELETE /users/me/guardian/{id}',
    'Paula: POST /users/me/guardian',
    'Paula: PUT /athletes',
    'Paula: PUT /athletes/{id}',
    'Paula: PUT /users/{id}/contacts',
    'Paula: PUT /users/{id}/visibility',
  ])
})

test('who acts for somebody reads what they did themselves, a guardian all of it', async () => {
  const [ines, carlos] = [await join(podium(), 'ATHLETE'), await join(podium(), 'MANAGER')]
  const marta = await join(podium(), 'FAN', { name: 'Marta' })
  await letAct(podium(), carlos, ines)
  await letAct(podium(), marta, ines)
  for (const delegate of [carlos, marta])
    await actingFor(delegate, ines).call(putVisibility, show(ines, true))
  const { list, total } = await actingFor(marta, ines).call(listActs)
  assert.deepEqual([list.map(({ delegate }) => delegate.id), total], [[marta.id], 1])
  assert.equal((await ines.call(listActs)).total, 2)
  const { rui, paula } = await family(podium())
  await becomeGuardian(podium(), rui, carlos, paula)
  await actingFor(carlos, rui).call(putVisibility, show(rui, true))
  await actingFor(paula, rui).call(putVisibility, show(rui, true))
  assert.equal((await actingFor(paula, rui).call(listActs)).total, 3)
})
