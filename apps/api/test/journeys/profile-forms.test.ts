import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { textLimits } from '@podium/contract/limits'
import {
  adminSaveOf,
  getAthlete,
  getManager,
  profileOf,
  putVisibility,
  saveOf,
} from '@podium/contract/profiles'
import { readReport, sendReport } from '@podium/contract/reports'
import { type MemberRole, memberRoles } from '@podium/contract/roles'
import type { ViolationKind } from '@podium/contract/violations'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import type { z } from 'zod'
import { activate, join, openAdmin, signIn, signUp } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()

const long = (limit: number) => 'ã'.repeat(limit + 1)

/** What a form takes, but pictures, what is chosen elsewhere, and why a guardian changes a birth date. */
type Filled<R extends MemberRole> = Required<
  Omit<
    z.input<(typeof saveOf)[R]['body']>,
    'avatarId' | 'coverId' | 'contactEmailPublic' | 'reason' | 'after'
  >
>

/** A form of each role that is filled, and right, in every field. */
const common = {
  name: 'Inês',
  countryCode: 'PT',
  postalCode: '3000-456',
  fiscalCode: '501442600',
  address: 'Rua da Sofia 12',
  phrase: 'A correr.',
}
const forms: { [R in MemberRole]: Filled<R> } = {
  ATHLETE: {
    ...common,
    lastName: 'Carvalho',
    club: { clubCompositeKey: { clubName: 'Académica', sport: 'ATHLETICS' } },
    weight: '61,5',
    height: 172,
    dateOfBirth: '2001-05-17',
    biography: 'Nasci perto da pista.',
    objectives: 'Os Jogos.',
  },
  FAN: {
    ...common,
    lastName: 'Reis',
    dateOfBirth: '1990-02-03',
    biography: 'Nunca falto.',
    objectives: 'Apoiar.',
  },
  SPONSOR: {
    ...common,
    lastName: 'Volta',
    phone: 'https://volta-foods.example',
    biography: 'Começámos num forno.',
    aboutUs: 'Comida honesta.',
  },
  MANAGER: {
    ...common,
    lastName: 'Antunes',
    phone: '912345678',
    biography: 'Vinte anos.',
    modality: 'SOCCER',
    location: { lat: 40.2, lng: -8.4, label: 'Coimbra' },
  },
}

type Wrong = [path: string, kind: ViolationKind, change: object]

const wrongEverywhere: Wrong[] = [
  ['name', 'NotBlank', { name: '  ' }],
  ['name', 'NotBlank', { name: '\u200b\u3164\u00ad' }],
  ['name', 'Size', { name: long(textLimits.name) }],
  ['name', 'Pattern', { name: 'Ana\r\nBcc: x@y.example' }],
  ['name', 'Pattern', { name: '<script>alert(1)</script>' }],
  ['name', 'Pattern', { name: 'Ana\u202eseni' }],
  ['countryCode', 'NotBlank', { countryCode: '' }],
  ['countryCode', 'Pattern', { countryCode: 'PRT' }],
  ['countryCode', 'Pattern', { countryCode: 'ZZ' }],
  ['postalCode', 'NotBlank', { postalCode: '' }],
  ['postalCode', 'Pattern', { postalCode: '3000456' }],
  ['postalCode', 'Pattern', { countryCode: 'ES', postalCode: '53001', fiscalCode: 'B12345678' }],
  ['postalCode', 'Size', { countryCode: 'FR', postalCode: long(textLimits.postalCode) }],
  ['fiscalCode', 'NotBlank', { fiscalCode: '' }],
  ['fiscalCode', 'InvalidNif', { fiscalCode: '501442601' }],
  ['fiscalCode', 'Pattern', { countryCode: 'FR', postalCode: '75001', fiscalCode: 'AB/12' }],
  ['fiscalCode', 'Size', { countryCode: 'FR', postalCode: '75001', fiscalCode: 'A'.repeat(21) }],
  ['address', 'Size', { address: long(textLimits.address) }],
  ['phrase', 'Size', { phrase: long(textLimits.phrase) }],
  ['phrase', 'Pattern', { phrase: 'a\u0000b' }],
  ['avatarId', 'Min', { avatarId: -1 }],
  ['coverId', 'Number', { coverId: 1.5 }],
]

