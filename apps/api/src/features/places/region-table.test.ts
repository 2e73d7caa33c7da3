import assert from 'node:assert/strict'
import { test } from 'node:test'
import { regionByPrefix } from './region-table.ts'
import { spanishRegions } from './regions-es.ts'
import { portugueseRegions } from './regions-pt.ts'

const known = [
  ['PT', '1000-001', 'Lisboa'],
  ['PT', '1999-999', 'Lisboa'],
  ['PT', '2495-000', 'Santarém'],
  ['PT', '2500-100', 'Leiria'],
  ['PT', '3000-456', 'Coimbra'],
  ['PT', '4000-001', 'Porto'],
  ['PT', '4900-001', 'Viana do Castelo'],
  ['PT', '8000-001', 'Faro'],
  ['PT', '9000-001', 'Madeira'],
  ['PT', '9500-001', 'Açores'],
  ['ES', '01001', 'Álava'],
  ['ES', '08001', 'Barcelona'],
  ['ES', '28001', 'Madrid'],
  ['ES', '51001', 'Ceuta'],
  ['ES', '52001', 'Melilla'],
] as const

for (const [country, code, region] of known) {
  test(`${code} is in ${region}`, () => {
    assert.equal(regionByPrefix(country, code), region)
  })
}

test('a prefix without codes has the region of the run around it', () => {
  assert.equal(regionByPrefix('PT', '3001-001'), 'Coimbra')
})

test('codes that do not exist, or are not whole, have no region', () => {
  for (const code of ['53000', '00001', '2800', '28001 ', '']) {
    assert.equal(regionByPrefix('ES', code), null, code)
  }
  for (const code of ['0999-999', '9999-999', '2045-001', '3000', '3000456', '28001']) {
    assert.equal(regionByPrefix('PT', code), null, code)
  }
})

test('the tables name 20 Portuguese and 52 Spanish regions, in order and without overlap', () => {
  for (const [runs, regions] of [
    [portugueseRegions, 20],
    [spanishRegions, 52],
  ] as const) {
    assert.equal(new Set(runs.map(([, , region]) => region)).size, regions)
    for (const [index, [from, to]] of runs.entries()) {
      assert.ok(from <= to)
      assert.ok(from > (runs[index - 1]?.[1] ?? 0))
    }
  }
})
