import type { TestPodium } from './harness.ts'
import { acceptGuardianship, type Guardianship, nameGuardian } from '@podium/contract/guardianship'
import { getAthlete } from '@podium/contract/profiles'
import { freshAddress, join } from './cast.ts'
import { saveAthlete } from './forms.ts'
import type { Person } from './person.ts'

export const of = ({ id }: { id: number }) => ({ params: { id } })

export const adult = { confirmed: true as const, dateOfBirth: '1980-05-05' }

/** A birth date that many years and days ago. */
export function born(years: number, days = 0): string {
  const day = new Date()
  day.setUTCFullYear(day.getUTCFullYear() - years)
  day.setUTCDate(day.getUTCDate() - days)
  return day.toISOString().slice(0, 10)
}

export async function aMinor(podium: TestPodium): Promise<Person> {
  const rui = await join(podium, 'ATHLETE', { name: 'Rui', lastName: 'Lopes' })
  await saveAthlete(rui, { dateOfBirth: born(15), weight: 52 })
  // A server trusts a session it has looked up for less than a second.
  await new Promise((done) => setTimeout(done, 900))
  return rui
}

/**
 * The secret in the link that was mailed to the adult whom a ward named, or who looks after the ward
 * already.
 */
export async function asked(
  podium: TestPodium,
  ward: Person,
  { email = freshAddress('parent'), by = ward }: { email?: string; by?: Person } = {},
): Promise<string> {
  await by.call(nameGuardian, { body: { email, ...(by !== ward && { wardId: ward.id }) } })
  return podium.tokenMailedTo(email, '/guardianship')
}

/** Lets somebody look after a ward, named by the ward or by who looks after them already. */
export async function becomeGuardian(
  podium: TestPodium,
  ward: Person,
  guardian: Person,
  by?: Person,
): Promise<Guardianship> {
  const secret = await asked(podium, ward, { ...(by && { by }) })
  return guardian.call(acceptGuardianship, { params: { secret }, body: adult })
}

/** A ward and an adult who looks after them, with the page hidden as it begins. */
export async function family(podium: TestPodium) {
  const [rui, paula] = [await aMinor(podium), await join(podium, 'FAN', { name: 'Paula' })]
  const guardianship = await becomeGuardian(podium, rui, paula)
  return { rui, paula, guardianship }
}

export const show = (ward: Person, hiddenProfile = false) => ({
  ...of(ward),
  body: { hiddenProfile },
})

export const write = (to: Person) => ({ body: { userId: to.id, message: 'Olá' } })

export const allow = (ward: Person, ...allowed: Person[]) => ({
  ...of(ward),
  body: { allowed: allowed.map(({ id }) => id) },
})

export async function isSeen(podium: TestPodium, ward: Person): Promise<boolean> {
  const { statusCode } = await podium.visitor().raw(getAthlete, of(ward))
  return statusCode === 200
}
