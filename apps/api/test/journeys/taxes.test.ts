import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  checkPayment,
  downloadReceipt,
  listCreditPacks,
  listPayments,
  submitPayment,
} from '@podium/contract/payments'
import { listPlans, quotePayment, subscribe } from '@podium/contract/plans'
import type { ViolationKind } from '@podium/contract/violations'
import { buildApp } from '../../src/app.ts'
import { createTaxes } from '../../src/features/taxes/index.ts'
import { castInvoice, playOutcome } from '../buying.ts'
import { startVies, type ViesAnswer } from '../fakes/vies.ts'
import { usePodium } from '../harness.ts'
import { plainWordsOf } from '../pdf.ts'
import type { Person } from '../person.ts'
import { signedInMember } from '../supporting.ts'

const vies = await startVies(['ESB12345674', 'EL123456789'])
after(() => vies.close())
const podium = usePodium({ tax: 'destination', vatCheckUrl: vies.url })

const madrid = {
  ...castInvoice,
  tin: 'B12345674',
  country: { code: 'ES' },
  city: 'Madrid',
  address: 'Calle Mayor 1',
  postalCode: '28001',
}
const funchal = { ...castInvoice, city: 'Funchal', postalCode: '9000-001' }

/** What is asked of a buyer, as it stands in the list of payments. */
async function pack(buyer: Person, invoice: typeof castInvoice) {
  await buyer.call(submitPayment, { body: { creditAmount: 50, invoice } })
  return newest(buyer)
}

async function newest(buyer: Person) {
  const { list } = await buyer.call(listPayments, {})
  const { grossCents, netCents, vatCents, vatPercent, taxRule } = list[0]!
  return [taxRule, vatPercent, grossCents, netCents, vatCents]
}

test('a pack costs the same everywhere, and its tax is that of the buyer’s place', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const lisbon = await pack(marta, castInvoice)
  assert.deepEqual(lisbon, ['DESTINATION', 23, 10_000, 8130, 1870])
  // The same open payment, made out anew: what is to be paid stays, the tax follows.
  assert.deepEqual(await pack(marta, funchal), ['DESTINATION', 22, 10_000, 8197, 1803])
  assert.equal((await marta.call(listPayments, {})).total, 1)
  const consumer = { ...madrid, tin: 'X1234567L' }
  assert.deepEqual(await pack(marta, consumer), ['DESTINATION', 21, 10_000, 8264, 1736])
  const canarias = { ...consumer, postalCode: '35001' }
  assert.deepEqual(await pack(marta, canarias), ['OUTSIDE', 0, 10_000, 10_000, 0])
})

test('a company whose number is found accounts for the tax itself, and its receipt says so', async () => {
  const volta = await signedInMember(podium(), 'SPONSOR')
  const { transactionId } = await volta.call(submitPayment, {
    body: { creditAmount: 50, invoice: madrid },
  })
  assert.deepEqual(vies.asked.at(-1), { countryCode: 'ES', vatNumber: 'B12345674' })
  assert.deepEqual(await newest(volta), ['REVERSE_CHARGE', 0, 10_000, 10_000, 0])
  await playOutcome(podium(), { transactionId }, 'approve', 'CARD')
  const params = { id: transactionId }
  assert.equal((await volta.call(checkPayment, { params })).status, 'PAID')
  const { rawPayload } = await volta.raw(downloadReceipt, { params })
  assert.match(plainWordsOf(rawPayload), /autoliquidação.*reverse charge/s)
})

test('of a plan for professionals the net amount stays, of a sponsor’s what is paid', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  await ines.call(subscribe, { body: { planId: 'STANDARD', invoice: funchal } })
  assert.deepEqual(await newest(ines), ['DESTINATION', 22, 732, 600, 132])
  const volta = await signedInMember(podium(), 'SPONSOR')
  await volta.call(subscribe, { body: { planId: 'SPONSOR_START', invoice: funchal } })
  assert.deepEqual(await newest(volta), ['DESTINATION', 22, 10_000, 8197, 1803])
})

