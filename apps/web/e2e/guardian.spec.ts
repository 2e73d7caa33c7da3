import { dayAfter } from '@podium/contract/calendar'
import { languages } from '@podium/contract/locale'
import { shellPhrases } from '@podium/phrases/shell'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { notificationPhrases } from '@podium/phrases/notifications'
import { ordersPhrases } from '@podium/phrases/orders'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { productsPhrases } from '@podium/phrases/products'
import { supportPhrases } from '@podium/phrases/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { createFamily } from './guarding.ts'
import { createProduct, fillDelivery, openBuyDialog, placeOrder } from './selling.ts'
import { acceptTerms, chooseCredits } from './supporting.ts'

const t = guardianshipPhrases.en

// A visitor is told that a hidden page is not there.
test.use({ expectedStatuses: [404] })

test('a young athlete names an adult, who shows the page and later stops looking after it', async ({
  page,
  visitor,
  people,
  mailbox,
  signIn,
  expectAccessible,
}) => {
  const dateOfBirth = dayAfter(new Date().toISOString().slice(0, 10), -15 * 366)
  const rui = await people.createMember('ATHLETE', { name: 'Rui', lastName: 'Lopes', dateOfBirth })
  const paula = await people.createMember('FAN', { name: 'Paula', lastName: 'Lopes' })
  const ownPage = `/athlete/${rui.id}`

  await signIn(rui)
  await page.goto('/settings/guardian')
  await expect(page.getByText(t.ward.waits)).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  const email = page.locator('main [name="email"]')
  const widthOf = async () => (await email.boundingBox())?.width
  const width = await widthOf()
  await email.fill(paula.email)
  await page.getByRole('button', { name: t.ward.send }).click()
  await expect(page.getByRole('list', { name: t.ward.listed })).toContainText(paula.email)
  // An address of whatever length pushes nothing over the edge of a phone.
  expect(await widthOf()).toBe(width)
  await visitor.goto(ownPage)
  await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('Rui')

  const link = await mailbox.linkMailedTo(paula.email, '/guardianship')
  await signIn(paula)
  await page.goto(link)
  await expect(page.getByText(t.link.lead('Rui'))).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: t.link.accept }).click()
  await expect(page.locator('[name="dateOfBirth"]')).toHaveAttribute('aria-invalid', 'true')
  await page.locator('[name="dateOfBirth"]').fill('05-05-1980')
  await page.getByLabel(t.link.confirmed('Rui')).check()
  await page.getByRole('button', { name: t.link.accept }).click()
  await expect(page).toHaveURL(/\/settings\/guardian$/)
  await page.getByLabel(t.guardian.show('Rui')).click()
  await expect(page.getByText(t.guardian.shown('Rui'))).toBeVisible()
  await visitor.goto(ownPage)
  await expect(visitor.getByRole('heading', { level: 1, name: 'Rui Lopes' })).toBeVisible()

  await page.getByRole('button', { name: t.guardian.end('Rui') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.guardian.ending.text('Rui'))
  await expectAccessible()
  await dialog.getByRole('button', { name: t.guardian.ending.confirm }).click()
  await expect(page.getByText(t.none)).toBeVisible()
  // What a server gives to visitors may be a second old.
  await expect(async () => {
    await visitor.goto(ownPage)
    await expect(visitor.getByRole('heading', { level: 1 })).not.toContainText('Rui', {
      timeout: 100,
    })
  }).toPass({ timeout: 5000 })
})

const otherOf = { en: 'pt', pt: 'en' } as const

for (const language of languages) {
  const other = otherOf[language]

  test(`a fan asks a young athlete in ${other}, and the guardian hears of it and accepts in ${language}`, async ({
    page,
    visitor,
    people,
    mailbox,
    request,
    signIn,
    prefer,
    expectAccessible,
  }) => {
    const { rui, paula } = await createFamily(request, people, mailbox)
    const marta = await people.createMember('FAN', { name: 'Marta', lastName: 'Luz' })
    await giveCredits(request, marta.id, 300)

    await signIn(marta, visitor)
    await prefer({ language: other, theme: 'LIGHT' }, visitor)
    await visitor.goto(`/athlete/${rui.id}`, { waitUntil: 'networkidle' })
    const asking = await chooseCredits(visitor, '100', other)
    await acceptTerms(asking)
    const { dialog, sent, own } = supportPhrases[other]
    await asking.getByRole('button', { name: dialog.send('100') }).click()
    await expect(asking).toContainText(sent.title)

    await signIn(paula)
    await prefer({ language, theme: 'LIGHT' })
    await page.goto('/notifications')
    const told = notificationPhrases[language].texts.wardRequested('Rui Lopes', {})
    await page.getByRole('link', { name: told }).click()
    await expect(page).toHaveURL(/\/settings\/acting$/)
    const { acting } = delegationsPhrases[language]
    await page.getByRole('button', { name: acting.actFor('Rui') }).click()
    const strip = shellPhrases[language].whoFor('Paula', 'Rui')
    await expect(page.getByRole('complementary', { name: strip })).toBeVisible()
    await page.getByRole('link', { name: ownPagePhrases[language].manage.answer }).click()
    const { top, acts, request: offer, accepted } = supportersPhrases[language]
    const waiting = page.getByRole('region', { name: top.title(1) })
    await waiting.getByRole('button', { name: acts.of(acts.accept, 'Marta Luz') }).click()
    await page.getByRole('dialog').getByRole('button', { name: offer.accept }).click()
    await page.getByRole('dialog').getByRole('button', { name: accepted.close }).click()
    await expect(waiting).toHaveCount(0)
    await expectAccessible()

    await visitor.reload()
    await expect(visitor.getByText(own.active('Rui Lopes'))).toBeVisible()
  })

  test(`a young athlete reads in ${other} that the guardian buys, who does so for them in ${language}`, async ({
    page,
    visitor,
    people,
    mailbox,
    request,
    signIn,
    prefer,
    expectAccessible,
  }) => {
    const { rui, paula } = await createFamily(request, people, mailbox)
    await giveCredits(request, rui.id, 100)
    const product = await createProduct(request, await people.createSeller())

    await signIn(rui, visitor)
    await prefer({ language: other, theme: 'LIGHT' }, visitor)
    await visitor.goto(`/sponsor/product/${product}`, { waitUntil: 'networkidle' })
    const shown = visitor.getByRole('dialog', { name: 'Race cap' })
    const { does } = guardianshipPhrases[other]
    await expect(shown).toContainText(does.spend('Paula Lopes'))
    const buy = productsPhrases[other].product.buy('80')
    await expect(shown.getByRole('button', { name: buy })).toHaveCount(0)
    await expect(shown.getByRole('link', { name: does.write('Paula') })).toBeVisible()
    await expectAccessible(visitor)

    await signIn(paula)
    await prefer({ language, theme: 'LIGHT' })
    await page.goto('/settings/acting')
    const { acting } = delegationsPhrases[language]
    await page.getByRole('button', { name: acting.actFor('Rui') }).click()
    const strip = page.getByRole('complementary', {
      name: shellPhrases[language].whoFor('Paula', 'Rui'),
    })
    await expect(strip).toBeVisible()
    await openBuyDialog(page, product, 80, language)
    await fillDelivery(page)
    await placeOrder(page, 80, language)
    await expect(page.getByText(ordersPhrases[language].buying.done)).toBeVisible()
    await expectAccessible()

    await visitor.goto('/orders', { waitUntil: 'networkidle' })
    await expect(visitor.getByRole('row').nth(1)).toContainText('Race cap')
  })
}
