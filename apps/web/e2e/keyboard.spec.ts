import { languageTable } from '@podium/contract/locale'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { adminPhrases } from '@podium/phrases/admin'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { formatsOf } from '@podium/phrases/format'
import { identityPhrases } from '@podium/phrases/identity'
import { footerPhrases } from '@podium/phrases/footer'
import { messagesPhrases } from '@podium/phrases/messages'
import { networkPhrases } from '@podium/phrases/network'
import { ordersPhrases } from '@podium/phrases/orders'
import { paymentsPhrases } from '@podium/phrases/payments'
import { productsPhrases } from '@podium/phrases/products'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { shellPhrases } from '@podium/phrases/shell'
import { storePhrases } from '@podium/phrases/store'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { writePhrases } from '@podium/phrases/write'
import { accountButton } from './accountMenu.ts'
import { adminOf } from './administering.ts'
import { buyPack, giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { Keys } from './keys.ts'
import { freshAddress, password, type Person } from './people.ts'
import { photo } from './pictures.ts'
import { createProduct } from './selling.ts'
import { callAs, expectWallet, supportButton } from './supporting.ts'

// A page that is not published yet answers 404 until its owner is known.
test.use({ expectedStatuses: [404], contextOptions: { reducedMotion: 'reduce' } })

test('signing up, in, out and in again', async ({ page, mailbox }) => {
  const t = identityPhrases.en
  const keys = new Keys(page)
  const field = (name: string) => page.locator(`main [name="${name}"]`)
  const email = freshAddress('keys')
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: shellPhrases.en.skipToContent })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.locator('#main')).toBeFocused()
  await page.goto('/sign-up')
  await keys.to(page.getByRole('radio').first())
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: t.registration.roles.FAN.name })).toBeChecked()
  await keys.type(field('name'), 'Marta')
  await keys.type(field('email'), email)
  await keys.type(field('password'), password)
  await keys.type(field('repeatPassword'), password)
  await keys.press(page.getByRole('checkbox', { name: t.humanCheck.label }), { key: 'Space' })
  await keys.press(field('terms'), { key: 'Space' })
  await expect(page.getByText(t.humanCheck.done)).toBeVisible()
  await keys.press(page.getByRole('button', { name: t.registration.submit }))
  await expect(page.getByRole('region', { name: t.checkMail.title })).toBeFocused()
  await page.goto(await mailbox.linkMailedTo(email, '/validate-account'))
  await expect(page).toHaveURL(/\/fan\/\d+$/)

  const { bar } = shellPhrases.en
  const signIn = page.getByRole('banner').getByRole('link', { name: bar.signIn })
  await keys.press(accountButton(page), { back: true })
  await keys.press(page.getByRole('button', { name: bar.signOut }))
  // The page one lands on takes the focus once it is there.
  await expect(page.locator('#main')).toBeFocused()
  await keys.press(signIn, { back: true })
  await keys.type(field('email'), email)
  await keys.type(field('password'), password)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/fan\/\d+$/)
})

test('what the menu still reads is given up when one signs out: the server would refuse it', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.createMember('FAN'))
  await page.goto('/market')
  const left = page.waitForResponse('**/api/authentication/logout')
  const delegations = '**/api/delegations?*'
  await page.route(delegations, async (asked) => {
    await left
    // Given up, it is not there any more to go on.
    await asked.continue().catch(() => undefined)
  })
  const asked = page.waitForRequest(delegations)
  const givenUp = page.waitForEvent('requestfailed', (request) => /delegations/.test(request.url()))
  await accountButton(page).click()
  await asked
  await page.getByRole('button', { name: shellPhrases.en.bar.signOut }).click()
  await givenUp
})

