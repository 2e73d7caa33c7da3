import { ageOn } from '@podium/contract/ages'
import { calendarDay } from '@podium/contract/calendar'
import type { Guardianship } from '@podium/contract/guardianship'
import { personName } from '@podium/contract/person-name'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import { refuse } from '../../platform/refuse.ts'
import { findPeople, findProfile, findProfiles, viewPerson } from '../profiles/index.ts'
import { type ChoiceRecord, findChoices, findOffersOf } from './records.ts'

/**
 * Somebody's guardians and open offers, and the wards they look after, then who else does or is asked
 * to: guardians know of each other.
 */
export async function listGuardianships(db: Db, userId: number): Promise<Guardianship[]> {
  const running = await viewAll(db, await findChoices(db, { either: userId }))
  const wardIds = await findWardIds(db, userId)
  const beside = await viewAll(db, await findBeside(db, userId, wardIds))
  const asked = [userId, ...wardIds]
  const [offers, wards] = [await findOffersOf(db, asked), await findPeople(db, asked)]
  const open = offers.map(({ id, ward_id, email, expires_at }) => ({
    ...{ id, state: 'OFFERED' as const, email, guardian: null },
    ward: viewPerson(wards.get(ward_id), { known: true }),
    wardAge: null,
    offeredUntil: expires_at.toISOString(),
    ...{ hiddenProfile: true, pageShown: false, allowed: null, contacts: [] },
  }))
  // Whom another guardian allows is theirs to know.
  return [...running, ...beside.map((one) => ({ ...one, allowed: null, contacts: [] })), ...open]
}

/** The ids of the wards a guardian looks after (`minors.guardian`). */
export async function findWardIds(db: Db, guardianId: number): Promise<number[]> {
  const choices = await findChoices(db, { guardianId })
  return choices.map(({ ward_id }) => ward_id)
}

/** What the other guardians of these wards decided. */
async function findBeside(db: Db, userId: number, wardIds: number[]): Promise<ChoiceRecord[]> {
  const choices = await Promise.all(wardIds.map((wardId) => findChoices(db, { wardId })))
  return choices.flat().filter(({ guardian_id }) => guardian_id !== userId)
}

/** One guardianship, for a side of it. */
export async function viewOne(db: Db, userId: number, id: number): Promise<Guardianship> {
  const found = await findChoices(db, { id, either: userId })
  const [view] = await viewAll(db, found)
  return view ?? refuse('userNotFound')
}

async function viewAll(db: Db, choices: ChoiceRecord[]): Promise<Guardianship[]> {
  const ids = choices.flatMap(({ ward_id, guardian_id, allowed }) => [
    ward_id,
    guardian_id,
    ...allowed,
  ])
  const people = await findPeople(db, ids)
  // The two know each other, and whom they talk about they chose by name.
  const person = (id: number) => viewPerson(people.get(id), { known: true })
  const wards = await findWards(db, choices)
  // Whether an admin hides it besides is no decision of the family.
  const hiddenWards = [...wards.values()].flatMap(({ id, published }) => (published ? [] : [id]))
  const vetoed = await hiddenByGuardians(db, hiddenWards)
  return choices.map(({ delegation_id: id, ward_id, guardian_id, ...rest }) => ({
    ...{ id, state: 'ACTIVE' as const, email: null, offeredUntil: null },
    ward: person(ward_id),
    wardAge: ageToday(wards.get(ward_id)?.birth_date),
    guardian: person(guardian_id),
    // Where the ward has hidden it, it is for each guardian to show it anew.
    hiddenProfile: rest.hidden || (hiddenWards.includes(ward_id) && !vetoed.has(ward_id)),
    pageShown: person(ward_id).visible,
    allowed: rest.contacts_chosen ? rest.allowed : null,
    contacts: rest.allowed.map(person),
  }))
}

/** The profiles of the wards, by their id. */
async function findWards(db: Db, choices: ChoiceRecord[]) {
  const wardIds = choices.map(({ ward_id }) => ward_id)
  const profiles = wardIds.length > 0 ? await findProfiles(db, wardIds) : []
  return new Map(profiles.map((profile) => [profile.id, profile]))
}

function ageToday(birthDate: string | null | undefined): number | null {
  return birthDate ? ageOn(calendarDay(now()), birthDate) : null
}

/** Those of the wards whose page a guardian hides. */
async function hiddenByGuardians(db: Db, wardIds: number[]): Promise<Set<number>> {
  const choices = await Promise.all(
    [...new Set(wardIds)].map((wardId) => findChoices(db, { wardId })),
  )
  return new Set(choices.flat().flatMap(({ hidden, ward_id: wardId }) => (hidden ? [wardId] : [])))
}

/** Who looks after somebody, by name, for admins; null for who is not protected. */
export async function guardiansOf(
  db: Db,
  userId: number,
): Promise<{ id: number; name: string }[] | null> {
  if (!(await findProfile(db, userId))?.protected) return null
  const choices = await findChoices(db, { wardId: userId })
  const people = await findPeople(
    db,
    choices.map(({ guardian_id }) => guardian_id),
  )
  return choices.map(({ delegation_id: id, guardian_id }) => {
    const { name = '', last_name: lastName = '' } = people.get(guardian_id) ?? {}
    return { id, name: personName({ name, lastName }) }
  })
}
