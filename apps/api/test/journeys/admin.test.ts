import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { afterEach, test } from 'node:test'
import {
  downloadUsers,
  getDashboard,
  getUser,
  listFailedJobs,
  listUsers,
  retryJob,
} from '@podium/contract/admin'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { listAudit } from '@podium/contract/audit'
import { getLegalText, listTerms, writeTerms } from '@podium/contract/legal'
import {
  listContactRequests,
  markContactRequest,
  sendContactRequest,
} from '@podium/contract/messages'
import { provePassword } from '@podium/contract/identity'
import { decide } from '@podium/contract/decisions'
import { putVisibility } from '@podium/contract/profiles'
import { deleteAdmin, deleteFan, deleteOf } from '@podium/contract/settings'
import { postWalletTransaction } from '@podium/contract/wallet'
import { sql } from 'kysely'
import { now } from '../../src/platform/clock.ts'
import { runJob } from '../buying.ts'
import { castPassword, openAdmin, openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

const open = (role: 'FAN' | 'ATHLETE' | 'SPONSOR' | 'MANAGER', name: string, details = {}) =>
  openMember(podium(), role, { name, lastName: 'Quintela', ...details })

const namesFound = async (admin: Person, query: object) =>
  (await admin.call(listUsers, { query })).list.map(({ name }) => name)

test('the list finds by name, last name and email, whatever the accents, and sorts', async () => {
  const ana = await openAdmin(podium())
  await open('FAN', 'Zélia')
  await open('ATHLETE', 'Ácacio', { modality: 'TENNIS' })
  const byMail = await open('SPONSOR', 'Brás', { email: 'bras.unico@firma.example' })
  assert.deepEqual(await namesFound(ana, { q: 'quintela' }), ['Ácacio', 'Brás', 'Zélia'])
  assert.deepEqual(await namesFound(ana, { q: 'ZELIA quin' }), ['Zélia'])
  assert.deepEqual(await namesFound(ana, { q: 'bras.unico@' }), ['Brás'])
  assert.deepEqual(await namesFound(ana, { q: 'Quintela', _order: 'DESC', _limit: 2 }), [
    'Zélia',
    'Brás',
  ])
  assert.deepEqual(await namesFound(ana, { q: 'Quintela', _limit: 2, _page: 1 }), ['Zélia'])
  assert.deepEqual(await namesFound(ana, { q: 'quintela', _sort: 'createdAt' }), [
    'Zélia',
    'Ácacio',
    'Brás',
  ])
  assert.deepEqual(await namesFound(ana, { q: 'quintela', type: 'SPONSOR' }), ['Brás'])
  assert.deepEqual(await namesFound(ana, { q: '%%%' }), [])
  assert.deepEqual(await namesFound(ana, { q: '___' }), [])
  const one = await ana.call(getUser, { params: { id: byMail.id } })
  assert.deepEqual(
    [one.email, one.wallet?.available, one.obstacles],
    ['bras.unico@firma.example', 0, []],
  )
})

test('hidden people are listed as hidden, whoever hid them, and filtered so', async () => {
  const ana = await openAdmin(podium())
  const hidden = await open('FAN', 'Hilda', { lastName: 'Oculta' })
  await open('ATHLETE', 'Nuno', { lastName: 'Oculta' })
  await open('FAN', 'Vera', { lastName: 'Oculta' })
  await ana.call(putVisibility, { params: { id: hidden.id }, body: { hiddenProfile: true } })
  const { list } = await ana.call(listUsers, { query: { q: 'oculta' } })
  assert.deepEqual(
    list.map(({ name, hiddenProfile, hiddenByAdmin }) => [name, hiddenProfile, hiddenByAdmin]),
    [
      ['Hilda', true, true],
      ['Nuno', true, false],
      ['Vera', false, false],
    ],
  )
  assert.deepEqual(await namesFound(ana, { q: 'oculta', hiddenProfile: 'true' }), ['Hilda', 'Nuno'])
  assert.deepEqual(await namesFound(ana, { q: 'oculta', hiddenProfile: 'false' }), ['Vera'])
})

test('who is suspended is listed as that, and not as hidden by an admin alone', async () => {
  const ana = await openAdmin(podium())
  const sara = await open('FAN', 'Sara', { lastName: 'Parada' })
  const about = { subjectType: 'profile', subjectId: sara.id, explanation: 'Spam' } as const
  await ana.call(decide, { body: { ...about, act: 'SUSPEND', ground: 'TERMS' } })
  const { list } = await ana.call(listUsers, { query: { q: 'parada' } })
  assert.deepEqual(
    list.map(({ suspended, hiddenByAdmin }) => [suspended, hiddenByAdmin]),
    [[true, true]],
  )
  assert.deepEqual(await namesFound(ana, { q: 'parada', state: 'HIDDEN_BY_ADMIN' }), ['Sara'])
})

test('a search has 3 to 200 characters or none', async () => {
  const ana = await openAdmin(podium())
  await ana.violates(['q', 'Size'], listUsers, { query: { q: 'ab' } })
  await ana.violates(['q', 'Size'], listUsers, { query: { q: 'a'.repeat(201) } })
  await ana.call(listUsers, { query: { q: 'a'.repeat(200) } })
  await ana.violates(['_sort', 'Pattern'], listUsers, { query: { _sort: 'password' } })
  await ana.violates(['type', 'Pattern'], listUsers, { query: { type: 'KING' } })
  assert.ok((await ana.call(listUsers)).total > 0)
})

test('who leaves is listed no more, and who changes is listed anew', async () => {
  const ana = await openAdmin(podium())
  const leaving = await open('FAN', 'Partida', { lastName: 'Vidal' })
  assert.deepEqual(await namesFound(ana, { q: 'partida' }), ['Partida'])
  await ana.call(deleteFan, { params: { id: leaving.id } })
  assert.deepEqual(await namesFound(ana, { q: 'partida' }), [])
  await ana.refused('userNotFound', getUser, { params: { id: leaving.id } })
  await ana.refused('userNotFound', deleteFan, { params: { id: leaving.id } })
})

test('rows say what may be done: never a deletion of oneself, no credits for admins', async () => {
  const ana = await openAdmin(podium())
  const self = await ana.call(getUser, { params: { id: ana.id } })
  assert.deepEqual(self.abilities, {
    edit: false,
    credits: false,
    visibility: false,
    delete: false,
  })
  assert.deepEqual([self.wallet, self.obstacles.includes('SELF')], [null, true])
  await ana.refused('couldNotDeleteUser', deleteAdmin, { params: { id: ana.id } })
  const rui = await openAdmin(podium())
  await ana.refused('forbidden', postWalletTransaction, {
    body: { userId: rui.id, creditsNumber: 10, description: 'A gift' },
  })
  await ana.refused('userNotFound', postWalletTransaction, {
    body: { userId: 2_000_000_000, creditsNumber: 10, description: 'A gift' },
  })
})

test('credits: not nothing, not more than there is, and a reason of at most 40 characters', async () => {
  const [ana, marta] = [await openAdmin(podium()), await open('FAN', 'Marta')]
  const body = { userId: marta.id, creditsNumber: 5, description: 'Five' }
  await ana.violates(['creditsNumber', 'Min'], postWalletTransaction, {
    body: { ...body, creditsNumber: 0 },
  })
  await ana.violates(['description', 'Size'], postWalletTransaction, {
    body: { ...body, description: 'a'.repeat(41) },
  })
  await ana.refused('insufficientCredits', postWalletTransaction, {
    body: { ...body, creditsNumber: -1 },
  })
})

test('of two admins who delete each other at once, one stays', async () => {
  const [ana, rui] = [await openAdmin(podium()), await openAdmin(podium())]
  const { db } = podium().context.database
  // Whoever else is an admin here is out of the way for this test.
  const { list } = await ana.call(listUsers, { query: { type: 'ADMIN', _limit: 100 } })
  for (const { id } of list.filter((user) => user.id !== ana.id && user.id !== rui.id)) {
    await ana.call(deleteAdmin, { params: { id } })
  }
  const answers = await Promise.all([
    ana.raw(deleteAdmin, { params: { id: rui.id } }),
    rui.raw(deleteAdmin, { params: { id: ana.id } }),
  ])
  const codes = answers.map(({ statusCode }) => statusCode).sort()
  assert.equal(codes[0], 204)
  assert.notEqual(codes[1], 204)
  const { rows } =
    await sql`select 1 from users where role = 'ADMIN' and closed_at is null`.execute(db)
  assert.equal(rows.length, 1)
})

test('ten minutes after the password, sensitive acts ask for it again, others do not', async () => {
  const [ana, marta] = [await openAdmin(podium()), await open('FAN', 'Marta')]
  const give = () => ({ body: { userId: marta.id, creditsNumber: 1, description: 'One' } }) as const
  await ana.call(postWalletTransaction, give())
  try {
    travel({ seconds: 9 * 60 + 30 })
    await ana.call(postWalletTransaction, give())
    travel({ seconds: 10 * 60 + 30 })
    await ana.send({ method: 'POST', url: '/api/authentication/refresh' })
    await ana.refused('passwordNeeded', postWalletTransaction, give())
    await ana.refused('passwordNeeded', deleteOf.FAN, { params: { id: marta.id } })
    await ana.call(putVisibility, { params: { id: marta.id }, body: { hiddenProfile: true } })
    await ana.refused('invalidPassword', provePassword, { body: { password: 'Wrong!2026' } })
    await ana.refused('passwordNeeded', postWalletTransaction, give())
    await ana.call(provePassword, { body: { password: castPassword } })
    await ana.call(postWalletTransaction, give())
    assert.equal((await ana.call(getUser, { params: { id: marta.id } })).wallet?.available, 3)
  } finally {
    restoreClock()
  }
})

test('the list as a file has everybody found, is no formula, and is on record', async () => {
  const ana = await openAdmin(podium())
  await open('FAN', '=SUM', { lastName: 'Ficheiro' })
  const answer = await ana.raw(downloadUsers, { query: { q: 'ficheiro' } })
  const lines = answer.body.trim().split('\r\n')
  assert.equal(answer.statusCode, 200)
  assert.equal(lines.length, 2)
  assert.match(lines[1] ?? '', /"'=SUM";"Ficheiro"/)
  const { list } = await ana.call(listAudit, { query: { actorId: ana.id } })
  assert.equal(list[0]?.act, 'USERS_DOWNLOADED')
  assert.deepEqual(list[0]?.after, { q: true, type: null, hidden: null })
  await ana.violates(['q', 'Size'], downloadUsers, { query: { q: 'ab' } })
})

test('the dashboard tells people, credits and what waits, day by day', async () => {
  const ana = await openAdmin(podium())
  const before = await ana.call(getDashboard, { query: { days: 30 } })
  const marta = await open('FAN', 'Marta')
  await ana.call(postWalletTransaction, {
    body: { userId: marta.id, creditsNumber: 70, description: 'Seventy' },
  })
  await podium()
    .visitor()
    .call(sendContactRequest, {
      body: { name: 'Clara', organisation: 'Câmara', email: 'clara@cm.example', message: 'Olá' },
    })
  const after = await ana.call(getDashboard, { query: { days: 30 } })
  assert.equal(after.people, before.people + 1)
  assert.equal(after.granted, before.granted + 70)
  assert.equal(after.inWallets, before.inWallets + 70)
  assert.equal(after.waiting.contactRequests, before.waiting.contactRequests + 1)
  assert.equal(after.series.newPeople.length, 30)
  const today = ({ series }: typeof after) => series.newPeople.at(-1)?.count ?? 0
  assert.equal(today(after), today(before) + 1)
  await ana.violates(['days', 'Pattern'], getDashboard, { query: { days: 31 } })
})

test('the dashboard has each of the last days once, the first one whole, also where the clocks change', async () => {
  travel(new Date('2027-10-02T08:00:00Z'))
  await open('FAN', 'Marta')
  // An hour before midnight, on the day on which summer time ended.
  travel(new Date('2027-10-31T23:30:00Z'))
  const ana = await openAdmin(podium())
  const { series } = await ana.call(getDashboard, { query: { days: 30 } })
  const days = series.newPeople.map((figure) => figure.day)
  assert.deepEqual(
    days,
    Array.from({ length: 30 }, (_, index) => dayAfter('2027-10-02', index)),
  )
  assert.equal(series.newPeople[0]?.count, 1)
})

test('a contact request is answered once, whoever says so first', async () => {
  const [ana, rui] = [await openAdmin(podium()), await openAdmin(podium())]
  await podium()
    .visitor()
    .call(sendContactRequest, {
      body: { name: 'Olga', organisation: '', email: 'olga@cm.example', message: 'Bom dia' },
    })
  const { list } = await ana.call(listContactRequests, { query: { answered: 'false' } })
  const id = list[0]?.id ?? assert.fail('no request')
  assert.equal(list[0]?.name, 'Olga')
  const mark = (admin: Person, answered: boolean) =>
    admin.call(markContactRequest, { params: { id }, body: { answered } })
  const answers = await Promise.all([mark(ana, true), mark(rui, true)])
  assert.equal(answers[0].answeredAt, answers[1].answeredAt)
  const { list: acts } = await ana.call(listAudit, { query: { act: 'CONTACT_ANSWERED' } })
  assert.equal(acts.filter(({ subject }) => subject.id === String(id)).length, 1)
  assert.equal((await mark(rui, false)).answeredAt, null)
  await ana.refused('entityDoesNotExist', markContactRequest, {
    params: { id: 2_000_000_000 },
    body: { answered: true },
  })
})

test('what an institution wrote is gone before a year is over', async () => {
  const text = `Proposta ${randomUUID()}`
  const body = { name: 'Rita', organisation: '', email: 'rita@cm.example', message: text }
  await podium().visitor().call(sendContactRequest, { body })
  const isThere = async () => {
    const ana = await openAdmin(podium())
    const { list } = await ana.call(listContactRequests, { query: { _limit: 100 } })
    return list.some(({ message }) => message === text)
  }
  const days = 24 * 3600
  travel({ seconds: 363 * days })
  await runJob(podium(), 'forget-contact-requests')
  assert.ok(await isThere())
  // The last night within the year, whatever the hour was.
  travel({ seconds: 365 * days - 3600 })
  await runJob(podium(), 'forget-contact-requests')
  assert.equal(await isThere(), false)
})

test('a job that failed is listed and tried once more, once', async () => {
  const ana = await openAdmin(podium())
  const { db } = podium().context.database
  const { rows } = await sql<{ id: string }>`
    insert into pgboss.job (name, state, data, output, retry_limit, retry_count, completed_on,
                            start_after, expire_seconds, policy)
    select name, 'failed', '{}'::jsonb, '{"message":"no route to host"}'::jsonb, 5, 5, now(),
           now(), 300, policy
    from pgboss.queue where name = 'forget-counted-calls' returning id`.execute(db)
  const id = rows[0]?.id ?? assert.fail()
  const { list } = await ana.call(listFailedJobs)
  const job = list.find((failed) => failed.id === id)
  assert.deepEqual(
    [job?.name, job?.error, job?.attempts],
    ['forget-counted-calls', 'no route to host', 6],
  )
  await ana.call(retryJob, { params: { id } })
  await ana.refused('entityDoesNotExist', retryJob, { params: { id } })
  await podium().settled()
  const { rows: done } = await sql<{ state: string }>`
    select state from pgboss.job where id = ${id}::uuid`.execute(db)
  assert.equal(done[0]?.state, 'completed')
})

test('each legal document has its own versions, and each version is published once', async () => {
  const ana = await openAdmin(podium())
  const text = { en: '# Cookies\n\nOnly ours.', pt: '# Cookies\n\nSó os nossos.' }
  const write = { body: { kind: 'cookies', version: '2027-01', text } } as const
  await ana.call(writeTerms, write)
  await ana.refused('termsVersionAlreadyExists', writeTerms, write)
  await ana.call(writeTerms, { body: { ...write.body, kind: 'privacy', publish: false } })
  const shown = await podium()
    .visitor()
    .call(getLegalText, { params: { kind: 'cookies' }, query: { language: 'en' } })
  assert.deepEqual(shown, { version: '2027-01', from: calendarDay(now()), text: text.en })
  const [draft] = await ana.call(listTerms, { query: { kind: 'privacy' } })
  assert.deepEqual([draft?.version, draft?.publishedAt], ['2027-01', null])
})

test('members reach nothing of this', async () => {
  const marta = await open('FAN', 'Marta')
  await signIn(marta)
  for (const route of [listUsers, downloadUsers, getDashboard, listFailedJobs]) {
    await marta.refused('forbidden', route as typeof listUsers)
  }
})
