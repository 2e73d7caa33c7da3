import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { type Delivery, type Order, purchaseProduct } from '@podium/contract/orders'
import type { Product } from '@podium/contract/products'
import { decideTrader, putTrader } from '@podium/contract/traders'
import { getWallet, postWalletTransaction } from '@podium/contract/wallet'
import assert from 'node:assert/strict'
import { afterEach } from 'node:test'
import { openAdmin, openMember, signIn } from './cast.ts'
import { runChecks } from './checks.ts'
import { restoreClock, type TestPodium, usePodium } from './harness.ts'
import type { Person } from './person.ts'
import { photo, sendForm } from './uploads.ts'

/** Starts Podium for the tests of a file about orders: after each of them every invariant holds. */
export function useShop(): () => TestPodium {
  const podium = usePodium()
  afterEach(async () => {
    restoreClock()
    await runChecks(podium().context.database.db)
  })
  return podium
}

/** Where the cast's parcels go. */
export const castDelivery = {
  name: 'Marta Nóbrega',
  address: 'Rua da Sofia 12',
  postalCode: '3000-456',
  city: 'Coimbra',
  countryCode: 'PT',
  phone: '912345678',
  note: '',
} satisfies Delivery

export const castProduct = {
  title: 'Barras Volta',
  description: 'Doze barras de aveia e figo.',
  credits: 40,
}

/** What the cast's sponsor says of herself as a seller. */
export const castTrader = {
  legalName: 'Volta Foods, Lda.',
  registration: '509442013',
  address: 'Rua do Cais 5, 3800-200 Aveiro',
  phone: '+351234000111',
  email: 'vendas@volta-foods.example',
}

/** A sponsor who is signed in and was checked as a seller, without the mails of a registration. */
export async function openSponsor(podium: TestPodium, name = 'Volta Foods'): Promise<Person> {
  const helena = await openUnchecked(podium, name)
  await letSell(podium, helena)
  return helena
}

/** The same, who has not said yet who she is as a seller. */
export async function openUnchecked(podium: TestPodium, name = 'Volta Foods'): Promise<Person> {
  const helena = await openMember(podium, 'SPONSOR', { name, lastName: '', language: 'en' })
  await signIn(helena)
  return helena
}

/** The last day of a check, so many days ahead. */
export const checkedFor = (days = 365) => dayAfter(calendarDay(new Date()), days)

/** Has a sponsor checked as a seller. */
export async function letSell(
  podium: TestPodium,
  sponsor: Person,
  until = checkedFor(),
): Promise<void> {
  await sponsor.call(putTrader, { body: { ...castTrader, declaration: true } })
  const ana = await theAdmin(podium)
  const body = { state: 'VERIFIED', until } as const
  await ana.call(decideTrader, { params: { userId: sponsor.id }, body })
}

/** A fan who is signed in and has credits to spend. */
export async function openBuyer(podium: TestPodium, credits = 100): Promise<Person> {
  const marta = await openMember(podium, 'FAN', {
    name: 'Marta',
    lastName: 'Nóbrega',
    language: 'en',
  })
  await signIn(marta)
  if (credits) await giveCredits(podium, marta, credits)
  return marta
}

const admins = new WeakMap<TestPodium, Promise<Person>>()

/** Ana, the same one for everything in a file. */
export function theAdmin(podium: TestPodium): Promise<Person> {
  const ana = admins.get(podium) ?? openAdmin(podium)
  admins.set(podium, ana)
  return ana
}

async function giveCredits(podium: TestPodium, person: Person, credits: number): Promise<void> {
  const ana = await theAdmin(podium)
  const body = { userId: person.id, creditsNumber: credits, description: 'For a test' }
  await ana.call(postWalletTransaction, { body })
}

let picture: Promise<Buffer> | undefined

/** Offers a product as the browser does: a form with its picture. */
export async function offerProduct(sponsor: Person, details: object = {}): Promise<Product> {
  picture ??= photo({ width: 64, height: 48 })
  const answer = await sendForm(sponsor, {
    method: 'POST',
    url: '/api/sponsor/product',
    info: { ...castProduct, ...details },
    file: await picture,
  })
  assert.equal(answer.statusCode, 201, answer.body)
  return answer.json<Product>()
}

/** What a purchase sends. */
export function purchaseOf(product: Pick<Product, 'id' | 'credits'>, delivery: object = {}) {
  return {
    params: { id: product.id },
    body: { delivery: { ...castDelivery, ...delivery }, expectedCredits: product.credits },
  }
}

export function order(buyer: Person, product: Product): Promise<Order> {
  return buyer.call(purchaseProduct, purchaseOf(product))
}

export const available = async (person: Person) => (await person.call(getWallet)).available
