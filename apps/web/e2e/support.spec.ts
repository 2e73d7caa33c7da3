import type { Locator } from '@playwright/test'
import { personName } from '@podium/contract/person-name'
import { creditsPhrases } from '@podium/phrases/credits'
import { paymentsPhrases } from '@podium/phrases/payments'
import { identityPhrases } from '@podium/phrases/identity'
import { shellPhrases } from '@podium/phrases/shell'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { storePhrases } from '@podium/phrases/store'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { confirmOrder, fillInvoice, giveCredits, payInSandbox, proceed, buyPlan } from './buying.ts'
import { expect, test } from './fixtures.ts'
import {
  acceptSupport,
  acceptTerms,
  actButton,
  requestSupport,
  callAs,
  chooseCredits,
  expectWallet,
  supportButton,
} from './supporting.ts'

const t = supportPhrases.en
const tables = supportersPhrases.en
const shortfall = shortfallPhrases.en.support

test('a request arrives while the athlete looks on, and the answer while the fan does', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  const athlete = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  await giveCredits(request, fan.id, 300)
  await signIn(fan)
  await signIn(athlete, visitor)
  await visitor.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })

  const dialog = await chooseCredits(page, '100')
  await expect(dialog).toContainText(t.months(2))
  await expect(dialog).toContainText(creditsPhrases.en.meaning)
  await acceptTerms(dialog)
  await dialog.getByRole('button', { name: t.dialog.send('100') }).click()
  await expect(dialog).toContainText(t.sent.title)
  await dialog.getByRole('button', { name: t.sent.close }).click()
  await expectWallet(page, '200')

  const waiting = visitor.getByRole('region', { name: tables.top.title(1) })
  await expect(waiting).toContainText('Marta Reis')
  const top = async (on: Locator) => (await on.boundingBox())?.y ?? NaN
  expect(await top(waiting)).toBeLessThan(await top(visitor.getByRole('heading', { level: 1 })))
  await expect(visitor.getByRole('button', { name: tables.corner(1) })).toBeVisible()
  await actButton(waiting, 'accept', { other: fan }).click()
  const asked = visitor.getByRole('dialog')
  await expect(asked).toContainText(tables.request.gainFrom('0', '100'))
  await expect(asked).toContainText(creditsPhrases.en.meaning)
  await asked.getByRole('button', { name: tables.request.accept }).click()
  const facts = { name: 'Marta Reis', credits: '100', months: 2 }
  await expect(asked).toContainText(tables.accepted.title(facts))
  const added = asked.getByRole('status').filter({ hasText: tables.accepted.added('100') })
  await expect(added).toBeVisible()
  await asked.getByRole('button', { name: tables.accepted.close }).click()
  await expect(waiting).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: tables.corner(1) })).toHaveCount(0)
  await expectWallet(visitor, '100')

  const own = page.getByRole('region', { name: t.own.label })
  await expect(own).toContainText(t.own.active('Inês Prata'))
  await expectWallet(page, '200')
  await expect(
    page
      .getByRole('region', { name: t.supporters.title })
      .getByRole('link', { name: /Marta Reis/ }),
  ).toBeVisible()
})

test('a request is declined at its own address, and the credits are back', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const [fan, athlete] = [
    await people.createMember('FAN'),
    await people.createPublicMember('ATHLETE'),
  ]
  await giveCredits(request, fan.id, 100)
  const id = await requestSupport(request, fan, { athlete, credits: 100 })
  await signIn(fan)
  await signIn(athlete, visitor)
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await expectWallet(page, '0')
  await visitor.goto(`/profile/athlete/support/${id}`, { waitUntil: 'networkidle' })
  await visitor.getByRole('dialog').getByRole('button', { name: tables.acts.reject }).click()
  const facts = { name: personName(fan), credits: '100', months: 2 }
  await expect(visitor.getByText(tables.confirm.reject.text(facts))).toBeVisible()
  await visitor.getByRole('button', { name: tables.confirm.reject.act }).click()
  await expect(visitor.getByText(tables.confirm.reject.done)).toBeVisible()
  await expect(visitor).toHaveURL(new RegExp(`/athlete/${athlete.id}$`))

  await expect(page.getByText(t.own.rejected(personName(athlete), '100'))).toBeVisible()
  await expectWallet(page, '100')
  await expect(supportButton(page)).toBeVisible()

  await visitor.goto(`/profile/athlete/support/${id}`, { waitUntil: 'networkidle' })
  await expect(visitor.getByRole('dialog')).toContainText(tables.single.unavailable)
  await expect(visitor.getByRole('dialog')).toContainText(tables.statuses.REJECTED)
})

