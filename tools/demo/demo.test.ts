import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  email,
  isPostalCode,
  isTaxNumber,
  lookupCountries,
  newPassword,
  requiredName,
} from '@podium/contract/fields'
import { isMinor } from '@podium/contract/ages'
import { textLimits } from '@podium/contract/limits'
import { isNif } from '@podium/contract/nif'
import { memberRoles } from '@podium/contract/roles'
import { chosenSports } from '@podium/contract/sports'
import { regionByPrefix } from '../../apps/api/src/features/places/region-table.ts'
import { cast } from './cast.ts'
import { demoPassword, everybody, signIns } from './everybody.ts'
import { type Athlete, isPublished, type Member, storyOf } from './person.ts'
import { taxNumber } from './tax-number.ts'

const members = everybody.filter((one): one is Member => one.role !== 'ADMIN')
const athletes = members.filter((one): one is Athlete => one.role === 'ATHLETE')

function textsOf(member: Member): string[] {
  const { phrase, biography, objectives, about_us } = storyOf(member)
  return [phrase, biography, objectives, about_us].filter((text) => typeof text === 'string')
}

test('the demo has people of every role, at least sixty in all', () => {
  const count = (role: string) => members.filter((one) => one.role === role).length
  assert.ok(members.length >= 60)
  for (const role of memberRoles) assert.ok(count(role) >= 10, `${count(role)} of ${role}`)
})

test('the cast signs in with the addresses and the password that are promised', () => {
  assert.deepEqual(signIns, [
    { role: 'ATHLETE', email: 'ines@podium.example' },
    { role: 'FAN', email: 'marta@podium.example' },
    { role: 'SPONSOR', email: 'helena@volta-foods.example' },
    { role: 'MANAGER', email: 'carlos@podium.example' },
    { role: 'ADMIN', email: 'ana@podium.example' },
  ])
  assert.ok(newPassword.safeParse(demoPassword).success)
  for (const one of Object.values(cast)) assert.ok(everybody.includes(one))
})

test('everybody has an address of their own, under a domain that cannot exist', () => {
  const addresses = everybody.map((one) => one.email)
  assert.equal(new Set(addresses).size, addresses.length)
  for (const address of addresses) {
    assert.ok(email.safeParse(address).success, address)
    assert.match(address, /\.example$/)
  }
})

test('companies do not write from the domain of Podium', () => {
  for (const { role, email: address } of members) {
    assert.equal(address.endsWith('@podium.example'), role !== 'SPONSOR', address)
  }
})

test('nobody is called like somebody else', () => {
  const names = everybody.map((one) => `${one.name} ${'lastName' in one ? one.lastName : ''}`)
  assert.equal(new Set(names).size, names.length)
  for (const name of names) assert.ok(requiredName().safeParse(name).success, name)
})

test('every text is there, and none is longer than its field takes', () => {
  for (const one of members) {
    const { phrase, biography, objectives, about_us } = storyOf(one)
    assert.ok(phrase && phrase.length <= textLimits.phrase, one.email)
    assert.ok((biography ?? about_us ?? '').length >= 80, one.email)
    assert.ok((biography ?? '').length <= textLimits.biography, one.email)
    assert.ok((objectives ?? '').length <= textLimits.objectives, one.email)
    assert.ok((about_us ?? '').length <= textLimits.aboutUs, one.email)
  }
})

test('nobody tells the same twice, or what another has told', () => {
  const texts = members.flatMap(textsOf)
  assert.equal(new Set(texts).size, texts.length)
})

test('athletes do at least twenty-five sports, Paralympic ones among them', () => {
  const practised = new Set<string>(athletes.map(({ sport }) => sport))
  assert.ok(practised.size >= 25, `${practised.size} sports`)
  assert.ok([...practised].filter((sport) => sport.startsWith('PARALYMPIC')).length >= 4)
  const chosen: string[] = chosenSports
  for (const sport of practised) assert.ok(chosen.includes(sport), sport)
})

test('athletes have the bodies and ages of athletes', () => {
  for (const { email: address, born, heightCm, weightKg, lookedAfterBy } of athletes) {
    assert.equal(new Date(born).toISOString().slice(0, 10), born, address)
    assert.ok(
      born > '1955' && isMinor(born) === (lookedAfterBy !== undefined),
      `${address}: ${born}`,
    )
    const bodyMass = weightKg / (heightCm / 100) ** 2
    assert.ok(bodyMass > 18 && bodyMass < 31, `${address}: ${bodyMass}`)
  }
})

test('every postal code gives a region where a lookup gives one', () => {
  const looked = everybody.filter(
    ({ from }) => from.countryCode === 'PT' || from.countryCode === 'ES',
  )
  assert.ok(looked.length > everybody.length * 0.8)
  for (const { from } of looked) {
    assert.ok(isPostalCode(from.countryCode, from.postalCode), from.postalCode)
    const country = lookupCountries.find((known) => known === from.countryCode)
    assert.ok(
      country && regionByPrefix(country, from.postalCode),
      `${from.town} ${from.postalCode}`,
    )
  }
})

test('people live all over Portugal and both archipelagos', () => {
  const regions = everybody
    .filter(({ from }) => from.countryCode === 'PT')
    .map(({ from }) => regionByPrefix('PT', from.postalCode))
  assert.equal(new Set(regions).size, 20)
})

test('two thirds write Portuguese, about one third English', () => {
  const english = members.filter(({ language }) => language === 'en').length / members.length
  assert.ok(english > 0.25 && english < 0.4, `${english} write English`)
})

test('three athletes and a manager have hidden pages, everybody else is seen', () => {
  const hidden = members.filter((one) => !isPublished(one)).map(({ role }) => role)
  assert.deepEqual(hidden, ['ATHLETE', 'ATHLETE', 'ATHLETE', 'MANAGER'])
})

const brazilian =
  /(?<!\p{L})(usuári[oa]s?|senhas?|arquivos?|telas?|celular(es)?|cadastr\p{L}+|gerenci\p{L}+|times?|esportes?|ônibus|trem|trens|vocês?|torcid\p{L}+|torcedor\p{L}*|goleir[oa]s?|café da manhã|(est(ou|á|ão|ava|amos)|anda|ando) \p{L}+ndo)(?!\p{L})/iu

test('who writes Portuguese writes it as in Portugal', () => {
  for (const sign of ['o usuário', 'você.', 'estou treinando']) assert.match(sign, brazilian)
  for (const one of members.filter(({ language }) => language === 'pt')) {
    for (const text of textsOf(one)) assert.doesNotMatch(text, brazilian)
  }
})

test('tax numbers are right in form, for people and for companies', () => {
  const counts = Array.from({ length: everybody.length }, (_, index) => index + 1)
  for (const count of counts) {
    assert.ok(isNif(taxNumber('PT', count, false)), `person ${count}`)
    assert.match(taxNumber('PT', count, true), /^5/)
    assert.ok(isNif(taxNumber('PT', count, true)), `company ${count}`)
    assert.ok(isTaxNumber(taxNumber('ES', count, false)))
  }
  assert.equal(taxNumber('IE', 1, false), '')
})
