import { getDelivery, type Order, type OrderPerson } from '@podium/contract/orders'
import { getProduct, listProducts, type Product } from '@podium/contract/products'
import type { Profile } from '@podium/contract/profiles'
import type { Trader, TraderDetails } from '@podium/contract/traders'
import type { MemberRole } from '@podium/contract/roles'
import { answer } from './answers.ts'
import { member, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'

const sponsorId = member('SPONSOR').id
const sponsor = { id: sponsorId, name: 'Volta Foods', avatar: { id: 0, main: null } }

/** Who sells, as it was checked. */
export const traderDetails = {
  legalName: 'Volta Foods, Lda.',
  registration: '509442013',
  address: 'Rua do Cais 5, 3800-200 Aveiro',
  phone: '+351234000111',
  email: 'vendas@volta-foods.example',
} satisfies TraderDetails

/** How that sponsor stands as a seller: verified, unless it says otherwise. */
export function traderOf(details: Partial<Trader> = {}): Trader {
  return {
    ...traderDetails,
    ...{ state: 'VERIFIED', reason: '', until: '2027-11-20', sells: true, missing: [] },
    checked: traderDetails,
    ...{ submittedAt: '2026-11-19T10:00:00.000Z', decidedAt: '2026-11-20T10:00:00.000Z' },
    version: 2,
    ...details,
  }
}

/** A cap of `member('SPONSOR')`, as those see it who can buy it. */
export function product(details: Partial<Product> = {}): Product {
  return {
    ...{ id: 9, sponsorID: sponsorId, sponsor, title: 'Race cap', description: 'Light.' },
    ...{ credits: 80, stock: null, active: true, createdAt: '2026-11-20T10:00:00.000Z' },
    edition: null,
    ...{ recalled: null, priceCents: 16_000, maker: '', safety: '', paused: false, noindex: false },
    trader: traderDetails,
    traderCheck: { on: '2026-11-20', until: '2027-11-20' },
    ...{ imageId: 1, imagePath: { thumbnail: '/cap.webp', main: '/cap.webp' } },
    abilities: { edit: false, remove: false, recall: false, buy: true },
    ...details,
  }
}

/** The same, as its sponsor sees it. */
export const ownProduct = (details: Partial<Product> = {}) =>
  product({ abilities: { edit: true, remove: true, recall: false, buy: false }, ...details })

const delivery = {
  ...{ name: 'Marta Reis', address: 'Rua Larga 1, 2.º', postalCode: '3000-456', city: 'Coimbra' },
  ...{ countryCode: 'PT', phone: '912345678', note: '' },
}

/** The page of the sponsor whom the products are of. */
export const seller = (details: Partial<Profile> = {}) =>
  profile('SPONSOR', { name: sponsor.name, ...details })

/** What the page of a product asks, of a buyer who bought before. */
export const productAnswers = (shown: Product, page = seller()) => [
  ...pageAnswers(page),
  answer(getProduct, shown),
  answer(listProducts, { list: [shown], total: 1 }),
  answer(getDelivery, { delivery }),
]

const side = (role: MemberRole, name: string): OrderPerson => ({
  ...{ id: member(role).id, role, name, lastName: '' },
  ...{ avatar: { id: 0, main: null }, sport: null, hasPage: true },
})

/** An order of that cap, as the fan sees it who just placed it. */
export function order(details: Partial<Order> = {}): Order {
  const { id, title, description, credits, imagePath } = product()
  return {
    ...{ id: 7, status: 'PLACED', side: 'buyer' },
    product: { id, title, description, credits, imagePath, hasPage: true },
    ...{ recalled: null, trader: traderDetails },
    ...{ buyer: side('FAN', 'Marta Reis'), seller: side('SPONSOR', sponsor.name), delivery },
    ...{ trackingNote: '', declineReason: '', disputeReason: '', decisionReason: '' },
    ...{ returnNote: '', contestReason: '', claimReason: '', claimAnswer: '' },
    ...{ placedAt: '2026-11-20T10:00:00.000Z', shippedAt: null, disputedAt: null, endedAt: null },
    ...{ confirmedAt: null, paidAt: null, withdrawnAt: null, sentBackAt: null },
    ...{ contestedAt: null, claimedAt: null, withdrawBy: null, returnBy: null },
    ...{ lastAct: null, answerBy: '2026-11-27T10:00:00.000Z', confirmBy: null },
    abilities: {
      ...{ ship: false, decline: false, track: false },
      ...{ confirm: false, dispute: false, decide: false, withdraw: false, return: false },
      ...{ receiveBack: false, contest: false, claim: false, decideClaim: false },
    },
    ...details,
  }
}
