import { calendarDay, dayAfter } from '@podium/contract/calendar'
import {
  acceptAgreement,
  type Agreement,
  changeAgreement,
  proposeAgreement,
  tickDeliverable,
} from '@podium/contract/agreements'
import { acceptGuardianship, nameGuardian } from '@podium/contract/guardianship'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { now } from '../src/platform/clock.ts'
import { freshAddress, join } from './cast.ts'
import { saveAthlete } from './forms.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'
import { signedInMember } from './supporting.ts'
import { photo, upload } from './uploads.ts'

export const at = ({ id }: { id: number }) => ({ params: { id } })
export const inDays = (days: number) => dayAfter(calendarDay(now()), days)
export const athlete = (podium: TestPodium) =>
  signedInMember(podium, 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
export const volta = (podium: TestPodium, credits = 0) =>
  signedInMember(podium, 'SPONSOR', { name: 'Volta', lastName: 'Foods', credits })

export const logo = { title: 'Logo on the kit', due: null }
export const posts = () => ({ title: 'Three posts', due: inDays(30) })

export const proposal = (to: Person, details: object = {}) => ({
  body: {
    ...{ userId: to.id, title: 'Season 2027', text: 'The supporter supports the athlete.' },
    deliverables: [logo, posts()],
    ...details,
  },
})

/** An agreement that both accepted. */
export async function agreed(ines: Person, helena: Person): Promise<Agreement> {
  const { id } = await helena.call(proposeAgreement, proposal(ines))
  return ines.call(acceptAgreement, { ...at({ id }), body: { version: 1 } })
}

export const accept = (who: Person, { id }: { id: number }, version: number) =>
  who.call(acceptAgreement, { ...at({ id }), body: { version } })
export const change = (who: Person, { id }: { id: number }, details: object = {}) =>
  who.call(changeAgreement, {
    ...at({ id }),
    body: { text: 'Something else.', deliverables: [logo], ...details },
  })
export const tick = (who: Person, { id }: { id: number }, n: number, body: object) =>
  who.raw(tickDeliverable, { params: { id, n }, body })

/** Somebody of fifteen whose page is there, and who looks after them. */
export async function family(podium: TestPodium) {
  const ward = await join(podium, 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  const born = `${new Date().getUTCFullYear() - 15}-01-01`
  await saveAthlete(ward, { dateOfBirth: born, weight: 52 })
  // A server trusts a session it has looked up for less than a second.
  await new Promise((done) => setTimeout(done, 900))
  const guardian = await join(podium, 'FAN', { name: 'Paula' })
  const email = freshAddress('parent')
  await ward.call(nameGuardian, { body: { email } })
  const secret = await podium.tokenMailedTo(email, '/guardianship')
  const adult = { confirmed: true as const, dateOfBirth: '1980-05-05' }
  await guardian.call(acceptGuardianship, { params: { secret }, body: adult })
  await guardian.call(putVisibility, { ...at(ward), body: { hiddenProfile: false } })
  return { ward, guardian }
}

export const proof = async (who: Person) =>
  (await upload(who, '/files/proof', await photo())).json<{ id: number }>().id

export const heard = async (who: Person) =>
  (await who.call(listNotifications)).list.map(({ kind, facts }) => [kind, facts.outcome ?? ''])
