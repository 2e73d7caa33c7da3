import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { sendNotice } from '@podium/contract/notices'
import { listNotifications } from '@podium/contract/notifications'
import { deleteProduct } from '@podium/contract/products'
import { putPreferences } from '@podium/contract/preferences'
import { putVisibility } from '@podium/contract/profiles'
import { decideReport, listReports, readReport, sendReport } from '@podium/contract/reports'
import { changeEmail, confirmEmail } from '@podium/contract/settings'
import { publishUpdate } from '@podium/contract/updates'
import { sql } from 'kysely'
import { reportsExport } from '../../src/features/reports/index.ts'
import { runJob } from '../buying.ts'
import { castPassword, freshAddress, openAdmin, openMember, solveHumanCheck } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { offerProduct, openSponsor } from '../shop.ts'
import { signedInMember } from '../supporting.ts'

const podium = usePodium()
afterEach(restoreClock)

const day = 24 * 3600

type Kind = 'profile' | 'product' | 'message' | 'update' | 'supportNote'

const notice = (subjectType: Kind, subjectId: number, more: object = {}) => ({
  subjectType,
  subjectId,
  reason: 'FRAUD' as const,
  explanation: 'Vende o que não tem.',
  name: 'Rosa Vaz',
  email: 'rosa@fora.example',
  goodFaith: true as const,
  ...more,
})

/** A visitor's notice, with a human check of its own. */
async function asVisitor(kind: Kind, id: number, more: object = {}) {
  const visitor = podium().visitor()
  const answer = await solveHumanCheck(visitor)
  return {
    visitor,
    input: { query: { 'g-recaptcha-response': answer }, body: notice(kind, id, more) },
  }
}

async function send(kind: Kind, id: number, more: object = {}): Promise<string> {
  const { visitor, input } = await asVisitor(kind, id, more)
  return (await visitor.call(sendNotice, input)).reference
}

const queueAbout = async (ana: Person, reported: Person) =>
  (await ana.call(listReports, { query: { _limit: 100 } })).list.filter(
    (report) => report.reported.id === reported.id,
  )

test('a visitor’s notice has a receipt, stands in the queue with its sender, and is answered by mail', async () => {
  const ana = await openAdmin(podium())
  const ines = await signedInMember(podium(), 'ATHLETE')
  const email = freshAddress('rosa')
  const reference = await send('profile', ines.id, { email })
  const receipt = await podium().mailTo(email, reference)
  assert.match(receipt.text, new RegExp(`/athlete/${ines.id}`))
  assert.doesNotMatch(receipt.text, /Rosa|Vende/)
  const [report] = await queueAbout(ana, ines)
  assert.deepEqual(
    [report?.reference, report?.reporter, report?.sender, report?.details],
    [reference, null, { name: 'Rosa Vaz', email }, 'Vende o que não tem.'],
  )
  const params = { id: report?.id ?? 0 }
  const read = await ana.call(readReport, { params })
  assert.deepEqual([read.byReporter.reports, read.sender?.email], [1, email])
  const body = { decision: 'UPHELD' as const, act: 'HIDE' as const, reason: 'É mesmo fraude.' }
  await ana.call(decideReport, { params, body })
  await ana.call(decideReport, { params, body })
  const decided = await podium().mailTo(email, 'decid')
  assert.match(decided.text, /É mesmo fraude/)
  assert.equal((await podium().mailsTo(email)).length, 2)
  const told = (await ines.call(listNotifications)).list.map(({ kind }) => kind)
  assert.ok(told.includes('decision'), told.join())
  assert.doesNotMatch(
    JSON.stringify((await ines.call(listNotifications)).list),
    /Rosa|fora\.example/,
  )
  await gone(ines.id)
})

test('who sent a notice reads whether the law or our rules were broken, in either language', async () => {
  const ana = await openAdmin(podium())
  const decided = async (about: object, said: object = {}) => {
    const ines = await signedInMember(podium(), 'ATHLETE')
    const email = freshAddress('rosa')
    await send('profile', ines.id, { email })
    const [report] = await queueAbout(ana, ines)
    const { db } = podium().context.database
    const sender = db
      .updateTable('reports')
      .set(about)
      .where('id', '=', report?.id ?? 0)
    await sender.execute()
    const body = { decision: 'UPHELD' as const, reason: 'Visto.', ...said }
    await ana.call(decideReport, { params: { id: report?.id ?? 0 }, body })
    return (await podium().mailTo(email, 'decid')).text
  }
  const law = { ground: 'LAW' as const, reference: 'Código Penal, art. 217' }
  const [en, pt] = [{ sender_language: 'en' }, { sender_language: 'pt' }]
  assert.match(await decided(en), /breaks our rules/)
  assert.match(await decided(en, law), /breaks the law/)
  assert.match(await decided(pt), /não respeita as nossas regras/)
  assert.match(await decided(pt, law), /não respeita a lei/)
})

