import { type Language, languageTable } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import { adminPhrases } from '@podium/phrases/admin'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { residencePhrases } from '@podium/phrases/residence'
import { formPhrases, violationPhrases } from '@podium/phrases/violations'
import type { Locator, Page } from '@playwright/test'
import { coverShapes } from '../src/ui/pictures/crop.ts'
import { expect, test } from './fixtures.ts'
import type { MemberRole } from './people.ts'
import { choose, photo } from './pictures.ts'

const t = profileEditPhrases.en

// The browser writes the refusals these journeys are about to the console.
test.use({ expectedStatuses: [400, 404] })

const save = (page: Page, text: string = t.save) =>
  page.getByRole('button', { name: text, exact: true })

/** What every form asks for. */
async function fillRequired(page: Page, role: MemberRole, language: Language = 'en') {
  await page.locator('[name="fiscalCode"]').fill('501442600')
  const phone = page.locator('[name="phone"]')
  if (role === 'SPONSOR') await phone.fill('www.volta-foods.example')
  await expect(page.getByLabel(residencePhrases[language].postalCode)).toHaveValue('3000-456')
}

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } }

/** What the server finds wrong, for once, where the browser found nothing. */
async function refuseOnce(page: Page, role: MemberRole, field: string): Promise<void> {
  const fields = { [field]: [{ kind: 'Size', min: 0, max: 255 }] }
  const json = { errors: [], fields, requestId: 'x' }
  const isSaving = (url: URL) => url.pathname.startsWith(`/api/${role.toLowerCase()}s`)
  let isRefused = false
  await page.route(isSaving, (route) => {
    if (isRefused || route.request().method() !== 'PUT') return route.fallback()
    isRefused = true
    return route.fulfill({ status: 400, json })
  })
}

async function expectRefusedAt(page: Page, role: MemberRole, language: Language): Promise<void> {
  await refuseOnce(page, role, 'phrase')
  await save(page, profileEditPhrases[language].save).click()
  const phrase = page.locator('[name="phrase"]')
  await expect(phrase).toBeFocused()
  await expect(phrase).toHaveAttribute('aria-invalid', 'true')
  const said = violationPhrases[language].Size({ kind: 'Size', min: 0, max: 255 })
  await expect(page.getByText(said)).toBeVisible()
}

async function expectFloating(page: Page, text: string): Promise<void> {
  const isFixed = () =>
    save(page, text).evaluate(
      (button) => getComputedStyle(button.parentElement!).position === 'fixed',
    )
  const isFixedAt = async (top: number) => {
    await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top)
    return isFixed()
  }
  await expect.poll(() => isFixedAt(185)).toBe(false)
  await expect.poll(() => isFixedAt(186)).toBe(true)
  await expect(save(page, text)).toBeInViewport()
}

/** Nothing sticks out of the screen to the side. */
async function expectFits(page: Page): Promise<void> {
  const room = () => page.evaluate(() => innerWidth - document.documentElement.scrollWidth)
  expect(await room()).toBeGreaterThanOrEqual(0)
}

// Each language and each size once: every role in both languages is in the component tests.
const ways = [
  ['ATHLETE', 'pt', 'phone'],
  ['SPONSOR', 'en', 'desktop'],
] as const

for (const [role, language, size] of ways) {
  test.describe(`${role} in ${language} on a ${size}`, () => {
    test.use({ locale: languageTable[language].locale, viewport: viewports[size] })

    test('goes from their page to the form, saves it and sees it', async ({
      prefer,
      page,
      people,
      signIn,
    }) => {
      const texts = profileEditPhrases[language]
      const person = await people.createPublicMember(role)
      await signIn(person)
      await prefer({ language, theme: 'LIGHT' })
      await page.goto(`/${role.toLowerCase()}/${person.id}`)
      await page.getByRole('link', { name: ownPagePhrases[language].edit }).click()
      await expect(page).toHaveURL(new RegExp(`/profile/${role.toLowerCase()}$`))
      await fillRequired(page, role, language)
      await expectFits(page)
      await expectFloating(page, texts.save)
      const phrase = `One lap more, ${role}`
      await page.getByLabel(texts.about.phrase).fill(phrase)
      await page.goBack()
      await page.getByRole('button', { name: texts.leave.stay }).click()
      await expectRefusedAt(page, role, language)
      await save(page, texts.save).click()
      await expect(page).toHaveURL(new RegExp(`/${role.toLowerCase()}/${person.id}$`))
      await expect(page.getByText(texts.saved)).toBeVisible()
      await expect(page.getByText(phrase)).toBeVisible()
      await expectFits(page)
      const cover = await page.locator('[data-shape=page]').boundingBox()
      const shape = (cover?.width ?? 0) / (cover?.height ?? 1)
      expect(shape).toBeGreaterThan(coverShapes.narrowest)
      expect(shape).toBeLessThan(coverShapes.widest)
    })
  })
}

