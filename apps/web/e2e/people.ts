import { pbkdf2 } from 'node:crypto'
import { promisify } from 'node:util'
import type { APIRequestContext } from '@playwright/test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { Mailbox } from './mailbox.ts'
import type { RunningPodium } from './start-podium.ts'

export const password = 'Podium!2026'

export type MemberRole = 'ATHLETE' | 'FAN' | 'MANAGER' | 'SPONSOR'

export interface Person {
  id: number
  role: MemberRole
  name: string
  lastName: string
  email: string
  password: string
}

export type InvitedRole = 'ADMIN' | 'ATHLETE' | 'MANAGER' | 'SPONSOR'

/** The admin of the Podium that all journeys share. */
function sharedAdmin(): RunningPodium['admin'] {
  return JSON.parse(process.env.PODIUM_E2E_ADMIN ?? '{}') as RunningPodium['admin']
}

let count = 0

/** An unused address; a corporate one, so that sponsors can use it too. */
export function freshAddress(name = 'person'): string {
  count += 1
  return `${name}.${process.pid}.${count}@podium.example`
}

const paths = { ATHLETE: 'athletes', FAN: 'fans', MANAGER: 'managers', SPONSOR: 'sponsors' }

/** Details of a seller with nothing wrong in them. */
export const traderDetails = {
  legalName: 'Volta Foods, Lda.',
  registration: '509442013',
  address: 'Rua do Cais 5\n3800-200 Aveiro',
  phone: '+351234000111',
  email: 'vendas@volta-foods.example',
}

/** What somebody signs up with beside the usual. */
type Details = Partial<Person> & { dateOfBirth?: string }

/** Makes people through the API, where a journey is not about how they came. */
export class People {
  readonly #api: APIRequestContext
  readonly #mailbox: Mailbox
  readonly admin: RunningPodium['admin']

  constructor(api: APIRequestContext, admin = sharedAdmin()) {
    this.#api = api
    this.#mailbox = new Mailbox(api)
    this.admin = admin
  }

