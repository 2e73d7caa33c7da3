import {
  getCaptchaChallenge,
  login,
  registrations,
  validateAccount,
} from '@podium/contract/identity'
import { getTerms } from '@podium/contract/legal'
import { putVisibility } from '@podium/contract/profiles'
import { isSporting, type MemberRole, type Role } from '@podium/contract/roles'
import { type Challenge, solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { openAccount, type Opening } from '../src/features/identity/index.ts'
import { writeStory } from '../src/features/profiles/index.ts'
import type { TestPodium } from './harness.ts'
import type { Person } from './person.ts'

export const castPassword = 'Podium!2026'

/** What an athlete of the cast has won. */
export const castResult = {
  ageGroup: 'ADULTS',
  competitionLevel: 'NATIONAL',
  date: '2026-02-01',
  result: 1,
  club: { clubCompositeKey: { clubName: 'Académica', sport: 'JUDO' } },
} as const

/** What each of the cast signs up with, unless a test says otherwise. */
const castDetails = {
  ATHLETE: { name: 'Inês', lastName: 'Carvalho', modality: 'ATHLETICS' },
  FAN: { name: 'Marta', lastName: 'Nóbrega' },
  SPONSOR: { name: 'Volta Foods' },
  MANAGER: { name: 'Carlos', lastName: 'Antunes', modality: 'SOCCER' },
} as const

let count = 0

/** An address nobody has yet; a corporate one for everybody, so that sponsors can use it too. */
export function freshAddress(name = 'person'): string {
  count += 1
  return `${name}${count}.${process.pid}@podium.example`
}

/** Solves the human check as the browser does: the text for `g-recaptcha-response`. */
export async function solveHumanCheck(person: Person): Promise<string> {
  const { challenge } = await person.call(getCaptchaChallenge)
  const solution = await solveChallenge({ challenge: challenge as unknown as Challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

/** A registration that is right in every field. */
export async function registrationFor(person: Person, role: MemberRole, details: object = {}) {
  const { version } = await person.call(getTerms, {})
  return {
    countryCode: 'PT',
    fiscalCode: '',
    postalCode: '3000-456',
    address: 'Rua da Sofia 12',
    email: freshAddress(castDetails[role].name === 'Volta Foods' ? 'helena' : role.toLowerCase()),
    password: castPassword,
    acceptedTermsOfUse: version,
    ...castDetails[role],
    ...details,
  }
}

/** Signs somebody up through the API; they still have to confirm their address. */
export async function signUp(
  podium: TestPodium,
  role: MemberRole,
  details: object = {},
): Promise<Person> {
  const person = podium.visitor()
  const body = await registrationFor(person, role, details)
  const answer = await solveHumanCheck(person)
  const { id } = await person.call(registrations[role], {
    query: { 'g-recaptcha-response': answer },
    body: body as never,
  })
  return Object.assign(person, { id, email: body.email, password: body.password })
}

/** Opens the mailed link as the page behind it does, in another browser, where it signs nobody in. */
export async function activate(podium: TestPodium, person: Person): Promise<void> {
  const token = await podium.tokenMailedTo(person.email, '/validate-account')
  await podium.visitor().call(validateAccount, { body: { token } })
}

export async function signIn(person: Person, rememberMe = false): Promise<void> {
  const { email, password } = person
  await person.call(login, { body: { email, password, acceptingTerms: true, rememberMe } })
}

/** Opens an account as the use cases do, without the mails: for what a test only needs to be there. */
async function open(podium: TestPodium, role: Role, details: Partial<Opening>): Promise<Person> {
  const person = podium.visitor()
  const { version } = await person.call(getTerms, {})
  const email = freshAddress(role.toLowerCase())
  const id = await podium.context.inTransaction((tx) =>
    openAccount(tx, {
      role,
      email,
      modality: null,
      password: castPassword,
      name: 'Ana',
      lastName: 'Duarte',
      countryCode: 'PT',
      postalCode: '',
      fiscalCode: '',
      address: '',
      language: 'pt',
      proven: true,
      consent: { version, givenBy: 'invitation', ip: '127.0.0.1' },
      ...details,
    }),
  )
  return Object.assign(person, { id, email, password: castPassword })
}

/** Somebody active, without having signed up themselves; public when they have a sport to show. */
export async function openMember(
  podium: TestPodium,
  role: MemberRole,
  details: Partial<Opening> = {},
): Promise<Person> {
  const person = await open(podium, role, details)
  const published = !isSporting(role) || !!details.modality
  await podium.context.inTransaction((tx) =>
    writeStory(tx, person.id, { story: { phrase: null }, published }),
  )
  return person
}

/** Ana, who runs Podium: admins do not sign up, so her account is opened for her. */
export async function openAdmin(podium: TestPodium): Promise<Person> {
  const ana = await open(podium, 'ADMIN', {})
  await signIn(ana)
  return ana
}

/** Somebody of the cast: signed up, confirmed, signed in, and public. */
export async function join(
  podium: TestPodium,
  role: MemberRole,
  details: object = {},
): Promise<Person> {
  const person = await signUp(podium, role, details)
  await activate(podium, person)
  await signIn(person)
  if (isSporting(role)) {
    await person.call(putVisibility, { params: { id: person.id }, body: { hiddenProfile: false } })
  }
  return person
}
