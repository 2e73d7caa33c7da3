import type { Story } from '../../apps/api/src/features/profiles/index.ts'
import type { Language } from '@podium/contract/locale'
import type { Sport } from '@podium/contract/sports'
import type { Home } from './homes.ts'

/** Where somebody lives, what they write, and in which language. Texts are lists of sentences. */
interface Everybody {
  name: string
  email: string
  language: Language
  from: Home
  /** One line under the name. */
  phrase: string
}

/** Somebody who trains and competes. */
export interface Athlete extends Everybody {
  role: 'ATHLETE'
  lastName: string
  sport: Sport
  /** ISO day. */
  born: string
  heightCm: number
  weightKg: number
  biography: string[]
  objectives: string[]
  /** Has a page that is not published yet, so that only they see it. */
  hidden?: true
  /** Under age: the address of their guardian, who shows the page. */
  lookedAfterBy?: string
}

/** Somebody who looks after athletes. */
export interface Manager extends Everybody {
  role: 'MANAGER'
  lastName: string
  sport: Sport
  biography: string[]
  /** Where the office is, for the map. */
  office?: { lat: number; lng: number; label: string }
  hidden?: true
  /** The addresses of athletes who let them act for them. */
  represents?: string[]
}

/** A company. */
export interface Sponsor extends Everybody {
  role: 'SPONSOR'
  aboutUs: string[]
  website?: string
}

/** Somebody who cheers. */
export interface Fan extends Everybody {
  role: 'FAN'
  lastName: string
  biography: string[]
  objectives?: string[]
}

/** Somebody who runs the place; they have no page. */
export interface Admin extends Omit<Everybody, 'phrase'> {
  role: 'ADMIN'
  lastName: string
}

export type Member = Athlete | Manager | Sponsor | Fan
export type Character = Member | Admin

/** What an entry leaves out: the role is the function's name, most people write Portuguese. */
type Entry<P extends Character> = Omit<P, 'role' | 'language' | 'email'> &
  Partial<Pick<P, 'language' | 'email'>>

export function athlete(entry: Entry<Athlete>): Athlete {
  return { role: 'ATHLETE', language: 'pt', email: addressOf(entry), ...entry }
}

export function manager(entry: Entry<Manager>): Manager {
  return { role: 'MANAGER', language: 'pt', email: addressOf(entry), ...entry }
}

export function fan(entry: Entry<Fan>): Fan {
  return { role: 'FAN', language: 'pt', email: addressOf(entry), ...entry }
}

/** A company writes from its own domain (`registration.address`), so its address is always given. */
export function sponsor(entry: Entry<Sponsor> & { email: string }): Sponsor {
  return { role: 'SPONSOR', language: 'pt', ...entry }
}

export function admin(entry: Entry<Admin>): Admin {
  return { role: 'ADMIN', language: 'pt', email: addressOf(entry), ...entry }
}

function addressOf(person: { name: string; lastName: string }): string {
  return `${plain(person.name)}.${plain(person.lastName)}@podium.example`
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z]+/gi, '')
    .toLowerCase()
}

/** What is written on somebody's page. */
export function storyOf(member: Member): Story {
  const { phrase } = member
  if (member.role === 'SPONSOR') {
    return { phrase, about_us: text(member.aboutUs), website: member.website ?? null }
  }
  const told = { phrase, biography: text(member.biography) }
  if (member.role === 'MANAGER') return { ...told, ...placeOf(member) }
  const objectives = member.objectives ? text(member.objectives) : null
  if (member.role === 'FAN') return { ...told, objectives }
  const { born, weightKg, heightCm } = member
  return { ...told, objectives, birth_date: born, weight_kg: weightKg, height_cm: heightCm }
}

function placeOf({ office }: Manager): Story {
  if (!office) return {}
  return { location_lat: office.lat, location_lng: office.lng, location_label: office.label }
}

function text(sentences: string[]): string {
  return sentences.join(' ')
}

/** Everybody's page is public but the few that are not finished. */
export function isPublished(member: Member): boolean {
  return !('hidden' in member && member.hidden)
}
