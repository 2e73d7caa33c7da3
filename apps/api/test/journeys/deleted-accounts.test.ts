import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { readAgreement } from '@podium/contract/agreements'
import {
  answerAppeal,
  appealLinked,
  listAppeals,
  readLinkedDecision,
} from '@podium/contract/decisions'
import { readFeed } from '@podium/contract/feed'
import { athleteGallery } from '@podium/contract/galleries'
import { getPermissions, login } from '@podium/contract/identity'
import { searchNetwork } from '@podium/contract/network'
import { deleteProduct, getProduct } from '@podium/contract/products'
import { getFan, profileOf, putFanAsAdmin, putVisibility } from '@podium/contract/profiles'
import { decideReport, sendReport } from '@podium/contract/reports'
import { closeAccount, deleteOf } from '@podium/contract/settings'
import { acceptSupport, getSupport, listSupporterBadges } from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'
import { agreed } from '../agreeing.ts'
import { castPassword as password, castResult, openAdmin, openMember, signIn } from '../cast.ts'
import { family, isSeen, show } from '../guarding.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { offerProduct, openSponsor } from '../shop.ts'
import { askForSupport, signedInMember } from '../supporting.ts'
import { photo, upload } from '../uploads.ts'

const podium = usePodium()
afterEach(restoreClock)

const day = 24 * 3600
const reason = 'Uma conta que não é de quem diz'
const words = { text: 'Sou eu, e posso prová-lo.' }
const of = ({ id }: { id: number }) => ({ params: { id } })
const admins = async () => [await openAdmin(podium()), await openAdmin(podium())] as const
const visitor = () => podium().visitor()

/** Deletes somebody's account, and answers the secret of the link that is mailed about it. */
async function remove(
  ana: Person,
  whom: Person,
  role: 'ATHLETE' | 'FAN' | 'SPONSOR' = 'FAN',
): Promise<string> {
  await ana.call(deleteOf[role], { ...of(whom), query: { reason } })
  await podium().settled()
  return podium().tokenMailedTo(whom.email, '/deleted')
}

const object = (secret: string) => visitor().call(appealLinked, { params: { secret }, body: words })
const answerWith = (eva: Person, id: number, outcome: 'UPHELD' | 'REVERSED') =>
  eva.call(answerAppeal, { ...of({ id }), body: { outcome, reason: 'Visto outra vez' } })

async function forgetClosed(): Promise<void> {
  const job = podium().context.jobHandlers.find(
    (one) => one.job.name === 'anonymise-closed-accounts',
  )
  assert.ok(job)
  await (job.run as (data: object) => Promise<void>)({})
}

/** Whether the data of somebody is still there. */
async function isKept({ id }: Person): Promise<boolean> {
  const { db } = podium().context.database
  const { email } = await db
    .selectFrom('users')
    .select('email')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  return email !== null
}

const nights = async (days: number, whom: Person): Promise<boolean> => {
  travel({ seconds: days * day })
  await forgetClosed()
  return isKept(whom)
}

test('whose account was deleted reads why and objects by the mailed link alone', async () => {
  const [ana, eva] = await admins()
  const marta = await signedInMember(podium(), 'FAN', { name: 'Marta', language: 'pt' })
  const secret = await remove(ana, marta)
  const read = () => visitor().call(readLinkedDecision, { params: { secret } })
  const decision = await read()
  assert.deepEqual(
    [decision.cause, decision.act, decision.explanation, decision.appeal],
    ['ACCOUNT_DELETED', 'REMOVE', reason, null],
  )
  assert.ok(!JSON.stringify(decision).includes('Ana'))
  const sent = await object(secret)
  assert.equal(sent.appeal?.text, words.text)
  assert.deepEqual(await object(secret), sent)
  await visitor().refused('stateChanged', appealLinked, {
    params: { secret },
    body: { text: 'Outras palavras' },
  })
  const { list } = await eva.call(listAppeals, { query: { _limit: 50 } })
  const entry = list.find(({ id }) => id === decision.id)
  assert.deepEqual([entry?.person.name, entry?.abilities.answer], ['Marta', true])
  assert.ok((await podium().mailsTo(eva.email)).some(({ text }) => text.includes('/admin/appeals')))
  await ana.refused('forbidden', answerAppeal, {
    ...of(decision),
    body: { outcome: 'UPHELD', reason },
  })
  await answerWith(eva, decision.id, 'UPHELD')
  assert.equal((await read()).appeal?.reason, 'Visto outra vez')
  const { text } = await podium().mailTo(marta.email, 'continua encerrada')
  assert.ok(text.includes('Visto outra vez'))
  await visitor().refused('invalidCredentials', login, { body: { email: marta.email, password } })
})

