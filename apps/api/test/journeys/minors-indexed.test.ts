import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listPaidRow, listSimilarAthletes, listSportestMatches } from '@podium/contract/discovery'
import { searchNetwork } from '@podium/contract/network'
import { subscribe } from '@podium/contract/plans'
import { getAthlete, putVisibility } from '@podium/contract/profiles'
import {
  acceptSupport,
  getAthleteSupport,
  listAthleteBadges,
  listSupportedAthletes,
  listSupporterBadges,
} from '@podium/contract/support'
import { thisYear } from '@podium/contract/calendar'
import { readAthleteYear } from '@podium/contract/years'
import { now } from '../../src/platform/clock.ts'
import { actingFor } from '../acting.ts'
import { castInvoice, playOutcome } from '../buying.ts'
import { family, of, show } from '../guarding.ts'
import { usePodium } from '../harness.ts'
import { readPdf } from '../pdf.ts'
import type { Person } from '../person.ts'
import { askForSupport, giveCredits, signedInMember } from '../supporting.ts'

const podium = usePodium()

/** A ward whose page shows, who is supported by a sponsor, and supports an athlete of the same sport. */
async function setScene() {
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const forRui = actingFor(paula, rui)
  const volta = await signedInMember(podium(), 'SPONSOR', { credits: 100 })
  await forRui.call(acceptSupport, of(await askForSupport(volta, rui)))
  const { sport } = await rui.call(getAthlete, of(rui))
  const ines = await signedInMember(podium(), 'ATHLETE')
  await giveCredits(podium(), rui, 100)
  await ines.call(acceptSupport, of(await askForSupport(forRui, ines)))
  return { rui, forRui, volta, ines, sport: sport ?? 'NA' }
}

test('no page that search engines keep names who is protected; members read the name', async () => {
  const { rui, volta, ines, sport } = await setScene()
  const named = async (reader: Person) => {
    const [given, badges, got, alike, matches, { supporters }] = await Promise.all([
      reader.call(listSupportedAthletes, of(volta)),
      reader.call(listAthleteBadges, of(volta)),
      reader.call(listSupporterBadges, of(ines)),
      reader.call(listSimilarAthletes, of(ines)),
      reader.call(listSportestMatches, { query: { sportestType: 'FAN', sport, score: 5 } }),
      reader.call(getAthleteSupport, { params: { athleteId: ines.id } }),
    ])
    const lists = [given.list, badges.list, got.list, alike, matches]
    const isIn = lists.map((list) => list.some(({ id }) => id === rui.id))
    return [...isIn, given.total, badges.total, got.total, supporters]
  }
  const marta = await signedInMember(podium(), 'FAN')
  assert.deepEqual(await named(marta), [true, true, true, true, true, 1, 1, 1, 1])
  assert.deepEqual(await named(podium().visitor()), [false, false, false, false, false, 0, 0, 0, 0])
})

test('nor does the year of whom they support, which counts without them', async () => {
  const { rui, ines } = await setScene()
  const asked = { params: { id: ines.id, year: thisYear(now()) } }
  const read = async (reader: Person) => {
    const { named, supporters, months } = await reader.call(readAthleteYear, asked)
    return [named.some(({ id }) => id === rui.id), supporters, months]
  }
  const member = await signedInMember(podium(), 'FAN')
  assert.deepEqual(
    [await read(ines), await read(member), await read(podium().visitor())],
    [
      [true, 1, 1],
      [true, 1, 1],
      [false, 0, 0],
    ],
  )
})

test('nor does what an athlete hands on: the badge wall and the media kit', async () => {
  const { ines } = await setScene()
  const get = (reader: Person, url: string) => reader.send({ method: 'GET', url })
  const wall = await get(podium().visitor(), `/wall/${ines.id}?lang=en`)
  assert.equal(wall.statusCode, 200)
  assert.ok(!wall.body.includes('Rui'))
  const kit = await get(ines, `/api/athletes/${ines.id}/media-kit.pdf?lang=en`)
  assert.ok(!readPdf(kit.rawPayload).text.includes('Rui'))
})

test('in the network the card of who is protected is blank for visitors, unless words find it', async () => {
  const { rui } = await setScene()
  const { name } = await rui.call(getAthlete, of(rui))
  const read = async (reader: Person, q?: string) => {
    const query = { type: 'ATHLETE' as const, _limit: 50, ...(q && { q }) }
    const { list, total } = await reader.call(searchNetwork, { query })
    return { isNamed: list.some(({ id }) => id === rui.id), total, shown: list.length }
  }
  const member = await signedInMember(podium(), 'FAN')
  const [seen, kept] = [await read(member), await read(podium().visitor())]
  assert.deepEqual([seen.isNamed, kept.isNamed], [true, false])
  assert.deepEqual([kept.total, kept.shown], [seen.total, seen.shown])
  assert.equal((await read(podium().visitor(), name)).isNamed, true)
})

test('among the latest in the network visitors see no place of who is protected', async () => {
  const { rui } = await setScene()
  const read = async (reader: Person, query: object) => {
    const { list, total } = await reader.call(searchNetwork, {
      query: { _sort: 'new', _limit: 100, ...query },
    })
    assert.equal(list.length, total)
    return list.map(({ id, hiddenProfile }) => (hiddenProfile ? 'blank' : id))
  }
  const member = await signedInMember(podium(), 'FAN')
  for (const query of [{}, { accepts: 'true' }]) {
    assert.ok((await read(member, query)).includes(rui.id))
    const kept = await read(podium().visitor(), query)
    assert.ok(kept.length > 0 && !kept.includes(rui.id) && !kept.includes('blank'))
  }
})

test('nor does the row of who has a plan name them to visitors', async () => {
  const { rui, forRui } = await setScene()
  const form = await forRui.call(subscribe, { body: { planId: 'UNIVERSAL', invoice: castInvoice } })
  await playOutcome(podium(), form, 'approve')
  const isIn = async (reader: Person) =>
    (await reader.call(listPaidRow)).some(({ id }) => id === rui.id)
  const member = await signedInMember(podium(), 'FAN')
  assert.deepEqual([await isIn(member), await isIn(podium().visitor())], [true, false])
})
