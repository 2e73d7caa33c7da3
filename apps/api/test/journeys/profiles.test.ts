import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  endWelcome,
  getAthlete,
  getFan,
  getManager,
  profileOf,
  putAthlete,
  putAthleteAsAdmin,
  putVisibility,
} from '@podium/contract/profiles'
import { searchNetwork } from '@podium/contract/network'
import { listDecisions } from '@podium/contract/decisions'
import { listNotifications } from '@podium/contract/notifications'
import { isSporting, type MemberRole, memberRoles } from '@podium/contract/roles'
import { writeStory } from '../../src/features/profiles/index.ts'
import { activate, join, openAdmin, openMember, signIn, signUp } from '../cast.ts'
import { athleteFormOf } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const secrets = {
  postalCode: '3000-456',
  address: 'Rua Secreta 77',
  fiscalCode: '501442600',
}

/** A manager's address is public (`profile.views`). */
function privateValues(role: MemberRole): string[] {
  const { address, ...rest } = secrets
  return role === 'MANAGER' ? Object.values(rest) : [address, ...Object.values(rest)]
}

const privateKeys = ['own', 'email', 'fiscalCode', 'postalCode', 'birthDate', 'dateOfBirth']

const show = (person: Person, hiddenProfile: boolean) =>
  person.call(putVisibility, { params: { id: person.id }, body: { hiddenProfile } })

/** Every text in an answer, however deep. */
function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, part]) => [key, ...textsOf(part)])
}

for (const role of memberRoles) {
  test(`strangers read nothing private of ${role}, the owner and admins read it all`, async () => {
    const owner = await join(podium(), role, secrets)
    const params = { id: owner.id }
    const ana = await openAdmin(podium())
    const stranger = await join(podium(), 'FAN')

    for (const viewer of [podium().visitor(), stranger]) {
      const page = await viewer.call(profileOf[role], { params })
      const list = await viewer.call(searchNetwork)
      for (const text of [...textsOf(page), ...textsOf(list)]) {
        for (const value of [owner.email, ...privateValues(role)]) {
          assert.ok(!text.toLowerCase().includes(value.toLowerCase()), text)
        }
        assert.ok(!privateKeys.includes(text), text)
      }
      const may = Object.entries(page.abilities).filter(([, yes]) => yes)
      assert.deepEqual(may, [['message', true]])
    }

    const own = await owner.call(profileOf[role], { params })
    const told = { email: owner.email, ...secrets, hiddenProfile: false }
    assert.deepEqual({ ...own.own, ...told }, own.own)
    assert.deepEqual([own.abilities.edit, own.abilities.publish], [true, true])
    const seen = await ana.call(profileOf[role], { params })
    assert.deepEqual(seen.own, own.own)
    assert.equal(seen.abilities.publish, false)
  })

  test(`a hidden ${role} is there for nobody but the owner and admins`, async () => {
    const owner = await join(podium(), role)
    const params = { id: owner.id }
    assert.deepEqual(await show(owner, true), { hiddenProfile: true })
    assert.deepEqual(await show(owner, true), { hiddenProfile: true })
    const stranger = await join(podium(), 'FAN')
    for (const viewer of [podium().visitor(), stranger]) {
      await viewer.refused('userNotFound', profileOf[role], { params })
      const { list } = await viewer.call(searchNetwork, { query: { _limit: 100 } })
      assert.equal(
        list.some((card) => card.id === owner.id),
        false,
      )
    }
    assert.equal((await owner.call(profileOf[role], { params })).own?.hiddenProfile, true)
    const ana = await openAdmin(podium())
    assert.equal((await ana.call(profileOf[role], { params })).own?.hiddenProfile, true)
    await show(owner, false)
    await podium().visitor().call(profileOf[role], { params })
  })

  test(`${role} is ${isSporting(role) ? 'hidden until published' : 'public once active'}`, async () => {
    const person = await signUp(podium(), role)
    const params = { id: person.id }
    const visitor = podium().visitor()
    await visitor.refused('userNotFound', profileOf[role], { params })
    await activate(podium(), person)
    if (isSporting(role)) await visitor.refused('userNotFound', profileOf[role], { params })
    else await visitor.call(profileOf[role], { params })
    await signIn(person)
    await show(person, false)
    await visitor.call(profileOf[role], { params })
  })
}

