import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { Client } from './client.ts'
import type { People, Somebody } from './people.ts'

/** One act: what was sent, and what was answered before something broke. */
export interface Act {
  kind: 'gift' | 'purchase'
  key: string
  userId: number
  credits: number
  answer?: unknown
  /** What was bought with it: a pack that waits for its payment is offered again, not twice. */
  transactionId?: string
}

const givers = 12

/** Who pays, as every receipt of a test says. */
export const invoice = {
  name: 'Marta Nóbrega',
  email: 'marta@podium.example',
  tin: '123456789',
  country: { code: 'PT' },
  city: 'Coimbra',
  address: 'Rua da Sofia 12',
  postalCode: '3000-456',
}

/**
 * The mixed load on the ledger: an admin gives, people buy and pay, visitors read. It goes on until
 * `end`, whatever breaks meanwhile, and answers every act that was sent.
 */
export function startLoad(client: Client, { admin, members }: People): { end(): Promise<Act[]> } {
  const acts: Act[] = []
  let goesOn = true
  /** Repeats an act until it is over; one that got no answer waits a moment. */
  const repeat = async (act: () => Promise<unknown>) => {
    while (goesOn) if (!(await act())) await pause(50)
  }
  const send = async (act: Act) => {
    acts.push(act)
    act.answer = await perform(client, { admin, members }, act)
    return act.answer
  }
  const credits = () => 1 + Math.floor(Math.random() * 9)
  const giving = Array.from({ length: givers }, () =>
    repeat(() =>
      send({ kind: 'gift', key: randomUUID(), userId: oneOf(members).id, credits: credits() }),
    ),
  )
  const buying = members.map(({ id: userId }) =>
    repeat(() => send({ kind: 'purchase', key: randomUUID(), userId, credits: 50 })),
  )
  const reading = ['/users', '/credit-packs', `/fans/${members[0]?.id}`].map((path) =>
    repeat(() => client.call(null, { method: 'GET', path })),
  )
  const end = async () => {
    goesOn = false
    await Promise.all([...giving, ...buying, ...reading])
    return acts
  }
  return { end }
}

/** Does an act, or repeats it under its key. */
export function perform(client: Client, { admin, members }: People, act: Act): Promise<unknown> {
  if (act.kind === 'gift') return give(client, admin, act)
  const buyer = members.find(({ id }) => id === act.userId)
  if (!buyer) throw new Error(`Nobody is ${act.userId}.`)
  return buy(client, buyer, act)
}

function give(client: Client, admin: Somebody, { key, userId, credits }: Act): Promise<unknown> {
  const body = { userId, creditsNumber: credits, description: 'sob carga' }
  return client.call(admin, { method: 'POST', path: '/wallet/transaction', body, key })
}

/** Buys the smallest pack and pays; in two calls, either of which may be the last one answered. */
async function buy(client: Client, buyer: Somebody, act: Act): Promise<unknown> {
  const body = { creditAmount: 50, invoice }
  const form = await client.call(buyer, { method: 'POST', path: '/payments', body, key: act.key })
  if (!form) return undefined
  const { transactionId } = form as { transactionId: string }
  act.transactionId = transactionId
  const path = `/payments/sandbox/${transactionId}/outcome`
  return client.call(buyer, { method: 'POST', path, body: { outcome: 'duplicate' } })
}

function oneOf<T>(list: T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
