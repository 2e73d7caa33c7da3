import type { Locator } from '@playwright/test'
import { personName } from '@podium/contract/person-name'
import { creditsPhrases } from '@podium/phrases/credits'
import { paymentsPhrases } from '@podium/phrases/payments'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { identityPhrases } from '@podium/phrases/identity'
import { shellPhrases } from '@podium/phrases/shell'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { signOutFromMenu } from './accountMenu.ts'
import { confirmOrder, fillInvoice, giveCredits, payInSandbox } from './buying.ts'
import { expect, test } from './fixtures.ts'
import {
  acceptTerms,
  actButton,
  requestSupport,
  chooseCredits,
  expectWallet,
} from './supporting.ts'

const t = supportPhrases.en
const tables = supportersPhrases.en
const own = ownPagePhrases.en.manage
const shortfall = shortfallPhrases.en.support

test('a request arrives while the athlete looks on, and the answer while the fan does, who ends it', async ({
  page,
  visitor,
  people,
  signIn,
  request,
  prefer,
  expectAccessible,
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
  await expectAccessible()
  await dialog.getByRole('button', { name: t.sent.close }).click()
  await expectWallet(page, '200')

  const told = visitor.getByText(own.waiting(1))
  await expect(told).toBeVisible()
  const top = async (on: Locator) => (await on.boundingBox())?.y ?? NaN
  expect(await top(told)).toBeLessThan(await top(visitor.getByRole('heading', { level: 1 })))
  await visitor.getByRole('link', { name: own.answer }).click()
  const waiting = visitor.getByRole('region', { name: tables.top.title(1) })
  await expect(waiting).toContainText('Marta Reis')
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
  await expectAccessible(visitor)
  await asked.getByRole('button', { name: tables.accepted.close }).click()
  await expect(waiting).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: tables.corner(1) })).toHaveCount(0)
  await expectWallet(visitor, '100')

  const support = page.getByRole('region', { name: t.own.label })
  await expect(support).toContainText(t.own.active('Inês Prata'))
  await expectWallet(page, '200')
  await expect(
    page
      .getByRole('region', { name: supportPagePhrases.en.supporters.title })
      .getByRole('link', { name: /Marta Reis/ }),
  ).toBeVisible()

  await test.step('the fan ends it, in Portuguese, on a phone', async () => {
    const pt = supportersPhrases.pt
    await page.setViewportSize({ width: 390, height: 844 })
    await prefer({ language: 'pt', theme: 'DARK' })
    await page.goto(`/fan/${fan.id}?tab=manage`, { waitUntil: 'networkidle' })
    const table = page.getByRole('table', { name: pt.tables.athletes })
    await expect(table).toContainText(pt.statuses.ACTIVE)
    await actButton(table, 'cancel', { other: athlete, language: 'pt' }).click()
    const facts = { name: 'Inês Prata', credits: '100', months: 2 }
    await expect(page.getByText(pt.confirm.cancelActive.text(facts))).toBeVisible()
    await expectAccessible()
    await page.getByRole('button', { name: pt.confirm.cancelActive.act }).click()
    await expect(page.getByText(pt.confirm.cancelActive.done)).toBeVisible()
    const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
    expect(isWider, 'scrolls sideways').toBe(false)
  })
})

test.describe('on the way to the store and back', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('a visitor signs in, buys the missing credits, signs in again, and the choice is still there', async ({
    page,
    people,
    request,
    expectAccessible,
  }) => {
    const athlete = await people.createPublicMember('ATHLETE')
    const fan = await people.createMember('FAN')
    const name = personName(athlete)
    await giveCredits(request, fan.id, 50)
    const dialog = page.getByRole('dialog')
    const signInOver = async (asking: Locator) => {
      await asking.locator('[name="email"]').fill(fan.email)
      await asking.locator('[name="password"]').fill(fan.password)
      await asking.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
    }
    await page.goto(`/athlete/${athlete.id}?support=150`, { waitUntil: 'networkidle' })
    await signInOver(dialog)
    await expect(dialog.locator('[name="credits"]')).toHaveValue('150')
    await dialog.getByRole('switch').check()
    await expect(dialog).toContainText(t.dialog.missing('100'))
    await expect(dialog.getByRole('button', { name: t.dialog.send('150') })).toHaveCount(0)
    await expectAccessible()
    await acceptTerms(dialog)
    await dialog.getByRole('button', { name: t.dialog.buy('120', '€200') }).click()

    await expect(page.getByText(shortfall.missing('100', name))).toBeVisible()
    const { credits, thenSupport } = paymentsPhrases.en.summary
    await expect(dialog).toContainText(credits('120'))
    await expect(dialog).toContainText(thenSupport('150', name))
    await page.keyboard.press('Escape')
    // A step back, which would end another one that begins meanwhile.
    await expect(page).toHaveURL(new RegExp(`/athlete/${athlete.id}\\?`))
    // The way back stands in the store too, and asks nothing by itself.
    await page.goto('/market/credits', { waitUntil: 'networkidle' })
    await page.getByRole('link', { name: shortfall.back(name) }).click()

    await expect(page).toHaveURL(new RegExp(`/athlete/${athlete.id}\\?support=150&private=yes`))
    await expect(dialog.locator('[name="credits"]')).toHaveValue('150')
    await expect(dialog.getByRole('switch')).toBeChecked()
    await expect(dialog.getByRole('checkbox').last()).toBeChecked()

    await dialog.getByRole('button', { name: t.dialog.buy('120', '€200') }).click()
    await fillInvoice(page)
    await confirmOrder(page, 20_000)
    // From now on the server knows neither the token nor the cookie, until the fan signs in. Every call is
    // refused: the page gives up a read that it starts anew, and a single refusal could be lost with it.
    await page.context().clearCookies()
    const askedOf = '**/api/support/athlete/*'
    await page.route(askedOf, (route) => route.fulfill({ status: 401, json: {} }))
    await payInSandbox(page, 'CARD', 'approve')
    const again = page.getByRole('dialog', { name: shellPhrases.en.sessionEnded.title })
    await expect(again).toBeVisible()
    await page.unroute(askedOf)
    await signInOver(again)
    await expect(page.getByRole('heading', { name: t.sent.title })).toBeVisible()
    await page.getByRole('button', { name: t.sent.close }).click()
    await expectWallet(page, '20')
    await expect(page.getByRole('region', { name: t.own.label })).toBeVisible()
    await page.goto('/market/credits', { waitUntil: 'networkidle' })
    await expect(page.getByRole('link', { name: shortfall.back(name) })).toHaveCount(0)
  })
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
    await signOutFromMenu(page)
    await expect(corner).toHaveCount(0)
    expect(await kept()).toBeNull()
  })
})
