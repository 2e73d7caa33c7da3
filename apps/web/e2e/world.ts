import { calendarDay, dayAfter } from '@podium/contract/calendar'
import type { APIRequestContext } from '@playwright/test'
import { giveCredits } from './buying.ts'
import { test as base } from './fixtures.ts'
import { type MemberRole, People, type Person } from './people.ts'
import { createProduct, plainPng } from './selling.ts'
import { acceptSupport, requestSupport, callAs } from './supporting.ts'

/** A small community in which every page has something to show. */
export interface World {
  athlete: Person
  fan: Person
  manager: Person
  sponsor: Person
  admin: Person
  /** An item of each gallery. */
  media: Record<MemberRole, number>
  product: number
  order: number
  /** A report that nobody has decided. */
  report: number
  /** A request that waits, of the fan to the athlete. */
  request: number
  /** A support of the same two that runs. */
  running: number
  /** An agreement of the sponsor and the athlete that holds, with a change that waits. */
  agreement: number
  /** An endpoint of the fan that is told what happens. */
  webhook: number
  /** An access token of the fan that works. */
  token: number
  /** A payment that is paid. */
  payment: string
  /** A domain whose addresses sponsors may have. */
  domain: string
  /** The path of an invitation that waits. */
  invitation: string
  /** The path of a link to set a new password. */
  reset: string
}

const invoice = {
  name: 'Marta Reis',
  email: 'marta.reis@podium.example',
  tin: '123456789',
  country: { code: 'PT' },
  city: 'Coimbra',
  address: 'Rua Larga 1',
  postalCode: '3000-456',
}

const delivery = {
  name: 'Marta Reis',
  address: 'Rua Larga 1, 2.º',
  phone: '912 345 678',
  postalCode: '3000-456',
  city: 'Coimbra',
  countryCode: 'PT',
  note: '',
}

const achievement = {
  date: '2024-07-20',
  competitionLevel: 'NATIONAL',
  ageGroup: 'ADULTS',
  club: { clubCompositeKey: { clubName: 'SL Benfica', sport: 'JUDO' } },
  result: 2,
  competition: 'National championship',
}

const inAYear = dayAfter(calendarDay(new Date()), 365)
const goal = { title: 'Nationals', purpose: 'The trip.', credits: 300, until: inAYear }
const competition = { name: 'Nationals', place: 'Braga', date: inAYear, link: 'fpj.pt' }

/** Makes the community, through the API. */
async function makeWorld(api: APIRequestContext, people: People): Promise<World> {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  const fan = await people.createPublicMember('FAN', { name: 'Marta', lastName: 'Reis' })
  const manager = await people.createPublicMember('MANAGER', {
    name: 'Carlos',
    lastName: 'Antunes',
  })
  const sponsor = await people.createSeller({ name: 'Volta Foods' })
  const admin = { id: 0, role: 'FAN', name: '', lastName: '', ...people.admin } as Person
  await giveCredits(api, fan.id, 400)
  const media = {
    ATHLETE: await uploadPictureAs(api, athlete),
    FAN: await uploadPictureAs(api, fan),
    MANAGER: await uploadPictureAs(api, manager),
    SPONSOR: await uploadPictureAs(api, sponsor),
  }
  await callAs(api, athlete, ['POST', '/achievements', achievement])
  await callAs(api, athlete, ['POST', '/athletes/goals', goal])
  await callAs(api, athlete, ['POST', '/athletes/competitions', competition])
  const running = await requestSupport(api, fan, { athlete, credits: 100 })
  await acceptSupport(api, athlete, running)
  const request = await requestSupport(api, fan, { athlete, credits: 50 })
  const agreement = await agreeAs(api, { sponsor, athlete })
  const product = await createProduct(api, sponsor, { stock: 9 })
  const { id: order } = await callAs<{ id: number }>(api, fan, [
    'POST',
    `/sponsor/product/${product}/purchase`,
    { delivery, expectedCredits: 80 },
  ])
  await callAs(api, fan, ['POST', '/direct-message', { userId: athlete.id, message: 'Força!' }])
  const { id: report } = await callAs<{ id: number }>(api, fan, [
    'POST',
    '/reports',
    { kind: 'profile', id: sponsor.id, reason: 'SPAM', details: 'Always the same.' },
  ])
  const domain = `volta-${fan.id}.example`
  await people.asAdmin('POST', '/api/admin/sponsor-domains', {
    ...{ domain, verdict: 'ALLOWED', reason: 'A company of its own' },
  })
  await representAndRemember(api, people, { athlete, manager, sponsor })
  const invitation = await people.invite('SPONSOR', `helena.${fan.id}@podium.example`)
  const reset = await people.requestReset(manager)
  const payment = await buyPackAs(api, fan)
  const programs = await programAs(api, fan)
  return {
    ...{ athlete, fan, manager, sponsor, admin },
    ...programs,
    ...{
      agreement,
      media,
      product,
      order,
      report,
      request,
      running,
      payment,
      domain,
      invitation,
      reset,
    },
  }
}

