import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { afterEach, test } from 'node:test'
import { getPermissions, login, refreshSession } from '@podium/contract/identity'
import { finalizeOf, inviteUser } from '@podium/contract/invitations'
import { athleteGallery, fanGallery } from '@podium/contract/galleries'
import { getTerms } from '@podium/contract/legal'
import { languages } from '@podium/contract/locale'
import { listUsers } from '@podium/contract/admin'
import { block, sendContactRequest } from '@podium/contract/messages'
import { searchNetwork } from '@podium/contract/network'
import { profileOf, putVisibility } from '@podium/contract/profiles'
import { sendReport } from '@podium/contract/reports'
import { memberRoles } from '@podium/contract/roles'
import {
  changeEmail,
  closeAccount,
  confirmEmail,
  getAccount,
  deleteOf,
  downloadExport,
  getExport,
  requestExport,
} from '@podium/contract/settings'
import { listSportests } from '@podium/contract/sportest'
import { dataExportPhrases } from '@podium/phrases/data-export'
import { sql } from 'kysely'
import sharp from 'sharp'
import {
  activate,
  castPassword as password,
  freshAddress,
  join,
  openAdmin,
  openMember,
  signIn,
  signUp,
} from '../cast.ts'
import { film } from '../films.ts'
import { saveAthlete } from '../forms.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { unzip } from '../unzip.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()
afterEach(restoreClock)

const days = 24 * 3600
const proof = ({ email }: Person) => ({ body: { email, password } })
const aSecond = () => new Promise((resolve) => setTimeout(resolve, 1000))

test('closing needs the password', async () => {
  const marta = await join(podium(), 'FAN')
  await marta.refused('invalidPassword', closeAccount, { body: { password: 'Wrong!2026' } })
  await marta.violates(['password', 'NotBlank'], closeAccount, { body: { password: '' } })
  assert.deepEqual(await marta.call(getPermissions), ['FAN'])
})

test('a closed account is gone at once: page, network, sessions and sign-in', async () => {
  const inês = await openMember(podium(), 'ATHLETE', {
    name: 'Leonor',
    lastName: 'Despedida',
    modality: 'JUDO',
    language: 'en',
  })
  await signIn(inês)
  const phone = inês.twin()
  await signIn(phone)
  const visitor = podium().visitor()
  const found = () => visitor.call(searchNetwork, { query: { q: 'despedida' } })
  assert.equal((await found()).total, 1)

  await inês.call(closeAccount, { body: { password } })
  assert.equal((await found()).total, 0)
  await visitor.refused('userNotFound', profileOf.ATHLETE, { params: { id: inês.id } })
  await visitor.refused('invalidCredentials', login, proof(inês))
  await aSecond()
  for (const window of [inês, phone]) {
    assert.equal((await window.raw(getPermissions)).statusCode, 401)
    assert.equal((await window.raw(refreshSession)).statusCode, 401)
  }
  await podium().mailTo(inês.email, 'closed')
})

test('the address of a closed account is free for a new one', async () => {
  const marta = await join(podium(), 'FAN')
  await marta.call(closeAccount, { body: { password } })
  const { email } = marta
  const again = Object.assign(await openMember(podium(), 'FAN', { email }), { email })
  await signIn(again)
  assert.notEqual(again.id, marta.id)
})

test('the last admin stays, and of two who leave at once one does', async () => {
  const [ana, rui] = [await openAdmin(podium()), await openAdmin(podium())]
  assert.deepEqual((await ana.call(getAccount)).keptOpenBy, [])
  const answers = await Promise.all(
    [ana, rui].map((admin) => admin.raw(closeAccount, { body: { password } })),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).sort(), [204, 400])
  const left = answers[0]?.statusCode === 204 ? rui : ana
  assert.deepEqual((await left.call(getAccount)).keptOpenBy, ['lastAdmin'])
  await left.refused('couldNotDeleteUser', closeAccount, { body: { password } })
  await left.refused('couldNotDeleteUser', deleteOf.ADMIN, { params: { id: left.id } })
})

