import {
  creditPacks,
  currency,
  priceFromGross,
  priceFromNet,
  reachOf,
} from '@podium/contract/credits'
import { login, type SessionUser } from '@podium/contract/identity'
import {
  getInvoice,
  type Invoice,
  listCreditPacks,
  listPayments,
  type Payment,
  type PaymentForm,
  submitPayment,
} from '@podium/contract/payments'
import { type Entitlements, listPlans, type Plan, type PlanId } from '@podium/contract/plans'
import { identityPhrases } from '@podium/phrases/identity'
import { answer, type PreparedAnswer } from './answers.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'

type Page = Awaited<ReturnType<typeof renderPage>>

const hour = 3_600_000
export const inAnHour = () => new Date(Date.now() + hour).toISOString()

export const entitlements: Entitlements = {
  firstContactsPerMonth: 10,
  highlightedAthletes: 0,
  athletesByClass: false,
  paidRow: false,
}

const none = { list: [], total: 0 }

const vatPercent = 23
const tax = { vatPercent, currency } as const

function planOf(id: PlanId, audience: Plan['audience'], cents: number): Plan {
  const isSponsor = audience === 'SPONSOR'
  const price = isSponsor ? priceFromGross(cents, vatPercent) : priceFromNet(cents, vatPercent)
  const period = isSponsor ? 'YEAR' : 'MONTH'
  return { id, audience, period, purchaseType: 'RECURRING', ...price, ...tax, entitlements }
}

/** What the store of credits and plans asks. */
export const storeAnswers = [
  answer(
    listCreditPacks,
    creditPacks.map(({ credits, tier, step, grossCents }) => ({
      ...{ creditAmount: credits, tier, step, ...priceFromGross(grossCents, vatPercent), ...tax },
      ...{ ...reachOf(credits), purchaseType: 'PAY_AS_YOU_GO' as const },
    })),
  ),
  answer(listPlans, [
    planOf('STANDARD', 'PROFESSIONAL', 600),
    planOf('SPONSOR_START', 'SPONSOR', 10_000),
  ]),
]

/** The built-in form to pay a pack of 50 credits with. */
export const paymentForm: PaymentForm = {
  transactionId: 'payment-1',
  provider: 'sandbox',
  formContext: 'context',
  signature: null,
  script: null,
  redirectUrl: 'http://podium.example/payment/status',
  amountCents: 10_000,
  currency,
  methods: ['CARD', 'MBWAY', 'REFERENCE'],
  expiresAt: inAnHour(),
}

/** A pack of 50 credits, paid by card. */
export function payment(details: Partial<Payment> = {}): Payment {
  return {
    transactionId: 'payment-1',
    status: 'PAID',
    purpose: 'CREDITS',
    creditAmount: 50,
    planId: null,
    ...priceFromGross(10_000, vatPercent),
    taxRule: 'ORIGIN',
    vatPercent,
    currency,
    method: 'CARD',
    entity: null,
    reference: null,
    deadline: null,
    createdAt: '2026-11-20T10:00:00.000Z',
    paidAt: '2026-11-20T10:01:00.000Z',
    refundedAt: null,
    refundedCents: 0,
    refundedCredits: 0,
    refundUnderWay: false,
    withdrawableUntil: '2026-12-04',
    hasReceipt: true,
    invoice: { status: 'ISSUED', number: 'A/12', creditNotes: [], creditNoteDue: null },
    isTest: true,
    ...details,
  }
}

/** An invoice with nothing wrong in it. */
const invoice: Invoice = {
  name: 'Marta Reis',
  email: 'marta.reis@podium.example',
  tin: '123456789',
  country: { code: 'PT', name: 'Portugal' },
  address: 'Rua Larga 1',
  postalCode: '3000-456',
  city: 'Coimbra',
}

/** What paying asks, of somebody whose account lacks what a receipt needs besides. */
export const paymentAnswers = [
  answer(getInvoice, { invoice: { ...invoice, tin: '' } }),
  answer(listPayments, none),
]

/** The same of somebody who bought before. */
/** A fan who buys, with the store and the provider's form. */
export const openAsBuyer = (url: string, ...answers: PreparedAnswer[]) =>
  renderPage(url, {
    as: member('FAN'),
    answers: [...storeAnswers, ...paymentAnswers, answer(submitPayment, paymentForm), ...answers],
  })

export const knownInvoice = answer(getInvoice, { invoice })

type InvoiceTexts = Omit<Invoice, 'country'>

export async function fillInvoice(texts: Partial<InvoiceTexts> = {}): Promise<void> {
  const { country: _, ...valid } = invoice
  await waitFor(() => field('invoice.name'))
  for (const [name, text] of Object.entries({ ...valid, ...texts })) {
    fill(field(`invoice.${name}`), text)
  }
}

/** The dialog that lies on top. */
export async function topDialog() {
  const dialogs = await screen.findAllByRole('dialog')
  return within(dialogs.at(-1)!)
}

/** A visitor signs in, in the dialog that asks for it. */
export async function signInOver(page: Page, as: SessionUser): Promise<void> {
  page.server.prepare(answer(login, as))
  fill(field('email'), 'somebody@podium.example')
  fill(field('password'), 'Podium!2026')
  const submit = identityPhrases.en.signIn.submit
  await page.user.click((await topDialog()).getByRole('button', { name: submit }))
}
