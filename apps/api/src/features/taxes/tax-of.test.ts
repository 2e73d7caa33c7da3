import assert from 'node:assert/strict'
import { test } from 'node:test'
import { creditPacks, type Price, priceFromGross, priceFromNet } from '@podium/contract/credits'
import { countryCodes } from '@podium/contract/countries'
import { taxRegionOf } from '@podium/contract/taxes'
import { rates } from './rates.ts'
import { type TaxMode, taxOf } from './tax-of.ts'

// Tables for an accountant: what is sold to whom, by which rule, and in which parts.

const day = '2026-11-23'

interface Case {
  mode: TaxMode
  country: string
  postalCode?: string
  /** Its VAT number was looked up and found. */
  company?: boolean
  day?: string
  is: string
}

// prettier-ignore
const cases: Case[] = [
  // At the origin everybody pays what a buyer in Lisbon pays.
  { mode: 'origin', country: 'PT', postalCode: '1000-001', is: 'ORIGIN 23 %' },
  { mode: 'origin', country: 'PT', postalCode: '9000-001', is: 'ORIGIN 23 %' },
  { mode: 'origin', country: 'ES', postalCode: '28001', is: 'ORIGIN 23 %' },
  { mode: 'origin', country: 'BR', is: 'ORIGIN 23 %' },
  { mode: 'origin', country: 'ES', postalCode: '28001', company: true, is: 'REVERSE_CHARGE 0 %' },
  { mode: 'origin', country: 'ES', postalCode: '35001', company: true, is: 'ORIGIN 23 %' },
  { mode: 'origin', country: 'PT', postalCode: '1000-001', company: true, is: 'ORIGIN 23 %' },

  // At the destination the buyer's place decides.
  { mode: 'destination', country: 'PT', postalCode: '3000-456', is: 'DESTINATION 23 %' },
  { mode: 'destination', country: 'PT', postalCode: '9000-001', is: 'DESTINATION 22 %' },
  { mode: 'destination', country: 'PT', postalCode: '9499-999', is: 'DESTINATION 22 %' },
  { mode: 'destination', country: 'PT', postalCode: '9500-001', is: 'DESTINATION 16 %' },
  { mode: 'destination', country: 'PT', postalCode: '9980-024', is: 'DESTINATION 16 %' },
  { mode: 'destination', country: 'PT', postalCode: '9500-001', company: true, is: 'DESTINATION 16 %' },
  { mode: 'destination', country: 'ES', postalCode: '28001', is: 'DESTINATION 21 %' },
  { mode: 'destination', country: 'ES', postalCode: '28001', company: true, is: 'REVERSE_CHARGE 0 %' },
  { mode: 'destination', country: 'ES', postalCode: '35001', is: 'OUTSIDE 0 %' },
  { mode: 'destination', country: 'ES', postalCode: '38001', company: true, is: 'OUTSIDE 0 %' },
  { mode: 'destination', country: 'ES', postalCode: '51001', is: 'OUTSIDE 0 %' },
  { mode: 'destination', country: 'ES', postalCode: '52001', is: 'OUTSIDE 0 %' },
  { mode: 'destination', country: 'FI', postalCode: '00100', is: 'DESTINATION 25.5 %' },
  { mode: 'destination', country: 'GR', is: 'DESTINATION 24 %' },
  { mode: 'destination', country: 'GB', is: 'OUTSIDE 0 %' },
  { mode: 'destination', country: 'BR', company: true, is: 'OUTSIDE 0 %' },

  // A rate holds from its day, and until the next one begins.
  { mode: 'destination', country: 'EE', day: '2025-06-30', is: 'DESTINATION 22 %' },
  { mode: 'destination', country: 'EE', day: '2025-07-01', is: 'DESTINATION 24 %' },
  { mode: 'destination', country: 'EE', day: '2099-12-31', is: 'DESTINATION 24 %' },
]

test('the place of a buyer, and whether they are a company, decide the tax', () => {
  for (const { mode, country, postalCode = '', company = false, ...more } of cases) {
    const region = taxRegionOf(country, postalCode)
    const buyer = { country, region, isCheckedCompany: company }
    const { rule, percent } = taxOf(mode, buyer, more.day ?? day)
    const what = `${mode}, ${country} ${postalCode}${company ? ', company' : ''}`
    assert.equal(`${rule} ${percent} %`, more.is, what)
  }
})