test('who answers sees the pictures of the account that was deleted, and nobody else does', async () => {
  const [ana, eva] = await admins()
  const ines = await signedInMember(podium(), 'ATHLETE')
  await upload(ines, '/files/gallery-media', await photo())
  await ines.call(putVisibility, { ...of(ines), body: { hiddenProfile: true } })
  const addressFor = async (reader: Person) => {
    const { list } = await reader.call(athleteGallery.list, of(ines))
    return list[0]?.main ?? assert.fail('no photo')
  }
  const open = async (url: string) => (await visitor().send({ method: 'GET', url })).statusCode
  const own = await addressFor(ines)
  assert.equal(await open(own), 200)
  const secret = await remove(ana, ines, 'ATHLETE')
  const shown = await addressFor(eva)
  assert.deepEqual([await open(shown), await open(own)], [200, 404])
  const { id } = await object(secret)
  await answerWith(eva, id, 'REVERSED')
  assert.deepEqual([await open(await addressFor(eva)), await open(shown)], [200, 404])
})

test('of the account that was deleted no admin changes or takes away a picture, but by a report', async () => {
  const [ana, eva] = await admins()
  const [ines, rui] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
  ]
  await upload(ines, '/files/gallery-media', await photo())
  const [item] = (await eva.call(athleteGallery.list, of(ines))).list
  const { id: mediaId = 0 } = item ?? {}
  const about = { kind: 'media', id: mediaId, reason: 'FRAUD', details: '' } as const
  const { id } = await rui.call(sendReport, { body: about })
  await remove(ana, ines, 'ATHLETE')
  const [left] = (await eva.call(athleteGallery.list, of(ines))).list
  assert.deepEqual([left?.id, left?.abilities.edit], [mediaId, false])
  const params = { mediaId }
  const body = { caption: 'Outra', altText: '', reason }
  await eva.refused('entityDoesNotExist', athleteGallery.describe, { params, body })
  await eva.refused('entityDoesNotExist', athleteGallery.remove, { params, query: { reason } })
  const decision = { decision: 'UPHELD', act: 'REMOVE', reason } as const
  await eva.call(decideReport, { params: { id }, body: decision })
  assert.deepEqual((await eva.call(athleteGallery.list, of(ines))).list, [])
})

test('what a sponsor sold whose account was deleted is taken away by no admin who still has it open', async () => {
  const [ana, eva] = await admins()
  const helena = await openSponsor(podium())
  const { id } = await offerProduct(helena, { credits: 5 })
  const secret = await remove(ana, helena, 'SPONSOR')
  await eva.refused('entityDoesNotExist', deleteProduct, { ...of({ id }), query: { reason } })
  const decision = await object(secret)
  await answerWith(eva, decision.id, 'REVERSED')
  await visitor().call(getProduct, of({ id }))
  await eva.call(deleteProduct, { ...of({ id }), query: { reason } })
})

test('a link that nobody was sent opens nothing, and who closes their own account gets none', async () => {
  const params = { secret: 'f'.repeat(64) }
  await visitor().refused('invalidToken', readLinkedDecision, { params })
  await visitor().refused('invalidToken', appealLinked, { params, body: words })
  const marta = await signedInMember(podium(), 'FAN')
  await marta.call(closeAccount, { body: { password } })
  const { text } = await podium().mailTo(marta.email)
  assert.ok(!text.includes('/deleted/'))
})

test('whose account was deleted at an end of a month is known as long as they may object', async () => {
  for (const deletedOn of ['2027-08-31', '2028-03-01', '2028-08-31']) {
    travel(new Date(`${deletedOn}T10:00:00Z`))
    const [ana] = await admins()
    const marta = await signedInMember(podium(), 'FAN')
    const secret = await remove(ana, marta)
    const { appealUntil } = await visitor().call(readLinkedDecision, { params: { secret } })
    assert.equal(Number(appealUntil?.slice(5, 7)), (Number(deletedOn.slice(5, 7)) + 6) % 12 || 12)
    travel(new Date(Date.parse(appealUntil ?? '') - 3600 * 1000))
    await forgetClosed()
    assert.equal(await isKept(marta), true)
    travel(new Date(Date.parse(appealUntil ?? '') + 4 * day * 1000))
    await forgetClosed()
    assert.equal(await isKept(marta), false)
  }
})