test.describe('in Portuguese, on a phone', () => {
  const pt = supportersPhrases.pt
  test.use({ locale: 'pt-PT', viewport: { width: 390, height: 844 } })

  test('cancelling says other words before and after the answer', async ({
    page,
    people,
    signIn,
    request,
    expectAccessible,
  }) => {
    const [fan, athlete] = [
      await people.createMember('FAN'),
      await people.createPublicMember('ATHLETE'),
    ]
    const facts = { name: personName(athlete), credits: '50', months: 1 }
    await giveCredits(request, fan.id, 100)
    await requestSupport(request, fan, { athlete, credits: 50 })
    await signIn(fan)
    await page.goto(`/fan/${fan.id}`, { waitUntil: 'networkidle' })
    if ((await page.getAttribute('html', 'lang')) !== 'pt') {
      await page.getByRole('button', { name: /menu/i }).click()
      await page.getByRole('button', { name: 'Ver em português' }).click()
    }
    const table = page.getByRole('table', { name: pt.tables.athletes })
    await actButton(table, 'cancel', { other: athlete, language: 'pt' }).click()
    await expect(page.getByText(pt.confirm.cancelPending.text(facts))).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: pt.confirm.cancelPending.act }).click()
    await expect(page.getByText(pt.confirm.cancelPending.done)).toBeVisible()
    await expect(table).toContainText(pt.statuses.CANCELLED)

    const second = await requestSupport(request, fan, { athlete, credits: 50 })
    await expect(table).toContainText(pt.statuses.PENDING)
    await acceptSupport(request, athlete, second)
    await expect(table).toContainText(pt.statuses.ACTIVE)
    await expect(table).toContainText(pt.left({ years: 0, months: 1, days: 0 }))
    await actButton(table, 'cancel', { other: athlete, language: 'pt' }).click()
    await expect(page.getByText(pt.confirm.cancelActive.text(facts))).toBeVisible()
    await page.getByRole('button', { name: pt.confirm.cancelActive.act }).click()
    await expect(page.getByText(pt.confirm.cancelActive.done)).toBeVisible()
    const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
    expect(isWider, 'scrolls sideways').toBe(false)
  })
})

test('missing credits are bought, and the choice is there again', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  const fan = await people.createMember('FAN')
  const name = personName(athlete)
  await giveCredits(request, fan.id, 50)
  await signIn(fan)
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  const dialog = await chooseCredits(page, '150')
  await dialog.getByRole('switch').check()
  await expect(dialog).toContainText(t.dialog.missing('100'))
  await expect(dialog.getByRole('button', { name: t.dialog.send('150') })).toBeDisabled()
  await dialog.getByRole('link', { name: t.dialog.buyMissing }).click()

  await expect(page.getByText(shortfall.missing('100', name))).toBeVisible()
  await page.getByRole('button', { name: storePhrases.en.buy('120') }).click()
  await fillInvoice(page)
  await proceed(page)
  await confirmOrder(page, 20_000)
  await payInSandbox(page, 'CARD', 'approve')
  await expect(dialog).toContainText(paymentsPhrases.en.status.titles.PAID)
  await dialog.getByRole('link', { name: shortfall.back(name) }).click()

  await expect(page).toHaveURL(new RegExp(`/athlete/${athlete.id}\\?support=150&private=yes`))
  await expect(dialog.locator('[name="credits"]')).toHaveValue('150')
  await expect(dialog.getByRole('switch')).toBeChecked()
  await acceptTerms(dialog)
  await dialog.getByRole('button', { name: t.dialog.send('150') }).click()
  await expect(dialog).toContainText(t.sent.title)
  await expectWallet(page, '20')
  await page.goto('/market/credits', { waitUntil: 'networkidle' })
  await expect(page.getByRole('link', { name: shortfall.back(name) })).toHaveCount(0)
})

