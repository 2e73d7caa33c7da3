import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import type { WalletHistory } from '../histories/podium.ts'
import type { Client } from './client.ts'
import { type Season, supportOnce } from './doubling.ts'
import { type Move, oneOf } from './moves.ts'
import { everybodyOf, type People, type Somebody } from './people.ts'
import { dealOnce, type Shop } from './selling.ts'

/** A call that is made under the key of its act. */
export interface Call {
  person: Somebody
  method: string
  path: string
  body: object
}

/** One act: what was sent, and what was answered before something broke. */
export interface Act {
  kind: 'gift' | 'purchase' | 'withdrawal' | 'refund' | 'call'
  key: string
  moves: Move[]
  answer?: unknown
  /** When it was sent and first answered, in milliseconds of this process. */
  invokedAt?: number
  endedAt?: number
  call?: Call
  /** What was bought with it: a pack that waits for its payment is offered again, not twice. */
  transactionId?: string
  /** The payment that goes back whole. */
  takesBack?: string
  /** A delegate does it for whose credits it moves. */
  isDelegates?: boolean
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
 * The mixed load on the ledger: an admin gives, people buy and pay, visitors read; where money goes back
 * too, people withdraw and the admin refunds, in a shop what was ordered is returned, and in a season
 * supports are doubled. It goes on until `end`, whatever breaks meanwhile, and answers every act that was sent.
 */
export function startLoad(
  client: Client,
  people: People,
  {
    moneyGoesBack = false,
    shop,
    season,
    history,
  }: {
    moneyGoesBack?: boolean
    shop?: Shop
    season?: Season
    /** Where every act is noted, and what people read meanwhile. */
    history?: WalletHistory
  } = {},
): { end(): Promise<Act[]> } {
  const { admin, members } = people
  const acts: Act[] = []
  let goesOn = true
  /** Repeats an act until it is over; one that got no answer waits a moment. */
  const repeat = async (act: () => Promise<unknown>) => {
    while (goesOn) if (!(await act())) await pause(50)
  }
  const send = async (act: Act) => {
    acts.push(act)
    const doIt = () => perform(client, people, act)
    act.answer = await (history ? history.keep(act, doIt) : doIt())
    return act.answer
  }
  /** What was thought about once: a delegate may be offered the pack that their principal is paying. */
  const thoughtAbout = new Set<string>()
  /** Buys, and sometimes takes back what was just bought: as its buyer, or as an admin would. */
  const buyAndThink = async (userId: number, isDelegates = false) => {
    const moves = [{ userId, credits: 50 }]
    const purchase: Act = { kind: 'purchase', key: randomUUID(), moves, isDelegates }
    const answer = await send(purchase)
    const { transactionId } = purchase
    if (!moneyGoesBack || !answer || !transactionId) return answer
    if (thoughtAbout.has(transactionId) || Math.random() < 0.5) return answer
    thoughtAbout.add(transactionId)
    const kind = Math.random() < 0.5 ? 'withdrawal' : 'refund'
    const back = [{ userId, credits: -50 }]
    return send({ kind, key: randomUUID(), moves: back, takesBack: transactionId, isDelegates })
  }
  const credits = () => 1 + Math.floor(Math.random() * 9)
  const giving = Array.from({ length: givers }, () =>
    repeat(() =>
      send({
        ...{ kind: 'gift', key: randomUUID() },
        moves: [{ userId: oneOf(members).id, credits: credits() }],
      }),
    ),
  )
  const buying = members.map(({ id: userId }) => repeat(() => buyAndThink(userId)))
  const principal = people.delegate.actsFor
  if (principal) buying.push(repeat(() => buyAndThink(principal, true)))
  const reading = ['/users', '/credit-packs', `/fans/${members[0]?.id}`].map((path) =>
    repeat(() => client.call(null, { method: 'GET', path })),
  )
  if (history) {
    reading.push(...everybodyOf(people).map((person) => repeat(() => history.read(client, person))))
  }
  const dealing = shop ? [repeat(() => dealOnce(shop, { client, admin, send }))] : []
  const supporting = season ? [repeat(() => supportOnce(season, { client, send }))] : []
  const end = async () => {
    goesOn = false
    await Promise.all([...giving, ...buying, ...reading, ...dealing, ...supporting])
    return acts
  }
  return { end }
}

/** Does an act, or repeats it under its key. */
export function perform(client: Client, people: People, act: Act): Promise<unknown> {
  if (act.call) return client.call(act.call.person, { ...act.call, key: act.key })
  if (act.kind === 'gift') return give(client, people.admin, act)
  if (act.kind === 'refund') return refund(client, people.admin, act)
  const buyer = act.isDelegates
    ? people.delegate
    : everybodyOf(people).find(({ id }) => id === act.moves[0]?.userId)
  if (!buyer) throw new Error(`Nobody is ${act.moves[0]?.userId}.`)
  return act.kind === 'withdrawal' ? withdraw(client, buyer, act) : buy(client, buyer, act)
}

/** What goes back of the smallest pack that nothing was spent of. */
const whole = { credits: 50, cents: 10_000 }

function refund(client: Client, admin: Somebody, { key, takesBack }: Act): Promise<unknown> {
  const path = `/admin/payments/${takesBack}/refund`
  const body = { ...whole, debt: 0, reason: 'sob carga' }
  return client.call(admin, { method: 'POST', path, body, key })
}

function withdraw(client: Client, buyer: Somebody, { key, takesBack }: Act): Promise<unknown> {
  const path = `/payments/${takesBack}/withdrawal`
  return client.call(buyer, { method: 'POST', path, body: whole, key })
}

function give(client: Client, admin: Somebody, { key, moves }: Act): Promise<unknown> {
  const [move] = moves
  const body = {
    ...{ userId: move?.userId, creditsNumber: move?.credits },
    // Its own, by which the line is told from all others.
    description: key,
  }
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
