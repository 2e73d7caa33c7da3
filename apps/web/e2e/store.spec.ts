import { creditsPhrases } from '@podium/phrases/credits'
import { identityPhrases } from '@podium/phrases/identity'
import { plansPhrases } from '@podium/phrases/plans'
import { paymentsPhrases } from '@podium/phrases/payments'
import { shellPhrases } from '@podium/phrases/shell'
import { storePhrases } from '@podium/phrases/store'
import {
  openPackPurchase,
  confirmOrder,
  fillInvoice,
  invoiceField,
  payInSandbox,
  proceed,
} from './buying.ts'
import { expect, test } from './fixtures.ts'

const t = storePhrases.en
const pay = paymentsPhrases.en
const plans = plansPhrases.en

test('the market leads to the packs and to the plans', async ({ page }) => {
  await page.goto('/market')
  await page.getByRole('link', { name: t.market.credits.action }).click()
  await expect(page.getByRole('heading', { name: t.packs.GOLD })).toBeVisible()
  await page.goBack()
  await page.getByRole('link', { name: t.market.plans.action }).click()
  await expect(page.getByRole('heading', { name: plans.professionals })).toBeVisible()
})

test('the gold pack says its price, its parts and how far it reaches', async ({ page }) => {
  await page.goto('/market/credits')
  await expect(page.getByText(creditsPhrases.en.meaning)).toBeVisible()
  const gold = page.getByRole('article', { name: t.packs.GOLD })
  await expect(gold).toContainText('120')
  await expect(gold).toContainText('€200.00')
  await expect(gold).toContainText(t.parts({ net: '€162.60', vat: '€37.40', percent: 23 }))
  await expect(gold).toContainText(t.perCredit('€1.67'))
  await expect(gold).toContainText(t.reach({ athleteMonths: 2, creditsLeft: 20 }))
})

test('the diamond has five sizes, by keyboard, by button, and after a reload', async ({ page }) => {
  await page.goto('/market/credits', { waitUntil: 'networkidle' })
  const diamond = page.getByRole('article', { name: t.packs.DIAMOND })
  const slider = diamond.getByRole('slider', { name: t.slider.label })
  await expect(diamond.getByText(t.slider.minimum)).toBeVisible()
  await slider.press('ArrowRight')
  await expect(slider).toHaveAttribute('aria-valuetext', t.slider.value('500', '€800.00'))
  await expect(diamond.getByText(t.slider.minimum)).toHaveCount(0)
  await diamond.getByRole('button', { name: t.slider.more }).click()
  await slider.press('End')
  await expect(diamond.getByRole('button', { name: t.buy('1,250') })).toBeVisible()
  await expect(diamond.getByRole('button', { name: t.slider.more })).toBeDisabled()
  await diamond.getByRole('button', { name: t.slider.less }).click()
  await expect(page).toHaveURL(/pack=1000$/)
  await page.reload()
  await expect(diamond.getByRole('button', { name: t.buy('1,000') })).toBeVisible()
})

test('a visitor signs in over the store and goes on with the same choice', async ({
  page,
  people,
}) => {
  const fan = await people.createMember('FAN')
  await page.goto('/market/credits', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: t.buy('120') }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(t.signInFirst.text)
  await dialog.locator('[name="email"]').fill(fan.email)
  await dialog.locator('[name="password"]').fill(fan.password)
  await dialog.getByRole('button', { name: identityPhrases.en.signIn.submit }).click()
  await expect(page.getByText(pay.dialog.step(1, 3))).toBeVisible()
  await fillInvoice(page)
  await proceed(page)
  await expect(dialog).toContainText(pay.summary.credits('120'))
})

test('back closes what a visitor is asked, and registering keeps the choice', async ({ page }) => {
  await page.goto('/market/credits?pack=750', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: t.buy('750') }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.getByRole('button', { name: t.buy('750') }).click()
  await page
    .getByRole('dialog')
    .getByRole('link', { name: identityPhrases.en.signIn.register })
    .click()
  await expect(page).toHaveURL(/\/sign-up$/)
  const kept = await page.evaluate(() => JSON.stringify(history.state))
  expect(kept).toContain('/market/credits?pack=750')
})