test('an admin deletes anybody but themselves, each under their own role', async () => {
  const ana = await openAdmin(podium())
  for (const role of memberRoles) {
    const person = await openMember(podium(), role, { language: 'en' })
    await signIn(person)
    const other = role === 'FAN' ? 'SPONSOR' : 'FAN'
    await ana.refused('userNotFound', deleteOf[other], { params: { id: person.id } })
    await ana.call(deleteOf[role], { params: { id: person.id } })
    await ana.refused('userNotFound', deleteOf[role], { params: { id: person.id } })
    await podium().visitor().refused('invalidCredentials', login, proof(person))
    await podium().mailTo(person.email, 'closed')
    await aSecond()
    assert.equal((await person.raw(getPermissions)).statusCode, 401)
  }
  await ana.refused('couldNotDeleteUser', deleteOf.ADMIN, { params: { id: ana.id } })
})

test('who closed their account is gone for admins too; one that was deleted stays to be read, and nothing else', async () => {
  const ana = await openAdmin(podium())
  const [marta, rui] = [await openMember(podium(), 'FAN'), await openMember(podium(), 'FAN')]
  const [own, deleted] = [{ params: { id: marta.id } }, { params: { id: rui.id } }]
  assert.equal((await ana.call(profileOf.FAN, own)).abilities.edit, true)
  const waiting = await signUp(podium(), 'FAN')
  const unconfirmed = await ana.call(profileOf.FAN, { params: { id: waiting.id } })
  assert.equal(unconfirmed.abilities.edit, true)
  await signIn(marta)
  await marta.call(closeAccount, { body: { password } })
  await ana.refused('userNotFound', profileOf.FAN, own)
  await ana.refused('userNotFound', fanGallery.list, { ...own, query: {} })
  await ana.refused('userNotFound', listSportests, own)
  const report = { kind: 'profile', id: marta.id, reason: 'OTHER' } as const
  await ana.refused('userNotFound', sendReport, { body: report })

  await ana.call(deleteOf.FAN, deleted)
  const { abilities } = await ana.call(profileOf.FAN, deleted)
  assert.ok(!Object.values(abilities).includes(true), JSON.stringify(abilities))
  await ana.call(fanGallery.list, { ...deleted, query: {} })
  await ana.call(listSportests, deleted)
  await podium().visitor().refused('userNotFound', profileOf.FAN, deleted)
})

/** Does what a job does. */
async function runJob(name: string, data: object = {}): Promise<void> {
  const found = podium().context.jobHandlers.find(({ job }) => job.name === name)
  assert.ok(found, name)
  await (found.run as (data: object) => Promise<void>)(data)
}

const forgetClosedAccounts = () => runJob('anonymise-closed-accounts')

/** The tables of ours in which a text still stands. */
async function tablesWith(text: string): Promise<string[]> {
  const { db } = podium().context.database
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(db)
  const found: string[] = []
  for (const { name } of rows) {
    const { rows: hits } = await sql`
      select 1 from ${sql.table(name)} as row where row::text like ${`%${text}%`} limit 1`.execute(
      db,
    )
    if (hits.length > 0) found.push(name)
  }
  return found
}

test('before a year is over nothing says who it was; until then all is kept', async () => {
  const marta = await openMember(podium(), 'FAN', {
    name: 'Filomena',
    lastName: 'Inesquecível',
    fiscalCode: '123456789',
    address: 'Rua do Esquecimento 3',
  })
  await signIn(marta)
  await marta.call(closeAccount, { body: { password } })
  travel({ seconds: 363 * days })
  await forgetClosedAccounts()
  assert.ok((await tablesWith('Inesquecível')).includes('users'))
  // The last night within the year, whatever the hour was.
  travel({ seconds: 365 * days - 3600 })
  await forgetClosedAccounts()
  for (const text of ['Inesquecível', 'Filomena', marta.email, 'Esquecimento', '123456789']) {
    // Mails that were sent are kept a while by the development mailbox only.
    const left = (await tablesWith(text)).filter((table) => table !== 'mailbox_mails')
    assert.deepEqual(left, [], text)
  }
})