test('a visitor signs in over the page and goes on with what they wanted', async ({
  page,
  people,
  request,
}) => {
  const [fan, athlete] = [
    await people.createMember('FAN'),
    await people.createPublicMember('ATHLETE'),
  ]
  await giveCredits(request, fan.id, 100)
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await supportButton(page).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.signInFirst.text(personName(athlete)))
  await page.goBack()
  await expect(dialog).toHaveCount(0)
  await page.goto(`/athlete/${athlete.id}?support=100`, { waitUntil: 'networkidle' })
  await dialog.locator('[name="email"]').fill(fan.email)
  await dialog.locator('[name="password"]').fill(fan.password)
  await dialog.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
  await expect(dialog.locator('[name="credits"]')).toHaveValue('100')
  await acceptTerms(dialog)
  await dialog.getByRole('button', { name: t.dialog.send('100') }).click()
  await expect(dialog).toContainText(t.sent.title)
})

test('only amounts that can be given are sent, and not without the terms', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const [fan, athlete] = [
    await people.createMember('FAN'),
    await people.createPublicMember('ATHLETE'),
  ]
  await giveCredits(request, fan.id, 2000)
  await signIn(fan)
  let sent = 0
  page.on('request', (made) => {
    if (made.method() === 'POST' && made.url().includes('/api/support/')) sent += 1
  })
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  const dialog = await chooseCredits(page, '100')
  const field = dialog.locator('[name="credits"]')
  const submit = dialog.locator('button[type="submit"]')
  await submit.click()
  await expect(dialog.getByRole('checkbox').last()).toBeFocused()
  await acceptTerms(dialog)
  for (const wrong of ['49', '75', '1250', '100;dr', '']) {
    await field.fill(wrong)
    await submit.click()
    // After what can be given, which is said before anything is wrong.
    await expect(field, wrong).toHaveAccessibleDescription(
      new RegExp(`${t.dialog.creditsWrong('50', '50', '1,200')}$`),
    )
    // The submit has run its course: the wrong field has the focus.
    await expect(field).toBeFocused()
  }
  const slider = dialog.getByRole('slider')
  await slider.press('End')
  await expect(field).toHaveValue('1200')
  await expect(dialog.getByRole('button', { name: t.dialog.more })).toBeDisabled()
  await dialog.getByRole('button', { name: t.dialog.less }).click()
  await expect(field).toHaveValue('1150')
  await expect(page).toHaveURL(/support=1150/)
  expect(sent).toBe(0)
  await page.reload()
  await expect(field).toHaveValue('1150')
})

test.describe('signing out while the live channel opens', () => {
  test.use({ expectedStatuses: [401] })

  test('requests that wait are kept with the session, and go with it', async ({
    page,
    people,
    signIn,
    request,
  }) => {
    const athlete = await people.createPublicMember('ATHLETE')
    const fan = await people.createPublicMember('FAN')
    await giveCredits(request, fan.id, 50)
    await requestSupport(request, fan, { athlete, credits: 50 })
    await signIn(athlete)
    await page.goto('/sportest')
    const corner = page.getByRole('button', { name: tables.corner(1) })
    await expect(corner).toBeVisible()
    const kept = () => page.evaluate(() => localStorage.getItem('podium.pending-supporters'))
    expect(await kept()).toContain('"total":1')
    // The list does not come: what was known is shown meanwhile.
    await page.route('**/api/supports-athlete*', () => undefined)
    await page.reload()
    await expect(corner).toBeVisible()
    await page.getByRole('button', { name: shellPhrases.en.bar.signOut }).click()
    await expect(corner).toHaveCount(0)
    expect(await kept()).toBeNull()
  })
})