const wrongOf: Record<MemberRole, Wrong[]> = {
  ATHLETE: [
    ['lastName', 'NotBlank', { lastName: '' }],
    ['weight', 'Min', { weight: '19,9' }],
    ['weight', 'Max', { weight: 350.1 }],
    ['weight', 'Pattern', { weight: '61,55' }],
    ['weight', 'Pattern', { weight: 'heavy' }],
    ['weight', 'Pattern', { weight: '1e2' }],
    ['height', 'Min', { height: 49.9 }],
    ['height', 'Max', { height: '260,1' }],
    ['height', 'Pattern', { height: '-172' }],
    ['dateOfBirth', 'Pattern', { dateOfBirth: '2001-02-29' }],
    ['dateOfBirth', 'Pattern', { dateOfBirth: '2999-01-01' }],
    ['dateOfBirth', 'Pattern', { dateOfBirth: '17/05/2001' }],
    ['biography', 'Size', { biography: long(textLimits.biography) }],
    ['objectives', 'Size', { objectives: long(textLimits.objectives) }],
    ['club.clubCompositeKey.sport', 'Pattern', club({ clubName: '', sport: 'QUIDDITCH' })],
    ['club.clubCompositeKey.clubName', 'Size', club({ clubName: long(textLimits.clubName) })],
    ['club.clubCompositeKey.clubName', 'Pattern', club({ clubName: '<b>' })],
  ],
  FAN: [
    ['biography', 'Size', { biography: long(textLimits.biography) }],
    ['objectives', 'Size', { objectives: long(textLimits.objectives) }],
  ],
  SPONSOR: [
    ['phone', 'NotBlank', { phone: '' }],
    ['phone', 'Pattern', { phone: 'javascript:alert(1)' }],
    ['phone', 'Pattern', { phone: 'data:text/html,<script>alert(1)</script>' }],
    ['phone', 'Pattern', { phone: 'https://podium@evil.example' }],
    ['phone', 'Pattern', { phone: '912345678' }],
    ['phone', 'Size', { phone: `https://a.example/${'x'.repeat(textLimits.link)}` }],
    ['biography', 'Size', { biography: long(textLimits.biography) }],
    ['aboutUs', 'Size', { aboutUs: long(textLimits.aboutUs) }],
  ],
  MANAGER: [
    ['lastName', 'NotBlank', { lastName: '' }],
    ['phone', 'NotBlank', { phone: '' }],
    ['phone', 'Pattern', { phone: '812345678' }],
    ['phone', 'Pattern', { phone: '+34 612 345 678' }],
    ['phone', 'Pattern', { phone: '0044 20 7946 0958' }],
    ['phone', 'Pattern', { phone: '+351 412 345 678' }],
    ['biography', 'Size', { biography: long(textLimits.biography) }],
    ['modality', 'Pattern', { modality: 'QUIDDITCH' }],
    ['location.lat', 'Max', { location: { lat: 91, lng: 0, label: 'X' } }],
    ['location.lng', 'Min', { location: { lat: 0, lng: -181, label: 'X' } }],
    ['location.label', 'NotBlank', { location: { lat: 0, lng: 0, label: '' } }],
  ],
}

function club(key: { clubName: string; sport?: string }) {
  return { club: { clubCompositeKey: { sport: 'ATHLETICS', ...key } } }
}

const save = (person: Person, role: MemberRole, change: object = {}) =>
  person.call(saveOf[role], { body: { ...forms[role], ...change } as never })