test('who has an account reads of their notice in its language, wherever it was sent from', async () => {
  const [ana, ines, marta] = [
    await openAdmin(podium()),
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
  ]
  const choose = (language: 'en' | 'pt') => marta.call(putPreferences, { body: { language } })
  await choose('en')
  const { visitor, input } = await asVisitor('profile', ines.id, { email: marta.email })
  await visitor.call(putPreferences, { body: { language: 'pt' } })
  const { reference } = await visitor.call(sendNotice, input)
  const receipt = await podium().mailTo(marta.email, reference)
  assert.equal(receipt.subject, `We have received your notice ${reference}`)
  await choose('pt')
  const [report] = await queueAbout(ana, ines)
  const body = { decision: 'DISMISSED' as const, reason: 'Nada.' }
  await ana.call(decideReport, { params: { id: report?.id ?? 0 }, body })
  const decided = await podium().mailTo(marta.email, 'decidida')
  assert.equal(decided.subject, `A tua denúncia ${reference} está decidida`)
})

test('a member who has another address since is told there how their notice was decided', async () => {
  const [ana, ines, marta] = [
    await openAdmin(podium()),
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
  ]
  const { reference } = await marta.call(sendNotice, {
    query: {},
    body: notice('profile', ines.id),
  })
  const email = freshAddress('marta')
  await marta.call(changeEmail, { body: { email, password: castPassword } })
  await podium().settled()
  const token = await podium().tokenMailedTo(email, '/confirm-email')
  await podium().visitor().call(confirmEmail, { body: { token } })
  const [report] = await queueAbout(ana, ines)
  const body = { decision: 'DISMISSED' as const, reason: 'Nada.' }
  await ana.call(decideReport, { params: { id: report?.id ?? 0 }, body })
  assert.match((await podium().mailTo(email, reference)).text, /Nada\./)
  const before = await podium().mailsTo(marta.email)
  assert.deepEqual(
    before.filter(({ text }) => /Nada\./.test(text)),
    [],
  )
})

/** What an admin has hidden is not there for a visitor any more. */
async function gone(id: number) {
  const { visitor, input } = await asVisitor('profile', id)
  await visitor.refused('userNotFound', sendNotice, input)
}

test('a visitor passes the human check, once for each notice; a member needs none', async () => {
  const [ines, marta] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN', { name: 'Marta' }),
  ]
  const { visitor, input } = await asVisitor('profile', ines.id)
  await visitor.refused('captchaInvalid', sendNotice, { body: input.body })
  await visitor.call(sendNotice, input)
  await visitor.refused('captchaInvalid', sendNotice, input)
  const body = notice('profile', ines.id, { email: 'somebody@else.example' })
  const { reference } = await marta.call(sendNotice, { body })
  // Who is signed in is who they are, whatever is typed.
  const ana = await openAdmin(podium())
  const mine = (await queueAbout(ana, ines)).find((report) => report.reference === reference)
  assert.deepEqual([mine?.reporter?.id, mine?.sender?.email], [marta.id, marta.email])
  await podium().mailTo(marta.email, reference)
  const exported = (await reportsExport.collect(podium().context.database.db, marta.id)) as object[]
  assert.match(JSON.stringify(exported), new RegExp(`${reference}.*${marta.email}`))
  assert.equal(exported.length, 1)
})

