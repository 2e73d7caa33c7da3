// Makes the compact region tables of the product, or checks them, from full postal code files:
//   node tools/places-table.ts FILE…          writes regions-pt.ts, regions-es.ts
//   node tools/places-table.ts --check FILE…  prints how many codes the tables answer rightly
import { writeFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import { readPostalFile } from '../apps/api/src/features/places/postal-file.ts'
import type { PostalRow } from '../apps/api/src/features/places/postal-row.ts'
import {
  type LookupCountry,
  prefixLengths,
  regionByPrefix,
} from '../apps/api/src/features/places/region-table.ts'

type Run = [from: string, to: string, region: string]

const folder = new URL('../apps/api/src/features/places/', import.meta.url)

const tables: Record<LookupCountry, { file: string; name: string; what: string }> = {
  PT: {
    file: 'regions-pt.ts',
    name: 'portugueseRegions',
    what: 'The district or autonomous region of each Portuguese prefix of four digits.',
  },
  ES: {
    file: 'regions-es.ts',
    name: 'spanishRegions',
    what: 'The province or autonomous city of each Spanish prefix of two digits.',
  },
}

const { values, positionals } = parseArgs({
  options: { check: { type: 'boolean', default: false } },
  allowPositionals: true,
})
if (positionals.length === 0) throw new Error('Give the postal code files.')
await (values.check ? check(positionals) : write(positionals))

async function write(files: string[]): Promise<void> {
  const counts = await countRegions(files)
  for (const [country, prefixes] of counts) {
    const { file } = tables[country]
    const text = tableText(country, runsOf(prefixes))
    await writeFile(new URL(file, folder), text)
    console.log(`${file}: ${prefixes.size} prefixes, ${text.length} bytes`)
  }
}

type RegionCounts = Map<string, Map<string, number>>

/** How many codes of each prefix lie in each region. */
async function countRegions(files: string[]): Promise<Map<LookupCountry, RegionCounts>> {
  const countries = new Map<LookupCountry, RegionCounts>()
  for await (const { country, code, region } of rowsOf(files)) {
    const prefixes = entry(countries, country, () => new Map())
    const regions = entry(prefixes, code.slice(0, prefixLengths[country]), () => new Map())
    regions.set(region, (regions.get(region) ?? 0) + 1)
  }
  return countries
}

function entry<K, V>(map: Map<K, V>, key: K, create: () => V): V {
  const known = map.get(key) ?? create()
  map.set(key, known)
  return known
}

/** Each file's first place of every code. */
async function* rowsOf(files: string[]): AsyncGenerator<PostalRow> {
  for (const file of files) {
    const seen = new Set<string>()
    for await (const { reading } of readPostalFile(file)) {
      if (!('row' in reading) || seen.has(reading.row.code)) continue
      seen.add(reading.row.code)
      yield reading.row
    }
  }
}

/**
 * Neighbouring prefixes of one region become a run. A prefix that is in no file lies inside a run
 * where both neighbours agree, and in none where they do not.
 */
function runsOf(prefixes: RegionCounts): Run[] {
  const runs: Run[] = []
  for (const [prefix, regions] of [...prefixes].toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  )) {
    const [[region] = ['']] = [...regions].toSorted(([, one], [, other]) => other - one)
    const last = runs.at(-1)
    if (last?.[2] === region) last[1] = prefix
    else runs.push([prefix, prefix, region])
  }
  return runs
}

function tableText(country: LookupCountry, runs: Run[]): string {
  const { name, what } = tables[country]
  const lines = runs.map(([from, to, region]) => `  [${+from}, ${+to}, '${region}'],`)
  return `import type { RegionRuns } from './region-table.ts'

/**
 * ${what} Where a prefix
 * belongs to two, the one with more codes. Written by \`tools/places-table.ts\` from the postal code
 * files of GeoNames (geonames.org, CC BY 4.0).
 */
export const ${name}: RegionRuns = [
${lines.join('\n')}
]
`
}

async function check(files: string[]): Promise<void> {
  const right = new Map<LookupCountry, number>()
  const all = new Map<LookupCountry, number>()
  for await (const { country, code, region } of rowsOf(files)) {
    all.set(country, (all.get(country) ?? 0) + 1)
    if (regionByPrefix(country, code) === region) right.set(country, (right.get(country) ?? 0) + 1)
  }
  for (const [country, count] of all) {
    const share = (100 * (right.get(country) ?? 0)) / count
    console.log(
      `${country}: ${right.get(country) ?? 0} of ${count} codes right (${share.toFixed(2)} %)`,
    )
  }
}
