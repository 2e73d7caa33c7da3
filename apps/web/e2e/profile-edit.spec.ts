import type { Language } from '@podium/contract/locale'
import { clubsPhrases } from '@podium/phrases/clubs'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { refusalPhrases } from '@podium/phrases/refusals'
import { residencePhrases } from '@podium/phrases/residence'
import { violationPhrases } from '@podium/phrases/violations'
import type { Page } from '@playwright/test'
import { expect, test } from './fixtures.ts'
import type { MemberRole } from './people.ts'
import { choose, photo } from './pictures.ts'

const t = profileEditPhrases.en
const locales: Record<Language, string> = { pt: 'pt-PT', en: 'en-GB' }

// The browser writes the refusals these journeys are about to the console.
test.use({ expectedStatuses: [400, 404] })

const save = (page: Page, text: string = t.save) =>
  page.getByRole('button', { name: text, exact: true })

/** What every form asks for. */
async function fillRequired(page: Page, role: MemberRole, language: Language = 'en') {
  await page.locator('[name="fiscalCode"]').fill('501442600')
  const phone = page.locator('[name="phone"]')
  if (role === 'MANAGER') await phone.fill('912 345 678')
  if (role === 'SPONSOR') await phone.fill('www.volta-foods.example')
  await expect(page.getByLabel(residencePhrases[language].postalCode)).toHaveValue('3000-456')
}

for (const language of ['pt', 'en'] as const) {
  for (const role of ['ATHLETE', 'FAN', 'MANAGER', 'SPONSOR'] as const) {
    test.describe(`${role} in ${language}`, () => {
      test.use({
        locale: locales[language],
        ...(language === 'pt' && { viewport: { width: 390, height: 844 } }),
      })

      test('writes their page, saves it and sees it', async ({ page, people, signIn }) => {
        const texts = profileEditPhrases[language]
        const person = await people.publish(role)
        await signIn(person)
        await page.request.put('/api/preferences', { data: { language, theme: 'LIGHT' } })
        await page.goto(`/profile/${role.toLowerCase()}`)
        await fillRequired(page, role, language)
        const phrase = `One lap more, ${role}`
        await page.getByLabel(texts.about.phrase).fill(phrase)
        await save(page, texts.save).click()
        await expect(page).toHaveURL(new RegExp(`/${role.toLowerCase()}/${person.id}$`))
        await expect(page.getByText(texts.saved)).toBeVisible()
        await expect(page.getByText(phrase)).toBeVisible()
      })
    })
  }
}

test('what is wrong stands at its field, and the first one gets the focus', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.publish('ATHLETE'))
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
})

test('a date is typed or picked, and 500 years is too long ago', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.publish('ATHLETE'))
  await page.goto('/profile/athlete')
  await fillRequired(page, 'ATHLETE')
  const date = page.getByLabel(t.about.dateOfBirth)
  await date.pressSequentially('01011500')
  await expect(date).toHaveValue('01-01-1500')
  await save(page).click()
  await expect(page.getByText(refusalPhrases.en.moreThan500Years)).toBeVisible()
  await date.fill('')
  await page.getByRole('button', { name: t.calendar.open }).click()
  await expect(page.getByLabel(t.calendar.year)).toHaveValue('2000')
  await page.getByRole('button', { name: /15 January 2000/ }).click()
  await expect(date).toHaveValue('15-01-2000')
  await save(page).click()
  await expect(page.getByText(t.saved)).toBeVisible()
})

test('unsaved changes are asked about, by links and by back, and not after saving', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.publish('FAN')
  await signIn(fan)
  await page.goto(`/fan/${fan.id}`)
  await page.getByRole('link', { name: 'Edit my page' }).click()
  await fillRequired(page, 'FAN')
  const question = page.getByRole('dialog', { name: t.leave.title })

  await page.getByRole('link', { name: 'Network' }).first().click()
  await question.getByRole('button', { name: t.leave.stay }).click()
  await expect(page).toHaveURL(/\/profile\/fan$/)

  await page.goBack()
  await question.getByRole('button', { name: t.leave.stay }).click()
  await expect(page).toHaveURL(/\/profile\/fan$/)
  await expect(page.locator('[name="fiscalCode"]')).toHaveValue('501442600')

  await save(page).click()
  await expect(page.getByText(t.saved)).toBeVisible()
  await page.getByRole('link', { name: 'Network' }).first().click()
  await expect(page).toHaveURL(/\/rede-/)
  await expect(question).toHaveCount(0)
})

