import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

interface BrowserSession {
  api: APIRequestContext
  authorization: string
}

/** A browser without its scripts: what the server sends is all there is. */
async function openSession(playwright: { request: { newContext: Function } }, person?: Person) {
  const options = { baseURL: process.env.PODIUM_E2E_ADDRESS ?? '' }
  const api = (await playwright.request.newContext(options)) as APIRequestContext
  if (!person) return { api, authorization: '' }
  const { email, password } = person
  const login = await api.post('/api/authentication/login', { data: { email, password } })
  return { api, authorization: login.headers().authorization ?? '' }
}

async function openPage(
  { api }: BrowserSession,
  path: string,
): Promise<{ html: string; kept: string }> {
  const answer: APIResponse = await api.get(path)
  expect(answer.headers().vary).toContain('cookie')
  return { html: await answer.text(), kept: answer.headers()['cache-control'] ?? '' }
}

test('a page is rendered for the user who asks and cached for no other, in whatever order they ask', async ({
  playwright,
  people,
}) => {
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  const fan = await people.createMember('FAN', { name: 'Martina', lastName: 'Sobral' })
  const other = await people.createMember('FAN', { name: 'Zulmira', lastName: 'Antas' })
  const visitor = await openSession(playwright)
  const members = {
    'Martina Sobral': await openSession(playwright, fan),
    'Zulmira Antas': await openSession(playwright, other),
  }
  for (const path of ['/', `/athlete/${athlete.id}`, '/rede-podium', '/wallet', '/no/such/page']) {
    const all = [...Object.entries(members), ['', visitor] as const]
    // All at once and three times over: the visitor's page is kept meanwhile.
    const rounds = [...all, ...all.toReversed(), ...all]
    await Promise.all(
      rounds.map(async ([name, session]) => {
        const { html, kept } = await openPage(session, path)
        for (const known of Object.keys(members)) {
          expect(html.includes(known), `${known} on ${path} for ${name || 'a visitor'}`).toBe(
            known === name,
          )
        }
        expect(kept).toBe(name ? 'private, no-store' : 'private, no-cache')
      }),
    )
  }
})

test('a page holds nothing that signs in', async ({ playwright, people }) => {
  const fan = await people.createMember('FAN')
  const session = await openSession(playwright, fan)
  const { cookies } = await session.api.storageState()
  const { html } = await openPage(session, '/settings')
  expect(html).toContain(fan.name)
  expect(html).not.toContain('Bearer')
  // A token of ours begins so, whoever it was made for.
  expect(html).not.toMatch(/eyJ[\w-]{10,}\./)
  const secrets = cookies.map(({ value }) => decodeURIComponent(value)).filter(isSecret)
  expect(secrets.length).toBeGreaterThanOrEqual(2)
  for (const secret of secrets) expect(html).not.toContain(secret)
})

const isSecret = (value: string) => value.length > 30

test('a user who signed out, there or elsewhere, sees the page of a visitor', async ({
  playwright,
  people,
}) => {
  const fan = await people.createMember('FAN', { name: 'Leonor', lastName: 'Vidal' })
  const [here, elsewhere] = [await openSession(playwright, fan), await openSession(playwright, fan)]
  for (const { html } of [await openPage(here, '/'), await openPage(elsewhere, '/')]) {
    expect(html).toContain('Leonor Vidal')
  }
  // The cookie that stays behind, as a thief would have it.
  const { cookies } = await here.api.storageState()
  await here.api.post('/api/authentication/logout', {
    headers: { authorization: here.authorization },
  })
  expect((await openPage(here, '/')).html).not.toContain('Leonor Vidal')
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const stolen = await (await openSession(playwright)).api.get('/', { headers: { cookie } })
  expect(await stolen.text()).not.toContain('Leonor Vidal')
  expect((await openPage(elsewhere, '/')).html).toContain('Leonor Vidal')
})

test('the page cookie opens no call', async ({ playwright, people }) => {
  const fan = await people.createMember('FAN')
  const { api } = await openSession(playwright, fan)
  expect((await api.get('/api/wallet')).status()).toBe(401)
  expect((await api.put(`/api/users/${fan.id}/visibility`, { data: {} })).status()).toBe(401)
})
