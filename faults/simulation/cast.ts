import { putTrader, decideTrader } from '@podium/contract/traders'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import type { Role } from '@podium/contract/roles'
import { openAdmin, openMember, signIn } from '../../apps/api/test/cast.ts'
import type { TestPodium } from '../../apps/api/test/harness.ts'
import type { Person } from '../../apps/api/test/person.ts'
import { castTrader, offerProduct } from '../../apps/api/test/shop.ts'
import { now } from '../../apps/api/src/platform/clock.ts'
import type { Backends } from './backends.ts'

/** Somebody of a world, with the session in which they are signed in. */
export interface Somebody {
  id: number
  role: Role
  sessionId: number
}

/** Something that is sold. */
export interface Product {
  id: number
  credits: number
  pieces: number | null
}

/** Who there is, and what is sold at first; the same in every world. */
export interface Cast {
  admin: Somebody
  athletes: Somebody[]
  /** Who sets credits aside that double support, and one of whom acts for an athlete. */
  managers: Somebody[]
  seller: Somebody
  fans: Somebody[]
  /** What is on sale, for a price, so many pieces of it; null for any number. */
  products: Product[]
}

const years = 5
const pieces = 3

/** Opens the accounts of a world, few, so that they get into each other's way. */
export async function openCast(podium: TestPodium, backends: Backends): Promise<Cast> {
  const sporting = { modality: 'ATHLETICS' }
  const one = await signedIn(podium, 'ATHLETE', sporting)
  const other = await signedIn(podium, 'ATHLETE', sporting)
  const manager = await signedIn(podium, 'MANAGER', sporting)
  const sponsor = await signedIn(podium, 'SPONSOR')
  const fan = await signedIn(podium, 'FAN')
  const admin = await openAdmin(podium)
  const products = await fillShop(sponsor, admin, backends)
  // Sessions and the admin's password hold however far the clock goes.
  await backends.ask(`update sessions set expires_at = '2999-01-01', proven_at = '2999-01-01'`)
  const rows = await backends.ask<{ id: number; user_id: number }>(
    'select id, user_id from sessions where ended_at is null order by id',
  )
  const as = (person: Person, role: Role): Somebody => ({
    id: person.id,
    role,
    sessionId: rows.find(({ user_id }) => user_id === person.id)?.id ?? 0,
  })
  return {
    admin: as(admin, 'ADMIN'),
    athletes: [as(one, 'ATHLETE'), as(other, 'ATHLETE')],
    managers: [as(manager, 'MANAGER')],
    seller: as(sponsor, 'SPONSOR'),
    fans: [as(fan, 'FAN')],
    products,
  }
}

async function signedIn(
  podium: TestPodium,
  role: 'ATHLETE' | 'MANAGER' | 'SPONSOR' | 'FAN',
  details: object = {},
) {
  const person = await openMember(podium, role, { language: 'en', ...details })
  await signIn(person)
  return person
}

/** Two products, one of which has few pieces. */
async function fillShop(sponsor: Person, admin: Person, backends: Backends) {
  await sponsor.call(putTrader, { body: { ...castTrader, declaration: true } })
  const until = dayAfter(calendarDay(now()), years * 365)
  const body = { state: 'VERIFIED', until } as const
  await admin.call(decideTrader, { params: { userId: sponsor.id }, body })
  const plenty = await offerProduct(sponsor, { credits: 40 })
  const scarce = await offerProduct(sponsor, { credits: 90 })
  await backends.ask('update products set stock = $1 where id = $2', [pieces, scarce.id])
  return [
    { id: plenty.id, credits: 40, pieces: null },
    { id: scarce.id, credits: 90, pieces },
  ]
}

/** Offers the same as before in place of what was recalled, when nobody acts. */
export async function restock(cast: Cast, recalled: ReadonlySet<number>, backends: Backends) {
  for (const [at, product] of cast.products.entries()) {
    if (!recalled.has(product.id)) continue
    const [row] = await backends.ask<{ id: number }>(again, [product.id, product.pieces])
    cast.products[at] = { ...product, id: row!.id }
  }
}

const again = `with picture as (
    insert into files overriding system value
    select (jsonb_populate_record(f, jsonb_build_object(
      'id', nextval(pg_get_serial_sequence('files', 'id'))))).*
    from files f join products p on p.image_id = f.id where p.id = $1 returning id)
  insert into products overriding system value
  select (jsonb_populate_record(p, jsonb_build_object(
    'id', nextval(pg_get_serial_sequence('products', 'id')), 'active', true, 'stock', $2::integer,
    'recalled_at', null, 'recall_reason', '', 'image_id', picture.id))).*
  from products p, picture where p.id = $1 returning id`

/** Everybody who has a wallet. */
export function membersOf({ athletes, managers, seller, fans }: Cast): Somebody[] {
  return [...athletes, ...managers, seller, ...fans]
}