test('one owner who cannot be forgotten keeps nobody else from being forgotten', async () => {
  const left = [await openMember(podium(), 'FAN'), await openMember(podium(), 'FAN')]
  for (const owner of left) {
    await signIn(owner)
    await owner.call(closeAccount, { body: { password } })
  }
  const [first, second] = left
  const { db } = podium().context.database
  await sql`create function hold_for_test() returns trigger language plpgsql as
    'begin raise exception ''not now''; end'`.execute(db)
  await sql`create trigger held before update on users for each row
    when (old.id = ${sql.lit(first!.id)}) execute function hold_for_test()`.execute(db)
  travel({ seconds: 365 * days - 3600 })
  await assert.rejects(forgetClosedAccounts(), { name: 'AggregateError' })
  await sql`drop function hold_for_test cascade`.execute(db)
  assert.equal((await tablesWith(second!.email)).includes('users'), false)
  assert.equal((await tablesWith(first!.email)).includes('users'), true)
})

test('who has the address by then of somebody who is forgotten stays in the list of the admins', async () => {
  const carlos = await join(podium(), 'MANAGER')
  const marta = await join(podium(), 'FAN')
  await marta.call(closeAccount, { body: { password } })
  await carlos.call(changeEmail, { body: { email: marta.email, password } })
  await podium().settled()
  const token = await podium().tokenMailedTo(marta.email, '/confirm-email')
  await carlos.call(confirmEmail, { body: { token } })
  const ana = await openAdmin(podium())
  const listed = async () =>
    (await ana.call(listUsers, { query: { q: marta.email } })).list.map(({ id }) => id)
  assert.deepEqual(await listed(), [carlos.id])
  travel({ seconds: 365 * days - 3600 })
  await forgetClosedAccounts()
  restoreClock()
  assert.deepEqual(await listed(), [carlos.id])
})

test('of somebody who had been invited the invitation is forgotten too', async () => {
  const ana = await openAdmin(podium())
  const email = freshAddress('invited')
  await ana.call(inviteUser, { body: { email, userType: 'SPONSOR', modality: '' } })
  await podium().settled()
  const token = await podium().tokenMailedTo(email, '/register')
  const guest = podium().visitor()
  const { version: acceptedTermsOfUse } = await guest.call(getTerms, {})
  const person = { name: 'Volta Foods', password, token, acceptedTermsOfUse }
  await guest.call(finalizeOf.SPONSOR, { body: person })
  await guest.call(closeAccount, { body: { password } })
  travel({ seconds: 366 * days })
  await forgetClosedAccounts()
  const left = (await tablesWith(email)).filter((table) => table !== 'mailbox_mails')
  assert.deepEqual(left, [])
})

test('an address nobody confirmed within 30 days is free again, and nothing of it is left', async () => {
  const details = { name: 'Filipa', lastName: 'Nuncaconfirmada', email: freshAddress('never') }
  const never = await signUp(podium(), 'MANAGER', details)
  const confirmed = await signUp(podium(), 'FAN')
  await activate(podium(), confirmed)
  travel({ seconds: 29 * days })
  await runJob('forget-unproven-addresses')
  assert.ok((await tablesWith('Nuncaconfirmada')).includes('users'))
  travel({ seconds: 31 * days })
  await runJob('forget-unproven-addresses')
  await signIn(confirmed)
  await podium().visitor().refused('invalidCredentials', login, proof(never))
  for (const text of ['Nuncaconfirmada', details.email]) {
    const left = (await tablesWith(text)).filter((table) => table !== 'mailbox_mails')
    assert.deepEqual(left, [], text)
  }
  await signUp(podium(), 'MANAGER', details)
})