test('the terms open over the store, and leaving it goes back', async ({ page }) => {
  await page.goto('/market', { waitUntil: 'networkidle' })
  await page.getByRole('link', { name: t.market.credits.action }).click()
  await page.getByRole('link', { name: t.terms }).click()
  await expect(page.getByRole('dialog')).toContainText(shellPhrases.en.legal.title)
  await page.getByRole('dialog').getByRole('button', { name: shellPhrases.en.close }).click()
  await page.getByRole('link', { name: t.tabs.plans }).click()
  await page.getByRole('button', { name: t.exit }).click()
  await expect(page).toHaveURL(/\/market$/)
})

test('whoever comes from nowhere leaves the store for home', async ({ page }) => {
  await page.goto('/market/credits', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: t.exit }).click()
  await expect(page).toHaveURL(/localhost:\d+\/$/)
})

test('administrators see the store without a way to buy', async ({ page, signIn }) => {
  const { email, password } = JSON.parse(process.env.PODIUM_E2E_ADMIN ?? '{}') as Admin
  const admin = { id: 0, role: 'FAN' as const, name: '', lastName: '', email, password }
  await signIn(admin)
  await page.goto('/market/credits', { waitUntil: 'networkidle' })
  await expect(page.getByText(t.forAdmins)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Buy/ })).toHaveCount(0)
})

interface Admin {
  email: string
  password: string
}

test('an athlete takes a plan, sees it and cancels it', async ({ page, people, signIn }) => {
  await signIn(await people.createMember('ATHLETE'))
  await page.goto('/market/credits?tab=plans', { waitUntil: 'networkidle' })
  await expect(page.getByText(plans.current.none)).toBeVisible()
  await expect(
    page.getByRole('button', { name: plans.choose(plans.names.SPONSOR_START) }),
  ).toHaveCount(0)
  await page.getByRole('button', { name: plans.choose(plans.names.STANDARD), exact: true }).click()
  await fillInvoice(page)
  await proceed(page)
  await expect(page.getByRole('dialog')).toContainText(pay.summary.afterPlan)
  await confirmOrder(page, 738)
  await payInSandbox(page, 'CARD', 'approve')
  await expect(page.getByRole('dialog')).toContainText(pay.status.plan.PAID)

  await page.goto('/market/credits?tab=plans', { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: plans.current.cancel }).click()
  const asking = page.getByRole('dialog')
  await expect(asking).toContainText('takes effect at once')
  await asking.getByRole('button', { name: plans.cancelling.keep }).click()
  await page.getByRole('button', { name: plans.current.cancel }).click()
  await asking.getByRole('button', { name: plans.cancelling.confirm }).click()
  await expect(page.getByText(plans.cancelling.done)).toBeVisible()
  await expect(page.getByRole('region', { name: plans.current.label })).toContainText('Cancelled')
})

test('a plan that ends soon asks to be renewed, and renewing is paying again', async ({
  page,
  people,
  signIn,
}) => {
  await signIn(await people.createMember('ATHLETE'))
  const endsAt = new Date(Date.now() + 5 * 24 * 3600 * 1000).toISOString()
  // Weeks would have to pass: the server's answer is told as it will be then.
  await page.route('**/api/subscriptions/current', async (route) => {
    const answer = await route.fetch()
    const subscription = { planId: 'STANDARD', startedAt: endsAt, endsAt, cancelledAt: null }
    const body = (await answer.json()) as object
    await route.fulfill({ json: { ...body, subscription: { ...subscription, renewalDue: true } } })
  })
  await page.goto('/market/credits?tab=plans', { waitUntil: 'networkidle' })
  const current = page.getByRole('region', { name: plans.current.label })
  await current.getByRole('button', { name: plans.current.renew }).click()
  await expect(page.getByText(pay.dialog.step(1, 3))).toBeVisible()
})

test('the steps go back and forth and keep what was typed', async ({ page, people, signIn }) => {
  await signIn(await people.createMember('FAN'))
  await openPackPurchase(page, 50)
  await fillInvoice(page, { city: 'Lousã' })
  await proceed(page)
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('Lousã')
  await expect(dialog).toContainText(pay.summary.afterCredits('50', '50'))
  await dialog.getByRole('button', { name: pay.dialog.back }).click()
  await expect(invoiceField(page, 'city')).toHaveValue('Lousã')
  await page.goBack()
  await expect(dialog).toHaveCount(0)
})
