import { crc32, deflateSync } from 'node:zlib'
import { expect, type APIRequestContext, type Page } from '@playwright/test'
import { ordersPhrases } from '@podium/phrases/orders'
import { productsPhrases } from '@podium/phrases/products'
import type { Person } from './people.ts'
import type { ChosenFile } from './pictures.ts'

const t = ordersPhrases.en
const shop = productsPhrases.en

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
export async function openBuyDialog(page: Page, id: number, credits: number): Promise<void> {
  await page.goto(`/sponsor/product/${id}`, { waitUntil: 'networkidle' })
  await page.getByRole('button', { name: shop.product.buy(String(credits)) }).click()
  await expect(page.getByRole('dialog', { name: t.buying.title })).toBeVisible()
}

/** Orders it; answers the order's id, once it is open. */
export async function placeOrder(page: Page, credits: number): Promise<number> {
  await page.getByRole('button', { name: t.buying.confirm(String(credits)) }).click()
  await page.waitForURL(/\/orders\/\d+/)
  // What is said stays as long as the pointer is on it.
  await page.mouse.move(0, 0)
  return Number(/\/orders\/(\d+)/.exec(page.url())?.[1])
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