/** The manager represents the athlete and is in a register, and the sponsor has them in mind. */
async function representAndRemember(
  api: APIRequestContext,
  people: People,
  { athlete, manager, sponsor }: Pick<World, 'athlete' | 'manager' | 'sponsor'>,
): Promise<void> {
  const scopes = ['PAGE', 'SUPPORT', 'MESSAGES']
  const { id } = await callAs<{ id: number }>(api, athlete, [
    'POST',
    '/delegations',
    { userId: manager.id, kind: 'REPRESENTATION', scopes },
  ])
  await callAs(api, manager, ['PUT', `/delegations/${id}/accept`])
  const register = { name: 'FPF', number: 'AG-12', countryCode: 'PT' }
  await callAs(api, manager, ['PUT', '/managers/register', register])
  const checked = { state: 'CHECKED', reason: '' }
  await people.asAdmin('PUT', `/api/admin/managers/${manager.id}/register`, checked)
  const note = 'Ask for the calendar of the year.'
  await callAs(api, sponsor, ['POST', '/shortlist', { userId: athlete.id, note }])
  await callAs(api, sponsor, ['POST', '/saved-searches', { name: 'Judo', sport: 'JUDO' }])
}

/** What programs of one's own need: a token, and an endpoint that is told of supports. */
async function programAs(
  api: APIRequestContext,
  person: Person,
): Promise<Pick<World, 'token' | 'webhook'>> {
  const expiresAt = new Date(Date.now() + 30 * 86_400_000).toISOString()
  const made = { name: 'Club website', scopes: ['PAGE'], expiresAt }
  const told = { url: 'https://marta.podium.example/told', events: ['support.accepted'] }
  const token = await callAs<{ id: number }>(api, person, ['POST', '/users/me/tokens', made])
  const webhook = await callAs<{ id: number }>(api, person, ['POST', '/webhooks', told])
  return { token: token.id, webhook: webhook.id }
}

/** Both accept, the athlete ticks one thing and proposes a change. */
async function agreeAs(
  api: APIRequestContext,
  { sponsor, athlete }: Record<'sponsor' | 'athlete', Person>,
): Promise<number> {
  const deliverables = [
    { title: 'Logo on the kit', due: null },
    { title: 'Three posts', due: inAYear },
  ]
  const proposal = { title: 'Season', text: 'The athlete wears the logo.', deliverables }
  const { id } = await callAs<{ id: number }>(api, sponsor, [
    'POST',
    '/agreements',
    { userId: athlete.id, ...proposal },
  ])
  await callAs(api, athlete, ['PUT', `/agreements/${id}/accept`, { version: 1 }])
  const proof = { link: 'https://podium.example/logo' }
  await callAs(api, athlete, ['PATCH', `/agreements/${id}/deliverables/1`, proof])
  const change = { text: 'The athlete wears the large logo.', deliverables }
  await callAs(api, athlete, ['POST', `/agreements/${id}/versions`, change])
  return id
}

async function uploadPictureAs(
  api: APIRequestContext,
  { email, password }: Person,
): Promise<number> {
  const login = await api.post('/api/authentication/login', { data: { email, password } })
  const headers = { authorization: login.headers().authorization ?? '' }
  const answer = await api.post('/api/files/gallery-media', {
    headers,
    multipart: { file: plainPng('training.png') },
  })
  if (!answer.ok()) throw new Error(`The picture: ${await answer.text()}`)
  return ((await answer.json()) as { id: number }).id
}

async function buyPackAs(api: APIRequestContext, fan: Person): Promise<string> {
  const body = { creditAmount: 50, invoice }
  const { transactionId } = await callAs<{ transactionId: string }>(api, fan, [
    'POST',
    '/payments',
    body,
  ])
  const path = `/api/payments/sandbox/${transactionId}/outcome`
  await api.post(path, { data: { outcome: 'approve', method: 'CARD' } })
  return transactionId
}

/** A test in a community that is there already; a worker makes it once. */
export const test = base.extend<object, { world: World }>({
  world: [
    async ({ playwright }, use) => {
      const api = await playwright.request.newContext({
        baseURL: process.env.PODIUM_E2E_ADDRESS ?? '',
      })
      await use(await makeWorld(api, new People(api)))
      await api.dispose()
    },
    { scope: 'worker', timeout: 300_000 },
  ],
})