for (const role of memberRoles) {
  test(`what ${role} saves is on their page, and what is left out stays`, async () => {
    const person = await join(podium(), role)
    const page = await save(person, role)
    assert.deepEqual([page.name, page.phrase], [common.name, common.phrase])
    assert.equal(page.biography, (forms[role] as { biography: string }).biography)
    assert.deepEqual(
      [page.own?.postalCode, page.own?.fiscalCode, page.own?.address],
      [common.postalCode, common.fiscalCode, common.address],
    )
    const { phrase: _, address: __, ...rest } = forms[role] as typeof common
    const again = await person.call(saveOf[role], { body: rest as never })
    assert.deepEqual([again.phrase, again.own?.address], [common.phrase, common.address])
    const emptied = await save(person, role, { phrase: '', address: '' })
    assert.deepEqual([emptied.phrase, emptied.own?.address], [null, null])
  })

  test(`every wrong field of ${role} is told at the field, to owner and admin, and nothing is saved`, async () => {
    const person = await join(podium(), role)
    const ana = await openAdmin(podium())
    const before = await person.call(profileOf[role], { params: { id: person.id } })
    for (const [path, kind, change] of [...wrongEverywhere, ...wrongOf[role]]) {
      const body = { ...forms[role], ...change }
      await person.violates([path, kind], saveOf[role], { body })
      await ana.violates([path, kind], adminSaveOf[role], { params: { id: person.id }, body })
    }
    const after = await person.call(profileOf[role], { params: { id: person.id } })
    assert.deepEqual(after, before)
  })

  test(`a form of ${role} that is none is a violation, never a fault`, async () => {
    const person = await join(podium(), role)
    const fields = Object.keys(forms[role])
    for (const value of [null, 7, true, [], { $ne: 1 }, '\ud800', '9'.repeat(5000)]) {
      for (const field of fields) {
        const body = { ...forms[role], [field]: value }
        const answer = await person.raw(saveOf[role], { body: body as never })
        assert.ok(answer.statusCode < 500, `${field} ${JSON.stringify(value)}: ${answer.body}`)
      }
    }
    for (const body of [[], {}]) {
      const answer = await person.raw(saveOf[role], { body: body as never })
      assert.equal(answer.statusCode, 400, answer.body)
    }
  })

  test(`pictures of ${role} that are somebody else's are refused: 18 and 19; 0 takes one away`, async () => {
    const person = await join(podium(), role)
    const other = await join(podium(), 'FAN')
    const send = async (who: Person, path: '/files/avatar' | '/files/cover') =>
      (await upload(who, path, await photo())).json<{ id: number }>().id
    const wrong = async (change: object) => ({ body: { ...forms[role], ...change } as never })
    const theirs = [await send(other, '/files/avatar'), await send(other, '/files/cover')] as const
    const own = [await send(person, '/files/avatar'), await send(person, '/files/cover')] as const
    for (const avatarId of [theirs[0], own[1], 999_999_999]) {
      await person.refused('invalidAvatarId', saveOf[role], await wrong({ avatarId }))
    }
    for (const coverId of [theirs[1], own[0], 999_999_999]) {
      await person.refused('invalidCoverId', saveOf[role], await wrong({ coverId }))
    }
    const kept = await save(person, role, { avatarId: own[0], coverId: own[1] })
    assert.deepEqual([kept.avatar.id, kept.coverPhoto.id], [...own])
    const taken = await save(person, role, { avatarId: 0, coverId: 0 })
    assert.deepEqual(
      [taken.avatar, taken.coverPhoto],
      [
        { id: 0, main: null },
        { id: 0, main: null },
      ],
    )
  })
}

test('a date more than five hundred years back is moreThan500Years', async () => {
  const ines = await join(podium(), 'ATHLETE')
  for (const dateOfBirth of ['1500-01-01', '01-01-1500', '0001-01-01']) {
    await ines.refused('moreThan500Years', saveOf.ATHLETE, {
      body: { ...forms.ATHLETE, dateOfBirth } as never,
    })
  }
})

test('a birth date may be written as people write it', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const page = await save(ines, 'ATHLETE', { dateOfBirth: '03-12-1999' })
  assert.equal(page.own?.dateOfBirth, '1999-12-03')
})

test('whatever a form saves its owner reads again', async () => {
  for (const role of memberRoles) {
    const person = await join(podium(), role)
    const read = leavesOf(await save(person, role)).map(([, value]) => String(value))
    for (const [field, value] of leavesOf(forms[role])) {
      const text = String(value).replace(/^(\d+),(\d)$/, '$1.$2')
      assert.ok(
        read.some((one) => one.includes(text)),
        `${role}: ${field} was saved and is not read`,
      )
    }
  }
})

test('whatever an admin changes by a form has a name on record, in both languages', async () => {
  const ana = await openAdmin(podium())
  for (const role of memberRoles) {
    const { id } = await signUp(podium(), role)
    await ana.call(adminSaveOf[role], { params: { id }, body: forms[role] as never })
    const { list } = await ana.call(listAudit, { query: { act: 'PROFILE_EDITED', userId: id } })
    const [edited] = list
    assert.ok(edited?.after?.phrase, role)
    for (const { audit } of [adminMachinePhrases.en, adminMachinePhrases.pt]) {
      const nameless: string[] = Object.keys(edited.after).filter((field) => !audit.fields[field])
      assert.deepEqual(nameless, [], role)
    }
  }
})

