import { findPack, priceFromGross } from '@podium/contract/credits'
import type { Ground } from '../../apps/api/src/app.ts'
import {
  createSandbox,
  requestPayment,
  settlePayment,
} from '../../apps/api/src/features/payments/index.ts'
import type { Tx } from '../../apps/api/src/platform/database/index.ts'
import { everybody } from './everybody.ts'
import type { Act } from './history.ts'
import { streetOf } from './live-orders.ts'
import { type Viewers, viewerOf } from './live-supports.ts'
import { type DemoPurchase, demoPurchases } from './purchases.ts'
import { taxNumber } from './tax-number.ts'

/** How the cast bought credits, through the use cases and the built-in provider, which moves no money. */
export function purchaseActs(tx: Tx, parts: Ground['payments'], viewers: Viewers): Act[] {
  const around = { db: tx, inTransaction: <R>(work: (own: Tx) => Promise<R>) => work(tx) }
  const provider = createSandbox({ ...around, secret: 'demo' })
  const within = { ...parts, ...around, provider }
  return demoPurchases.map((purchase) => ({
    daysAgo: purchase.daysAgo,
    perform: async () => {
      const { transactionId } = await requestPayment(within, wishOf(purchase, viewers), null)
      for (const step of (await provider.play(transactionId, purchase.outcome, 'CARD')) ?? []) {
        await step.happen()
      }
      await settlePayment(tx, transactionId, await provider.standing(transactionId))
    },
  }))
}

function wishOf({ buyer, credits }: DemoPurchase, viewers: Viewers) {
  const { name, email, from, role } = buyer
  return {
    ...{ userId: viewerOf(viewers, buyer).id, purpose: 'CREDITS' as const, credits, planId: null },
    price: priceFromGross(findPack(credits)?.grossCents ?? 0),
    description: `Podium: ${credits} créditos`,
    invoice: {
      ...{ name: 'lastName' in buyer ? `${name} ${buyer.lastName}` : name, email },
      tin: taxNumber(from.countryCode, everybody.indexOf(buyer) + 1, role === 'SPONSOR'),
      country: { code: from.countryCode, name: '' },
      ...{ city: from.town, address: streetOf(buyer), postalCode: from.postalCode },
    },
  }
}
