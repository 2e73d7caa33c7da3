import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptAgreement,
  changeAgreement,
  endAgreement,
  proposeAgreement,
  readAgreement,
} from '@podium/contract/agreements'
import { putContacts } from '@podium/contract/guardianship'
import { readHome } from '@podium/contract/home'
import { setMatch } from '@podium/contract/matches'
import {
  confirmOrder,
  getOrder,
  purchaseProduct,
  shipOrder,
  trackOrder,
  withdrawOrder,
} from '@podium/contract/orders'
import { getProduct } from '@podium/contract/products'
import { readRoster } from '@podium/contract/roster'
import { getAthleteSupport, requestSupport } from '@podium/contract/support'
import { actingFor, letAct } from '../acting.ts'
import { family } from '../agreeing.ts'
import { usePodium } from '../harness.ts'
import { offerProduct, openSponsor, order, purchaseOf } from '../shop.ts'
import { balances, signedInMember, supportRequest } from '../supporting.ts'

const podium = usePodium()

test('an athlete who acts for a sponsor gets nothing of the sponsor’s credits for themselves, and others do', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const rita = await signedInMember(podium(), 'ATHLETE', { name: 'Rita' })
  const volta = await signedInMember(podium(), 'SPONSOR', { name: 'Volta', credits: 1000 })
  await letAct(podium(), ines, volta)
  const inesForVolta = actingFor(ines, volta)
  const obstacle = async (athlete: { id: number }) =>
    (await inesForVolta.call(getAthleteSupport, { params: { athleteId: athlete.id } })).obstacle

  assert.deepEqual([await obstacle(ines), await obstacle(rita)], ['SELF', null])
  await inesForVolta.refused('selfSupport', requestSupport, supportRequest(ines, 100))
  const fund = { athleteId: ines.id, credits: 300, perSupporter: 100 }
  await inesForVolta.refused('selfSupport', setMatch, { body: fund })
  assert.deepEqual(await balances(volta), [1000, 0])

  await inesForVolta.call(requestSupport, supportRequest(rita, 100))
  await inesForVolta.call(setMatch, { body: { ...fund, athleteId: rita.id } })
})

test('a sponsor who acts for a fan does not buy from themselves with the fan’s credits', async () => {
  const helena = await openSponsor(podium())
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  await letAct(podium(), helena, marta)
  const helenaForMarta = actingFor(helena, marta)
  const product = await offerProduct(helena)
  const mayBuy = async (person: typeof marta) =>
    (await person.call(getProduct, { params: { id: product.id } })).abilities.buy
  assert.deepEqual([await mayBuy(helenaForMarta), await mayBuy(marta)], [false, true])
  await helenaForMarta.refused('orderNotAllowed', purchaseProduct, purchaseOf(product))
  assert.deepEqual(await balances(marta), [100, 0])
})

test('who is one side of an order moves nothing of it for the other, and each side does', async () => {
  const helena = await openSponsor(podium())
  const marta = await signedInMember(podium(), 'FAN', { credits: 100 })
  await letAct(podium(), helena, marta)
  await letAct(podium(), marta, helena)
  const { id } = await order(marta, await offerProduct(helena))
  const it = { params: { id } }
  const body = { trackingNote: 'CTT RR1' }
  const open = async (person: typeof marta) =>
    Object.entries((await person.call(getOrder, it)).abilities).flatMap(([act, may]) =>
      may ? [act] : [],
    )
  const [helenaForMarta, martaForHelena] = [actingFor(helena, marta), actingFor(marta, helena)]

  assert.deepEqual([await open(helenaForMarta), await open(martaForHelena)], [[], []])
  await helenaForMarta.refused('forbidden', withdrawOrder, it)
  await martaForHelena.refused('forbidden', shipOrder, { ...it, body })
  await helena.call(shipOrder, { ...it, body })
  await martaForHelena.refused('forbidden', trackOrder, { ...it, body })
  await helenaForMarta.refused('forbidden', confirmOrder, it)
  assert.deepEqual(await open(helenaForMarta), [])
  assert.deepEqual(await open(marta), ['confirm', 'dispute', 'withdraw'])
  await marta.call(confirmOrder, it)
})

