import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { getCountries, getLimits, getPostalPlace, searchPlaces } from '@podium/contract/places'
import { usePodium } from '../../../test/harness.ts'
import { importPlaces, regionOf } from './index.ts'
import { replaceGazetteer } from './records.ts'

const podium = usePodium()
const header = 'country,code,region,municipality,locality,lat,lng\n'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'places-'))
})
after(() => rm(folder, { recursive: true }))

async function importText(text: string) {
  const path = join(folder, 'file.csv')
  await writeFile(path, header + text)
  return podium().context.inTransaction((tx) => importPlaces(tx, path))
}

function lookUp(code: 'PT' | 'ES', postal: string) {
  return podium().visitor().call(getPostalPlace, { params: { code, postal } })
}

function region(country: string, code: string) {
  return regionOf(podium().context.database.db, country, code)
}

test('without an import a code answers its region alone', async () => {
  assert.deepEqual(await lookUp('PT', '3000-456'), {
    region: 'Coimbra',
    municipality: null,
    locality: null,
    lat: null,
    lng: null,
  })
})

test('an imported code answers all that is known, and decides against its prefix', async () => {
  assert.equal(await region('PT', '2495-144'), 'Santarém')
  await importText('PT,2495-144,Leiria,Leiria,Loureira,39.66,-8.6879\n')
  assert.deepEqual(await lookUp('PT', '2495-144'), {
    region: 'Leiria',
    municipality: 'Leiria',
    locality: 'Loureira',
    lat: 39.66,
    lng: -8.6879,
  })
})

test('the first place of a code is kept, a later import replaces it', async () => {
  const first = await importText('PT,4000-002,Porto,Porto,Bonfim,,\nPT,4000-002,Faro,Faro,Sé,,\n')
  assert.deepEqual([first.kept, first.repeated], [1, 1])
  assert.equal((await lookUp('PT', '4000-002')).locality, 'Bonfim')
  await importText('PT,4000-002,Porto,Porto,Sé,,\n')
  assert.equal((await lookUp('PT', '4000-002')).locality, 'Sé')
})

test('bad lines are told and left out, the good ones kept', async () => {
  const imported = await importText(
    'PT,4000-003,Porto,,,,\nPT,4000,Porto,,,,\nFR,75001,Paris,,,,\nES,28001,Madrid,,,,\n',
  )
  assert.deepEqual(imported, {
    kept: 2,
    repeated: 0,
    elsewhere: 1,
    badLines: 1,
    bad: [{ line: 3, why: '"4000" is not a postal code of PT' }],
  })
})

test('nothing of a wrong file is imported', async () => {
  await assert.rejects(importText('PT,4000-004,Wrong,,,,\nPT,1,a,,,,\nPT,2,a,,,,\n'), /are bad/)
  await assert.rejects(importText('FR,75001,Paris,,,,\n'), /no place of Portugal or Spain/)
  assert.equal(await region('PT', '4000-004'), 'Porto')
})

test('codes of no place are refused, whatever they are made of', async () => {
  const visitor = podium().visitor()
  for (const postal of ['53000', '2800', "28001'"]) {
    await visitor.refused('entityDoesNotExist', getPostalPlace, { params: { code: 'ES', postal } })
  }
  const params = { code: 'ES', postal: '\0' } as const
  await visitor.violates(['postal', 'Pattern'], getPostalPlace, { params })
})

test('an address outside Portugal and Spain has no region', async () => {
  assert.equal(await region('FR', '75001'), null)
  assert.equal(await region('ES', '08001'), 'Barcelona')
})

test('a visitor gets countries, places and limits', async () => {
  const visitor = podium().visitor()
  const countries = await visitor.call(getCountries, { query: { language: 'pt' } })
  assert.deepEqual(countries[1], {
    code: 'ZA',
    name: 'África do Sul',
    phonePrefix: '+27',
    postalPattern: '',
  })
  const place = { country: 'PT', name: 'Faro', region: 'Faro', folded: '| faro |', at_home: true }
  await podium().context.inTransaction((tx) =>
    replaceGazetteer(tx, 'one place', [{ ...place, lat: 37.01869, lng: -7.92716 }]),
  )
  const [faro] = await visitor.call(searchPlaces, { query: { q: 'FARO' } })
  assert.deepEqual([faro?.name, faro?.countryCode, faro?.region], ['Faro', 'PT', 'Faro'])
  assert.equal((await visitor.call(getLimits, {})).upload.galleryVideo, 200_000_000)
})