test('a page of one role is not there under the path of another', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const params = { id: ines.id }
  for (const viewer of [podium().visitor(), ines]) {
    await viewer.refused('userNotFound', getFan, { params })
    await viewer.refused('userNotFound', getManager, { params })
  }
  const ana = await openAdmin(podium())
  await ana.refused('userNotFound', getFan, { params: { id: ana.id } })
})

test('nobody publishes or hides somebody else, and a hidden one does not show by the refusal', async () => {
  const [ines, rui] = [await join(podium(), 'ATHLETE'), await join(podium(), 'FAN')]
  const given = { params: { id: ines.id }, body: { hiddenProfile: true } }
  await rui.refused('forbidden', putVisibility, given)
  await show(ines, true)
  await rui.refused('userNotFound', putVisibility, given)
  await rui.refused('userNotFound', putVisibility, { ...given, params: { id: 999_999 } })
  assert.equal((await podium().visitor().raw(putVisibility, given)).statusCode, 401)
})

for (const role of ['ATHLETE', 'MANAGER'] as const) {
  test(`${role} without a sport cannot be published: athleteHasNoSport`, async () => {
    const person = await openMember(podium(), role)
    await signIn(person)
    const params = { id: person.id }
    const wanted = { params, body: { hiddenProfile: false } }
    await person.refused('athleteHasNoSport', putVisibility, wanted)
    await podium().visitor().refused('userNotFound', profileOf[role], { params })
    assert.deepEqual(await show(person, true), { hiddenProfile: true })
  })
}

test('a change of a page that began before another one was saved saves nothing, unless both say the same', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const read = async () => {
    const { own, phrase } = await ines.call(getAthlete, { params: { id: ines.id } })
    return { edition: own?.edition ?? assert.fail('one’s own'), phrase }
  }
  const change = async (phrase: string, after?: string) => ({
    body: { ...(await athleteFormOf(ines, { phrase })), ...(after && { after }) } as never,
  })
  const { edition } = await read()
  await ines.call(putAthlete, await change('One lap more', edition))
  await ines.refused('stateChanged', putAthlete, await change('One lap less', edition))
  const saved = await read()
  assert.equal(saved.phrase, 'One lap more')
  // The same again, as after an answer that was lost.
  await ines.call(putAthlete, await change('One lap more', edition))
  assert.deepEqual(await read(), saved)
  // An admin who had it open is told as well, and what they do after reading it anew is saved.
  const ana = await openAdmin(podium())
  const byAdmin = async (after: string) => ({
    params: { id: ines.id },
    body: { ...(await athleteFormOf(ines, { phrase: 'Out' })), after, reason: 'Spam' } as never,
  })
  await ana.refused('stateChanged', putAthleteAsAdmin, await byAdmin(edition))
  assert.deepEqual((await ines.call(listDecisions)).list, [])
  await ana.call(putAthleteAsAdmin, await byAdmin(saved.edition))
  assert.notEqual((await read()).edition, saved.edition)
  // Who names none, as a program of before, saves as ever.
  await ines.call(putAthlete, await change('Two laps'))
  assert.equal((await read()).phrase, 'Two laps')
})

test('a fan has a page but is not in the network', async () => {
  const marta = await join(podium(), 'FAN', { name: 'Adepta', lastName: 'Invulgaríssima' })
  const visitor = podium().visitor()
  await visitor.call(getFan, { params: { id: marta.id } })
  const { total } = await visitor.call(searchNetwork, { query: { q: 'invulgarissima' } })
  assert.equal(total, 0)
})

test('a page shows age in years, weight and height, and never the birth date', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const born = new Date()
  born.setUTCFullYear(born.getUTCFullYear() - 20)
  const birth_date = born.toISOString().slice(0, 10)
  const story = { birth_date, weight_kg: 61.5, height_cm: 172, phrase: 'A correr.' }
  await podium().context.inTransaction((tx) => writeStory(tx, ines.id, { story, published: true }))
  const answer = await podium()
    .visitor()
    .raw(getAthlete, { params: { id: ines.id } })
  const { age, weight, height, phrase, region, countryCode } = answer.json()
  assert.deepEqual(
    { age, weight, height, phrase, region, countryCode },
    {
      age: 20,
      weight: 61.5,
      height: 172,
      phrase: 'A correr.',
      region: 'Coimbra',
      countryCode: 'PT',
    },
  )
  assert.equal(answer.body.includes(birth_date), false)
})