test('finding an athlete, asking to support them, and the athlete’s yes', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  const lastName = `Teclas${fan.id}`
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName })
  await giveCredits(request, fan.id, 100)
  await signIn(fan)
  const t = supportPhrases.en
  const keys = new Keys(page)
  const dialog = page.getByRole('dialog')
  await page.goto('/market')
  await keys.type(page.getByRole('banner').getByRole('searchbox'), lastName)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rede-podium\//)
  await keys.press(
    page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(lastName) })
      .first(),
  )
  await expect(page.getByRole('main')).toBeFocused()
  await keys.press(supportButton(page))
  await expect(dialog).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(supportButton(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await keys.type(dialog.locator('[name="credits"]'), '100')
  await keys.press(dialog.getByRole('checkbox').last(), { key: 'Space' })
  await keys.press(dialog.getByRole('button', { name: t.dialog.send('100') }))
  await expect(dialog).toContainText(t.sent.title)
  await expect(dialog.getByRole('button', { name: t.sent.close })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toHaveCount(0)

  await signIn(athlete, visitor)
  await visitor.goto(`/athlete/${athlete.id}?tab=manage`)
  const theirs = new Keys(visitor)
  const asked = visitor.getByRole('dialog')
  const { acts, request: asking } = supportersPhrases.en
  const accept = acts.of(acts.accept, 'Marta Reis')
  await theirs.press(visitor.getByRole('button', { name: accept }).first())
  await theirs.press(asked.getByRole('button', { name: asking.accept }))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('region', { name: t.own.label })).toContainText(
    t.own.active(`Inês ${lastName}`),
  )
})

test('buying credits', async ({ page, people, signIn }) => {
  await signIn(await people.createMember('FAN'))
  const t = paymentsPhrases.en
  const keys = new Keys(page)
  const dialog = page.getByRole('dialog')
  const field = (name: string) => dialog.locator(`[name="invoice.${name}"]`)
  await page.goto('/market/credits')
  await keys.press(page.getByRole('button', { name: storePhrases.en.buy('50'), exact: true }))
  await keys.type(field('tin'), '123456789')
  await keys.type(field('address'), 'Rua Larga 1')
  await keys.type(field('postalCode'), '3000456')
  await keys.type(field('city'), 'Coimbra')
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: t.dialog.PAY })).toBeFocused()
  await expect(dialog.getByText(t.dialog.step(2, 2))).toBeVisible()
  await keys.press(dialog.locator('form [type="submit"]').last())
  await expect(dialog).toContainText(t.status.titles.PAID)
  await page.keyboard.press('Escape')
  await expectWallet(page, '50')
})

for (const language of ['en', 'pt'] as const) {
  test(`withdrawing from a purchase, and an admin’s refund of another, in ${language}`, async ({
    page,
    visitor,
    people,
    signIn,
    request,
  }) => {
    const t = paymentsPhrases[language]
    const euros = new Intl.NumberFormat(languageTable[language].locale, {
      ...{ style: 'currency', currency: 'EUR' },
    })
    const lastName = `Devolve${Date.now()}`
    const fan = await people.createMember('FAN', { name: 'Marta', lastName })
    await buyPack(request, fan, 50)
    await buyPack(request, fan, 120)
    await giveCredits(request, fan.id, -30, 'Spent')
    await signIn(fan)
    const keys = new Keys(page)
    const dialog = page.getByRole('dialog')
    await page.goto(`/payments?lang=${language}`)
    // The oldest are spent first: of the first purchase 20 are left.
    const what = t.list.withdrawFrom(t.list.credits('50'))
    await keys.press(page.getByRole('link', { name: what }))
    await keys.press(dialog.getByRole('button', { name: t.withdrawal.confirm(euros.format(40)) }))
    await expect(page.getByText(t.withdrawal.done(euros.format(40)))).toBeVisible()
    await expect(dialog).toHaveCount(0)
    const cards = page.getByRole('main').getByRole('listitem')
    await expect(cards.last()).toContainText(t.list.refunded(euros.format(40)))

    const money = adminMoneyPhrases[language].payments
    await signIn(adminOf(people), visitor)
    const theirs = new Keys(visitor)
    await visitor.goto(`/admin/payments?q=${lastName}&lang=${language}`)
    const row = visitor.getByRole('row').filter({ hasText: money.credits('120') })
    await theirs.press(row.getByRole('link'))
    const panel = visitor.locator('[data-side-panel]')
    await theirs.press(panel.getByRole('button', { name: money.refund, exact: true }))
    await theirs.type(panel.locator('[name="credits"]'), '60')
    await expect(panel.getByRole('group', { name: money.consequence })).toContainText(
      euros.format(100),
    )
    await theirs.type(panel.locator('[name="reason"]'), 'Engano')
    await theirs.press(panel.getByRole('button', { name: money.refundConfirm(euros.format(100)) }))
    await expect(visitor.getByText(money.refunded(euros.format(100)))).toBeVisible()
    await expect(panel).toContainText('Engano')
    await expect(cards.first()).toContainText(t.list.refunded(euros.format(100)))
  })
}

