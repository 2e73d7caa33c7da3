import { createHash } from 'node:crypto'
import type { findPersonalData } from '../identity/index.ts'
import type { ProfileRecord } from './records.ts'

type Said = ProfileRecord & Awaited<ReturnType<typeof findPersonalData>>

/** All that a form of a page changes. */
const said = [
  ...['name', 'last_name', 'country_code', 'postal_code', 'fiscal_code', 'address'],
  ...['sport', 'club_name', 'phrase', 'biography', 'about_us', 'objectives'],
  ...['birth_date', 'weight_kg', 'height_cm', 'website', 'phone', 'contact_email_public'],
  ...['location_lat', 'location_lng', 'location_label', 'avatar_id', 'cover_id'],
] as (keyof Said)[]

/** Names what the form of a page says of it, so that a change tells which one it began with. */
export function editionOf(page: Said): string {
  const values = JSON.stringify(said.map((field) => page[field]))
  return createHash('sha256').update(values).digest('base64url').slice(0, 22)
}
