import type { APIRequestContext, APIResponse } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'

interface Browsing {
  api: APIRequestContext
  authorization: string
}

/** Somebody's browser without its scripts: what the server sends is all there is. */
async function browse(playwright: { request: { newContext: Function } }, person?: Person) {
  const options = { baseURL: process.env.PODIUM_E2E_ADDRESS ?? '' }
  const api = (await playwright.request.newContext(options)) as APIRequestContext
  if (!person) return { api, authorization: '' }
  const { email, password } = person
  const login = await api.post('/api/authentication/login', { data: { email, password } })
  return { api, authorization: login.headers().authorization ?? '' }
}

async function opened({ api }: Browsing, path: string): Promise<{ html: string; kept: string }> {
  const answer: APIResponse = await api.get(path)
  expect(answer.headers().vary).toContain('cookie')
  return { html: await answer.text(), kept: answer.headers()['cache-control'] ?? '' }
}

test('a page is drawn for who asks and kept for nobody else, in whatever order they ask', async ({
  playwright,
  people,
}) => {
  const athlete = await people.publish('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  const fan = await people.join('FAN', { name: 'Martina', lastName: 'Sobral' })
  const other = await people.join('FAN', { name: 'Zulmira', lastName: 'Antas' })
  const visitor = await browse(playwright)
  const asked = {
    'Martina Sobral': await browse(playwright, fan),
    'Zulmira Antas': await browse(playwright, other),
  }
  for (const path of ['/', `/athlete/${athlete.id}`, '/rede-podium', '/wallet', '/no/such/page']) {
    const all = [...Object.entries(asked), ['', visitor] as const]
    // All at once and three times over: the visitor's page is kept meanwhile.
    const rounds = [...all, ...all.toReversed(), ...all]
    await Promise.all(
      rounds.map(async ([name, browsing]) => {
        const { html, kept } = await opened(browsing, path)
        for (const known of Object.keys(asked)) {
          expect(html.includes(known), `${known} on ${path} for ${name || 'a visitor'}`).toBe(
            known === name,
          )
        }
        expect(kept).toBe(name ? 'private, no-store' : 'private, no-cache')
      }),
    )
  }
})

test('a page holds nothing one could sign in with', async ({ playwright, people }) => {
  const fan = await people.join('FAN')
  const browsing = await browse(playwright, fan)
  const { cookies } = await browsing.api.storageState()
  const { html } = await opened(browsing, '/settings')
  expect(html).toContain(fan.name)
  expect(html).not.toContain('Bearer')
  // A token of ours begins so, whoever it was made for.
  expect(html).not.toMatch(/eyJ[\w-]{10,}\./)
  const secrets = cookies.map(({ value }) => decodeURIComponent(value)).filter(isSecret)
  expect(secrets.length).toBeGreaterThanOrEqual(2)
  for (const secret of secrets) expect(html).not.toContain(secret)
})

const isSecret = (value: string) => value.length > 30

test('who signed out, there or elsewhere, sees the page of a visitor', async ({
  playwright,
  people,
}) => {
  const fan = await people.join('FAN', { name: 'Leonor', lastName: 'Vidal' })
  const [here, elsewhere] = [await browse(playwright, fan), await browse(playwright, fan)]
  for (const { html } of [await opened(here, '/'), await opened(elsewhere, '/')]) {
    expect(html).toContain('Leonor Vidal')
  }
  // The cookie that stays behind, as a thief would have it.
  const { cookies } = await here.api.storageState()
  await here.api.post('/api/authentication/logout', {
    headers: { authorization: here.authorization },
  })
  expect((await opened(here, '/')).html).not.toContain('Leonor Vidal')
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const stolen = await (await browse(playwright)).api.get('/', { headers: { cookie } })
  expect(await stolen.text()).not.toContain('Leonor Vidal')
  expect((await opened(elsewhere, '/')).html).toContain('Leonor Vidal')
})

test('what draws a page opens no call', async ({ playwright, people }) => {
  const fan = await people.join('FAN')
  const { api } = await browse(playwright, fan)
  expect((await api.get('/api/wallet')).status()).toBe(401)
  expect((await api.put(`/api/users/${fan.id}/visibility`, { data: {} })).status()).toBe(401)
})
