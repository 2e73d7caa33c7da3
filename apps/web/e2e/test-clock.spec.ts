import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { supportersPhrases } from '@podium/phrases/supporters'
import { adminOf } from './administering.ts'
import { expect } from './fixtures.ts'
import { withOwnPodium } from './own-podium.ts'
import { acceptSupport, requestSupport } from './supporting.ts'

const t = adminMachinePhrases.en

// Whoever moves the clock moves it for everybody.
const test = withOwnPodium()

test('an admin presses "30 days later" and once more a week: what waited is over, and what ran has ended', async ({
  page,
  visitor,
  people,
  request,
  signIn,
  expectAccessible,
}) => {
  const [ines, rita] = [
    await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' }),
    await people.createPublicMember('ATHLETE', { name: 'Rita', lastName: 'Cobre' }),
  ]
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  await people.giveCredits(fan, 100)
  const running = await requestSupport(request, fan, { athlete: ines, credits: 50 })
  await acceptSupport(request, ines, running)
  await requestSupport(request, fan, { athlete: rita, credits: 50 })

  await signIn(adminOf(people))
  await page.goto('/admin')
  const panel = page.getByRole('region', { name: t.clock.title })
  await expect(page.getByRole('heading', { name: t.dashboard.plots })).toBeVisible()
  await expectAccessible()
  await panel.getByRole('button', { name: t.clock.later(30) }).click()
  const ahead = (days: number) => expect(panel).toContainText(aheadBy(days))
  await ahead(30)
  await panel.getByRole('button', { name: t.clock.later(7) }).click()
  await ahead(37)
  // An open page knows it after a reload too.
  await page.reload()
  await ahead(37)

  await signIn(fan, visitor)
  await visitor.goto(`/fan/${fan.id}?tab=manage`)
  const { acts, statuses, tables, unanswered } = supportersPhrases.en
  const rows = visitor.getByRole('table', { name: tables.athletes }).getByRole('row')
  await expect(rows.filter({ hasText: 'Inês Prata' })).toContainText(statuses.EXPIRED)
  await expect(rows.filter({ hasText: 'Rita Cobre' })).toContainText(unanswered)
  // What ran can be asked for again in its row, which has room for that on the smallest phones.
  const again = rows.getByRole('button', { name: acts.of(acts.renew('50'), 'Inês Prata') })
  for (const width of [320, 360, 390, 768]) {
    await visitor.setViewportSize({ width, height: 780 })
    const edge = await again.evaluate((button) => button.getBoundingClientRect().right)
    expect(edge, `the button, ${width} wide`).toBeLessThanOrEqual(width)
    const wide = await visitor.evaluate(() => document.documentElement.scrollWidth)
    expect(wide, `the page, ${width} wide`).toBe(width)
  }
})

/** The end of the sentence that says how far ahead the clock is. */
function aheadBy(days: number): string {
  const [, end = ''] = t.clock.itIs('|', days).split('|')
  return end
}

const inProduction = withOwnPodium(() => ({
  NODE_ENV: 'production',
  PODIUM_RATE_LIMITS: 'on',
  SMTP_URL: 'smtp://localhost:9',
  PUBLIC_URL: 'https://podium.example',
  PODIUM_SECRET: 'a secret of production, of at least 32 characters',
  PODIUM_PAYMENTS: 'sandbox',
}))

inProduction('in production there is no such panel, and no such call', async ({ page, podium }) => {
  const { email, password } = podium.admin
  const login = await page.request.post('/api/authentication/login', { data: { email, password } })
  const headers = { authorization: login.headers().authorization ?? '' }
  for (const move of [{}, { method: 'POST', data: { days: 30 } }]) {
    const answer = await page.request.fetch('/api/test-clock', { headers, ...move })
    expect(answer.status()).toBe(404)
  }
  await page.goto('/favicon.svg')
  const user = JSON.stringify(await login.json())
  await page.evaluate((kept) => localStorage.setItem('podium.session', kept), user)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { name: t.dashboard.title }).first()).toBeVisible()
  await expect(page.getByRole('heading', { name: t.clock.title })).toHaveCount(0)
})
