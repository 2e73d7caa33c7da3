import assert from 'node:assert/strict'
import { answerAppeal, appeal, listDecisions } from '@podium/contract/decisions'
import { getFan, putVisibility } from '@podium/contract/profiles'
import { openAdmin } from './cast.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'
import { signedInMember } from './supporting.ts'

export const reason = 'Contra as regras da casa'
export const of = ({ id }: { id: number }) => ({ params: { id } })
export const words = { text: 'A fotografia é minha.' }
export const fan = (podium: TestPodium) => signedInMember(podium, 'FAN', { language: 'pt' })
export const admins = async (podium: TestPodium) =>
  [await openAdmin(podium), await openAdmin(podium)] as const

export const hide = (admin: Person, whom: Person, hiddenProfile = true) =>
  admin.call(putVisibility, { ...of(whom), body: { hiddenProfile, reason } })

export const newest = async (person: Person) => {
  const [decision] = (await person.call(listDecisions)).list
  return decision ?? assert.fail('nothing was decided')
}

/** Objects to a decision, which the second admin reverses. */
export async function takeBack(person: Person, eva: Person, id: number): Promise<void> {
  await person.call(appeal, { ...of({ id }), body: words })
  await eva.call(answerAppeal, { ...of({ id }), body: { outcome: 'REVERSED', reason: 'Certo' } })
}

/** Takes back the newest decision about somebody in the same way. */
export async function reverse(person: Person, eva: Person): Promise<void> {
  await takeBack(person, eva, (await newest(person)).id)
  assert.equal((await newest(person)).reversed, true)
}

export const seen = async (podium: TestPodium, person: Person) =>
  (await podium.visitor().raw(getFan, of(person))).statusCode === 200
