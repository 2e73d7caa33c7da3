import assert from 'node:assert/strict'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { gzipSync } from 'node:zlib'
import { splitCsv } from './file-formats.ts'
import { readPostalFile, WrongFile } from './postal-file.ts'

let folder = ''
before(async () => {
  folder = await mkdtemp(join(tmpdir(), 'postal-'))
})
after(() => rm(folder, { recursive: true }))

async function read(content: string | Buffer) {
  const path = join(folder, 'file')
  await writeFile(path, content)
  const lines = []
  for await (const line of readPostalFile(path)) lines.push(line)
  return lines
}

const header = 'country,code,region,municipality,locality,lat,lng\n'
const geoNames =
  'PT\t9500-044\tPonta Delgada\tAzores\t20\tPonta Delgada\t2003\t\t\t37.7462\t-25.6669\t4\n' +
  'ES\t01001\tVitoria-Gasteiz\tPais Vasco\tPV\tÁlava\tVI\tGasteiz / Vitoria\t01059\t42.849\t-2.6724\t4\n'

test('our own table is read, quoted cells and byte order mark included', async () => {
  const lines = await read(
    `\uFEFF${header}ES,02110,Albacete,"Gineta, La",La Grajuela,39.1,-1.9\r\n`,
  )
  const row = {
    country: 'ES',
    code: '02110',
    region: 'Albacete',
    municipality: 'Gineta, La',
    locality: 'La Grajuela',
    lat: 39.1,
    lng: -1.9,
  }
  assert.deepEqual(lines, [{ number: 2, reading: { row } }])
})

test("GeoNames' format is read: districts in Portugal, provinces in Spain", async () => {
  const [azores, alava] = await read(geoNames)
  assert.deepEqual(azores?.reading, {
    row: {
      country: 'PT',
      code: '9500-044',
      region: 'Açores',
      municipality: 'Ponta Delgada',
      locality: 'Ponta Delgada',
      lat: 37.7462,
      lng: -25.6669,
    },
  })
  assert.deepEqual(alava?.reading, {
    row: {
      country: 'ES',
      code: '01001',
      region: 'Álava',
      municipality: 'Gasteiz / Vitoria',
      locality: 'Vitoria-Gasteiz',
      lat: 42.849,
      lng: -2.6724,
    },
  })
})

test('a gzipped file is read like a plain one', async () => {
  assert.deepEqual(await read(gzipSync(geoNames)), await read(geoNames))
})

test('empty cells are unknown, not zero', async () => {
  const [line] = await read(`${header}PT,3000-456,Coimbra,,,,\n`)
  assert.deepEqual(line?.reading, {
    row: {
      country: 'PT',
      code: '3000-456',
      region: 'Coimbra',
      municipality: null,
      locality: null,
      lat: null,
      lng: null,
    },
  })
})

test('bad lines are told by their number in the file', async () => {
  const lines = await read(
    `${header}PT,3000,Coimbra,,,,\nPT,3000-456,,,,,\n\nPT,3000-456,Coimbra,,,91,0\n` +
      'PT,3000-456,Coimbra,,,x,0\nPT,3000-456,Coimbra\nFR,75001,Paris,,,,\n?,1,x,,,,\n',
  )
  assert.deepEqual(lines, [
    { number: 2, reading: { bad: '"3000" is not a postal code of PT' } },
    { number: 3, reading: { bad: 'no region' } },
    { number: 5, reading: { bad: 'coordinates out of range' } },
    { number: 6, reading: { bad: 'coordinates out of range' } },
    { number: 7, reading: { bad: '3 columns instead of 7' } },
    { number: 8, reading: { elsewhere: 'FR' } },
    { number: 9, reading: { bad: 'no country code' } },
  ])
})

test('a file of another kind is refused', async () => {
  await assert.rejects(read('name;price\nball;3\n'), WrongFile)
  await assert.rejects(read('PK\u0003\u0004'), /unpack it first/)
})

test('an archive cut short is refused, not taken for a short file', async () => {
  const many = geoNames.repeat(2000)
  const archive = gzipSync(many)
  await assert.rejects(read(archive.subarray(0, archive.length - 20)), WrongFile)
  archive.fill(0, 60, 80)
  await assert.rejects(read(archive), WrongFile)
})

test('cells in quotes may hold commas, quotes and nothing', () => {
  assert.deepEqual(splitCsv('a,"b, c",,"say ""hi""",""'), ['a', 'b, c', '', 'say "hi"', ''])
  assert.deepEqual(splitCsv(',"x"'), ['', 'x'])
})