test('leaving without saving leaves', async ({ page, people, signIn }) => {
  const fan = await people.publish('FAN')
  await signIn(fan)
  await page.goto(`/fan/${fan.id}`)
  await page.getByRole('link', { name: 'Edit my page' }).click()
  await page.getByLabel(t.about.phrase).fill('Never said')
  await page.goBack()
  await page.getByRole('button', { name: t.leave.confirm }).click()
  await expect(page).toHaveURL(new RegExp(`/fan/${fan.id}$`))
  await expect(page.getByText('Never said')).toHaveCount(0)
})

test('a profile picture is cut out, sent, shown and removed', async ({ page, people, signIn }) => {
  const athlete = await people.publish('ATHLETE')
  await signIn(athlete)
  await page.goto('/profile/athlete')
  await fillRequired(page, 'ATHLETE')
  await choose(page, t.pictures.uploadAvatar, [await photo(page, 'me.jpg')])
  await page.getByRole('application', { name: t.pictures.cropLabel }).press('+')
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
  await signIn(await people.publish('FAN'))
  await page.goto('/profile/fan')
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/files') && sent.push(request.url()))
  const pdf = Buffer.from('%PDF-1.7 not a picture')
  await choose(page, t.pictures.uploadCover, [
    { name: 'cover.jpg', mimeType: 'image/jpeg', buffer: pdf },
  ])
  await expect(page.getByText(t.pictures.wrongType)).toBeVisible()
  await choose(page, t.pictures.uploadCover, [
    { name: 'large.png', mimeType: 'image/png', buffer: Buffer.alloc(10_000_001) },
  ])
  await expect(page.getByText(t.pictures.tooLarge)).toBeVisible()
  expect(sent).toEqual([])
})

test('a club that is not there yet is added, and found by another spelling', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.publish('ATHLETE'))
  const name = `Clube Náutico ${process.pid}`
  await page.goto('/profile/athlete')
  const club = page.getByRole('combobox', { name: clubsPhrases.en.label })
  await club.fill(name)
  await page.getByRole('option', { name: clubsPhrases.en.create(name) }).click()
  await expect(page.getByText(clubsPhrases.en.created(name))).toBeVisible()
  await club.fill(`clube nautico ${process.pid}`)
  await page.getByRole('option', { name, exact: true }).click()
  await expect(club).toHaveValue(name)
})

test('an admin edits somebody’s page and stays there', async ({ page, people, signIn }) => {
  const manager = await people.publish('MANAGER')
  await signIn(people.admin as never)
  await page.goto(`/profile/manager/${manager.id}`)
  await fillRequired(page, 'MANAGER')
  await page.getByLabel(t.about.phrase).fill('Looked after')
  await save(page).click()
  await expect(page.getByText(t.adminSaved)).toBeVisible()
  await expect(page).toHaveURL(new RegExp(`/profile/manager/${manager.id}$`))
  await expect(page.getByText(t.upToDate)).toBeVisible()
})

test('nobody else gets to a form of somebody', async ({ page, people, signIn }) => {
  const athlete = await people.publish('ATHLETE')
  await signIn(await people.publish('FAN'))
  await page.goto(`/profile/athlete/${athlete.id}`)
  await expect(page).toHaveURL(/\/$/)
  await page.goto('/profile/athlete')
  await expect(page).toHaveURL(/\/$/)
})

test('the save bar floats once the page is scrolled by more than 185 pixels', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.publish('FAN'))
  await page.goto('/profile/fan')
  await expect(save(page)).toBeVisible()
  const isFixed = () =>
    save(page).evaluate((button) => getComputedStyle(button.parentElement!).position === 'fixed')
  await page.evaluate(() => window.scrollTo({ top: 185, behavior: 'instant' }))
  expect(await isFixed()).toBe(false)
  await page.evaluate(() => window.scrollTo({ top: 186, behavior: 'instant' }))
  await expect.poll(isFixed).toBe(true)
  await expect(save(page)).toBeInViewport()
})
