import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPaidRow, listSimilarAthletes } from '@podium/contract/discovery'
import { getTerms } from '@podium/contract/legal'
import { listConversations, sendMessage } from '@podium/contract/messages'
import { searchNetwork } from '@podium/contract/network'
import { countUnread, listNotifications } from '@podium/contract/notifications'
import { listOrders } from '@podium/contract/orders'
import { getProduct, listProducts } from '@podium/contract/products'
import { subscribe } from '@podium/contract/plans'
import { getAthlete } from '@podium/contract/profiles'
import { acceptSupport } from '@podium/contract/support'
import { actingFor, letAct } from '../acting.ts'
import { castInvoice, playOutcome } from '../buying.ts'
import { join, openMember, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { offerProduct, openBuyer, openSponsor, order } from '../shop.ts'
import { countStatements, statementsOf } from '../statements.ts'
import { askForSupport, signedInMember } from '../supporting.ts'

const podium = usePodium({}, async (started) => {
  for (let count = 0; count < 30; count++) {
    const details = { name: 'Nadadora', lastName: `N${count}`, modality: 'SWIMMING' as const }
    await openMember(started, 'ATHLETE', details)
  }
})

test('an athlete’s page is one statement for a stranger: the profile with the timeline', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const visitor = podium().visitor()
  const count = await countStatements(() => visitor.call(getAthlete, { params: { id: ines.id } }))
  assert.equal(count, 1)
})

test('one’s own page is three: the session, the profile with the timeline, what is private', async () => {
  const ines = await join(podium(), 'ATHLETE')
  await new Promise((resolve) => setTimeout(resolve, 1000))
  const sent = await statementsOf(() => ines.call(getAthlete, { params: { id: ines.id } }))
  assert.equal(sent.length, 3)
})

test('a support is asked for in at most 20 statements and accepted in 24, the first of two people', async () => {
  const rui = await signedInMember(podium(), 'FAN', { credits: 500 })
  const ines = await signedInMember(podium(), 'ATHLETE')
  let id = 0
  const asked = await countStatements(async () => void (id = (await askForSupport(rui, ines)).id))
  const accepted = await countStatements(() => ines.call(acceptSupport, { params: { id } }))
  // Accounts that credits move through for the first time are opened in it.
  assert.ok(asked <= 20 && accepted <= 24, `${asked} and ${accepted}`)
})

test('a page of the network and its total are one statement, whatever its length', async () => {
  const visitor = podium().visitor()
  for (const query of [{ _limit: 1 }, { _limit: 100 }, { sport: 'SWIMMING' }]) {
    const count = await countStatements(() =>
      visitor.call(searchNetwork, { query: query as { _limit: number } }),
    )
    assert.equal(count, 1, JSON.stringify(query))
  }
})

test('an inbox, a bell and athletes alike cost the same however much is in them', async () => {
  const details = { name: 'Inês', modality: 'SWIMMING' as const }
  const ines = await openMember(podium(), 'ATHLETE', details)
  await signIn(ines)
  const hear = async (count: number) => {
    for (let writers = 0; writers < count; writers++) {
      const writer = await openMember(podium(), 'FAN')
      await signIn(writer)
      await writer.call(sendMessage, { body: { userId: ines.id, message: 'Olá' } })
    }
  }
  const readAll = async () => {
    const counts: number[] = []
    const query = { _limit: 100 }
    const reads = [
      () => ines.call(listConversations, { query }),
      () => ines.call(listNotifications, { query }),
      () => ines.call(listSimilarAthletes, { params: { id: ines.id } }),
    ]
    for (const read of reads) {
      await ines.call(countUnread)
      counts.push(await countStatements(read))
    }
    return counts
  }
  await hear(1)
  await podium().settled()
  const before = await readAll()
  await hear(12)
  await podium().settled()
  assert.deepEqual(await readAll(), before)
  assert.deepEqual(before, [3, 3, 3])
})