test('with an address nobody confirmed goes nothing that its owner wrote or was asked', async () => {
  const email = freshAddress('institution')
  const body = { name: 'Rita', organisation: 'Câmara', email, message: 'Queremos apoiar.' }
  await podium().visitor().call(sendContactRequest, { body })
  await signUp(podium(), 'FAN', { name: 'Alguém', email })
  travel({ seconds: 31 * days })
  await runJob('forget-unproven-addresses')
  assert.deepEqual(
    (await tablesWith(email)).filter((table) => table !== 'mailbox_mails'),
    ['contact_requests'],
  )
})

test('an address nobody confirmed is mailed no name, whatever an admin does with the account', async () => {
  const ana = await openAdmin(podium())
  const { id, email } = await signUp(podium(), 'FAN', { name: 'Zebedeu' })
  const said = { reason: 'Nome que ofende' }
  await ana.call(putVisibility, { params: { id }, body: { hiddenProfile: true, ...said } })
  await ana.call(deleteOf.FAN, { params: { id }, query: said })
  const mails = await podium().mailsTo(email)
  const named = mails.filter((mail) => JSON.stringify(mail).includes('Zebedeu'))
  assert.deepEqual(named, [])
  assert.ok(mails.some(({ text }) => text.includes('/deleted/')))
})

test('an invitation nobody took up is gone 30 days after it ended', async () => {
  const ana = await openAdmin(podium())
  const email = freshAddress('uninvited')
  await ana.call(inviteUser, { body: { email, userType: 'SPONSOR', modality: '' } })
  const there = async (after: number) => {
    travel({ seconds: after * days })
    await runJob('delete-ended-invitations')
    return (await tablesWith(email)).includes('invitations')
  }
  assert.deepEqual([await there(43), await there(45)], [true, false])
})

// --- the export ----------------------------------------------------------------------------------

/** Has one's data prepared; answers the secret of the mailed link. */
async function prepare(person: Person): Promise<string> {
  await person.call(requestExport)
  await podium().settled()
  return podium().tokenMailedTo(person.email, '/export')
}

test('one’s data comes as a zip behind a mailed link, and nothing of anybody else', async () => {
  const marta = await join(podium(), 'FAN', { lastName: 'Transparente' })
  const rui = await join(podium(), 'FAN', { lastName: 'Reservado' })
  assert.equal((await marta.call(getExport)).state, 'NONE')
  const secret = await prepare(marta)
  assert.equal((await marta.call(getExport)).state, 'READY')
  const answer = await marta.raw(downloadExport, { params: { secret } })
  assert.equal(answer.headers['content-type'], 'application/zip')
  assert.match(String(answer.headers['content-disposition']), /^attachment/)
  const files = unzip(answer.rawPayload)
  const account = JSON.parse(String(files['account.json'] ?? '{}')) as Record<string, unknown>
  assert.deepEqual([account.email, account.last_name], [marta.email, 'Transparente'])
  // In both languages it is told what each file is, also of one that is empty.
  const parts = Object.keys(files).filter((name) => name.endsWith('.json'))
  for (const language of languages) {
    const { fileName, lead } = dataExportPhrases[language]
    const guide = String(files[fileName])
    assert.ok(guide.includes(lead))
    assert.deepEqual(
      parts.filter((name) => !guide.includes(`\n${name}: `)),
      [],
    )
  }
  const everything = Object.values(files).join('\n')
  for (const secretThing of ['argon2', 'password_hash', 'token_hash', rui.email, 'Reservado']) {
    assert.equal(everything.includes(secretThing), false, secretThing)
  }
})

test('one’s data has whom one blocked, and every test with its answers, however many', async () => {
  const [marta, rui] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  await marta.call(block, { params: { userId: rui.id } })
  await sql`
    insert into sportests (user_id, type, answers, score, taken_at)
    select ${marta.id}, 'SPONSOR', '{"budget": 3}', 7, now() from generate_series(1, 501)`.execute(
    podium().context.database.db,
  )
  const { rawPayload } = await marta.raw(downloadExport, {
    params: { secret: await prepare(marta) },
  })
  const files = unzip(rawPayload)
  const part = (name: string) => JSON.parse(String(files[`${name}.json`])) as unknown
  const { blocked } = part('messages') as { blocked: { blocked_id: number }[] }
  assert.deepEqual(
    blocked.map(({ blocked_id: id }) => id),
    [rui.id],
  )
  const tests = part('sportests') as { answers: object }[]
  assert.deepEqual([tests.length, tests[0]?.answers], [501, { budget: 3 }])
})