test('a birthday begins at midnight in Portugal', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const story = { birth_date: '2000-07-01' }
  await podium().context.inTransaction((tx) => writeStory(tx, ines.id, { story, published: true }))
  const params = { id: ines.id }
  travel(new Date('2027-06-30T22:30:00Z'))
  assert.equal((await podium().visitor().call(getAthlete, { params })).age, 26)
  travel(new Date('2027-06-30T23:30:00Z'))
  assert.equal((await podium().visitor().call(getAthlete, { params })).age, 27)
})

test('ids that are none are violations or not found, never a fault', async () => {
  const visitor = podium().visitor()
  for (const id of ['0', '-1', '1.5', 'abc', '2147483648', '9'.repeat(40), '%00', 'NaN', '1e400']) {
    const answer = await visitor.send({ method: 'GET', url: `/api/athletes/${id}` })
    assert.equal(answer.statusCode, 400, `${id}: ${answer.body}`)
    assert.ok(answer.json<{ fields: object }>().fields, id)
  }
  await visitor.refused('userNotFound', getAthlete, { params: { id: 2_147_483_647 } })
})

test('the first steps are shown until they are put away, and only one’s own go', async () => {
  const [fan, other] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  const welcomes = async (person: Person) =>
    (await person.call(getFan, { params: { id: person.id } })).own?.welcome
  assert.equal(await welcomes(fan), true)
  await fan.call(endWelcome)
  await fan.call(endWelcome)
  assert.deepEqual([await welcomes(fan), await welcomes(other)], [false, true])
})

test('whom an admin hid reads why and since when, and publishing answers that it stays hidden', async () => {
  const ana = await openAdmin(podium())
  for (const role of memberRoles) {
    const owner = await join(podium(), role)
    const params = { id: owner.id }
    const own = async () => (await owner.call(profileOf[role], { params })).own
    assert.equal((await own())?.hiddenByAdmin, null)
    const body = { hiddenProfile: true, reason: 'Fotografia de outra pessoa' }
    await ana.call(putVisibility, { params, body })
    await podium().visitor().refused('userNotFound', profileOf[role], { params })
    const told = await own()
    assert.equal(told?.hiddenByAdmin?.reason, body.reason)
    assert.ok(Math.abs(Date.parse(told?.hiddenByAdmin?.since ?? '') - Date.now()) < 60_000)
    assert.deepEqual(await show(owner, false), { hiddenProfile: true })
    assert.equal((await own())?.hiddenByAdmin?.reason, body.reason)
    await ana.call(putVisibility, { params, body: { hiddenProfile: false } })
    assert.deepEqual([(await own())?.hiddenByAdmin, (await own())?.hiddenProfile], [null, false])
    await podium().visitor().call(profileOf[role], { params })
  }
})

test('of two admins who hide a page the first one’s reason holds, on the page as in the decision', async () => {
  const [ana, eva] = [await openAdmin(podium()), await openAdmin(podium())]
  const marta = await join(podium(), 'FAN')
  const params = { id: marta.id }
  const own = async () => (await marta.call(getFan, { params })).own?.hiddenByAdmin
  const hide = (admin: Person, reason: string) =>
    admin.call(putVisibility, { params, body: { hiddenProfile: true, reason } })
  await hide(ana, 'Fotografia de outra pessoa')
  const first = await own()
  await hide(eva, 'Nome de outra pessoa')
  assert.deepEqual(await own(), first)
  const { list } = await marta.call(listDecisions)
  assert.deepEqual(
    list.map(({ explanation }) => explanation),
    ['Fotografia de outra pessoa'],
  )
})

test('who hides themselves hears it when an admin hides them too', async () => {
  const [ana, ines] = [await openAdmin(podium()), await join(podium(), 'ATHLETE')]
  await show(ines, true)
  const body = { hiddenProfile: true, reason: 'Nome de outra pessoa' }
  await ana.call(putVisibility, { params: { id: ines.id }, body })
  const { list } = await ines.call(listNotifications, {})
  assert.equal(list[0]?.facts.reason, body.reason)
})