test.describe('the page of a SPONSOR, for an admin in pt on a phone', () => {
  test.use({ locale: languageTable.pt.locale, viewport: viewports.phone })

  test('is marked as somebody else’s, asked about, saved, and stays', async ({
    page,
    people,
    signIn,
  }) => {
    const texts = profileEditPhrases.pt
    const { title } = adminPhrases.pt
    const person = await people.createPublicMember('SPONSOR')
    const path = `/profile/sponsor/${person.id}`
    await signIn(await people.createAdmin())
    await page.goto(path)
    const name = personName(person)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.adminTitle(name))
    await fillRequired(page, 'SPONSOR', 'pt')
    await expectFits(page)
    await expectFloating(page, texts.save)
    await page.getByLabel(texts.about.phrase).fill('Looked after')
    await page.locator('[name="reason"]').fill('A pedido da empresa')
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await page.getByRole('button', { name: texts.leave.stay }).click()
    await expectRefusedAt(page, 'SPONSOR', 'pt')
    await save(page, texts.save).click()
    await expect(page.getByText(texts.adminSaved)).toBeVisible()
    await expect(page).toHaveURL(new RegExp(`${path}$`))
    await expect(page.getByText(texts.upToDate)).toBeVisible()
    await page.getByRole('main').getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(/\/admin/)
  })
})

test('what is wrong stands at its field, and the first one gets the focus', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.createPublicMember('ATHLETE'))
  await page.goto('/profile/athlete')
  await page.locator('[name="name"]').fill('')
  await page.locator('[name="fiscalCode"]').fill('123456788')
  await page.getByLabel(t.about.weight).fill('19')
  await save(page).click()
  const said = violationPhrases.en
  await expect(page.getByText(said.NotBlank())).toBeVisible()
  await expect(page.getByText(said.InvalidNif())).toBeVisible()
  await expect(page.getByText(said.Min({ kind: 'Min', min: 20 }))).toBeVisible()
  await expect(page.locator('[name="name"]')).toBeFocused()
  // The bar that floats over the page's end names them all, and leads to each with all that is said of it.
  const bar = page.getByRole('group', { name: formPhrases.en.wrongFields(3) })
  await bar.getByRole('button', { name: /NIF/ }).click()
  await expect(page.locator('[name="fiscalCode"]')).toBeFocused()
  await expectUncovered(page.getByText(said.InvalidNif()))
})

/** Nothing lies over it: what the browser finds at its middle is the thing itself. */
async function expectUncovered(shown: Locator): Promise<void> {
  const found = () =>
    shown.evaluate((element) => {
      const { x, y, width, height } = element.getBoundingClientRect()
      return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
    })
  await expect.poll(found).toBe(true)
}

test('a profile picture is cut out, sent, shown and removed', async ({ page, people, signIn }) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(athlete)
  await page.goto('/profile/athlete')
  await fillRequired(page, 'ATHLETE')
  await choose(page, t.pictures.uploadAvatar, [await photo(page, 'me.jpg')])
  const cropper = page.getByRole('application', { name: t.pictures.cropLabel })
  await expect(cropper).toBeVisible()
  await page.goBack()
  await expect(cropper).toHaveCount(0)
  await page.goForward()
  await cropper.press('+')
  await page.getByRole('button', { name: t.pictures.use }).click()
  await expect(page.getByRole('button', { name: t.pictures.removeAvatar })).toBeVisible()
  await expect(save(page)).toBeEnabled()
  await save(page).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  const picture = page.locator('article header img')
  await expect(picture).toHaveAttribute('src', /^\/files\/\d+\/avatar-512\.webp/)
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBe(512)

  await page.goto('/profile/athlete')
  await page.getByRole('button', { name: t.pictures.removeAvatar }).click()
  await save(page).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await expect(picture).toHaveCount(0)
})

test('a file that is no picture, and one that is too large, are not sent', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.createPublicMember('FAN'))
  await page.goto('/profile/fan')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/files') && sent.push(request.url()))
  const pdf = Buffer.from('%PDF-1.7 not a picture')
  await choose(page, t.pictures.uploadCover, [
    { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: pdf },
  ])
  // Not under the profile picture, which lies over the cover's foot: it can be pressed where it is read.
  await page.getByText(t.pictures.wrongType).click({ trial: true })
  await choose(page, t.pictures.uploadCover, [
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10_000_001) },
  ])
  await expect(page.getByText(t.pictures.tooLarge)).toBeVisible()
  expect(sent).toEqual([])
})
