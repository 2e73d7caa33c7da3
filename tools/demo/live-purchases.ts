import { findPack, priceFromGross } from '@podium/contract/credits'
import type { PaymentForm, PaymentMethod } from '@podium/contract/payments'
import { personName } from '@podium/contract/person-name'
import type { AppContext } from '../../apps/api/src/app.ts'
import {
  createSandbox,
  createSandboxInvoicing,
  issuingHandler,
  requestPayment,
  settlePayment,
} from '../../apps/api/src/features/payments/index.ts'
import { subscribe } from '../../apps/api/src/features/plans/index.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { everybody } from './everybody.ts'
import { fundingPurchases } from './funds.ts'
import type { Act } from './history.ts'
import { streetOf } from './live-orders.ts'
import { type Viewers, viewerOf } from './live-supports.ts'
import type { Member } from './person.ts'
import { demoPlans, type DemoPurchase, demoPurchases } from './purchases.ts'
import { taxNumber } from './tax-number.ts'

/** How the cast bought credits and some a plan, through the use cases and the built-in provider, which moves no money. */
export function purchaseActs(tx: Tx, parts: AppContext['payments'], viewers: Viewers): Act[] {
  const around = { db: tx, inTransaction: <R>(work: (own: Tx) => Promise<R>) => work(tx) }
  const provider = createSandbox({ ...around, secret: 'demo' })
  const within = { ...parts, ...around, provider }
  const invoicing = createSandboxInvoicing({ ...around, company: parts.company })
  const documents = issuingHandler({ ...within, invoicing })
  const pay = async (
    { transactionId }: PaymentForm,
    outcome: DemoPurchase['outcome'],
    method: PaymentMethod,
  ) => {
    for (const step of (await provider.play(transactionId, outcome, method)) ?? []) {
      await step.happen()
    }
    await settlePayment(tx, transactionId, await provider.status(transactionId))
    await documents.run({} as never)
  }
  const credits = [...demoPurchases, ...fundingPurchases].map((purchase) => ({
    daysAgo: purchase.daysAgo,
    perform: async () =>
      pay(
        await requestPayment(within, wishOf(purchase, viewers), null),
        purchase.outcome,
        methodOf(purchase.buyer),
      ),
  }))
  const plans = demoPlans.map(({ daysAgo, planId, buyer }) => ({
    daysAgo,
    perform: async () => {
      const asked = { planId, invoice: invoiceOf(buyer), named: null }
      await pay(await subscribe(within, viewerOf(viewers, buyer), asked), 'approve', 'CARD')
    },
  }))
  return [...credits, ...plans]
}

/** In Portugal companies mostly pay from their bank and people by phone; abroad there are cards alone. */
function methodOf({ from, role }: Member): PaymentMethod {
  if (from.countryCode !== 'PT') return 'CARD'
  return role === 'SPONSOR' ? 'REFERENCE' : 'MBWAY'
}

function wishOf({ buyer, credits }: DemoPurchase, viewers: Viewers) {
  return {
    ...{ userId: viewerOf(viewers, buyer).id, purpose: 'CREDITS' as const, credits, planId: null },
    priceAt: (vatPercent: number) => priceFromGross(findPack(credits)?.grossCents ?? 0, vatPercent),
    description: `Podium: ${credits} créditos`,
    invoice: invoiceOf(buyer),
  }
}

function invoiceOf(buyer: Member) {
  const { email, from, role } = buyer
  return {
    ...{ name: personName(buyer), email },
    tin: taxNumber(from.countryCode, everybody.indexOf(buyer) + 1, role === 'SPONSOR'),
    country: { code: from.countryCode, name: '' },
    ...{ city: from.town, address: streetOf(buyer), postalCode: from.postalCode },
  }
}
