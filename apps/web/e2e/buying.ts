import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import { paymentsPhrases } from '@podium/phrases/payments'
import { storePhrases } from '@podium/phrases/store'
import type { PlanId } from '@podium/contract/plans'
import type { Person } from './people.ts'
import { callAs } from './supporting.ts'

const t = paymentsPhrases.en
const shop = storePhrases.en

const euros = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'EUR' })
const credits = new Intl.NumberFormat('en-GB')

/** An invoice with nothing wrong in it, by the names of the form's fields. */
const validInvoice = {
  name: 'Marta Reis',
  email: 'marta.reis@podium.example',
  tin: '123 456 789',
  address: 'Rua Larga 1',
  postalCode: '3000456',
  city: 'Coimbra',
}
export type InvoiceTexts = typeof validInvoice

function invoiceField(page: Page, name: string): Locator {
  return page.getByRole('dialog').locator(`[name="invoice.${name}"]`)
}

export async function fillInvoice(page: Page, texts: Partial<InvoiceTexts> = {}): Promise<void> {
  for (const [name, text] of Object.entries({ ...validInvoice, ...texts })) {
    await invoiceField(page, name).fill(text)
  }
}

/** From the store to the first step of buying a pack. */
export async function openPackPurchase(page: Page, amount: number): Promise<void> {
  await page.goto(`/market/credits?pack=${amount}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: shop.buy(credits.format(amount)), exact: true }).click()
  await expect(page.getByText(t.dialog.step(1, 2))).toBeVisible()
  await expect(invoiceField(page, 'name')).toBeVisible()
}

/** From the order to the provider's form. */
export async function confirmOrder(page: Page, cents: number): Promise<void> {
  await page.getByRole('button', { name: t.dialog.confirm(euros.format(cents / 100)) }).click()
  await expect(page.getByText(t.dialog.step(2, 2))).toBeVisible()
}

/** All the way to the provider's form. */
export async function orderPack(page: Page, amount: number, cents: number): Promise<void> {
  await openPackPurchase(page, amount)
  await fillInvoice(page)
  await confirmOrder(page, cents)
}

type Method = keyof typeof t.sandbox.methods
type Outcome = keyof typeof t.sandbox.outcomes

/** Fills the test form in; answers the payment's id, once its page is open. */
export async function payInSandbox(page: Page, method: Method, outcome: Outcome): Promise<string> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: t.sandbox.methods[method] }).check()
  await dialog.getByLabel(t.sandbox.outcome).selectOption(outcome)
  await dialog.locator('form [type="submit"]').last().click()
  await page.waitForURL(/\/payment\/status\?id=/)
  return new URL(page.url()).searchParams.get('id') ?? ''
}

/** What the bank does later, while the page is left alone. */
export async function simulateOutcome(api: APIRequestContext, id: string, outcome: Outcome) {
  const answer = await api.post(`/api/payments/sandbox/${id}/outcome`, { data: { outcome } })
  expect(answer.ok()).toBe(true)
}

/** Takes a plan and pays it, where a journey is about what it gives. */
export function buyPlan(api: APIRequestContext, person: Person, planId: PlanId): Promise<void> {
  return payFor(api, person, ['/subscriptions', { planId }])
}

/** Buys a pack and pays it, where a journey is about what comes after: the invoice is known then. */
export function buyPack(
  api: APIRequestContext,
  person: Person,
  creditAmount: number,
): Promise<void> {
  return payFor(api, person, ['/payments', { creditAmount }])
}

async function payFor(
  api: APIRequestContext,
  person: Person,
  [path, what]: [path: string, what: object],
): Promise<void> {
  const { email } = person
  const invoice = { ...validInvoice, email, tin: '123456789', country: { code: 'PT' } }
  const form = await callAs<{ transactionId: string }>(api, person, [
    'POST',
    path,
    { ...what, invoice: { ...invoice, postalCode: '3000-456' } },
  ])
  await simulateOutcome(api, form.transactionId, 'approve')
}

/** An admin gives credits, or takes them. */
export async function giveCredits(
  api: APIRequestContext,
  userId: number,
  creditsNumber: number,
  description = 'A prize',
): Promise<void> {
  const { email, password } = JSON.parse(process.env.PODIUM_E2E_ADMIN ?? '{}') as Admin
  const login = await api.post('/api/authentication/login', { data: { email, password } })
  const answer = await api.post('/api/wallet/transaction', {
    headers: {
      authorization: login.headers().authorization ?? '',
      'idempotency-key': crypto.randomUUID(),
    },
    data: { userId, creditsNumber, description },
  })
  expect(answer.status(), await answer.text()).toBe(201)
}

interface Admin {
  email: string
  password: string
}