test('several requests are summed up, and the table answers them', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  const fans = await Promise.all(
    ['Rui', 'Eva', 'Ana', 'Zé'].map((name) => people.createMember('FAN', { name })),
  )
  for (const fan of fans) {
    await giveCredits(request, fan.id, 50)
    await requestSupport(request, fan, { athlete, credits: 50 })
  }
  await signIn(athlete)
  await page.goto('/market', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: tables.corner(4) }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(tables.several.title(4))
  await expect(dialog).toContainText(tables.several.more(1))
  await dialog.getByRole('button', { name: tables.several.see }).click()
  await expect(dialog).toContainText(tables.tables.manager)
  await expect(dialog.getByRole('row')).toHaveCount(5)
  await acceptSupport(request, athlete, await idOf(fans[0]))
  await expect(page.getByRole('button', { name: tables.corner(4) })).toHaveCount(0)
  await dialog.getByLabel(tables.tables.status).selectOption('ACTIVE')
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await expect(dialog.getByRole('row').last()).toContainText('Rui')
  await expect(page).toHaveURL(/supporters-status=ACTIVE/)
  await page.reload()
  await expect(dialog.getByRole('row')).toHaveCount(2)
  await dialog.getByLabel(tables.tables.status).selectOption('')
  await actButton(dialog, 'reject', { other: fans[1]! }).click()
  await expect(dialog).toHaveCount(2)
  await page.goBack()
  await expect(dialog).toHaveCount(1)
  await page.goBack()
  await expect(dialog).toContainText(tables.several.title(3))

  async function idOf(fan: (typeof fans)[number] | undefined): Promise<number> {
    const { list } = await callAs<{ list: { id: number; userId: number }[] }>(request, athlete, [
      'GET',
      '/supports-athlete?status=PENDING',
    ])
    return list.find(({ userId }) => userId === fan?.id)?.id ?? 0
  }
})

test.describe('two at once', () => {
  test.use({ expectedStatuses: [409] })

  test('who answers what has changed meanwhile is shown how it stands', async ({
    page,
    people,
    signIn,
    request,
  }) => {
    const [fan, athlete] = [
      await people.createMember('FAN'),
      await people.createPublicMember('ATHLETE'),
    ]
    await giveCredits(request, fan.id, 50)
    const id = await requestSupport(request, fan, { athlete, credits: 50 })
    await signIn(athlete)
    await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
    await actButton(page.getByRole('main'), 'reject', { other: fan }).click()
    await callAs(request, fan, ['PATCH', `/support/${id}/cancel?status=PENDING`])
    await page.getByRole('button', { name: tables.confirm.reject.act }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog).toContainText(tables.single.changed)
    await expect(dialog).toContainText(tables.statuses.CANCELLED)
    await expect(dialog).toContainText(tables.ends.CANCELLED_PENDING)
  })
})

test.describe('a session lost meanwhile', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('signing in again goes on with the request as it was chosen', async ({
    page,
    people,
    signIn,
    request,
  }) => {
    const [fan, athlete] = [
      await people.createMember('FAN'),
      await people.createPublicMember('ATHLETE'),
    ]
    await giveCredits(request, fan.id, 100)
    await signIn(fan)
    await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
    const asking = await chooseCredits(page, '100')
    await acceptTerms(asking)
    await page.context().clearCookies()
    await page.route(
      '**/api/support/athlete/*',
      (route) => route.fulfill({ status: 401, json: {} }),
      {
        times: 1,
      },
    )
    await asking.getByRole('button', { name: t.dialog.send('100') }).click()
    const again = page.getByRole('dialog', { name: shellPhrases.en.sessionEnded.title })
    await again.locator('[name="email"]').fill(fan.email)
    await again.locator('[name="password"]').fill(fan.password)
    await again.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
    await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible()
    await page.getByRole('button', { name: t.sent.close }).click()
    await expectWallet(page, '0')
  })
})

test('an athlete who takes a break is not asked, and says thank you to who was accepted', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const [fan, athlete] = [
    await people.createMember('FAN'),
    await people.createPublicMember('ATHLETE'),
  ]
  await giveCredits(request, fan.id, 50)
  const id = await requestSupport(request, fan, { athlete, credits: 50 })
  await signIn(athlete)
  await page.goto('/profile/athlete', { waitUntil: 'networkidle' })
  const settings = page.getByRole('region', { name: tables.settings.title })
  await settings.getByLabel(tables.settings.thankYou).fill('Obrigado! Vemo-nos na meta.')
  await settings.getByRole('button', { name: tables.settings.save }).click()
  await expect(page.getByText(tables.settings.saved)).toBeVisible()
  // Opening a page by its address stops what is still on its way.
  const kept = page.waitForResponse('**/api/support/settings')
  await settings.getByRole('switch').uncheck()
  expect((await kept).status()).toBe(200)
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await expect(page.getByText(tables.settings.off)).toBeVisible()
  await acceptSupport(request, athlete, id)

  await signIn(fan, visitor)
  await visitor.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await expect(visitor.getByText(t.notAccepting(personName(athlete)))).toBeVisible()
  await expect(visitor.getByText('Obrigado! Vemo-nos na meta.')).toBeVisible()
  await expect(visitor.getByRole('button', { name: t.button.extend })).toHaveCount(0)
})

