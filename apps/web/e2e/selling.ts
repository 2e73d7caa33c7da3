import { crc32, deflateSync } from 'node:zlib'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import type { Language } from '@podium/contract/locale'
import { orderActsPhrases } from '@podium/phrases/order-acts'
import { ordersPhrases } from '@podium/phrases/orders'
import { productsPhrases } from '@podium/phrases/products'
import type { Person } from './people.ts'
import type { ChosenFile } from './pictures.ts'
import { callAs } from './supporting.ts'

const t = ordersPhrases.en
const acts = orderActsPhrases.en

interface OfferedProduct {
  title: string
  description: string
  credits: number
  active: boolean
  stock: number | null
}

const cap: OfferedProduct = {
  title: 'Race cap',
  description: 'Light, white, and it stays on in the wind.\nOne size.',
  credits: 80,
  active: true,
  stock: null,
}

/** A sponsor offers a product, through the API; answers its id. */
export async function createProduct(
  api: APIRequestContext,
  sponsor: Person,
  details: Partial<OfferedProduct> = {},
): Promise<number> {
  const answer = await api.post('/api/sponsor/product', {
    headers: await authorizationOf(api, sponsor),
    multipart: { info: JSON.stringify({ ...cap, ...details }), file: plainPng() },
  })
  expect(answer.status(), await answer.text()).toBe(201)
  return ((await answer.json()) as { id: number }).id
}

/** The sponsor changes a product while a buyer is looking at it. */
export async function updateProduct(
  api: APIRequestContext,
  sponsor: Person,
  id: number,
  details: Partial<OfferedProduct>,
): Promise<void> {
  const headers = await authorizationOf(api, sponsor)
  const data = { ...cap, ...details }
  const answer = await api.put(`/api/sponsor/product/${id}`, { headers, data })
  expect(answer.status(), await answer.text()).toBe(200)
}

/** Credits a person can spend. */
export async function availableCredits(api: APIRequestContext, person: Person): Promise<number> {
  const answer = await api.get('/api/wallet', { headers: await authorizationOf(api, person) })
  return ((await answer.json()) as { available: number }).available
}

export async function authorizationOf(api: APIRequestContext, { email, password }: Person) {
  const login = await api.post('/api/authentication/login', { data: { email, password } })
  return { authorization: login.headers().authorization ?? '' }
}

/** A delivery with nothing wrong in it, by the names of the form's fields. */
const validDelivery = {
  name: 'Marta Reis',
  address: 'Rua Larga 1, 2.º',
  phone: '912 345 678',
}

export async function fillDelivery(page: Page, texts: Partial<typeof validDelivery> = {}) {
  const field = (name: string) =>
    page.getByRole('dialog').last().locator(`[name="delivery.${name}"]`)
  await expect(field('name')).toBeVisible()
  for (const [name, text] of Object.entries({ ...validDelivery, ...texts })) {
    await field(name).fill(text)
  }
  await field('postalCode').fill('3000456')
  await expect(field('city')).toHaveValue(/Coimbra/)
}

/** From the product's page to the open dialog. */
export async function openBuyDialog(
  page: Page,
  id: number,
  credits: number,
  language: Language = 'en',
): Promise<void> {
  await page.goto(`/sponsor/product/${id}`, { waitUntil: 'networkidle' })
  const { buy } = productsPhrases[language].product
  await page.getByRole('button', { name: buy(String(credits)) }).click()
  const { title } = ordersPhrases[language].buying
  await expect(page.getByRole('dialog', { name: title })).toBeVisible()
}

/** Orders it; answers the order's id, once it is open. */
export async function placeOrder(
  page: Page,
  credits: number,
  language: Language = 'en',
): Promise<number> {
  const { confirm } = ordersPhrases[language].buying
  await page.getByRole('button', { name: confirm(String(credits)) }).click()
  await page.waitForURL(/\/orders\/\d+/)
  // What is said stays as long as the pointer is on it.
  await page.mouse.move(0, 0)
  return Number(/\/orders\/(\d+)/.exec(page.url())?.[1])
}

/** Orders a product through the API; answers the order's id. */
export async function orderAs(
  api: APIRequestContext,
  buyer: Person,
  { product, credits }: { product: number; credits: number },
): Promise<number> {
  const delivery = {
    ...{ ...validDelivery, phone: '912345678', postalCode: '3000-456', city: 'Coimbra' },
    ...{ countryCode: 'PT', note: '' },
  }
  const { id } = await callAs<{ id: number }>(api, buyer, [
    'POST',
    `/sponsor/product/${product}/purchase`,
    { delivery, expectedCredits: credits },
  ])
  return id
}

/** Does an act of an open order, and confirms it; with words where it asks for some. */
export async function actOnOrder(
  on: Page,
  act: 'ship' | 'confirm' | 'withdraw' | 'return' | 'receiveBack' | 'claim' | 'grant',
  words = '',
): Promise<void> {
  await on.getByRole('button', { name: t.order.acts[act], exact: true }).click()
  const dialog = on.getByRole('dialog', { name: acts[act].title, exact: true })
  if (words) await dialog.getByRole('textbox').fill(words)
  await dialog.getByRole('button', { name: acts[act].act }).click()
}

/** A small red picture, made here byte by byte. */
export function plainPng(name = 'cap.png'): ChosenFile {
  const side = 64
  const row = Buffer.concat([Buffer.from([0]), Buffer.alloc(side * 3, Buffer.from([200, 60, 20]))])
  const pixels = deflateSync(Buffer.concat(Array.from({ length: side }, () => row)))
  const header = Buffer.alloc(13)
  header.writeUInt32BE(side, 0)
  header.writeUInt32BE(side, 4)
  header.set([8, 2, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const parts = [chunk('IHDR', header), chunk('IDAT', pixels), chunk('IEND', Buffer.alloc(0))]
  return { name, mimeType: 'image/png', buffer: Buffer.concat([signature, ...parts]) }
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type), data])
  const frame = Buffer.alloc(8 + body.length)
  frame.writeUInt32BE(data.length, 0)
  frame.set(body, 4)
  frame.writeUInt32BE(crc32(body), 4 + body.length)
  return frame
}