test('taken back, the account is open again: page, search, credits, password, running supports', async () => {
  const [ana, eva] = await admins()
  const ines = await signedInMember(podium(), 'ATHLETE', { lastName: 'Reaberta' })
  const [marta, rui] = [
    await signedInMember(podium(), 'FAN', { credits: 300 }),
    await signedInMember(podium(), 'FAN', { credits: 300 }),
  ]
  const ends = [marta, rui].map(async (fan) => {
    const { id } = await askForSupport(fan, ines, 100)
    await ines.call(acceptSupport, of({ id }))
    return id
  })
  const [running, left] = await Promise.all(ends)
  const waiting = await askForSupport(marta, ines, 50)
  const secret = await remove(ana, ines, 'ATHLETE')
  const found = async () =>
    (await visitor().call(searchNetwork, { query: { q: 'reaberta' } })).total
  assert.equal(await found(), 0)
  // One side is hidden by the time, the other has left.
  await marta.call(putVisibility, { ...of(marta), body: { hiddenProfile: true } })
  await rui.call(closeAccount, { body: { password } })
  const { id } = await object(secret)
  await answerWith(eva, id, 'REVERSED')
  await podium().mailTo(ines.email, 'aberta')
  await signIn(ines)
  assert.deepEqual(await ines.call(getPermissions), ['ATHLETE'])
  assert.equal(await found(), 1)
  await visitor().call(profileOf.ATHLETE, of(ines))
  assert.equal((await ines.call(getWallet)).available, 200)
  const status = async (support: number) =>
    (await ines.call(getSupport, of({ id: support }))).status
  assert.deepEqual(
    [await status(running ?? 0), await status(left ?? 0), await status(waiting.id)],
    ['ACTIVE', 'CLOSED', 'REJECTED'],
  )
  assert.equal((await visitor().call(listSupporterBadges, of(ines))).total, 0)
  const again = await askForSupport(
    await signedInMember(podium(), 'FAN', { credits: 50 }),
    ines,
    50,
  )
  await ines.call(acceptSupport, of(again))
  assert.equal((await ines.call(getWallet)).available, 250)
})

test('what two had who were both deleted goes on once both are back, whoever is first', async () => {
  const [ana, eva] = await admins()
  for (const isAthleteFirst of [true, false]) {
    const ines = await signedInMember(podium(), 'ATHLETE')
    const helena = await signedInMember(podium(), 'SPONSOR', { credits: 300 })
    const { id } = await askForSupport(helena, ines, 100)
    await ines.call(acceptSupport, of({ id }))
    const agreement = await agreed(ines, helena)
    const ofInes = await remove(ana, ines, 'ATHLETE')
    travel({ seconds: 60 })
    const ofHelena = await remove(ana, helena, 'SPONSOR')
    const [first, then] = isAthleteFirst ? [ofInes, ofHelena] : [ofHelena, ofInes]
    for (const secret of [first, then]) {
      await answerWith(eva, (await object(secret)).id, 'REVERSED')
    }
    await signIn(ines)
    assert.equal((await ines.call(getSupport, of({ id }))).status, 'ACTIVE', String(isAthleteFirst))
    assert.equal((await ines.call(readAgreement, of(agreement))).state, 'ACCEPTED')
    restoreClock()
  }
})

test('taken back, a supporter reads what is new of whom they go on supporting', async () => {
  const [ana, eva] = await admins()
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 300 })
  await ines.call(acceptSupport, of(await askForSupport(marta, ines, 100)))
  await ines.call(addAchievement, { body: castResult })
  const secret = await remove(ana, marta)
  await ines.call(addAchievement, { body: castResult })
  await podium().settled()
  const { id } = await object(secret)
  await answerWith(eva, id, 'REVERSED')
  await signIn(marta)
  const lines = await marta.call(readFeed, { query: {} })
  assert.deepEqual(
    lines.map(({ kind, person }) => [kind, person.id]),
    [
      ['achievement', ines.id],
      ['achievement', ines.id],
    ],
  )
})