test('a sponsor’s plan lets an athlete stand first on their page', async ({
  page,
  visitor,
  people,
  signIn,
  request,
}) => {
  const sponsor = await people.createPublicMember('SPONSOR', { name: 'Volta Foods' })
  await giveCredits(request, sponsor.id, 100)
  const [first, second] = [
    await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' }),
    await people.createPublicMember('ATHLETE', { name: 'Sara', lastName: 'Lima' }),
  ]
  for (const athlete of [first, second]) {
    await acceptSupport(
      request,
      athlete,
      await requestSupport(request, sponsor, { athlete, credits: 50 }),
    )
  }
  await buyPlan(request, sponsor, 'SPONSOR_START')
  const supported = visitor.getByRole('region', { name: t.supported.title }).getByRole('link')
  await visitor.goto(`/sponsor/${sponsor.id}`)
  const last = (await supported.last().innerText()).includes('Sara') ? second : first
  await signIn(sponsor)
  await page.goto(`/sponsor/${sponsor.id}`)
  const { of, highlight, highlighted } = tables.acts
  await page.getByRole('button', { name: of(highlight, personName(last)) }).click()
  const chosen = page.getByRole('button', { name: of(highlighted, personName(last)) })
  await expect(chosen).toHaveAttribute('aria-pressed', 'true')
  await visitor.reload()
  await expect(supported.first()).toContainText(personName(last))
  await expect(supported.first()).toContainText(t.supported.highlighted)
})

test('an admin closes a running support with a reason', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const [fan, athlete] = [
    await people.createMember('FAN'),
    await people.createPublicMember('ATHLETE'),
  ]
  await giveCredits(request, fan.id, 50)
  const id = await requestSupport(request, fan, { athlete, credits: 50 })
  await acceptSupport(request, athlete, id)
  await signIn({ id: 0, role: 'FAN', name: '', lastName: '', ...people.admin })
  await page.goto(`/profile/athlete/support/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: tables.closing.open }).click()
  const asking = page.getByRole('dialog', { name: tables.closing.title })
  await asking.getByRole('button', { name: tables.closing.act }).click()
  await expect(asking.getByLabel(tables.closing.reason)).toBeFocused()
  await asking.getByLabel(tables.closing.reason).fill('They asked us to.')
  await asking.getByRole('button', { name: tables.closing.act }).click()
  await expect(page.getByText(tables.closing.done)).toBeVisible()
  await expect(page.getByRole('dialog')).toContainText(tables.ends.CLOSED_BY_ADMIN)
  await expect(page.getByRole('button', { name: tables.closing.open })).toHaveCount(0)
})

test('asking has no barrier', async ({ page, people, signIn, request, expectAccessible }) => {
  const [fan, athlete] = [
    await people.createMember('FAN'),
    await people.createPublicMember('ATHLETE'),
  ]
  await giveCredits(request, fan.id, 100)
  await signIn(fan)
  await page.goto(`/athlete/${athlete.id}?support=1200`, { waitUntil: 'networkidle' })
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.dialog.missing('1,100'))
  await expectAccessible()
  await dialog.locator('[name="credits"]').fill('100')
  await acceptTerms(dialog)
  await dialog.getByRole('button', { name: t.dialog.send('100') }).click()
  await expect(dialog).toContainText(t.sent.title)
  await dialog.getByRole('button', { name: t.sent.close }).click()
  await expect(page.getByRole('region', { name: t.own.label })).toBeVisible()
  await expectAccessible()
})

test('answering has no barrier', async ({ page, people, signIn, request, expectAccessible }) => {
  const [fan, athlete] = [
    await people.createMember('FAN'),
    await people.createPublicMember('ATHLETE'),
  ]
  await giveCredits(request, fan.id, 100)
  await requestSupport(request, fan, { athlete, credits: 100 })
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: tables.tables.manager }).click()
  await expect(page.getByRole('dialog').getByRole('row')).toHaveCount(2)
  await expectAccessible()
  await actButton(page.getByRole('dialog'), 'accept', { other: fan }).click()
  await expect(page.getByText(tables.request.title)).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: tables.request.accept }).click()
  await expect(page.getByText(tables.accepted.added('100')).last()).toBeVisible()
  await expectAccessible()
})
