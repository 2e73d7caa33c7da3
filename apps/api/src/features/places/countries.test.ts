import assert from 'node:assert/strict'
import { test } from 'node:test'
import { isPostalCode } from '@podium/contract/fields'
import { findCountry, listCountries } from './countries.ts'

test('there are 249 countries, each once and with a name in both languages', () => {
  for (const language of ['en', 'pt'] as const) {
    const countries = listCountries(language)
    assert.equal(new Set(countries.map(({ code }) => code)).size, 249)
    assert.deepEqual(
      countries.filter(({ code, name }) => name === code),
      [],
    )
  }
})

test('countries are named in European Portuguese', () => {
  assert.equal(findCountry('CZ', 'pt')?.name, 'Chéquia')
  assert.equal(findCountry('DE', 'pt')?.name, 'Alemanha')
  assert.equal(findCountry('DE', 'en')?.name, 'Germany')
})

test('countries are sorted by name, accents aside', () => {
  const names = listCountries('pt').map(({ name }) => name)
  assert.ok(names.indexOf('África do Sul') < names.indexOf('Albânia'))
  assert.ok(names.indexOf('Áustria') < names.indexOf('Bélgica'))
})

test('Portugal has its prefix and its postal pattern', () => {
  assert.deepEqual(findCountry('PT', 'en'), {
    code: 'PT',
    name: 'Portugal',
    phonePrefix: '+351',
    postalPattern: '^\\d{4}-\\d{3}$',
  })
})

test('a country without telephones has an empty prefix, an unassigned code is no country', () => {
  assert.equal(findCountry('AQ', 'en')?.phonePrefix, '')
  assert.equal(findCountry('ZZ', 'en'), undefined)
  assert.equal(findCountry('XK', 'en'), undefined)
})

test('the patterns sent to the browser are the rule the server checks', () => {
  const samples = ['00100', '01000', '52999', '53000', '2800', '280011', '3000-456', '3000456', 'x']
  for (const code of ['PT', 'ES']) {
    const pattern = new RegExp(findCountry(code, 'en')?.postalPattern ?? '')
    for (const sample of samples) {
      assert.equal(pattern.test(sample), isPostalCode(code, sample), `${code} ${sample}`)
    }
  }
})