// Mainland 23, Madeira 22, the Azores 16, Spain 21, Finland 25.5, and none: rounded half up to the cent.
// Packs and the plans of sponsors keep what is paid; of the plans of professionals the net amount stays.
// prettier-ignore
const kept: [what: string, priceAt: (percent: number) => Price, parts: Record<number, string>][] = [
  ['50 credits', grossOf(0), { 23: '81.30 + 18.70', 22: '81.97 + 18.03', 16: '86.21 + 13.79' }],
  ['50 credits', grossOf(0), { 21: '82.64 + 17.36', 25.5: '79.68 + 20.32', 0: '100.00 + 0.00' }],
  ['120 credits', grossOf(1), { 23: '162.60 + 37.40', 22: '163.93 + 36.07', 16: '172.41 + 27.59' }],
  ['120 credits', grossOf(1), { 21: '165.29 + 34.71', 25.5: '159.36 + 40.64', 0: '200.00 + 0.00' }],
  ['250 credits', grossOf(2), { 23: '325.20 + 74.80', 22: '327.87 + 72.13', 16: '344.83 + 55.17' }],
  ['250 credits', grossOf(2), { 21: '330.58 + 69.42', 25.5: '318.73 + 81.27', 0: '400.00 + 0.00' }],
  ['500 credits', grossOf(3), { 23: '650.41 + 149.59', 22: '655.74 + 144.26', 16: '689.66 + 110.34' }],
  ['500 credits', grossOf(3), { 21: '661.16 + 138.84', 25.5: '637.45 + 162.55', 0: '800.00 + 0.00' }],
  ['750 credits', grossOf(4), { 23: '975.61 + 224.39', 22: '983.61 + 216.39', 16: '1034.48 + 165.52' }],
  ['750 credits', grossOf(4), { 21: '991.74 + 208.26', 25.5: '956.18 + 243.82', 0: '1200.00 + 0.00' }],
  ['1000 credits', grossOf(5), { 23: '1300.81 + 299.19', 22: '1311.48 + 288.52', 16: '1379.31 + 220.69' }],
  ['1000 credits', grossOf(5), { 21: '1322.31 + 277.69', 25.5: '1274.90 + 325.10', 0: '1600.00 + 0.00' }],
  ['1250 credits', grossOf(6), { 23: '1626.02 + 373.98', 22: '1639.34 + 360.66', 16: '1724.14 + 275.86' }],
  ['1250 credits', grossOf(6), { 21: '1652.89 + 347.11', 25.5: '1593.63 + 406.37', 0: '2000.00 + 0.00' }],
  ['Start, a year', planOf(10_000), { 23: '81.30 + 18.70', 22: '81.97 + 18.03', 0: '100.00 + 0.00' }],
  ['Premium, a year', planOf(60_000), { 23: '487.80 + 112.20', 21: '495.87 + 104.13' }],
  ['Standard', netOf(600), { 23: '6.00 + 1.38', 22: '6.00 + 1.32', 16: '6.00 + 0.96' }],
  ['Standard', netOf(600), { 21: '6.00 + 1.26', 25.5: '6.00 + 1.53', 0: '6.00 + 0.00' }],
  ['Universal', netOf(9600), { 23: '96.00 + 22.08', 25.5: '96.00 + 24.48' }],
]

test('every price comes apart into net and tax to the cent', () => {
  for (const [what, priceAt, parts] of kept) {
    for (const [percent, expected] of Object.entries(parts)) {
      const { grossCents, netCents, vatCents } = priceAt(Number(percent))
      assert.equal(`${euros(netCents)} + ${euros(vatCents)}`, expected, `${what} at ${percent} %`)
      assert.equal(netCents + vatCents, grossCents)
    }
  }
})

test('each rate is of a country that there is, and begins once', () => {
  assert.equal(new Set(rates.map(({ country }) => country)).size, 27)
  for (const { country } of rates) assert.ok(countryCodes.includes(country), country)
  const begun = rates.map(({ country, region, from }) => `${country} ${region} ${from}`)
  assert.equal(new Set(begun).size, begun.length)
})

function grossOf(pack: number) {
  return (percent: number) => priceFromGross(creditPacks[pack]?.grossCents ?? 0, percent)
}

function planOf(cents: number) {
  return (percent: number) => priceFromGross(cents, percent)
}

function netOf(cents: number) {
  return (percent: number) => priceFromNet(cents, percent)
}

function euros(cents: number): string {
  return (cents / 100).toFixed(2)
}
