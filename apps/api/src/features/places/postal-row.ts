import { isPostalCode, lookupCountries } from '@podium/contract/fields'
import { regionName } from './region-names.ts'
import type { LookupCountry } from './region-table.ts'

/** The place of one postal code; coordinates in degrees (WGS 84). */
export interface PostalRow {
  country: LookupCountry
  code: string
  region: string
  municipality: string | null
  locality: string | null
  lat: number | null
  lng: number | null
}

/** What one line of a file says: a place, a place of a country that is not looked up, or why it is bad. */
export type LineReading = { row: PostalRow } | { elsewhere: string } | { bad: string }

/** Reads the lines of one kind of file. */
export type ReadLine = (line: string) => LineReading

/** The columns of a file by what they mean; those it does not have are left out. */
export type Columns = { country: number; code: number; region: number } & Partial<
  Record<'municipality' | 'locality' | 'lat' | 'lng', number>
>

/** Makes a place of a line's cells, or says what is wrong with them. */
export function readCells(cells: string[], columns: Columns, width: number): LineReading {
  if (cells.length !== width) return { bad: `${cells.length} columns instead of ${width}` }
  const cell = (index: number | undefined) =>
    index === undefined ? '' : (cells[index] ?? '').trim()
  const country = lookupCountries.find((known) => known === cell(columns.country))
  if (!country) return readElsewhere(cell(columns.country))
  const row: PostalRow = {
    country,
    code: cell(columns.code),
    region: regionName(cell(columns.region)),
    municipality: cell(columns.municipality) || null,
    locality: cell(columns.locality) || null,
    lat: degrees(cell(columns.lat)),
    lng: degrees(cell(columns.lng)),
  }
  const fault = faultOf(row)
  return fault ? { bad: fault } : { row }
}

function readElsewhere(country: string): LineReading {
  return /^[A-Z]{2}$/.test(country) ? { elsewhere: country } : { bad: 'no country code' }
}

function degrees(text: string): number | null {
  return text === '' ? null : Number(text)
}

function faultOf({ country, code, region, lat, lng }: PostalRow): string | null {
  if (!isPostalCode(country, code))
    return `"${code.slice(0, 20)}" is not a postal code of ${country}`
  if (region === '') return 'no region'
  if (!isWithin(lat, 90) || !isWithin(lng, 180) || (lat === null) !== (lng === null)) {
    return 'coordinates out of range'
  }
  return null
}

function isWithin(value: number | null, limit: number): boolean {
  return value === null || Math.abs(value) <= limit
}