test('a manager who acts for an athlete does not agree with themselves for the athlete', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const marco = await signedInMember(podium(), 'MANAGER', { name: 'Marco' })
  const rita = await signedInMember(podium(), 'MANAGER', { name: 'Rita' })
  await letAct(podium(), marco, ines)
  const marcoForInes = actingFor(marco, ines)
  const words = { title: 'Season 2027', text: 'Ten per cent of all there is.' }
  const agreement = await marco.call(proposeAgreement, { body: { userId: ines.id, ...words } })
  const which = { params: { id: agreement.id } }

  await marcoForInes.refused('forbidden', acceptAgreement, { ...which, body: { version: 1 } })
  await marcoForInes.refused('forbidden', changeAgreement, { ...which, body: { text: 'Twenty.' } })
  await marcoForInes.refused('forbidden', endAgreement, which)
  const { abilities } = await marcoForInes.call(readAgreement, which)
  assert.deepEqual(Object.values(abilities).filter(Boolean), [])
  await marco.call(endAgreement, which)
  const toMarco = { body: { userId: marco.id, ...words } }
  await marcoForInes.refused('forbidden', proposeAgreement, toMarco)

  // What Inês has with others is the delegate's to answer, and the delegate's own is Inês's.
  const ritas = await rita.call(proposeAgreement, { body: { userId: ines.id, ...words } })
  await marcoForInes.call(acceptAgreement, { params: { id: ritas.id }, body: { version: 1 } })
  const { id } = await marco.call(proposeAgreement, { body: { userId: ines.id, ...words } })
  await ines.call(acceptAgreement, { params: { id }, body: { version: 1 } })
})

test('who acts for both sides of an agreement accepts for neither what they wrote for the other', async () => {
  const { ward, guardian } = await family(podium())
  const helena = await signedInMember(podium(), 'SPONSOR', { name: 'Volta' })
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const marco = await signedInMember(podium(), 'MANAGER', { name: 'Marco' })
  await guardian.call(putContacts, { params: { id: ward.id }, body: { allowed: [helena.id] } })
  await letAct(podium(), guardian, helena, ['SUPPORT'])
  await letAct(podium(), marco, helena, ['SUPPORT'])
  await letAct(podium(), marco, ines, ['SUPPORT'])
  const words = { title: 'Season 2027', text: 'The logo on everything.' }
  const atHome = async () => (await guardian.call(readHome)).counts.wardAgreement
  const atRoster = async () => (await marco.call(readRoster)).list[0]?.agreements
  for (const [who, athlete, waits] of [
    [guardian, ward, atHome],
    [marco, ines, atRoster],
  ] as const) {
    const [forAthlete, forHelena] = [actingFor(who, athlete), actingFor(who, helena)]
    const { id } = await forHelena.call(proposeAgreement, {
      body: { userId: athlete.id, ...words },
    })
    const which = { params: { id } }
    const accept = (version: number) => ({ ...which, body: { version } })

    await forAthlete.refused('forbidden', acceptAgreement, accept(1))
    const { abilities } = await forAthlete.call(readAgreement, which)
    assert.deepEqual([abilities.accept, abilities.change, abilities.end], [false, true, true])
    assert.equal((await waits()) ?? 0, 0)

    // What they write for the athlete they accept for the sponsor as little; whose it is does.
    await forAthlete.call(changeAgreement, { ...which, body: { text: 'The logo on the kit.' } })
    await forHelena.refused('forbidden', acceptAgreement, accept(2))
    assert.equal((await helena.call(acceptAgreement, accept(2))).holds, 2)

    // What a sponsor writes themselves is theirs to answer, as ever.
    await helena.call(changeAgreement, { ...which, body: { text: 'The logo on the helmet.' } })
    assert.equal(await waits(), 1)
    assert.equal((await forAthlete.call(acceptAgreement, accept(3))).holds, 3)
  }
})
