import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  claimDelegation,
  offerDelegation,
  readActing,
  readOffer,
} from '@podium/contract/delegations'
import { readGuardianOffer } from '@podium/contract/guardianship'
import { resetPassword } from '@podium/contract/identity'
import { changeEmail, changePassword, confirmEmail } from '@podium/contract/settings'
import { actingFor, letAct } from '../acting.ts'
import { castPassword as password, freshAddress, join } from '../cast.ts'
import { aMinor, asked, family } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

const help = { kind: 'HELP' as const, scopes: ['SPEND' as const] }
const change = (person: Person) =>
  person.call(changePassword, { body: { password, newPassword: 'Outra!Chave9' } })

test('another password ends the links by which others would act, and what runs is told in its mail', async () => {
  const [ines, carlos] = [await join(podium(), 'ATHLETE'), await join(podium(), 'MANAGER')]
  const email = freshAddress('intruder')
  await ines.call(offerDelegation, { body: { ...help, email } })
  const secret = await podium().tokenMailedTo(email, '/delegation')
  await letAct(podium(), carlos, ines)
  await change(ines)
  await podium().visitor().refused('invalidToken', readOffer, { params: { secret } })
  await carlos.refused('invalidToken', claimDelegation, { body: { secret } })
  await actingFor(carlos, ines).call(readActing)
  const { text } = await podium().mailTo(ines.email, 'password was changed')
  assert.match(text, /Others act for your account/)
  assert.match(text, /\/settings\/delegates/)
})

test('who takes an account back by the former address ends what was agreed for it, but for guardians', async () => {
  const [ines, carlos] = [await join(podium(), 'ATHLETE'), await join(podium(), 'MANAGER')]
  await letAct(podium(), carlos, ines)
  await takeBack(ines)
  await actingFor(carlos, ines).refused('delegationEnded', readActing)
  const { text } = await podium().mailTo(ines.email, 'password was changed')
  assert.doesNotMatch(text, /Others act/)

  const { rui, paula } = await family(podium())
  await takeBack(rui)
  await actingFor(paula, rui).call(readActing)
})

/** Somebody moves an account to an address of theirs, and its owner puts the former one back. */
async function takeBack(person: Person): Promise<void> {
  const moved = freshAddress('moved')
  await person.call(changeEmail, { body: { email: moved, password } })
  const visitor = podium().visitor()
  const confirmation = await podium().tokenMailedTo(moved, '/confirm-email')
  await visitor.call(confirmEmail, { body: { token: confirmation } })
  await podium().settled()
  const token = await podium().tokenMailedTo(person.email, '/reset-password')
  await visitor.call(resetPassword, { body: { token, newPassword: 'Outra!Chave9' } })
}

test('the mail about another password tells of nobody where nobody acts', async () => {
  const { rui } = await family(podium())
  await change(rui)
  const { text } = await podium().mailTo(rui.email, 'password was changed')
  assert.doesNotMatch(text, /Others act|\/settings\/delegates/)
})

test('another password ends the links by which an adult would look after a ward', async () => {
  const [rui, { rui: lena, paula }] = [await aMinor(podium()), await family(podium())]
  const links = [
    [rui, await asked(podium(), rui)],
    [paula, await asked(podium(), lena, { by: paula })],
  ] as const
  for (const [person, secret] of links) {
    await podium().visitor().call(readGuardianOffer, { params: { secret } })
    await change(person)
    await podium().visitor().refused('invalidToken', readGuardianOffer, { params: { secret } })
  }
})
