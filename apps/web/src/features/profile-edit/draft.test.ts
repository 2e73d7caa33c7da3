import assert from 'node:assert/strict'
import { test } from 'node:test'
import { adminSaveOf, type Profile } from '@podium/contract/profiles'
import { memberRoles } from '@podium/contract/roles'
import { bodyOf, draftOf, isChanged } from './draft.ts'

const ines: Profile = {
  id: 1,
  role: 'ATHLETE',
  name: 'Inês',
  lastName: 'Carvalho',
  sport: 'ATHLETICS',
  club: { clubCompositeKey: { clubName: 'SL Benfica', sport: 'ATHLETICS' } },
  region: 'Lisboa',
  countryCode: 'PT',
  phrase: null,
  biography: 'I run.',
  aboutUs: 'We run.',
  objectives: null,
  age: 24,
  weight: 58.5,
  height: 171,
  sportestScore: null,
  avatar: { id: 7, main: '/files/7/avatar-512.webp' },
  coverPhoto: { id: 0, main: null },
  website: 'https://example.com/',
  contactEmail: null,
  phone: '+351912345678',
  address: null,
  location: { lat: 38.7, lng: -9.1, label: 'Lisboa' },
  achievements: [],
  noindex: false,
  own: {
    edition: 'first',
    email: 'ines@example.com',
    fiscalCode: '123456789',
    postalCode: '1000-001',
    address: 'Rua A',
    dateOfBirth: '2001-02-03',
    contactEmailPublic: false,
    hiddenProfile: false,
    hiddenByAdmin: null,
    sportestShown: true,
    clubs: [],
    completeness: { percent: 50, missing: [] },
    welcome: false,
    protected: false,
    guardian: null,
  },
  abilities: { edit: true, publish: true, achievements: true, gallery: true, message: false },
}

const written = (profile: Profile) => draftOf(profile, (value) => String(value).replace('.', ','))

test('a page goes through its form and back without a violation, in every role', () => {
  for (const role of memberRoles) {
    const draft = written({ ...ines, role })
    const parsed = adminSaveOf[role].body.safeParse(bodyOf(role, draft))
    assert.deepEqual(parsed.error?.issues, undefined, role)
  }
})

test('a form nobody touched is not changed; one letter changes it', () => {
  const given = written(ines)
  assert.equal(isChanged(written(ines), given), false)
  assert.equal(isChanged({ ...given, phrase: 'x' }, given), true)
})

test('a decimal comma is understood', () => {
  const body = bodyOf('ATHLETE', written(ines))
  assert.equal(body.weight, '58,5')
  assert.equal(adminSaveOf.ATHLETE.body.parse(body).weight, 58.5)
})

test('without a sport there is no club either', () => {
  const body = bodyOf('ATHLETE', { ...written(ines), sport: '' })
  assert.deepEqual(body.club, { clubCompositeKey: { clubName: '', sport: '' } })
})

test('a height in metres is sent in centimetres, and anything else as it was typed', () => {
  const sent = (height: string) => bodyOf('ATHLETE', { ...written(ines), height }).height
  assert.deepEqual(['1,84', '1.8', ' 1.84 m', '1m84', '184 cm', '184', '18,4', 'tall'].map(sent), [
    '184',
    '180',
    '184',
    '184',
    '184',
    '184',
    '18,4',
    'tall',
  ])
})

test('a weight may be typed with its unit', () => {
  const sent = (weight: string) => bodyOf('ATHLETE', { ...written(ines), weight }).weight
  assert.deepEqual(['66,5 kg', '66Kg', '66'].map(sent), ['66,5', '66', '66'])
})
