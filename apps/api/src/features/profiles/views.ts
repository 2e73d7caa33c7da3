import { calendarDay } from '@podium/contract/calendar'
import type { ClubKey } from '@podium/contract/clubs'
import type { Location, Profile } from '@podium/contract/profiles'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { openPicture } from '../files/index.ts'
import { findPersonalData } from '../identity/index.ts'
import { ageOn } from './age.ts'
import { completenessOf } from './completeness.ts'
import { isVisible, mayPublish, mayReadAll } from './policy.ts'
import type { ProfilePorts } from './ports.ts'
import type { PageRecord, ProfileRecord, ProfileRole } from './records.ts'

type Shown = Omit<Profile, 'own' | 'abilities'>
type Personal = Awaited<ReturnType<typeof findPersonalData>>

/**
 * A profile as its viewer may see it (`profile.views`). Costs at most one more statement, whatever is
 * on the page.
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
  const shown: Shown = {
    ...publicView(record),
    ...pictures(record, ports, readsAll),
    contactEmail: record.contact_email_public ? (personal?.email ?? null) : null,
    achievements: ports.viewAchievements(record.achievements),
  }
  const isOwner = viewer?.id === record.id
  return {
    ...shown,
    ...(readsAll && personal && { own: ownView(record, personal, shown) }),
    abilities: {
      edit: readsAll,
      publish: mayPublish(viewer, record),
      achievements: isOwner && record.role === 'ATHLETE',
      gallery: isOwner,
    },
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
    club: clubOf(record),
    region,
    countryCode: record.country_code,
    phrase,
    biography,
    aboutUs: record.about_us,
    objectives,
    age: record.birth_date ? ageOn(calendarDay(now()), record.birth_date) : null,
    weight: record.weight_kg,
    height: record.height_cm,
    sportestScore: record.sportest_score,
    website,
    phone,
    address: record.public_address,
    location: locationOf(record),
    noindex: record.role === 'FAN' || !isVisible(record),
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
  const picture = readsAll && !isVisible(record) ? keys.picture : openPicture
  return {
    avatar: picture(record.avatar_id, 'avatar-512'),
    coverPhoto: picture(record.cover_id, 'cover-1600'),
  }
}

function ownView(record: ProfileRecord, personal: Personal, shown: Shown): Profile['own'] {
  return {
    email: personal.email ?? '',
    fiscalCode: personal.fiscal_code,
    postalCode: personal.postal_code,
    address: personal.address,
    dateOfBirth: record.birth_date,
    contactEmailPublic: record.contact_email_public,
    hiddenProfile: !isVisible(record),
    hiddenByAdmin: record.hidden_by_admin
      ? { reason: record.hidden_reason ?? '', since: record.hidden_at?.toISOString() ?? null }
      : null,
    sportestShown: !record.sportest_hidden,
    clubs: clubsIn(shown.achievements),
    completeness: completenessOf(shown),
    welcome: record.welcome,
  }
}

/** The clubs somebody achieved something with, each once, the latest first. */
function clubsIn(achievements: Profile['achievements']): ClubKey[] {
  const clubs = new Map(
    achievements.map(({ club }) => [Object.values(club.clubCompositeKey).join('|'), club]),
  )
  return [...clubs.values()]
}
