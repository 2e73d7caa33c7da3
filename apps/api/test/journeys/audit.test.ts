import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { downloadUsers } from '@podium/contract/admin'
import { type AuditAct, listAudit } from '@podium/contract/audit'
import { inviteUser, resendInvitation, revokeInvitation } from '@podium/contract/invitations'
import { writeTerms } from '@podium/contract/legal'
import { downloadAllPayments } from '@podium/contract/payments'
import { getAthlete, getFan, putFanAsAdmin, putVisibility } from '@podium/contract/profiles'
import { deleteAthlete, deleteFan } from '@podium/contract/settings'
import { addSportestOption, changeSportestOption } from '@podium/contract/sportest'
import { postWalletTransaction } from '@podium/contract/wallet'
import { type Kysely, sql } from 'kysely'
import { up as keepNoWords } from '../../migrations/0043-words-not-kept.ts'
import { freshAddress, openAdmin, openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const lastActs = async (admin: Person, count = 5) =>
  (await admin.call(listAudit, { query: { actorId: admin.id, _limit: count } })).list
const lastAct = async (admin: Person) => (await lastActs(admin, 1))[0] ?? assert.fail('no act')

const openFan = (name = 'Marta') =>
  openMember(podium(), 'FAN', { name, lastName: 'Nóbrega', fiscalCode: '123456789' })

test('giving and taking credits is on record with the balance before and after', async () => {
  const [ana, marta] = [await openAdmin(podium()), await openFan()]
  const give = (creditsNumber: number, description: string) =>
    ana.call(postWalletTransaction, { body: { userId: marta.id, creditsNumber, description } })
  await give(120, 'Welcome')
  await give(-50, 'A mistake')
  const [taken, given] = await lastActs(ana, 2)
  assert.deepEqual(
    [given?.act, given?.before, given?.after, given?.reason, given?.person?.id],
    ['CREDITS_GIVEN', { available: 0 }, { available: 120 }, 'Welcome', marta.id],
  )
  assert.deepEqual(
    [taken?.act, taken?.before, taken?.after, taken?.reason],
    ['CREDITS_TAKEN', { available: 120 }, { available: 70 }, 'A mistake'],
  )
  await ana.refused('insufficientCredits', postWalletTransaction, {
    body: { userId: marta.id, creditsNumber: -71, description: 'Too much' },
  })
  assert.equal((await lastAct(ana)).reason, 'A mistake')
})

test('the record names the call, as its answer does', async () => {
  const [ana, marta] = [await openAdmin(podium()), await openFan()]
  const answer = await ana.raw(putVisibility, {
    params: { id: marta.id },
    body: { hiddenProfile: true, reason: 'Not a person' },
  })
  const act = await lastAct(ana)
  assert.equal(act.requestId, answer.headers['x-request-id'])
  assert.deepEqual(
    [act.act, act.before, act.after, act.reason],
    ['PROFILE_HIDDEN', { hiddenProfile: false }, { hiddenProfile: true }, 'Not a person'],
  )
})

test('a profile an admin hid stays hidden for its owner, until an admin shows it', async () => {
  const [ana, marta] = [await openAdmin(podium()), await openFan()]
  await signIn(marta)
  const visibility = (person: Person, hiddenProfile: boolean) =>
    person.call(putVisibility, { params: { id: marta.id }, body: { hiddenProfile } })
  assert.deepEqual(await visibility(ana, true), { hiddenProfile: true })
  assert.deepEqual(await visibility(marta, false), { hiddenProfile: true })
  await podium()
    .visitor()
    .refused('userNotFound', getFan, { params: { id: marta.id } })
  assert.deepEqual(await visibility(ana, false), { hiddenProfile: false })
  await podium()
    .visitor()
    .call(getFan, { params: { id: marta.id } })
})

test('an athlete without a sport is not shown by an admin either', async () => {
  const ana = await openAdmin(podium())
  const athlete = await openMember(podium(), 'ATHLETE')
  await ana.refused('athleteHasNoSport', putVisibility, {
    params: { id: athlete.id },
    body: { hiddenProfile: false },
  })
})

test('two admins who decide at once are both on record, and one value holds', async () => {
  const [ana, rui, marta] = [await openAdmin(podium()), await openAdmin(podium()), await openFan()]
  const hide = (admin: Person) =>
    admin.call(putVisibility, { params: { id: marta.id }, body: { hiddenProfile: true } })
  assert.deepEqual(await Promise.all([hide(ana), hide(rui)]), [
    { hiddenProfile: true },
    { hiddenProfile: true },
  ])
  const { list } = await ana.call(listAudit, { query: { userId: marta.id } })
  assert.deepEqual(
    list.map(({ act }) => act),
    ['PROFILE_HIDDEN', 'PROFILE_HIDDEN'],
  )
  assert.deepEqual(new Set(list.map(({ actor }) => actor.id)), new Set([ana.id, rui.id]))
  assert.deepEqual(
    list.map(({ before }) => before?.hiddenProfile),
    [true, false],
  )
})

test('two admins who give at once both have given, and both are on record', async () => {
  const [ana, rui, marta] = [await openAdmin(podium()), await openAdmin(podium()), await openFan()]
  const give = (admin: Person) =>
    admin.call(postWalletTransaction, {
      body: { userId: marta.id, creditsNumber: 10, description: 'Ten' },
    })
  await Promise.all([ana, rui, ana, rui].map(give))
  const { list } = await ana.call(listAudit, { query: { userId: marta.id } })
  assert.deepEqual(
    list.map(({ before, after }) => [before?.available, after?.available]),
    [
      [30, 40],
      [20, 30],
      [10, 20],
      [0, 10],
    ],
  )
})

test('reading somebody’s page as an admin is on record once in ten minutes, anybody else’s is not', async () => {
  const [ana, marta] = [await openAdmin(podium()), await openFan()]
  const read = (person: Person) => person.call(getFan, { params: { id: marta.id } })
  await read(ana)
  await read(ana)
  await read(podium().visitor())
  const { list } = await ana.call(listAudit, { query: { userId: marta.id } })
  assert.deepEqual(
    list.map(({ act, actor }) => [act, actor.id]),
    [['ACCOUNT_READ', ana.id]],
  )
})

test('an edit by an admin keeps what changed and nothing else; an owner’s is nobody’s record', async () => {
  const [ana, marta] = [await openAdmin(podium()), await openFan()]
  const form = {
    name: 'Maria',
    countryCode: 'PT',
    fiscalCode: '123456789',
    postalCode: '3000-456',
    address: '',
  }
  await ana.call(putFanAsAdmin, { params: { id: marta.id }, body: form as never })
  const edited = (await lastActs(ana)).find(({ act }) => act === 'PROFILE_EDITED')
  assert.equal(edited?.before?.name, 'Marta')
  assert.equal(edited?.after?.name, 'Maria')
  assert.ok(!('fiscal_code' in (edited?.after ?? {})), 'the tax number did not change')
})

test('invitations, terms and sportest options are on record', async () => {
  const ana = await openAdmin(podium())
  const { id } = await ana.call(inviteUser, {
    body: { email: freshAddress('invited'), userType: 'MANAGER', modality: 'TENNIS' },
  })
  await ana.call(resendInvitation, { params: { id } })
  await ana.call(revokeInvitation, { params: { id } })
  const text = { en: 'Be fair.', pt: 'Sê justo.' }
  await ana.call(writeTerms, { body: { version: 'x1', text, material: false, publish: false } })
  await ana.call(writeTerms, { body: { version: 'x1', text, material: false, publish: true } })
  const option = (en: string) => ({
    name: { en, pt: `${en} (pt)` },
    sportestAnswerOptionType: 'SPONSOR_PACK' as const,
    weight: 1,
  })
  const added = await ana.call(addSportestOption, { body: option('Tiny') })
  await ana.call(changeSportestOption, { params: added, body: option('Tiniest') })
  const acts = (await lastActs(ana, 10)).map(({ act }) => act)
  assert.deepEqual(acts, [
    'OPTION_CHANGED',
    'OPTION_ADDED',
    'TERMS_PUBLISHED',
    'TERMS_DRAFTED',
    'INVITATION_REVOKED',
    'INVITATION_RESENT',
    'USER_INVITED',
  ] satisfies AuditAct[])
  assert.deepEqual((await lastAct(ana)).after, { nameEn: 'Tiniest', namePt: 'Tiniest (pt)' })
})

test('of two changes of an option at once each says what it was before it', async () => {
  const ana = await openAdmin(podium())
  const option = (en: string) => ({
    name: { en, pt: `${en} (pt)` },
    sportestAnswerOptionType: 'SPONSOR_PACK' as const,
    weight: 1,
  })
  const params = await ana.call(addSportestOption, { body: option('First') })
  const names = ['Second', 'Third', 'Fourth', 'Fifth']
  await Promise.all(
    names.map((name) => ana.call(changeSportestOption, { params, body: option(name) })),
  )
  const [added, ...changes] = (await lastActs(ana)).toReversed()
  let name = added?.after?.nameEn
  for (const { before, after } of changes) {
    assert.equal(before?.nameEn, name)
    name = after?.nameEn
  }
})

test('a deletion is on record with its reason; one that is refused is not', async () => {
  const [ana, marta] = [await openAdmin(podium()), await openFan()]
  await ana.refused('userNotFound', deleteAthlete, { params: { id: marta.id } })
  await ana.call(deleteFan, { params: { id: marta.id }, query: { reason: 'Asked by mail' } })
  const { list } = await ana.call(listAudit, { query: { userId: marta.id } })
  assert.deepEqual(
    list.map(({ act, reason }) => [act, reason]),
    [['ACCOUNT_DELETED', 'Asked by mail']],
  )
})

test('the log is filtered by act, by who and whom, and by day', async () => {
  const [ana, marta] = [await openAdmin(podium()), await openFan()]
  await ana.call(getFan, { params: { id: marta.id } })
  await ana.call(postWalletTransaction, {
    body: { userId: marta.id, creditsNumber: 5, description: 'Five' },
  })
  const total = async (query: object) =>
    (await ana.call(listAudit, { query: { actorId: ana.id, ...query } })).total
  const today = new Date().toISOString().slice(0, 10)
  assert.equal(await total({}), 2)
  assert.equal(await total({ act: 'CREDITS_GIVEN' }), 1)
  assert.equal(await total({ userId: marta.id, act: 'PROFILE_EDITED' }), 0)
  assert.equal(await total({ from: '2000-01-01', to: '2000-12-31' }), 0)
  assert.ok((await total({ from: '2000-01-01' })) === 2, today)
  await ana.violates(['act', 'Pattern'], listAudit, { query: { act: 'NOTHING' } })
  await ana.violates(['from', 'Pattern'], listAudit, { query: { from: '2025-13-40' } })
})

test('a day of the record is the whole of it, also where it is longer or shorter than others', async () => {
  // In the last hour of the day on which summer time ends, and in the first after the one on which it begins.
  for (const [at, long, other] of [
    ['2027-10-31T23:30:00Z', '2027-10-31', '2027-11-01'],
    ['2028-03-26T23:30:00Z', '2028-03-27', '2028-03-26'],
  ] as const) {
    travel(new Date(at))
    const [ana, marta] = [await openAdmin(podium()), await openFan()]
    await ana.call(getFan, { params: { id: marta.id } })
    const on = async (day: string) =>
      (await ana.call(listAudit, { query: { actorId: ana.id, from: day, to: day } })).total
    assert.deepEqual([await on(long), await on(other)], [1, 0])
  }
})

test('nobody changes or deletes a row of the log, not even by SQL', async () => {
  const [ana, marta] = [await openAdmin(podium()), await openFan()]
  await ana.call(getFan, { params: { id: marta.id } })
  const { id } = await lastAct(ana)
  const { db } = podium().context.database
  for (const tampering of [
    sql`update audit_log set actor_id = 1 where id = ${id}`,
    sql`update audit_log set reason = 'nothing' where id = ${id}`,
    sql`update audit_log set before = null, after = null where id = ${id}`,
    sql`delete from audit_log where id = ${id}`,
    sql`truncate audit_log`,
  ]) {
    await assert.rejects(tampering.execute(db), /only ever added to/)
  }
  assert.equal((await lastAct(ana)).id, id)
})

test('whom an admin looked for before a download is not on record, nor in rows of before', async () => {
  const ana = await openAdmin(podium())
  const { db } = podium().context.database
  const kept = async (after: object) => {
    const { rows } = await sql<{ id: number }>`
      insert into audit_log (actor_id, act, subject_kind, subject_id, after, request_id, at)
      values (${ana.id}, 'USERS_DOWNLOADED', 'user', ${ana.id}, ${JSON.stringify(after)}, '', now())
      returning id`.execute(db)
    return rows[0]?.id
  }
  const ids = [await kept({ q: 'marta@sousa.example', type: 'FAN' }), await kept({ q: '' })]
  await keepNoWords(db as unknown as Kysely<never>)
  const { list } = await ana.call(listAudit, { query: { actorId: ana.id, _order: 'ASC' } })
  const told = list.filter(({ id }) => ids.includes(id)).map(({ after }) => after)
  assert.deepEqual(told, [{ q: true, type: 'FAN' }, {}])
  await assert.rejects(sql`delete from audit_log where id = ${ids[0]}`.execute(db), /only ever/)
})

test('every list that an admin takes along as a file is on record, however short after another', async () => {
  const ana = await openAdmin(podium())
  await ana.raw(downloadUsers, { query: { type: 'ADMIN' } })
  await ana.raw(downloadUsers)
  await ana.raw(downloadAllPayments, { query: { status: 'PAID' } })
  await ana.raw(downloadAllPayments)
  const told = (await lastActs(ana)).map(({ act, after }) => [
    act,
    after?.type ?? after?.status ?? null,
  ])
  assert.deepEqual(told, [
    ['PAYMENTS_DOWNLOADED', null],
    ['PAYMENTS_DOWNLOADED', 'PAID'],
    ['USERS_DOWNLOADED', null],
    ['USERS_DOWNLOADED', 'ADMIN'],
  ])
})

test('nobody but admins reads the log', async () => {
  const marta = await openFan()
  await signIn(marta)
  await marta.refused('forbidden', listAudit)
  const athlete = await openMember(podium(), 'ATHLETE', { modality: 'TENNIS' })
  await podium()
    .visitor()
    .call(getAthlete, { params: { id: athlete.id } })
  assert.equal((await podium().visitor().raw(listAudit)).statusCode, 401)
})