test('nobody reports what they cannot see, what is gone, or themselves', async () => {
  const helena = await openSponsor(podium())
  const marta = await signedInMember(podium(), 'FAN')
  const hidden = await openMember(podium(), 'ATHLETE')
  const { id } = await offerProduct(helena)
  await helena.call(deleteProduct, { params: { id } })
  for (const [refusal, kind, target] of [
    ['userNotFound', 'profile', hidden.id],
    ['entityDoesNotExist', 'product', id],
    ['entityDoesNotExist', 'message', 1],
    ['entityDoesNotExist', 'supportNote', 1],
    ['entityDoesNotExist', 'update', 2_000_000_000],
  ] as const) {
    const { visitor, input } = await asVisitor(kind, target)
    await visitor.refused(refusal, sendNotice, input)
  }
  await marta.refused('forbidden', sendNotice, { body: notice('profile', marta.id) })
  // Whether an address is that of the reported is told to nobody.
  assert.match(await send('profile', marta.id, { email: marta.email }), /^N-\d+$/)
})

test('an update for everybody can be reported by a visitor, one for followers cannot', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: false } })
  const tell = async (audience: 'EVERYBODY' | 'FOLLOWERS') => {
    const body = { text: 'Ganhei!', mediaIds: [], audience, counted: 0 }
    return (await ines.call(publishUpdate, { body })).id
  }
  assert.match(await send('update', await tell('EVERYBODY')), /^N-/)
  const { visitor, input } = await asVisitor('update', await tell('FOLLOWERS'))
  await visitor.refused('entityDoesNotExist', sendNotice, input)
})

test('the same words twice are one notice with one receipt; another’s words change nothing', async () => {
  const ana = await openAdmin(podium())
  const ines = await signedInMember(podium(), 'ATHLETE')
  const email = freshAddress('rosa')
  const first = await send('profile', ines.id, { email })
  assert.equal(await send('profile', ines.id, { email: email.toUpperCase() }), first)
  const other = await send('profile', ines.id, { email, explanation: 'Foi engano.' })
  assert.notEqual(other, first)
  const said = (await queueAbout(ana, ines)).map(({ details }) => details)
  assert.deepEqual(said.toSorted(), ['Foi engano.', 'Vende o que não tem.'])
  assert.equal((await podium().mailsTo(email)).length, 2)
})

test('a member’s notice of what they reported before has its receipt, once', async () => {
  const [ines, marta] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
  ]
  const reported = { kind: 'profile', id: ines.id, reason: 'FRAUD', details: '' } as const
  const { id } = await marta.call(sendReport, { body: reported })
  const body = notice('profile', ines.id)
  const receipts = async () => {
    const mails = await podium().mailsTo(marta.email)
    return mails.filter(({ subject }) => subject.includes(`N-${id}`)).length
  }
  for (let times = 1; times <= 2; times++) {
    assert.deepEqual(await marta.call(sendNotice, { query: {}, body }), { reference: `N-${id}` })
    assert.equal(await receipts(), 1)
  }
})

test('a flood in one address’s name mails it ten receipts a day and no more', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const email = freshAddress('flood')
  for (let nth = 1; nth <= 12; nth += 1)
    await send('profile', ines.id, { email, explanation: `Denúncia ${nth}` })
  assert.equal((await podium().mailsTo(email)).length, 10)
})

test('who sent a notice is forgotten six months after it was decided, and no day before', async () => {
  const ana = await openAdmin(podium())
  const [ines, marta] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
  ]
  const email = freshAddress('rosa')
  await send('profile', ines.id, { email })
  await send('profile', ines.id, { email, explanation: 'Por decidir' })
  await marta.call(sendReport, {
    body: { kind: 'profile', id: ines.id, reason: 'SPAM', details: 'De um membro' },
  })
  const decided = (await queueAbout(ana, ines)).filter(({ details }) => details !== 'Por decidir')
  for (const { id } of decided)
    await ana.call(decideReport, {
      params: { id },
      body: { decision: 'DISMISSED', reason: 'Nada a apontar' },
    })
  const kept = async () => {
    const { rows } = await sql<{ details: string; sender_email: string | null }>`
      select details, sender_email from reports where reported_id = ${ines.id} order by id`.execute(
      podium().context.database.db,
    )
    return rows.map(({ details, sender_email }) => [details, sender_email])
  }
  const before = await kept()
  travel({ seconds: 182 * day })
  await runJob(podium(), 'forget-notice-senders')
  assert.deepEqual(await kept(), before)
  travel({ seconds: 184 * day })
  await runJob(podium(), 'forget-notice-senders')
  assert.deepEqual(await kept(), [
    ['', null],
    ['Por decidir', email],
    ['De um membro', null],
  ])
})