test('a list that a delegate reads is one statement more than its owner’s: that they may', async () => {
  const ines = await openMember(podium(), 'ATHLETE', { name: 'Inês', modality: 'SWIMMING' })
  const carlos = await openMember(podium(), 'MANAGER', { modality: 'SWIMMING' })
  for (const person of [ines, carlos]) await signIn(person)
  await letAct(podium(), carlos, ines)
  const acting = actingFor(carlos, ines)
  const read = (who: Person) => who.call(listConversations, { query: { _limit: 100 } })
  const write = async () => {
    const writer = await openMember(podium(), 'FAN')
    await signIn(writer)
    await writer.call(sendMessage, { body: { userId: ines.id, message: 'Olá' } })
  }
  const counts: number[][] = []
  for (const more of [1, 8]) {
    for (let count = 0; count < more; count++) await write()
    await podium().settled()
    // Sessions are looked up once a second: here they are known.
    for (const person of [ines, acting]) await read(person)
    counts.push([
      await countStatements(() => read(ines)),
      await countStatements(() => read(acting)),
    ])
  }
  const [[own = 0, theirs] = [], after] = counts
  assert.equal(theirs, own + 1)
  assert.deepEqual(after, counts[0])
})

test('a page that is asked for often is one statement, which tells that nothing has changed', async () => {
  const visitor = podium().visitor()
  const ask = () => visitor.call(searchNetwork, { query: { _limit: 3 } })
  for (let time = 0; time < 2; time++) await ask()
  assert.equal(await countStatements(ask), 1)
})

test('a search is one statement where it finds enough, and few more where it finds little', async () => {
  const visitor = podium().visitor()
  const search = (q: string) => countStatements(() => visitor.call(searchNetwork, { query: { q } }))
  assert.equal(await search('nadadora'), 1)
  for (const q of ['nadadira', 'n17', 'nobody at all']) assert.ok((await search(q)) <= 6, q)
})

test('what plans give in the network costs the same however many there are', async () => {
  const helena = await join(podium(), 'SPONSOR')
  const form = await helena.call(subscribe, {
    body: { planId: 'SPONSOR_PREMIUM', invoice: castInvoice },
  })
  await playOutcome(podium(), form, 'approve')
  await podium().settled()
  const byClass = () =>
    helena.call(searchNetwork, { query: { class: 0, _sort: 'class', sport: 'SWIMMING' } })
  assert.ok((await countStatements(byClass)) <= 3)
  assert.ok((await countStatements(() => helena.call(listPaidRow))) <= 4)
  assert.ok((await countStatements(() => podium().visitor().call(listPaidRow))) <= 2)
})

test('the terms are one statement', async () => {
  assert.equal(await countStatements(() => podium().visitor().call(getTerms)), 1)
})

test('products are two statements and one for their sponsor, one product is one', async () => {
  const helena = await openSponsor(podium())
  const [product] = [await offerProduct(helena), await offerProduct(helena)]
  const visitor = podium().visitor()
  const counts = {
    everybodys: () => visitor.call(listProducts, {}),
    hers: () => visitor.call(listProducts, { query: { sponsorID: helena.id } }),
    one: () => visitor.call(getProduct, { params: { id: product.id } }),
  }
  assert.equal(await countStatements(counts.everybodys), 2)
  assert.equal(await countStatements(counts.hers), 3)
  assert.equal(await countStatements(counts.one), 1)
})

test('orders are three statements: the session, a page of them and their total', async () => {
  const helena = await openSponsor(podium())
  const marta = await openBuyer(podium(), 500)
  const product = await offerProduct(helena)
  for (let count = 0; count < 5; count++) await order(marta, product)
  await podium().settled()
  await new Promise((resolve) => setTimeout(resolve, 1000))
  for (const person of [marta, helena]) {
    const side = person === marta ? 'buyer' : 'seller'
    const count = await countStatements(() => person.call(listOrders, { query: { side } }))
    assert.ok(count <= 3, `${side}: ${count}`)
  }
})
