import type { Price } from '@podium/contract/credits'
import type { CreditPackView, Invoice, submitPayment } from '@podium/contract/payments'
import type { Plan, PlanId } from '@podium/contract/plans'

/** What the buyer is about to pay for. */
export type Purchase = Priced &
  ({ kind: 'CREDITS'; credits: number } | { kind: 'PLAN'; planId: PlanId; period: Plan['period'] })

/** A price with the tax in it. */
export type Priced = Price & { vatPercent: number }

function priceOf({ grossCents, netCents, vatCents, vatPercent }: Priced): Priced {
  return { grossCents, netCents, vatCents, vatPercent }
}

export function packPurchase(pack: CreditPackView): Purchase {
  return { kind: 'CREDITS', credits: pack.creditAmount, ...priceOf(pack) }
}

export function planPurchase(plan: Plan): Purchase {
  return { kind: 'PLAN', planId: plan.id, period: plan.period, ...priceOf(plan) }
}

/** The call that buys it. What a plan's takes beside the invoice is its own. */
export async function purchaseRoute({ kind }: Purchase): Promise<typeof submitPayment> {
  if (kind === 'CREDITS') return (await import('@podium/contract/payments')).submitPayment
  const { subscribe } = await import('@podium/contract/plans')
  return subscribe as unknown as typeof submitPayment
}

interface PurchaseBody {
  creditAmount: number
  invoice: Invoice
}

/** What the call takes; a plan's own shape goes with its own route. */
export function purchaseBody(purchase: Purchase, invoice: Invoice): PurchaseBody {
  const what =
    purchase.kind === 'CREDITS' ? { creditAmount: purchase.credits } : { planId: purchase.planId }
  return { ...what, invoice } as PurchaseBody
}

/** The invoice in a form whose fields are named by their paths in the contract. */
export function invoiceIn(typed: Record<string, string>): Invoice {
  const text = (field: string) => (typed[`invoice.${field}`] ?? '').trim()
  return {
    name: text('name'),
    email: text('email'),
    tin: text('tin'),
    country: { code: text('country.code'), name: '' },
    city: text('city'),
    address: text('address'),
    postalCode: text('postalCode'),
  }
}

/** Whether nothing is missing from invoice details, so that they need not be asked for again. */
export function isWhole({ country, ...texts }: Invoice): boolean {
  return [country.code, ...Object.values(texts)].every((text) => text !== '')
}