test('the pictures and films that one shows go with one’s data, and no others', async () => {
  const ines = await join(podium(), 'ATHLETE')
  const rui = await join(podium(), 'FAN')
  const send = async (person: Person, path: Parameters<typeof upload>[1], content: Buffer) =>
    (await upload(person, path, content)).json<{ id: number }>().id
  const avatarId = await send(ines, '/files/avatar', await photo())
  await saveAthlete(ines, { avatarId })
  await send(ines, '/files/cover', await photo())
  const shown = await send(ines, '/files/gallery-media', await photo())
  const filmed = await send(ines, '/files/gallery-media', await film('webm'))
  await send(rui, '/files/gallery-media', await photo())
  await podium().settled()
  const secret = await prepare(ines)
  const answer = await ines.raw(downloadExport, { params: { secret } })
  const files = unzip(answer.rawPayload)
  const names = Object.keys(files).filter((name) => name.startsWith('files/'))
  assert.deepEqual(
    names.toSorted(),
    [`files/${avatarId}.webp`, `files/${filmed}.webm`, `files/${shown}.webp`].toSorted(),
  )
  const stored = await podium().context.storage.get(`files/${filmed}/video.webm`)
  assert.deepEqual(files[`files/${filmed}.webm`], await buffer(stored ?? assert.fail('no film')))
  assert.equal((await sharp(files[`files/${shown}.webp`]).metadata()).format, 'webp')
})

test('data whose preparing broke off can be asked for again after an hour', async () => {
  const marta = await join(podium(), 'FAN')
  await podium()
    .context.database.db.insertInto('data_exports')
    .values({
      ...{ user_id: marta.id, requested_at: new Date() },
      ...{ secret_hash: null, ready_at: null, expires_at: null },
    })
    .execute()
  assert.equal((await marta.call(getExport)).state, 'PREPARING')
  travel({ seconds: 3700 })
  await signIn(marta)
  assert.equal((await marta.call(getExport)).state, 'NONE')
  await prepare(marta)
  assert.equal((await marta.call(getExport)).state, 'READY')
})

test('closing ends the link at once, and within the hour the file behind it is gone', async () => {
  const marta = await join(podium(), 'FAN')
  const secret = await prepare(marta)
  const key = `exports/${marta.id}.zip`
  const [rui, phone] = [await join(podium(), 'FAN'), marta.twin()]
  await marta.call(closeAccount, { body: { password } })
  await rui.refused('entityDoesNotExist', downloadExport, { params: { secret } })
  // Whether that session is known to have ended yet or not.
  assert.notEqual((await phone.raw(downloadExport, { params: { secret } })).statusCode, 200)
  assert.ok(await podium().context.storage.head(key))
  await runJob('delete-expired-exports')
  assert.equal(await podium().context.storage.head(key), null)
})

test('an export that is ready only after its owner left is not kept', async () => {
  const marta = await join(podium(), 'FAN')
  await marta.call(closeAccount, { body: { password } })
  await runJob('export-data', { userId: marta.id })
  assert.equal(await podium().context.storage.head(`exports/${marta.id}.zip`), null)
})

test('what opened by its key opens no more once its owner has left', async () => {
  const inês = await join(podium(), 'ATHLETE')
  await upload(inês, '/files/gallery-media', await photo())
  const { main } = (await upload(inês, '/files/avatar', await photo())).json<{ main: string }>()
  await inês.call(putVisibility, { params: { id: inês.id }, body: { hiddenProfile: true } })
  const { list } = await inês.call(athleteGallery.list, { params: { id: inês.id } })
  const visitor = podium().visitor()
  const addresses = [main, list[0]?.main ?? assert.fail('no photo')]
  const open = () =>
    Promise.all(
      addresses.map(async (url) => (await visitor.send({ method: 'GET', url })).statusCode),
    )
  assert.deepEqual(await open(), [200, 200])
  await inês.call(closeAccount, { body: { password } })
  assert.deepEqual(await open(), [404, 404])
})

