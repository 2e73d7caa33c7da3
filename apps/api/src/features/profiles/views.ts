import { ageOn } from '@podium/contract/ages'
import { calendarDay } from '@podium/contract/calendar'
import { personName } from '@podium/contract/person-name'
import type { ClubKey } from '@podium/contract/clubs'
import type { Location, Profile } from '@podium/contract/profiles'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { openPicture } from '../files/index.ts'
import { findDelegates } from '../delegations/index.ts'
import { findAccount, findPersonalData } from '../identity/index.ts'
import { completenessOf } from './completeness.ts'
import { editionOf } from './edition.ts'
import { findPeople } from './list-people.ts'
import {
  asOthersSee,
  isListed,
  isVisible,
  mayPublish,
  mayReadAll,
  resultAsOthersSee,
} from './policy.ts'
import type { ProfilePorts } from './ports.ts'
import type { PageRecord, ProfileRecord, ProfileRole } from './records.ts'

type Shown = Omit<Profile, 'own' | 'abilities'>
type Personal = Awaited<ReturnType<typeof findPersonalData>>

/**
 * A profile as its viewer may see it (`profile.views`). Costs at most one more statement, whatever is
 * on the page; where one of the two is protected, up to two more.
 */
export async function viewProfile(
  db: Db,
  ports: ProfilePorts,
  record: PageRecord,
  viewer: Viewer | null,
): Promise<Profile> {
  const readsAll = mayReadAll(viewer, record)
  const needsPersonal = readsAll || record.contact_email_public
  const personal = needsPersonal ? await findPersonalData(db, record.id) : null
  const contactEmail = record.contact_email_public ? (personal?.email ?? null) : null
  const shown: Shown = { ...viewShown(record, ports, readsAll), contactEmail }
  const isOwner = viewer?.id === record.id
  const guardian = readsAll && record.protected ? await guardianOf(db, record.id) : null
  // A person who has left is not edited, and reads no message.
  const isLeft = await hasLeft(db, record)
  return {
    ...shown,
    ...(readsAll && personal && { own: { ...ownView(record, personal, shown), guardian } }),
    abilities: {
      edit: readsAll && !isLeft,
      publish: mayPublish(viewer, record),
      achievements: isOwner && record.role === 'ATHLETE',
      gallery: isOwner,
      message: !isLeft && (await mayWriteTo(db, ports, record, viewer)),
    },
  }
}

/** Whether an account was closed or deleted; one whose address is not confirmed yet is neither. */
export async function hasLeft(
  db: Db,
  { id, active }: Pick<ProfileRecord, 'id' | 'active'>,
): Promise<boolean> {
  return !active && !(await findAccount(db, id))
}

/** Whether a guardian has nothing against it that the viewer writes to somebody (`minors.contacts`). */
async function mayWriteTo(
  db: Db,
  { isGuarded }: ProfilePorts,
  record: PageRecord,
  viewer: Viewer | null,
): Promise<boolean> {
  if (viewer?.id === record.id) return false
  const isFree = !record.protected && !viewer?.isProtected
  if (isFree || viewer?.role === 'ADMIN') return true
  return viewer !== null && !(await isGuarded(db, viewer.id, record.id))
}

/** What is on a page but the address to write to. */
export function viewShown(record: PageRecord, ports: ProfilePorts, readsAll = false): Shown {
  const results = ports.viewAchievements(record.achievements)
  return {
    ...publicView(readsAll ? record : asOthersSee(record)),
    club: readsAll || !record.protected ? clubOf(record) : null,
    ...pictures(record, ports, readsAll),
    contactEmail: null,
    achievements: readsAll ? results : results.map((one) => resultAsOthersSee(one, record)),
  }
}

function publicView(record: ProfileRecord) {
  const { id, name, region, sport, phrase, biography, objectives, website, phone } = record
  return {
    id,
    role: record.role as ProfileRole,
    name,
    lastName: record.last_name,
    sport,
    region,
    countryCode: record.country_code,
    phrase,
    biography,
    aboutUs: record.about_us,
    objectives,
    // A fan's birth date says whether they are protected, and nothing on their page.
    age:
      record.birth_date && record.role === 'ATHLETE'
        ? ageOn(calendarDay(now()), record.birth_date)
        : null,
    weight: record.weight_kg,
    height: record.height_cm,
    sportestScore: record.sportest_score,
    website,
    phone,
    address: record.public_address,
    location: locationOf(record),
    noindex: record.role === 'FAN' || record.protected || !isListed(record),
  }
}

function clubOf({ role, sport, club_name }: ProfileRecord): ClubKey | null {
  if (role !== 'ATHLETE' || !sport) return null
  return { clubCompositeKey: { clubName: club_name ?? '', sport } }
}

function locationOf(record: ProfileRecord): Location | null {
  const { location_lat: lat, location_lng: lng, location_label: label } = record
  return lat === null || lng === null ? null : { lat, lng, label: label ?? '' }
}

/** Pictures of a hidden page have a key in their address, for the few who see it. */
function pictures(record: ProfileRecord, { keys }: ProfilePorts, readsAll: boolean) {
  const picture = readsAll && !isVisible(record) ? keys.of(record).picture : openPicture
  return {
    avatar: picture(record.avatar_id, 'avatar-512'),
    coverPhoto: picture(record.cover_id, 'cover-1600'),
  }
}

/** The first of who looks after somebody. */
async function guardianOf(db: Db, wardId: number): Promise<OwnView['guardian']> {
  const [first] = await findDelegates(db, wardId, 'GUARDIAN')
  const guardian = first && (await findPeople(db, [first.delegateId])).get(first.delegateId)
  if (!guardian) return null
  return {
    id: guardian.id,
    name: personName({ name: guardian.name, lastName: guardian.last_name }),
  }
}

type OwnView = NonNullable<Profile['own']>

function ownView(
  record: ProfileRecord,
  personal: Personal,
  shown: Shown,
): Omit<OwnView, 'guardian'> {
  return {
    edition: editionOf({ ...record, ...personal }),
    email: personal.email ?? '',
    fiscalCode: personal.fiscal_code,
    postalCode: personal.postal_code,
    address: personal.address,
    dateOfBirth: record.birth_date,
    contactEmailPublic: record.contact_email_public,
    hiddenProfile: !isVisible(record),
    hiddenByAdmin: record.hidden_by_admin
      ? { reason: record.hidden_reason ?? '', since: hiddenSince(record) }
      : null,
    sportestShown: !record.sportest_hidden,
    clubs: clubsIn(shown.achievements),
    completeness: completenessOf(shown, record),
    protected: record.protected,
    welcome: record.welcome,
  }
}

function hiddenSince({ hidden_at, suspended_at }: ProfileRecord): string | null {
  return (hidden_at ?? suspended_at)?.toISOString() ?? null
}

/** The clubs somebody achieved something with, each once, the latest first. */
function clubsIn(achievements: Profile['achievements']): ClubKey[] {
  const clubs = new Map(
    achievements.map(({ club }) => [Object.values(club.clubCompositeKey).join('|'), club]),
  )
  return [...clubs.values()]
}