test('who is under age reads, once their account is open again, that an adult is to be named anew', async () => {
  const [ana, eva] = await admins()
  const { rui, paula } = await family(podium())
  await paula.call(putVisibility, show(rui))
  const secret = await remove(ana, rui, 'ATHLETE')
  await answerWith(eva, (await object(secret)).id, 'REVERSED')
  assert.match((await podium().mailTo(rui.email, 'open again')).text, /name an adult/)
  assert.equal(await isSeen(podium(), rui), false)
  const fan = await signedInMember(podium(), 'FAN')
  await answerWith(eva, (await object(await remove(ana, fan))).id, 'REVERSED')
  assert.doesNotMatch((await podium().mailTo(fan.email, 'aberta')).text, /adulto/)
})

test('where another account has the address by now, nothing is taken back before it is closed', async () => {
  const [ana, eva] = await admins()
  const marta = await signedInMember(podium(), 'FAN')
  const secret = await remove(ana, marta)
  const anew = Object.assign(await openMember(podium(), 'FAN', { email: marta.email }), {
    email: marta.email,
  })
  await signIn(anew)
  const { id } = await object(secret)
  const body = { outcome: 'REVERSED', reason: 'Certo' } as const
  await eva.refused('emailInUse', answerAppeal, { ...of({ id }), body })
  await anew.call(closeAccount, { body: { password } })
  await eva.call(answerAppeal, { ...of({ id }), body })
  await signIn(marta)
})

test('who they were is forgotten once nobody can object any more, and the link with it', async () => {
  const ana = await openAdmin(podium())
  const marta = await signedInMember(podium(), 'FAN')
  const secret = await remove(ana, marta)
  assert.equal(await nights(180, marta), true)
  await visitor().call(readLinkedDecision, { params: { secret } })
  assert.equal(await nights(186, marta), false)
  await visitor().refused('invalidToken', readLinkedDecision, { params: { secret } })
  await visitor().refused('invalidToken', appealLinked, { params: { secret }, body: words })
})

test('an objection that waits keeps them until it is answered, and no longer than a year', async () => {
  const [ana, eva] = await admins()
  const [marta, rui] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'FAN'),
  ]
  const one = await remove(ana, marta)
  const other = await remove(ana, rui)
  const { id } = await object(one)
  await object(other)
  assert.equal(await nights(190, marta), true)
  await signIn(eva)
  await answerWith(eva, id, 'UPHELD')
  await forgetClosed()
  assert.deepEqual([await isKept(marta), await isKept(rui)], [false, true])
  assert.equal(await nights(363, rui), true)
  assert.equal(await nights(365, rui), false)
})

test('who has left is neither edited nor hidden, and a report about them is upheld without', async () => {
  const [ana, eva] = await admins()
  const [marta, rui] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'FAN'),
  ]
  const about = { kind: 'profile', id: marta.id, reason: 'SPAM', details: '' } as const
  const { id } = await rui.call(sendReport, { body: about })
  const { name } = await eva.call(getFan, of(marta))
  // Another admin has the form and the dialog open, and hears nothing of it.
  await remove(ana, marta)
  const form = { countryCode: 'PT', fiscalCode: '123456789', postalCode: '3000-456', address: '' }
  const body = { ...form, name: 'Outra', lastName: 'Nova', reason }
  await eva.refused('userNotFound', putFanAsAdmin, { ...of(marta), body })
  for (const hiddenProfile of [true, false])
    await eva.refused('userNotFound', putVisibility, {
      ...of(marta),
      body: { hiddenProfile, reason },
    })
  assert.equal((await eva.call(getFan, of(marta))).name, name)
  const decision = { decision: 'UPHELD', act: 'HIDE', reason } as const
  await eva.call(decideReport, { params: { id }, body: decision })
  const { db } = podium().context.database
  const causes = await db
    .selectFrom('decisions')
    .select('cause')
    .where('person_id', '=', marta.id)
    .orderBy('id')
    .execute()
  assert.deepEqual(
    causes.map(({ cause }) => cause),
    ['ACCOUNT_DELETED', 'REPORT_UPHELD'],
  )
})

test('too late is too late by the link as well', async () => {
  const ana = await openAdmin(podium())
  const marta = await signedInMember(podium(), 'FAN')
  const secret = await remove(ana, marta)
  travel({ seconds: 186 * day })
  const decision = await visitor().call(readLinkedDecision, { params: { secret } })
  assert.equal(decision.appealUntil, null)
  await visitor().refused('forbidden', appealLinked, { params: { secret }, body: words })
})