/** Ways to withdraw that somebody has who is not signed in; both languages. */
const ways = [
  { way: 'the footer', language: 'pt' },
  { way: 'the mail', language: 'en' },
] as const
for (const { way, language } of ways) {
  test(`withdrawing from a purchase by ${way}, in ${language}`, async ({
    page,
    people,
    mailbox,
    request,
  }) => {
    const t = paymentsPhrases[language]
    const { withdraw } = footerPhrases[language].legal
    const fan = await people.createMember('FAN')
    await callAs(request, fan, ['PUT', '/preferences', { language }])
    await buyPack(request, fan, 50)
    const keys = new Keys(page)
    if (way === 'the footer') {
      await page.goto(`/?lang=${language}`)
      await keys.press(page.getByRole('contentinfo').getByRole('link', { name: withdraw }))
    } else {
      const { text } = await mailbox.mailTo(fan.email, '/payments?withdraw=')
      await page.goto(/\/payments\?withdraw=[\w-]+/.exec(text)?.[0] ?? 'no link')
    }
    const dialog = page.getByRole('dialog')
    await keys.type(dialog.locator('[name="email"]'), fan.email)
    await keys.type(dialog.locator('[name="password"]'), fan.password)
    await keys.press(dialog.locator('form [type="submit"]'))
    const euros = formatsOf(language).money(10_000)
    if (way === 'the footer') {
      const what = t.list.withdrawFrom(t.list.credits('50'))
      await keys.press(page.getByRole('link', { name: what }))
    }
    await keys.press(dialog.getByRole('button', { name: t.withdrawal.confirm(euros) }))
    await expect(page.getByText(t.withdrawal.done(euros))).toBeVisible()
    await expect(dialog).toHaveCount(0)
  })
}