test('the link works for two days, and only the newest', async () => {
  const marta = await join(podium(), 'FAN')
  const first = await prepare(marta)
  const second = await prepare(marta)
  await marta.refused('entityDoesNotExist', downloadExport, { params: { secret: first } })
  await marta.refused('entityDoesNotExist', downloadExport, { params: { secret: 'x' } })
  assert.equal((await marta.raw(downloadExport, { params: { secret: second } })).statusCode, 200)
  travel({ seconds: 2 * days + 60 })
  await signIn(marta)
  await marta.refused('entityDoesNotExist', downloadExport, { params: { secret: second } })
})

test('data asked for while the old file is deleted is not deleted with it', async () => {
  const marta = await join(podium(), 'FAN')
  await prepare(marta)
  travel({ seconds: 2 * days + 60 })
  await signIn(marta)
  const prepared = Promise.withResolvers<string>()
  await deleteExports(marta, async (remove) => {
    const asking = prepare(marta)
    asking.then(prepared.resolve, prepared.reject)
    await Promise.race([asking, new Promise((resolve) => setTimeout(resolve, 1000))])
    await remove()
  })
  const wanted = { params: { secret: await prepared.promise } }
  assert.equal((await marta.raw(downloadExport, wanted)).statusCode, 200)
})

test('a file that the store did not delete is deleted the next time', async () => {
  const marta = await join(podium(), 'FAN')
  await prepare(marta)
  travel({ seconds: 2 * days + 60 })
  const fails = deleteExports(marta, () => Promise.reject(new Error('the store is away')))
  await assert.rejects(fails)
  await runJob('delete-expired-exports')
  assert.equal(await podium().context.storage.head(`exports/${marta.id}.zip`), null)
})

/** Deletes what has expired, with a store that does something else with the file of one. */
async function deleteExports(
  { id }: Person,
  instead: (remove: () => Promise<void>) => Promise<void>,
): Promise<void> {
  const { storage } = podium().context
  const { delete: remove } = storage
  storage.delete = (key) => {
    const really = () => remove.call(storage, key)
    return key === `exports/${id}.zip` ? instead(really) : really()
  }
  try {
    await runJob('delete-expired-exports')
  } finally {
    storage.delete = remove
  }
}

test('data may take as long to prepare as its owner reads that it is being prepared, and is not begun twice meanwhile', async () => {
  const marta = await join(podium(), 'FAN')
  await marta.call(requestExport)
  const { rows } = await podium().context.database.pool.query(
    `select expire_seconds as longest, heartbeat_seconds as beat from pgboss.job
     where name = 'export-data' and (data->>'userId')::integer = $1`,
    [marta.id],
  )
  assert.deepEqual(rows, [{ longest: 3600, beat: 60 }])
  await podium().settled()
})

test('data asked for twice at once is prepared and mailed once', async () => {
  const marta = await join(podium(), 'FAN')
  await Promise.all(Array.from({ length: 8 }, () => marta.call(requestExport)))
  await podium().settled()
  const mails = await podium().mailsTo(marta.email)
  assert.equal(mails.filter(({ text }) => text.includes('/export')).length, 1)
})

test('the link alone opens nothing: it asks for a session of the very person', async () => {
  const [marta, rui] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  const secret = await prepare(marta)
  const wanted = { params: { secret } }
  assert.equal((await podium().visitor().raw(downloadExport, wanted)).statusCode, 401)
  await rui.refused('forbidden', downloadExport, wanted)
  await (await openAdmin(podium())).refused('forbidden', downloadExport, wanted)
  assert.equal((await marta.raw(downloadExport, wanted)).statusCode, 200)
})
