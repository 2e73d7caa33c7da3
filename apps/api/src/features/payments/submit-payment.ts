import { findPack, mostCredits, type Price, priceFromGross } from '@podium/contract/credits'
import type { Invoice, PaymentForm } from '@podium/contract/payments'
import type { PlanId } from '@podium/contract/plans'
import { taxRegionOf } from '@podium/contract/taxes'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { receiptPhrases } from '@podium/phrases/receipt'
import { secondsFromNow } from '../../platform/clock.ts'
import { lock, type Tx } from '../../platform/database/index.ts'
import { type NamedAct, onceInSteps } from '../../platform/http/index.ts'
import { refuse, refuseField } from '../../platform/refuse.ts'
import { findAccount, requireLatestTerms } from '../identity/index.ts'
import { findCountry } from '../places/index.ts'
import type { Tax } from '../taxes/index.ts'
import { readWallet } from '../wallet/index.ts'
import { type Charge, ProviderDown, type ProviderForm } from './provider.ts'
import {
  attachForm,
  findLastMethod,
  lockOpenPayment,
  findPayment,
  insertPayment,
  type PaymentRecord,
  updateInvoice,
} from './records.ts'
import type { PaymentParts } from './parts.ts'
import { viewForm } from './views.ts'

/** What a buyer wants to pay for. */
export interface Wish {
  userId: number
  purpose: 'CREDITS' | 'PLAN'
  credits: number
  planId: string | null
  /** What it costs, with so many percent of tax. */
  priceAt: (vatPercent: number) => Price
  invoice: Invoice
}

/** Buys a pack of credits: its price comes from here, never from the buyer (`store.packs`). */
export async function submitPayment(
  parts: PaymentParts,
  asked: { userId: number; creditAmount: number; invoice: Invoice; named: NamedAct | null },
): Promise<PaymentForm> {
  const { userId, creditAmount, invoice, named } = asked
  const pack = findPack(creditAmount) ?? refuseField('creditAmount', { kind: 'Pattern' })
  const priceAt = (vatPercent: number) => priceFromGross(pack.grossCents, vatPercent)
  const wish = { userId, credits: creditAmount, planId: null, priceAt, invoice }
  return requestPayment(parts, { ...wish, purpose: 'CREDITS' }, named)
}

async function requireRoom(tx: Tx, { userId, credits }: Wish): Promise<void> {
  const { available, reserved } = await readWallet(tx, userId)
  if (available + reserved + credits > mostCredits) {
    refuseField('creditAmount', { kind: 'Max', max: mostCredits - available - reserved })
  }
}

/**
 * Asks for a payment and answers the form to pay with. The same wish while its form is still good
 * answers the same form: no buyer has two open payments for one thing. Refuses with
 * `paymentProviderUnavailable` when the provider does not answer; trying again goes on where it
 * stopped. One that was dropped meanwhile, days after it was asked for, is `stateChanged`.
 */
export async function requestPayment(
  parts: PaymentParts,
  wish: Wish,
  named: NamedAct | null,
): Promise<PaymentForm> {
  const checked = {
    ...wish,
    invoice: withCountryName(wish.invoice),
    // Before the transaction: a look-up outside must hold nothing.
    tax: await taxOf(parts, wish.invoice),
  }
  return onceInSteps(parts, named, {
    begin: (tx) => openPayment(tx, parts, checked),
    finish: ({ paymentId }) => formOf(parts, wish, paymentId),
  })
}

async function formOf(parts: PaymentParts, wish: Wish, paymentId: number): Promise<PaymentForm> {
  const payment = (await findPayment(parts.db, paymentId)) ?? refuse('stateChanged')
  const ready = payment.transaction_id ? payment : await makeForm(parts, payment)
  const method = await findLastMethod(parts.db, wish.userId)
  return viewForm(ready, { redirectUrl: parts.redirectUrl, method })
}

function taxOf({ taxes }: PaymentParts, { country, postalCode, tin }: Invoice): Promise<Tax> {
  const region = taxRegionOf(country.code, postalCode)
  return taxes.ofBuyer({ country: country.code, region, vatNumber: tin })
}

/** The country's own name in place of what was sent. */
function withCountryName(invoice: Invoice): Invoice {
  const { code } = invoice.country
  return { ...invoice, country: { code, name: findCountry(code, 'pt')?.name ?? code } }
}

// A form that is about to expire is of no use to a buyer who still has to find their card.
const usefulSeconds = 120

async function openPayment(
  tx: Tx,
  parts: PaymentParts,
  wish: Wish & { tax: Tax },
): Promise<{ paymentId: number }> {
  await requireLatestTerms(tx, { id: wish.userId })
  if (wish.purpose === 'CREDITS') await requireRoom(tx, wish)
  await lock(tx, 'payment', wish.userId)
  const { percent: vatPercent, rule: taxRule } = wish.tax
  const { grossCents, netCents } = wish.priceAt(vatPercent)
  const provider = parts.provider.name
  const wanted = { ...wish, provider, grossCents, netCents, vatPercent, taxRule }
  const open = await lockOpenPayment(tx, wanted, secondsFromNow(usefulSeconds))
  if (!open) return { paymentId: await insertPayment(tx, wanted) }
  await updateInvoice(tx, open.id, wanted)
  return { paymentId: open.id }
}

async function makeForm(parts: PaymentParts, payment: PaymentRecord): Promise<PaymentRecord> {
  const { id, gross_cents: grossCents, invoice } = payment
  if (!invoice) throw new Error(`payment ${id} has no invoice`)
  const description = await describePayment(parts, payment)
  const form = await createAt(parts, { paymentId: id, grossCents, description, invoice })
  await parts.inTransaction((tx) => attachForm(tx, id, form))
  return (await findPayment(parts.db, id)) ?? refuse('stateChanged')
}

/** What the provider shows the buyer, in their language. */
async function describePayment(
  { db, productName }: PaymentParts,
  { user_id, credits, plan_id }: PaymentRecord,
): Promise<string> {
  const { language } = (await findAccount(db, user_id)) ?? refuse('stateChanged')
  const what = plan_id
    ? paymentsPhrases[language].list.plan(plansPhrases[language].names[plan_id as PlanId])
    : receiptPhrases[language].credits(credits)
  return `${productName}: ${what}`
}

async function createAt({ provider, log }: PaymentParts, charge: Charge): Promise<ProviderForm> {
  try {
    return await provider.create(charge)
  } catch (error) {
    if (!(error instanceof ProviderDown)) throw error
    log.warn({ error: error.message, paymentId: charge.paymentId }, 'payment provider')
    return refuse('paymentProviderUnavailable')
  }
}
