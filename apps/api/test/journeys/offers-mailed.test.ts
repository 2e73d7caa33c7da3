import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endDelegation, offerDelegation, readOffer } from '@podium/contract/delegations'
import {
  listGuardianships,
  nameGuardian,
  withdrawGuardianOffer,
} from '@podium/contract/guardianship'
import { block } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import type { MemberRole } from '@podium/contract/roles'
import { freshAddress, openMember, signIn } from '../cast.ts'
import { saveAthlete } from '../forms.ts'
import { born } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium({ rateLimits: true })

async function opened(role: MemberRole): Promise<Person> {
  const person = await openMember(podium(), role, { modality: 'ATHLETICS' })
  await signIn(person)
  return person
}

const mailsTo = async (email: string) => (await podium().mailsTo(email)).length

const page = { kind: 'HELP' as const, scopes: ['PAGE' as const] }
const more = { kind: 'HELP' as const, scopes: ['PAGE' as const, 'SUPPORT' as const] }

test('an offer to an address is mailed once in ten minutes; the link leads to what is offered by then', async () => {
  const [ines, email] = [await opened('ATHLETE'), freshAddress('friend')]
  const first = await ines.call(offerDelegation, { body: { ...page, email } })
  const again = { ...page, email: email.toUpperCase() }
  assert.equal((await ines.call(offerDelegation, { body: again })).id, first.id)
  const { id } = await ines.call(offerDelegation, { body: { ...more, email } })
  assert.notEqual(id, first.id)
  assert.equal(await mailsTo(email), 1)
  const secret = await podium().tokenMailedTo(email, '/delegation')
  const shown = await podium().visitor().call(readOffer, { params: { secret } })
  assert.deepEqual(shown.scopes, more.scopes)
  await ines.call(endDelegation, { params: { id } })
  await ines.refused('rateLimited', offerDelegation, { body: again })
  // Somebody else's offer to the same address is their own.
  await (await opened('FAN')).call(offerDelegation, { body: { ...page, email } })
  assert.equal(await mailsTo(email), 2)
})

test('a member is told once of the same offer, and no mail goes to them across a block', async () => {
  const [ines, carlos] = [await opened('ATHLETE'), await opened('MANAGER')]
  for (const offer of [page, page, more]) {
    await ines.call(offerDelegation, { body: { ...offer, userId: carlos.id } })
  }
  assert.equal(await mailsTo(carlos.email), 1)
  assert.equal((await carlos.call(listNotifications)).list.length, 1)
  await carlos.call(block, { params: { userId: ines.id } })
  const before = await mailsTo(carlos.email)
  await ines.call(offerDelegation, { body: { ...page, email: carlos.email } })
  assert.equal(await mailsTo(carlos.email), before)
})

test('an adult is mailed once in ten minutes that a ward names them, and the link goes on working', async () => {
  const [rui, email] = [await opened('ATHLETE'), freshAddress('parent')]
  await saveAthlete(rui, { dateOfBirth: born(15) })
  for (const typed of [email, email, email.toUpperCase()]) {
    await rui.call(nameGuardian, { body: { email: typed } })
  }
  assert.equal(await mailsTo(email), 1)
  const [open] = await rui.call(listGuardianships)
  await rui.call(withdrawGuardianOffer, { params: { id: open?.id ?? 0 } })
  await rui.refused('rateLimited', nameGuardian, { body: { email } })
})