test('a report of a page quotes every free text that a form saves', async () => {
  const ana = await openAdmin(podium())
  // What is looked up, drawn by us or not free: these are not a person's own words.
  const notWords =
    /^(?:name|lastName|countryCode|postalCode|fiscalCode|address|clubName|sport|modality|weight|height|dateOfBirth|phone|lat|lng)$/
  for (const role of memberRoles) {
    const person = await join(podium(), role)
    await save(person, role)
    const { id } = person
    const body = { kind: 'profile', id, reason: 'OTHER', details: 'Não é verdade.' } as const
    const sent = await (await join(podium(), 'FAN')).call(sendReport, { body })
    const { quoted } = await ana.call(readReport, { params: sent })
    for (const [field, text] of leavesOf(forms[role])) {
      if (!notWords.test(field)) assert.ok(quoted.includes(String(text)), `${role}: ${field}`)
    }
  }
})

/** Every value in an answer or a form, with the name of its field. */
function leavesOf(value: unknown, field = ''): [field: string, value: unknown][] {
  if (typeof value !== 'object' || value === null) return [[field, value]]
  return Object.entries(value).flatMap(([name, part]) => leavesOf(part, name))
}

test('weight and height take a comma or a dot, and nothing is nothing', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const first = await save(ines, 'ATHLETE', { weight: '61,5', height: '172.4' })
  assert.deepEqual([first.weight, first.height], [61.5, 172.4])
  const none = await save(ines, 'ATHLETE', { weight: '', height: null, dateOfBirth: '' })
  assert.deepEqual([none.weight, none.height, none.age], [null, null, null])
})

test('a published page keeps its sport: athleteHasNoSport', async () => {
  const carlos = await join(podium(), 'MANAGER')
  const body = { ...forms.MANAGER, modality: '' } as never
  await carlos.refused('athleteHasNoSport', saveOf.MANAGER, { body })
  await carlos.call(putVisibility, { params: { id: carlos.id }, body: { hiddenProfile: true } })
  assert.equal((await carlos.call(saveOf.MANAGER, { body })).sport, null)
})

test('the first complete save publishes an athlete, a later one does not undo hiding', async () => {
  const ines = await signUp(podium(), 'ATHLETE')
  await activate(podium(), ines)
  await signIn(ines)
  const visitor = podium().visitor()
  const params = { id: ines.id }
  await visitor.refused('userNotFound', getAthlete, { params })
  await save(ines, 'ATHLETE')
  assert.equal((await visitor.call(getAthlete, { params })).sport, 'ATHLETICS')
  await ines.call(putVisibility, { params, body: { hiddenProfile: true } })
  await save(ines, 'ATHLETE')
  await visitor.refused('userNotFound', getAthlete, { params })
})

test('a manager shows phone, address and place, a sponsor the website and no address', async () => {
  const carlos = await join(podium(), 'MANAGER')
  await save(carlos, 'MANAGER', { phone: '912 345 678' })
  const visitor = podium().visitor()
  const manager = await visitor.call(getManager, { params: { id: carlos.id } })
  assert.deepEqual(
    [manager.phone, manager.address, manager.location?.label],
    ['+351912345678', common.address, 'Coimbra'],
  )
  const helena = await join(podium(), 'SPONSOR')
  await save(helena, 'SPONSOR', { phone: 'volta-foods.example', contactEmailPublic: true })
  const sponsor = await visitor.call(profileOf.SPONSOR, { params: { id: helena.id } })
  assert.deepEqual(
    [sponsor.website, sponsor.address, sponsor.contactEmail],
    ['https://volta-foods.example/', null, helena.email],
  )
})

test('nobody saves a page of another role, nor somebody else’s', async () => {
  const [ines, marta] = [await join(podium(), 'ATHLETE'), await join(podium(), 'FAN')]
  const ana = await openAdmin(podium())
  for (const role of ['FAN', 'MANAGER', 'SPONSOR'] as const) {
    const own = await ines.raw(saveOf[role], { body: forms[role] as never })
    assert.equal(own.statusCode, 403)
    const params = { id: ines.id }
    await ana.refused('userNotFound', adminSaveOf[role], { params, body: forms[role] as never })
  }
  const asAdmin = { params: { id: marta.id }, body: forms.FAN as never }
  await ines.refused('forbidden', adminSaveOf.FAN, asAdmin)
})
