import { randomUUID } from 'node:crypto'
import { castDelivery, castTrader, checkedFor } from '../../apps/api/test/shop.ts'
import { photo } from '../../apps/api/test/uploads.ts'
import type { Client } from './client.ts'
import type { Act, Call } from './load.ts'
import { to } from './moves.ts'
import type { People, Somebody } from './people.ts'

/** Who sells what to whom. */
export interface Shop {
  buyer: Somebody
  seller: Somebody
  productId: number
}

const price = 40

/** The seller is checked and offers something; all are signed in at the server. */
export async function openShop(
  { client, address }: { client: Client; address: string },
  { admin, others }: People,
): Promise<Shop> {
  const [buyer, seller] = [others?.get('FAN'), others?.get('SPONSOR')]
  if (!buyer || !seller) throw new Error('Nobody sells, or nobody buys.')
  const trader = { ...castTrader, declaration: true }
  await client.call(seller, { method: 'PUT', path: '/sponsors/trader', body: trader })
  const checked = { state: 'VERIFIED', until: checkedFor() }
  await client.call(admin, { method: 'PUT', path: `/admin/traders/${seller.id}`, body: checked })
  const form = new FormData()
  const info = { title: 'Barras', description: 'Doze barras de aveia e figo.', credits: price }
  form.set('info', JSON.stringify(info))
  const picture = Uint8Array.from(await photo({ width: 64, height: 48 }))
  form.set('file', new Blob([picture], { type: 'image/jpeg' }), 'photo.jpg')
  const headers = { authorization: seller.token }
  const url = `${address}/api/sponsor/product`
  const answer = await fetch(url, { method: 'POST', headers, body: form })
  const { id: productId } = (await answer.json()) as { id?: number }
  if (!productId) throw new Error(`Nothing can be offered: ${answer.status}`)
  return { buyer, seller, productId }
}

interface Tools {
  client: Client
  admin: Somebody
  send: (act: Act) => Promise<unknown>
}

/**
 * A pack is bought and most of it spent on an order, the rest withdrawn; what was ordered comes, goes
 * back and is paid back, and an admin gives back what is left of the pack. Now and then the seller has
 * nothing by then, and the guarantee advances it. Ends with the first act that is not answered.
 */
export async function dealOnce(shop: Shop, { client, admin, send }: Tools): Promise<unknown> {
  const { buyer, seller, productId } = shop
  const act = (call: Call, moves: Act['moves'] = [], of: Partial<Act> = {}) =>
    send({ kind: 'call', key: randomUUID(), call, moves, ...of })
  const pack: Act = { kind: 'purchase', key: randomUUID(), moves: [to(buyer, 50)] }
  if (!(await send(pack))) return null
  const order = (await act(
    {
      ...{ person: buyer, method: 'POST', path: `/sponsor/product/${productId}/purchase` },
      body: { delivery: castDelivery, expectedCredits: price },
    },
    [to(buyer, -price, 'ORDER_PLACED order')],
  )) as { id: number } | undefined
  if (!order) return null
  const move = (person: Somebody, method: string, path: string, moves?: Act['moves']) =>
    act({ person, method, path: `/orders/${order.id}/${path}`, body: {} }, moves)
  const steps = [
    () => withdrawWhatIsLeft(),
    () => move(seller, 'PATCH', 'ship'),
    () => move(buyer, 'PATCH', 'confirm', [to(seller, price, 'ORDER_PAID order')]),
    () => (Math.random() < 0.5 ? takeAll() : true),
    () => move(buyer, 'POST', 'withdraw'),
    () => move(buyer, 'POST', 'return'),
    () =>
      move(seller, 'POST', 'receive-back', [
        to(buyer, price, 'ORDER_REPAID order'),
        to(seller, -price),
      ]),
    () => refundWhatIsLeft(),
  ]
  for (const step of steps) if (!(await step())) return null
  return true

  /** The figures are those that are shown, as a person would send them. */
  async function withdrawWhatIsLeft(): Promise<unknown> {
    const path = `/payments/${pack.transactionId}/withdrawal`
    const shown = (await client.call(buyer, { method: 'GET', path })) as Figures | undefined
    if (!shown?.possible) return shown
    const body = { credits: shown.credits, cents: shown.cents }
    return takeBack({ person: buyer, method: 'POST', path, body }, shown)
  }

  async function refundWhatIsLeft(): Promise<unknown> {
    const path = `/admin/payments/${pack.transactionId}/refund`
    const shown = (await client.call(admin, { method: 'GET', path })) as Figures | undefined
    if (!shown?.cents) return shown
    const body = { ...shown, reason: 'sob carga' }
    return takeBack({ person: admin, method: 'POST', path, body }, shown)
  }

  function takeBack(call: Call, { credits }: Figures): Promise<unknown> {
    const { transactionId: takesBack } = pack
    return act(call, [to(buyer, -credits)], takesBack === undefined ? {} : { takesBack })
  }

  async function takeAll(): Promise<unknown> {
    const wallet = await client.call(seller, { method: 'GET', path: '/wallet' })
    const { available = 0 } = (wallet ?? {}) as { available?: number }
    if (available === 0) return wallet
    const moves = [to(seller, -available)]
    return send({ kind: 'gift', key: randomUUID(), moves })
  }
}

interface Figures {
  possible?: boolean
  credits: number
  cents: number
}
