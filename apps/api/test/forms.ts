import { getAthlete, putAthlete } from '@podium/contract/profiles'
import type { Person } from './person.ts'

/** What an athlete sends to save their page without changing anything but what is given. */
export async function athleteFormOf(athlete: Person, change: object = {}): Promise<object> {
  const page = await athlete.call(getAthlete, { params: { id: athlete.id } })
  return {
    name: page.name,
    lastName: page.lastName,
    countryCode: 'PT',
    postalCode: '3000-456',
    fiscalCode: '123456789',
    address: '',
    club: page.club,
    weight: '',
    height: '',
    dateOfBirth: '',
    phrase: '',
    biography: '',
    objectives: '',
    avatarId: page.avatar.id,
    coverId: page.coverPhoto.id,
    ...change,
  }
}

export async function saveAthlete(athlete: Person, change: object): Promise<void> {
  await athlete.call(putAthlete, { body: (await athleteFormOf(athlete, change)) as never })
}
