import { networkPhrases } from '@podium/phrases/network'
import { buyPlan } from './buying.ts'
import { expect, test } from './fixtures.ts'

const t = networkPhrases.en
const rowing = { modality: 'ROWING' }

test('a sponsor whose plan says so finds athletes by class', async ({
  page,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  const person = await people.createMember('SPONSOR', { name: 'Classe Alta' })
  await signIn(person)
  await buyPlan(request, person, 'SPONSOR_PREMIUM')
  await page.goto('/rede-podium?type=ATHLETE&class=0')
  const main = page.getByRole('main')
  await expect(main.getByLabel(t.class, { exact: true })).toHaveValue('0')
  await expect(page.getByText(t.couldNotLoad)).toHaveCount(0)
  await expectAccessible()
})

test('on a phone an athlete whom one can follow takes a low row, with name, sport and place whole', async ({
  page,
  people,
  signIn,
}) => {
  const name = { name: 'Benedita', lastName: 'Lacerda Prazeres', ...rowing }
  await people.createPublicMember('ATHLETE', name)
  await signIn(await people.createMember('FAN', { name: 'Marta' }))
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rede-podium?sport=ROWING')
  const row = page
    .getByRole('region', { name: t.title })
    .getByRole('listitem')
    .filter({ hasText: 'Benedita' })
  await expect(row.getByRole('button', { name: /^Follow/ })).toBeEnabled()
  expect((await row.boundingBox())?.height).toBeLessThanOrEqual(104)
  for (const word of ['Benedita Lacerda Prazeres', 'Rowing']) {
    const whole = await row
      .getByText(word, { exact: true })
      .evaluate((one) => one.scrollWidth <= one.clientWidth || one.clientWidth === 0)
    expect(whole, word).toBe(true)
  }
})

test('on a phone the filters are in a drawer: closing keeps them, back takes them back', async ({
  page,
  people,
  expectAccessible,
}) => {
  await people.createPublicMember('ATHLETE', { name: 'Bárbara', lastName: 'Remo', ...rowing })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rede-podium')
  const first = page.getByRole('region', { name: t.title }).getByRole('listitem').first()
  expect((await first.boundingBox())?.y, 'people are in sight at once').toBeLessThanOrEqual(520)
  await page.getByRole('button', { name: t.openFilters(0) }).click()
  const drawer = page.getByRole('dialog', { name: t.filters })
  await drawer.getByLabel(t.sport).selectOption('ROWING')
  await expect(drawer.getByRole('button', { name: /^Show \d+ (person|people)$/ })).toBeEnabled()
  await expectAccessible()
  await drawer.getByRole('button', { name: /^Show/ }).click()
  await expect(drawer).toBeHidden()
  await expect(page).toHaveURL(/sport=ROWING/)
  await expect(page.getByRole('button', { name: t.openFilters(1) })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'Bárbara Remo' })).toBeVisible()
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBe(390)
  await page.goBack()
  await expect(page).toHaveURL(/\/rede-podium$/)
})

test('people are suggested while one types in the top bar', async ({
  page,
  people,
  expectAccessible,
}) => {
  const person = await people.createPublicMember('ATHLETE', { name: 'Xénia', lastName: 'Sugerida' })
  await page.goto('/')
  const box = page.getByRole('banner').getByRole('search').locator('input')
  await box.pressSequentially('xen')
  const list = page.getByRole('listbox', { name: t.suggestions })
  await expect(list.getByRole('option', { name: /Xénia Sugerida/ })).toBeVisible()
  await expect(list.getByRole('option', { name: t.everyone('xen') })).toBeVisible()
  await expectAccessible()
  await page.keyboard.press('Escape')
  await expect(list).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/athlete/${person.id}$`))
})

test('three pages come by themselves, more when asked, and back restores the place', async ({
  page,
}) => {
  await page.route('**/api/users?*', async (route) => {
    const url = new URL(route.request().url())
    const first = Number(url.searchParams.get('_page')) * 20
    const list = Array.from({ length: 20 }, (_, place) => cardOf(first + place + 1))
    await route.fulfill({ json: list, headers: { 'x-total-count': '200' } })
  })
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Network' }).click()
  // The browser does not restore places as well: on a page that is not there yet it would end somewhere else.
  await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual')
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(20)
  for (const count of [40, 60]) {
    // A page that has just come begins at its top, also under a turn of the wheel that was too early.
    await expect(async () => {
      if ((await cards.count()) < count) await page.mouse.wheel(0, 10_000)
      // Where the second ends in view, the third comes at once.
      await expect.poll(() => cards.count(), { timeout: 3000 }).toBeGreaterThanOrEqual(count)
    }).toPass()
  }
  await page.mouse.wheel(0, 20_000)
  await page.waitForTimeout(500)
  await expect(cards).toHaveCount(60)
  await page.getByRole('button', { name: t.loadMore }).click()
  await expect(cards).toHaveCount(80)
  await expect(page).toHaveURL(/pages=4/)
  const card = page.getByRole('main').getByRole('link', { name: 'Person 75', exact: true })
  await card.scrollIntoViewIfNeeded()
  await expect(card).toBeInViewport()
  // A real click would scroll to where the bar that sticks to the top began.
  await page.getByRole('banner').getByRole('link', { name: 'Market' }).dispatchEvent('click')
  await expect(page).toHaveURL(/\/market$/)
  await page.goBack()
  await expect(cards).toHaveCount(80)
  await expect(card).toBeInViewport()
})

function cardOf(id: number) {
  const nothing = { clubName: null, region: null, countryCode: null, phrase: null }
  const avatar = { id: 0, main: null }
  const shown = { id, role: 'ATHLETE', name: 'Person', lastName: String(id), sport: 'JUDO' }
  return { ...shown, ...nothing, sportestScore: id % 11, avatar, hiddenProfile: false }
}