test('buying a product', async ({ page, people, signIn, request }) => {
  const sponsor = await people.createSeller({ name: 'Volta Foods' })
  const fan = await people.createMember('FAN')
  await giveCredits(request, fan.id, 100)
  const product = await createProduct(request, sponsor)
  await signIn(fan)
  const t = ordersPhrases.en.buying
  const keys = new Keys(page)
  const dialog = page.getByRole('dialog', { name: t.title })
  const field = (name: string) => dialog.locator(`[name="delivery.${name}"]`)
  await page.goto(`/sponsor/product/${product}`)
  const buy = page.getByRole('button', { name: productsPhrases.en.product.buy('80') })
  await keys.press(buy)
  await expect(field('name')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(buy).toBeFocused()
  await page.keyboard.press('Enter')
  await keys.type(field('address'), 'Rua Larga 1')
  await keys.type(field('phone'), '912345678')
  await keys.press(dialog.getByRole('button', { name: t.confirm('80') }))
  await expect(page).toHaveURL(/\/orders\/\d+/)
})

test('searching the network, writing to somebody there, and going on in the inbox', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.createPublicMember('FAN')
  const lastName = `Correio${fan.id}`
  await people.createPublicMember('ATHLETE', { name: 'Leonor', lastName })
  await signIn(fan)
  const { write: t, thread } = messagesPhrases.en
  const { types } = networkPhrases.en
  const keys = new Keys(page)
  const main = page.getByRole('main')
  const found = main.getByRole('link', { name: new RegExp(`Leonor ${lastName}`) }).first()
  await page.goto('/rede-podium')
  await keys.type(main.getByRole('searchbox'), lastName)
  await expect(page).toHaveURL(new RegExp(`/rede-podium/${lastName}$`))
  await keys.press(main.getByRole('link', { name: types.SPONSOR }))
  await expect(found).toHaveCount(0)
  await keys.press(main.getByRole('link', { name: types.ATHLETE }), { back: true })
  await keys.press(found)
  const begin = main.getByRole('button', { name: writePhrases.en.action }).first()
  await keys.press(begin)
  const dialog = page.getByRole('dialog')
  await keys.type(dialog.getByRole('textbox'), 'Good luck on Sunday!')
  await keys.press(dialog.locator('[type="submit"]'))
  await expect(page.getByText(t.sent)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(begin).toBeFocused()

  const inbox = page.getByRole('banner').getByRole('link', { name: messagesPhrases.en.title })
  await keys.press(inbox, { back: true })
  await keys.press(found)
  await keys.type(main.getByRole('textbox', { name: t.label }), 'See you there.')
  await keys.press(main.getByRole('button', { name: t.send }))
  const log = main.getByRole('log', { name: thread.with(`Leonor ${lastName}`) })
  await expect(log).toContainText('See you there.')
})

test('editing one’s page, with a picture', async ({ page, people, signIn }) => {
  await signIn(await people.createPublicMember('FAN'))
  const t = profileEditPhrases.en
  const keys = new Keys(page)
  await page.goto('/profile/fan')
  await keys.type(page.locator('main [name="name"]'), 'Mariana')
  const chooser = page.waitForEvent('filechooser')
  const upload = page.getByRole('button', { name: t.pictures.uploadAvatar, exact: true })
  await keys.to(upload, { back: true })
  await page.keyboard.press('Enter')
  await (await chooser).setFiles([await photo(page, 'me.jpg')])
  await keys.to(page.getByRole('application', { name: t.pictures.cropLabel }))
  await page.keyboard.press('+')
  await keys.press(page.getByRole('button', { name: t.pictures.use }))
  await expect(page.getByRole('button', { name: t.pictures.removeAvatar })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await keys.type(page.locator('main [name="fiscalCode"]'), '501442600')
  await keys.press(page.locator('main [type="submit"]').last())
  await expect(page.getByText(t.saved)).toBeVisible()
})

test('an admin finds somebody by single keys, and gives credits', async ({
  page,
  people,
  signIn,
}) => {
  const fan = await people.createMember('FAN', { name: 'Marta' })
  await signIn({ ...fan, ...people.admin } satisfies Person)
  const t = adminUsersPhrases.en
  const common = adminPhrases.en
  const keys = new Keys(page)
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/admin/users')
  await expect(page.getByRole('row')).not.toHaveCount(0)
  await page.keyboard.press('/')
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused()
  await page.keyboard.type(fan.email)
  const row = page.getByRole('row').filter({ hasText: fan.email })
  await expect(page.getByRole('row')).toHaveCount(2)
  await keys.to(page.getByRole('button', { name: common.filters }))
  await page.keyboard.press('j')
  const way = row.getByRole('link')
  await expect(way).toBeFocused()
  await keys.expectSeen()
  await page.keyboard.press('x')
  await expect(row.getByRole('checkbox')).toBeChecked()
  await page.keyboard.press('Enter')
  const panel = page.locator('[data-side-panel]')
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused()
  const give = panel.getByRole('button', { name: t.credits })
  await keys.press(give)
  const dialog = page.getByRole('dialog')
  await keys.type(dialog.locator('[name="creditsNumber"]'), '120')
  await keys.type(dialog.locator('[name="description"]'), 'Welcome')
  await keys.press(dialog.getByRole('button', { name: t.transfer.confirmGive('120') }))
  await expect(page.getByText(t.transfer.done)).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(give).toBeFocused()
  await expect(panel).toContainText('120')
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(way).toBeFocused()
  await page.keyboard.press('?')
  await expect(dialog).toContainText(common.keys.title)
})
