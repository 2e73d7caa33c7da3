import type { Profile } from '@podium/contract/profiles'
import { now } from '../../platform/clock.ts'
import type { Db } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { findPersonalData } from '../identity/index.ts'
import { ageOn } from './age.ts'
import { isVisible, mayPublish, mayReadAll } from './policy.ts'
import type { ProfileRecord, ProfileRole } from './records.ts'

/** A profile as its viewer may see it (P19). */
export async function viewProfile(
  db: Db,
  record: ProfileRecord,
  viewer: Viewer | null,
): Promise<Profile> {
  const readsAll = mayReadAll(viewer, record)
  return {
    ...publicView(record),
    ...(readsAll && { own: await ownView(db, record) }),
    abilities: { edit: readsAll, publish: mayPublish(viewer, record), achievements: false, gallery: false },
  }
}

function publicView(record: ProfileRecord): Omit<Profile, 'own' | 'abilities'> {
  const { id, name, region, sport, phrase, biography, objectives } = record
  return {
    id,
    role: record.role as ProfileRole,
    name,
    lastName: record.last_name,
    sport,
    club: null,
    region,
    countryCode: record.country_code,
    phrase,
    biography,
    aboutUs: record.about_us,
    objectives,
    age: record.birth_date ? ageOn(now().toISOString().slice(0, 10), record.birth_date) : null,
    weight: record.weight_kg,
    height: record.height_cm,
    sportestScore: record.sportest_score,
    website: null,
    contactEmail: null,
    phone: null,
    address: null,
    location: null,
    achievements: [],
    noindex: false,
    avatar: { id: 0, main: null },
    coverPhoto: { id: 0, main: null },
  }
}

async function ownView(db: Db, record: ProfileRecord): Promise<Profile['own']> {
  const personal = await findPersonalData(db, record.id)
  return {
    email: personal.email ?? '',
    fiscalCode: personal.fiscal_code,
    postalCode: personal.postal_code,
    address: personal.address,
    hiddenProfile: !isVisible(record),
    dateOfBirth: record.birth_date,
    contactEmailPublic: false,
    clubs: [],
    completeness: { percent: 0, missing: [] },
  }
}
