import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getLegalText } from '@podium/contract/legal'
import { getSubscription, quotePayment } from '@podium/contract/plans'
import { listProducts } from '@podium/contract/products'
import { creditsPhrases } from '@podium/phrases/credits'
import { identityPhrases } from '@podium/phrases/identity'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { shellPhrases } from '@podium/phrases/shell'
import { storePhrases } from '@podium/phrases/store'
import { answer } from './answers.ts'
import { member } from './people.ts'
import { field, renderPage, screen, waitFor, within } from './renderPage.ts'
import {
  entitlements,
  fillInvoice,
  inAnHour,
  paymentAnswers,
  signInOver,
  storeAnswers,
  topDialog,
} from './shop.ts'

const t = storePhrases.en
const pay = paymentsPhrases.en
const plans = plansPhrases.en
const noProducts = answer(listProducts, { list: [], total: 0 })
const answers = [...storeAnswers, ...paymentAnswers, noProducts]

const packPrice = {
  ...{ grossCents: 10_000, netCents: 8130, vatCents: 1870 },
  ...{ vatPercent: 23, rule: 'ORIGIN' as const },
}
const noDialog = () => waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, 0))
const buy = (credits: string) => screen.findByRole('button', { name: t.buy(credits) })

test('the market leads to the packs and to the plans', async () => {
  const page = await renderPage('/market', { answers })
  await page.user.click(await screen.findByRole('link', { name: t.market.credits.action }))
  await screen.findByRole('heading', { name: t.packs.GOLD })
  history.back()
  await page.user.click(await screen.findByRole('link', { name: t.market.plans.action }))
  await screen.findByRole('heading', { name: plans.professionals })
})

test('the gold pack says its price, its parts and how far it reaches', async () => {
  await renderPage('/market/credits', { answers })
  await screen.findByText(creditsPhrases.en.meaning)
  const { textContent } = await screen.findByRole('article', { name: t.packs.GOLD })
  const parts = t.parts({ net: '€162.60', vat: '€37.40', percent: 23 })
  const reach = t.reach({ athleteMonths: 2, creditsLeft: 20 })
  for (const text of ['120', '€200.00', parts, t.perCredit('€1.67'), reach]) {
    assert.ok(textContent.includes(text), `${text} in ${textContent}`)
  }
})

test('a plan says what is paid, and what of it is without the tax, in one line', async () => {
  await renderPage('/market/credits?tab=plans', { answers })
  const { textContent } = await screen.findByRole('article', { name: plans.names.STANDARD })
  const line = `€7.38 ${plans.price(plans.perPeriod.MONTH, '€6.00', 23)}`
  assert.ok(textContent.includes(line), `${line} in ${textContent}`)
})

test('a visitor signs in over the store and goes on with the same choice', async () => {
  const page = await renderPage('/market/credits', { answers })
  await page.user.click(await buy('120'))
  const dialog = await topDialog()
  dialog.getByText(t.signInFirst.text)
  await signInOver(page, member('FAN'))
  await screen.findByText(pay.dialog.step(1, 2))
  await (await topDialog()).findByText(pay.summary.credits('120'))
})

test('back closes what a visitor is asked, and registering keeps the choice', async () => {
  const page = await renderPage('/market/credits?pack=750', { answers })
  await page.user.click(await buy('750'))
  await screen.findByRole('dialog')
  history.back()
  await noDialog()
  await page.user.click(await buy('750'))
  const { register } = identityPhrases.en.signIn
  await page.user.click((await topDialog()).getByRole('link', { name: register }))
  await page.hasAddress('/sign-up')
  assert.match(JSON.stringify(history.state), /\/market\/credits\?pack=750/)
})

test('the terms open over the store, and leaving it goes back', async () => {
  const terms = answer(getLegalText, { version: '2026-1', text: '# Terms', from: '2026-01-01' })
  const page = await renderPage('/market', { answers: [...answers, terms] })
  await page.user.click(await screen.findByRole('link', { name: t.market.credits.action }))
  await page.user.click(await screen.findByRole('link', { name: t.terms }))
  const dialog = await topDialog()
  await dialog.findByText(shellPhrases.en.legal.title)
  await page.user.click(dialog.getByRole('button', { name: shellPhrases.en.close }))
  await noDialog()
  await page.user.click(await screen.findByRole('link', { name: t.tabs.plans }))
  await page.user.click(await screen.findByRole('button', { name: t.exit }))
  await page.hasAddress('/market')
})

test('whoever comes from nowhere leaves the store for home', async () => {
  const page = await renderPage('/market/credits', { answers })
  await page.user.click(await screen.findByRole('button', { name: t.exit }))
  await page.hasAddress('/')
})

test('administrators see the store without a way to buy', async () => {
  await renderPage('/market/credits', { as: member('ADMIN'), answers })
  await screen.findByText(t.forAdmins)
  assert.equal(screen.queryAllByRole('button', { name: /^Buy/ }).length, 0)
})

test('a plan that ends soon asks to be renewed, and renewing is paying again', async () => {
  const endsAt = inAnHour()
  const dates = { startedAt: endsAt, endsAt, cancelledAt: null, renewalDue: true }
  const subscription = { planId: 'STANDARD' as const, ...dates }
  const ending = answer(getSubscription, { subscription, entitlements })
  const page = await renderPage('/market/credits?tab=plans', {
    as: member('ATHLETE'),
    answers: [...answers, ending],
  })
  const current = within(await screen.findByRole('region', { name: plans.current.label }))
  await page.user.click(current.getByRole('button', { name: plans.current.renew }))
  await screen.findByText(pay.dialog.step(1, 2))
})

test('a fan reads first that no plan is needed; those of others are lines with their price', async () => {
  await renderPage('/market/credits?tab=plans', {
    as: member('FAN'),
    answers: [...answers, answer(getSubscription, { subscription: null, entitlements })],
  })
  const none = await screen.findByRole('heading', { name: plans.current.notNeeded })
  const plan = screen.getByRole('article', { name: plans.names.STANDARD })
  assert.ok(none.compareDocumentPosition(plan) & Node.DOCUMENT_POSITION_FOLLOWING)
  const line = plan.querySelector('summary')
  assert.match(line?.textContent ?? '', /€6\.00/)
  assert.equal(plan.querySelector('details')?.open, false)
  assert.equal(screen.queryByText(plans.current.none), null)
})

test('the steps go back and forth and keep what was typed', async () => {
  const page = await renderPage('/market/credits?pack=50', {
    as: member('FAN'),
    config: { taxByBuyer: true },
    answers: [...answers, answer(quotePayment, packPrice)],
  })
  await page.user.click(await buy('50'))
  await screen.findByText(pay.dialog.step(1, 3))
  await fillInvoice({ city: 'Lousã' })
  await page.user.click(screen.getByRole('button', { name: pay.dialog.proceed }))
  const dialog = await topDialog()
  await dialog.findByText(/Lousã/)
  dialog.getByText(pay.summary.afterCredits('50', '50'))
  await page.user.click(dialog.getByRole('button', { name: pay.dialog.back }))
  await waitFor(() => assert.equal(field('invoice.city').value, 'Lousã'))
  history.back()
  await noDialog()
})