test('a quote says beforehand what the payment will say', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const quote = (query: object) => marta.call(quotePayment, { query })
  assert.deepEqual(await quote({ creditAmount: 50, country: 'PT', region: 'AZORES' }), {
    ...{ grossCents: 10_000, netCents: 8621, vatCents: 1379 },
    ...{ vatPercent: 16, rule: 'DESTINATION' },
  })
  assert.deepEqual(await quote({ planId: 'STANDARD', country: 'FI' }), {
    ...{ grossCents: 753, netCents: 600, vatCents: 153 },
    ...{ vatPercent: 25.5, rule: 'DESTINATION' },
  })
  const greek = await quote({ creditAmount: 50, country: 'GR', vatNumber: 'EL 123.456.789' })
  // A Greek company may write GR, the code of its country everywhere but in VAT numbers.
  const same = await quote({ creditAmount: 50, country: 'GR', vatNumber: 'gr123456789' })
  assert.deepEqual(same, greek)
  assert.equal(greek.rule, 'REVERSE_CHARGE')
  assert.deepEqual(vies.asked.at(-1), { countryCode: 'EL', vatNumber: '123456789' })
})

test('a quote needs one thing that is sold, and a country that there is', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const wrong: [field: string, kind: ViolationKind, query: object][] = [
    ['creditAmount', 'NotBlank', { country: 'PT' }],
    ['creditAmount', 'NotBlank', { country: 'PT', creditAmount: 50, planId: 'STANDARD' }],
    ['creditAmount', 'Pattern', { country: 'PT', creditAmount: 51 }],
    ['planId', 'Pattern', { country: 'PT', planId: 'GOLD' }],
    ['country', 'Pattern', { country: 'XX', creditAmount: 50 }],
    ['region', 'Pattern', { country: 'PT', creditAmount: 50, region: 'ALGARVE' }],
  ]
  for (const [field, kind, query] of wrong) {
    await marta.violates([field, kind], quotePayment, { query })
  }
})

test('a number that is not found changes nothing, nor does a look-up that fails', async () => {
  const volta = await signedInMember(podium(), 'SPONSOR')
  const ruleOf = async (vatNumber: string, country = 'ES') =>
    (await volta.call(quotePayment, { query: { creditAmount: 50, country, vatNumber } })).rule
  assert.equal(await ruleOf('B00000000'), 'DESTINATION')
  const broken: ViesAnswer[] = [
    'hang up',
    { status: 503, body: '{}' },
    { body: 'not json' },
    { body: '{"actionSucceed":false,"errorWrappers":[{"error":"MS_UNAVAILABLE"}]}' },
    { body: '{"valid":"true"}' },
  ]
  for (const answer of broken) {
    vies.answer = answer
    assert.equal(await ruleOf('B12345674'), 'DESTINATION', JSON.stringify(answer))
  }
  vies.answer = undefined
  const asked = vies.asked.length
  assert.equal(await ruleOf('B12345674', 'BR'), 'OUTSIDE')
  assert.equal(await ruleOf('123456789', 'PT'), 'DESTINATION')
  assert.equal(vies.asked.length, asked)
})

test('as configured at first everybody pays the tax of the origin, and nobody is looked up', async () => {
  const { context } = podium()
  const taxes = createTaxes({ tax: 'origin', vatCheckUrl: null }, context.log)
  const payments = { ...context.payments, taxes }
  const marta = await signedInMember(podium(), 'FAN')
  marta.moveTo(await buildApp({ ...context, payments }))
  const asked = vies.asked.length
  assert.deepEqual(await pack(marta, madrid), ['ORIGIN', 23, 10_000, 8130, 1870])
  assert.equal(vies.asked.length, asked)
})

test('the store shows prices with the tax of the origin until it knows a buyer', async () => {
  const visitor = podium().visitor()
  for (const { vatPercent } of await visitor.call(listCreditPacks)) assert.equal(vatPercent, 23)
  for (const { vatPercent } of await visitor.call(listPlans)) assert.equal(vatPercent, 23)
})
