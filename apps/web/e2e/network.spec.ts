import { networkPhrases } from '@podium/phrases/network'
import { discoveryPhrases } from '@podium/phrases/discovery'
import { buyPlan } from './buying.ts'
import { expect, test } from './fixtures.ts'

const t = networkPhrases.en
const rowing = { modality: 'ROWING' }
const swimming = { modality: 'SWIMMING' }

test('one or two letters keep the results with a hint, three search', async ({ page, people }) => {
  const person = await people.createPublicMember('ATHLETE', {
    name: 'Quitéria',
    lastName: 'Falcão',
  })
  await page.goto('/rede-podium')
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox')
  await box.pressSequentially('qu')
  await expect(page.getByText(t.hint)).toBeVisible()
  await expect(page).toHaveURL(/\/rede-podium$/)
  await box.pressSequentially('i')
  await expect(page).toHaveURL(/\/rede-podium\/qui$/)
  await expect(main.getByRole('link', { name: 'Quitéria Falcão' })).toBeVisible()
  await expect(box).toBeFocused()

  await main.getByRole('link', { name: 'Quitéria Falcão' }).click()
  await expect(page).toHaveURL(new RegExp(`/athlete/${person.id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/rede-podium\/qui$/)
  await expect(box).toHaveValue('qui')
})

test('a search that finds nobody says what to do', async ({ page }) => {
  await page.goto('/rede-podium/zzzzzz')
  await expect(page.getByText(t.empty.forQuery('zzzzzz'))).toBeVisible()
  await page.getByRole('link', { name: t.empty.reset }).click()
  await expect(page).toHaveURL(/\/rede-podium$/)
})

test('filters stand in the address and outlive a reload', async ({ page, people }) => {
  await people.createPublicMember('SPONSOR', { name: 'Volta Foods' })
  await page.goto('/rede-podium')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t.types.SPONSOR }).click()
  await expect(page).toHaveURL(/type=SPONSOR/)
  await expect(main.getByRole('link', { name: 'Volta Foods' }).first()).toBeVisible()
  await page.reload()
  await expect(main.getByRole('link', { name: t.types.SPONSOR })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await main.getByLabel(t.sport, { exact: true }).selectOption('GOLF')
  await expect(page).toHaveURL(/sport=GOLF/)
  await expect(page.getByText(t.empty.forFilters)).toBeVisible()
})

test('an administrator looks for who hides; a visitor is not offered it', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const person = await people.createPublicMember('ATHLETE', {
    name: 'Hermengarda',
    lastName: 'Recatada',
  })
  const visibility = { hiddenProfile: true, reason: '' }
  await people.asAdmin('PUT', `/api/users/${person.id}/visibility`, visibility)
  await visitor.goto('/rede-podium?hiddenProfile=true')
  await expect(visitor.getByLabel(t.country, { exact: true })).toBeVisible()
  await expect(visitor.getByLabel(t.status, { exact: true })).toHaveCount(0)
  await signIn(people.admin)
  await page.goto('/rede-podium/hermengarda')
  const main = page.getByRole('main')
  await main.getByLabel(t.status, { exact: true }).selectOption(t.statuses.true)
  await expect(page).toHaveURL(/hermengarda\?hiddenProfile=true$/)
  await expect(main.getByRole('link', { name: 'Hermengarda Recatada' })).toBeVisible()
  await expect(main.getByText(t.hidden, { exact: true })).toBeVisible()
  await main.getByLabel(t.status, { exact: true }).selectOption(t.statuses.false)
  await expect(page.getByText(t.empty.forBoth('hermengarda'))).toBeVisible()
})

test('an administrator finds fans and administrators; to a visitor the same address is everybody', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const fan = await people.createMember('FAN', { name: 'Policarpo', lastName: 'Bancada' })
  const shared = '/rede-podium/policarpo?type=FAN'
  await visitor.goto(shared)
  await expect(visitor.getByRole('link', { name: t.types.FAN, exact: true })).toHaveCount(0)
  await expect(visitor.getByText(t.empty.forQuery('policarpo'))).toBeVisible()
  await signIn(people.admin)
  await page.goto('/rede-podium/policarpo')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t.types.FAN, exact: true }).click()
  await expect(page).toHaveURL(/policarpo\?type=FAN$/)
  const found = main.getByRole('link', { name: 'Policarpo Bancada' })
  await expect(found).toHaveAttribute('href', `/fan/${fan.id}`)
  await page.goto('/rede-podium?type=ADMIN')
  await expect(main.getByText(t.roles.ADMIN, { exact: true }).first()).toBeVisible()
})

test('a sponsor reads which plan finds athletes by class, and finds them with it', async ({
  page,
  visitor,
  people,
  signIn,
  request,
  expectAccessible,
}) => {
  const person = await people.createMember('SPONSOR', { name: 'Classe Alta' })
  await signIn(person)
  await page.goto('/rede-podium')
  const main = page.getByRole('main')
  const needs = main.getByRole('link', { name: t.classNeedsPlan })
  await expect(needs).toHaveAttribute('href', /tab=plans/)
  await buyPlan(request, person, 'SPONSOR_PREMIUM')
  await page.goto('/rede-podium')
  await main.getByLabel(t.class, { exact: true }).selectOption('7')
  await expect(page).toHaveURL(/type=ATHLETE&class=7$/)
  await main.getByLabel(t.class, { exact: true }).selectOption(t.classes('0'))
  await expect(page).toHaveURL(/type=ATHLETE&class=0$/)
  await page.reload()
  await expect(main.getByLabel(t.class, { exact: true })).toHaveValue('0')
  await expect(page.getByText(t.couldNotLoad)).toHaveCount(0)
  await expectAccessible()
  // To whom it is not offered, the same address is athletes by name.
  await visitor.goto(page.url())
  await expect(visitor.getByLabel(t.country, { exact: true })).toBeVisible()
  await expect(visitor.getByText(t.couldNotLoad)).toHaveCount(0)
  await expect(visitor.getByLabel(t.class, { exact: true })).toHaveCount(0)
  await expect(visitor.getByRole('link', { name: t.classNeedsPlan })).toHaveCount(0)
})

test('a row of people says that it is paid for, and goes once one looks for somebody', async ({
  page,
}) => {
  // Nobody whom all journeys share has a plan and a page: the row is told.
  const shown = [cardOf(1), cardOf(2)]
  await page.route('**/api/discovery/paid', (route) => route.fulfill({ json: shown }))
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Network' }).click()
  const { title, mark } = discoveryPhrases.en.paid
  const row = page.getByRole('region', { name: title })
  await expect(row.getByText(mark)).toBeVisible()
  await expect(row.getByRole('link')).toHaveCount(2)
  await page.getByRole('main').getByRole('link', { name: t.types.SPONSOR }).click()
  await expect(row).toHaveCount(0)
})

test('the search of the top bar leads to the network, whatever was typed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('searchbox').fill('Zé & Cª/x?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rede-podium\/Z%C3%A9%20%26%20C%C2%AA%2Fx%3F$/)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Zé & Cª/x?')
})

test('the address of the network in other words leads to it', async ({ page }) => {
  await page.goto('/network')
  await expect(page).toHaveURL(/\/rede-podium$/)
})

test('a filtered address is the same for whoever it is sent to', async ({
  page,
  visitor,
  people,
}) => {
  const inPorto = { countryCode: 'PT', postalCode: '4000-001', modality: 'ROWING' }
  await people.createPublicMember('ATHLETE', { name: 'Zulmira', lastName: 'Douro', ...inPorto })
  await page.goto('/rede-podium')
  const filters = page.getByRole('group', { name: t.filters })
  await filters.getByLabel(t.sport, { exact: true }).selectOption('ROWING')
  await filters.getByLabel(t.country, { exact: true }).selectOption('PT')
  await filters.getByLabel(t.region, { exact: true }).selectOption('Porto')
  await expect(page).toHaveURL(/sport=ROWING&country=PT&region=Porto/)
  await visitor.goto(page.url())
  for (const each of [page, visitor]) {
    await expect(each.getByRole('main').getByRole('link', { name: 'Zulmira Douro' })).toBeVisible()
    await expect(each.getByText(t.total('1', true))).toBeVisible()
  }
  await filters.getByRole('link', { name: t.resetFilters }).click()
  await expect(page).toHaveURL(/\/rede-podium$/)
})

test('on a phone the filters are in a drawer: closing keeps them, back takes them back', async ({
  page,
  people,
  expectAccessible,
}) => {
  await people.createPublicMember('ATHLETE', { name: 'Bárbara', lastName: 'Remo', ...rowing })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/rede-podium')
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
  const cards = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(cards).toHaveCount(20)
  for (const count of [40, 60]) {
    // A page that has just come begins at its top, also under a turn of the wheel that was too early.
    await expect(async () => {
      if ((await cards.count()) < count) await page.mouse.wheel(0, 10_000)
      await expect(cards).toHaveCount(count, { timeout: 3000 })
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

test.describe('in Portuguese', () => {
  test.use({ locale: 'pt-PT' })

  test('the network is searched, filtered and empty in Portuguese', async ({
    page,
    people,
    expectAccessible,
  }) => {
    await people.createPublicMember('ATHLETE', { name: 'Íris', lastName: 'Natação', ...swimming })
    const pt = networkPhrases.pt
    await page.goto('/rede-podium/iris')
    await expect(page.getByRole('heading', { name: pt.title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: 'Íris Natação' })).toBeVisible()
    await page.getByLabel(pt.sport, { exact: true }).selectOption({ label: 'Golfe' })
    await expect(page.getByText(pt.empty.forBoth('iris'))).toBeVisible()
    await expectAccessible()
    await page.getByRole('link', { name: pt.empty.withoutFilters }).click()
    await expect(page).toHaveURL(/\/rede-podium\/iris$/)
  })
})
