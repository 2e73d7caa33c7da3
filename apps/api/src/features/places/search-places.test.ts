import assert from 'node:assert/strict'
import { test } from 'node:test'
import { usePodium } from '../../../test/harness.ts'
import { loadGazetteer } from './load-gazetteer.ts'
import type { GazetteerPlace } from './read-gazetteer.ts'
import { replaceGazetteer } from './records.ts'
import { searchPlaces as searchPlacesIn } from './search-places.ts'

const older: GazetteerPlace = {
  ...{ country: 'PT', name: 'Podiópolis', region: null, folded: '| podiopolis |', at_home: true },
  ...{ lat: 37, lng: -30 },
}
let before: string[] = []

const podium = usePodium({}, async ({ context: { database, inTransaction } }) => {
  const found = async (words: string) => (await searchPlacesIn(database.db, words)).length
  assert.equal(await found('porto'), 0)
  await inTransaction((tx) => replaceGazetteer(tx, 'older', [older]))
  before = (await searchPlacesIn(database.db, 'op')).map(({ name }) => name)
  await inTransaction(loadGazetteer)
})

function searchPlaces(words: string, country?: string) {
  return searchPlacesIn(podium().context.database.db, words, country)
}

async function first(words: string, country?: string) {
  const [found] = await searchPlaces(words, country)
  return found && `${found.name}, ${found.region}, ${found.countryCode}`
}

test('accents, case and dashes do not matter', async () => {
  assert.equal(await first('EVORA'), 'Évora, Évora, PT')
  assert.equal(await first('linda a velha'), 'Linda-a-Velha, Lisboa, PT')
  assert.equal(await first('a coruna'), 'A Coruña, A Coruña, ES')
})

test('an exact name comes before longer ones, a Portuguese one before others', async () => {
  const porto = await searchPlaces('porto')
  assert.deepEqual(
    porto.slice(0, 2).map(({ countryCode }) => countryCode),
    ['PT', 'ES'],
  )
  assert.equal(await first('paris'), 'Paris, Île-de-France, FR')
})

test('a word in the middle of a name is found', async () => {
  assert.equal(await first('gaia'), 'Vila Nova de Gaia, Porto, PT')
})

test('a place is found by any of its names', async () => {
  assert.equal(await first('lisboa'), 'Lisboa, Lisboa, PT')
  assert.equal(await first('lisbon'), 'Lisboa, Lisboa, PT')
  assert.equal(await first('donostia'), 'Donostia / San Sebastián, Guipúzcoa, ES')
  assert.equal(await first('san sebastian'), 'Donostia / San Sebastián, Guipúzcoa, ES')
})

test('Spanish places tell their province, the islands theirs', async () => {
  assert.equal(await first('sevilla'), 'Sevilla, Sevilla, ES')
  assert.equal(await first('ponta delgada'), 'Ponta Delgada, Açores, PT')
  assert.equal(await first('funchal'), 'Funchal, Madeira, PT')
})

test('a country keeps the places of others out', async () => {
  const found = await searchPlaces('porto', 'BR')
  assert.equal(found.length, 10)
  assert.ok(found.every(({ countryCode }) => countryCode === 'BR'))
  assert.deepEqual(await searchPlaces('coimbra', 'ES'), [])
  assert.deepEqual(await searchPlaces('porto', 'QQ'), [])
})

test('at most ten places are answered, none of them twice', async () => {
  const found = await searchPlaces('an')
  assert.equal(found.length, 10)
  const names = found.map(({ name, countryCode, region }) => `${name} ${countryCode} ${region}`)
  assert.equal(new Set(names).size, 10)
})

test('coordinates keep the precision of the source', async () => {
  const [coimbra] = await searchPlaces('coimbra', 'PT')
  assert.deepEqual([coimbra?.lat, coimbra?.lng], [40.20686, -8.41996])
})

test('signs alone find nothing', async () => {
  assert.deepEqual(await searchPlaces('--|\n'), [])
})

test('a single letter begins a word, and letters that no name has find nothing', async () => {
  const found = await searchPlaces('q-', 'PT')
  assert.equal(found.length, 8)
  assert.ok(found.every(({ name }) => name.startsWith('Qu')))
  assert.deepEqual(await searchPlaces('中国'), [])
})

test('the places of another package are replaced, those of the same one left alone', async () => {
  assert.deepEqual(before, ['Podiópolis'])
  assert.deepEqual(await searchPlaces('podiopolis'), [])
  const { database, inTransaction } = podium().context
  const faro = database.db.updateTable('gazetteer_places').where('name', '=', 'Faro')
  await faro.set({ region: 'Algarve' }).execute()
  await inTransaction(loadGazetteer)
  assert.equal(await first('faro'), 'Faro, Algarve, PT')
})