  /** A person who signed up and has not yet confirmed their address. */
  async signUp(role: MemberRole, details: Details = {}): Promise<Person> {
    const { version } = await this.#json<{ version: string }>('/api/terms')
    const person = {
      name: 'Rita',
      lastName: role === 'SPONSOR' ? '' : 'Valadares',
      email: freshAddress(role.toLowerCase()),
      password,
      ...details,
    }
    const isSporting = role === 'ATHLETE' || role === 'MANAGER'
    const answer = await this.#api.post(`/api/${paths[role]}`, {
      params: { 'g-recaptcha-response': await this.#solveHumanCheck() },
      data: {
        ...(isSporting && { modality: 'JUDO' }),
        countryCode: 'PT',
        postalCode: '3000-456',
        ...person,
        acceptedTermsOfUse: version,
      },
    })
    if (!answer.ok())
      throw new Error(`Signing up answered ${answer.status()}: ${await answer.text()}`)
    const { id } = (await answer.json()) as { id: number }
    return { ...person, id, role }
  }

  /** A person who signed up and confirmed their address. */
  async createMember(role: MemberRole, details: Details = {}): Promise<Person> {
    const person = await this.signUp(role, details)
    const token = await this.#mailbox.tokenMailedTo(person.email, '/validate-account')
    await this.#api.post('/api/authentication/validate-account', {
      // As from another browser, where the link signs nobody in (`activation.link`).
      headers: { cookie: 'podium_preferences=en' },
      data: { token },
    })
    return person
  }

  /** A member whose page is public. */
  async createPublicMember(role: MemberRole, details: Details = {}): Promise<Person> {
    const person = await this.createMember(role, details)
    const login = await this.#api.post('/api/authentication/login', {
      data: { email: person.email, password: person.password },
    })
    await this.#api.put(`/api/users/${person.id}/visibility`, {
      headers: { authorization: login.headers().authorization ?? '' },
      data: { hiddenProfile: false },
    })
    return person
  }

  /** A sponsor with a public page whose details as a seller are verified. */
  async createSeller(details: Details = {}): Promise<Person> {
    const seller = await this.createPublicMember('SPONSOR', details)
    const { email, password } = seller
    const login = await this.#api.post('/api/authentication/login', { data: { email, password } })
    const given = await this.#api.put('/api/sponsors/trader', {
      headers: { authorization: login.headers().authorization ?? '' },
      data: { ...traderDetails, legalName: `${seller.name}, Lda.`, email, declaration: true },
    })
    if (!given.ok()) throw new Error(`The seller: ${await given.text()}`)
    await this.asAdmin('PUT', `/api/admin/traders/${seller.id}`, {
      state: 'VERIFIED',
      reason: '',
      until: dayAfter(calendarDay(new Date()), 365),
    })
    return seller
  }

  /** Invites a person, as the admin of these journeys does; answers the path of the mailed link. */
  async invite(role: InvitedRole, email: string): Promise<string> {
    const modality = role === 'ATHLETE' || role === 'MANAGER' ? 'JUDO' : ''
    await this.asAdmin('POST', '/api/authentication/invite-user', {
      email,
      userType: role,
      modality,
    })
    return this.#mailbox.linkMailedTo(email, '/register')
  }

  /** Another admin, for what the one of all journeys would notice: the language of the account. */
  async createAdmin(): Promise<{ email: string; password: string }> {
    const email = freshAddress('admin')
    const token = (await this.invite('ADMIN', email)).split('/').at(-1)
    const { version } = await this.#json<{ version: string }>('/api/terms')
    const person = { name: 'Ana', lastName: 'Duarte', password, token, acceptedTermsOfUse: version }
    const answer = await this.#api.post('/api/admins/finalize-invitation', { data: person })
    if (!answer.ok()) throw new Error(`The admin: ${await answer.text()}`)
    return { email, password }
  }

  /** Asks for a new password; answers the path of the mailed link. */
  async requestReset({ email }: Person): Promise<string> {
    await this.#api.post('/api/authentication/recover-password', { data: { email } })
    return this.#mailbox.linkMailedTo(email, '/reset-password')
  }

  /** The admin gives a person credits, also at a Podium of a journey's own. */
  async giveCredits({ id: userId }: Person, creditsNumber: number): Promise<void> {
    const gift = { userId, creditsNumber, description: 'A prize' }
    await this.asAdmin('POST', '/api/wallet/transaction', gift)
  }

  /** Makes a call as the admin; answers what came back. */
  async asAdmin(method: string, path: string, data?: object): Promise<unknown> {
    const login = await this.#api.post('/api/authentication/login', { data: this.admin })
    const headers = { authorization: login.headers().authorization ?? '' }
    const answer = await this.#api.fetch(path, { method, headers, ...(data && { data }) })
    if (!answer.ok()) throw new Error(`${method} ${path}: ${await answer.text()}`)
    const text = await answer.text()
    return text ? (JSON.parse(text) as unknown) : undefined
  }

  async #solveHumanCheck(): Promise<string> {
    const { challenge } = await this.#json<{ challenge: Challenge }>('/api/captcha/challenge')
    const solution = await solve(challenge)
    return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
  }

  async #json<T>(path: string): Promise<T> {
    return (await (await this.#api.get(path)).json()) as T
  }
}

interface Challenge {
  parameters: { nonce: string; salt: string; cost: number; keyLength: number; keyPrefix: string }
}

const derive = promisify(pbkdf2)

/** The proof of work, done here as the browser does it: the counter whose key begins as asked. */
async function solve({ parameters }: Challenge): Promise<{ counter: number; derivedKey: string }> {
  const { nonce, salt, cost, keyLength, keyPrefix } = parameters
  const start = Buffer.from(nonce, 'hex')
  for (let counter = 0; ; counter++) {
    const tried = Buffer.alloc(start.length + 4)
    start.copy(tried)
    tried.writeUInt32BE(counter, start.length)
    const key = await derive(tried, Buffer.from(salt, 'hex'), cost, keyLength, 'sha256')
    const derivedKey = key.toString('hex')
    if (derivedKey.startsWith(keyPrefix)) return { counter, derivedKey }
  }
}
