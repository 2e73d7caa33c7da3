import { fingerprintOf } from '../../platform/fingerprint.ts'
import type { findPersonalData, PersonChanges } from '../identity/index.ts'
import type { ProfileRecord, Story } from './records.ts'

/** A page with all that its form shows. */
export type WholePage = ProfileRecord & Awaited<ReturnType<typeof findPersonalData>>

/** Every column that a form of a page writes; what follows from others is told by them. */
const written: Record<keyof Story | Exclude<keyof PersonChanges, 'region' | 'protected'>, true> = {
  name: true,
  last_name: true,
  country_code: true,
  postal_code: true,
  fiscal_code: true,
  address: true,
  sport: true,
  club_name: true,
  phrase: true,
  biography: true,
  about_us: true,
  objectives: true,
  birth_date: true,
  weight_kg: true,
  height_cm: true,
  website: true,
  phone: true,
  contact_email_public: true,
  location_lat: true,
  location_lng: true,
  location_label: true,
  avatar_id: true,
  cover_id: true,
}
const columns = Object.keys(written) as (keyof typeof written)[]

/** Names what the form of a page says of it, so that a change tells which one it began with. */
export function editionOf(page: WholePage): string {
  return fingerprintOf(columns.map((column) => page[column]))
}
