import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAchievement, deleteAchievement } from '@podium/contract/achievements'
import { listAudit } from '@podium/contract/audit'
import { decide as decideAll, listDecisions } from '@podium/contract/decisions'
import { sendMessage } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { readHome } from '@podium/contract/home'
import { galleryOf } from '@podium/contract/galleries'
import { deleteProduct, getProduct } from '@podium/contract/products'
import { getAthlete, putVisibility } from '@podium/contract/profiles'
import {
  decideReport,
  listReports,
  readReport,
  type ReportAct,
  sendReport,
} from '@podium/contract/reports'
import { closeAccount } from '@podium/contract/settings'
import { lock } from '../../src/platform/database/index.ts'
import { openAdmin, openMember } from '../cast.ts'
import { usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { castProduct, offerProduct, openSponsor } from '../shop.ts'
import { signedInMember } from '../supporting.ts'
import { photo, upload } from '../uploads.ts'
import { waitUntilHeldUp } from '../wait.ts'

const podium = usePodium()

const about = (kind: 'profile' | 'media' | 'product' | 'message', id: number) => ({
  body: { kind, id, reason: 'HARASSMENT' as const, details: 'Insulta toda a gente.' },
})

const openOnes = async (ana: Person, reported: Person) =>
  (await ana.call(listReports, { query: { _limit: 100 } })).list.filter(
    (report) => report.reported.id === reported.id,
  )

test('a reported message reaches the admins with its words, and both sides hear of the decision', async () => {
  const ana = await openAdmin(podium())
  const rude = await signedInMember(podium(), 'FAN', { name: 'Rude', language: 'pt' })
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const sent = await rude.call(sendMessage, { body: { userId: ines.id, message: 'Corres mal.' } })
  const { id } = await ines.call(sendReport, about('message', sent.id))
  const [report] = await openOnes(ana, rude)
  assert.deepEqual(
    [report?.id, report?.quoted, report?.reporter?.name, report?.status, report?.decision],
    [id, 'Corres mal.', 'Inês', 'OPEN', null],
  )
  const decision = { decision: 'UPHELD' as const, reason: 'Insultos não são bem-vindos.' }
  const decided = await ana.call(decideReport, { params: { id }, body: decision })
  assert.equal(decided.decision?.by.id, ana.id)
  assert.deepEqual(await openOnes(ana, rude), [])
  const [told] = (await rude.call(listNotifications)).list
  assert.deepEqual([told?.kind, told?.facts.reason], ['decision', decision.reason])
  assert.equal(told?.actor, null)
  const [thanked] = (await ines.call(listNotifications)).list
  assert.equal(thanked?.kind, 'reportAnswered')
  const mail = await podium().mailTo(rude.email, 'decisão')
  assert.match(mail.text, /Insultos não são bem-vindos/)
  assert.doesNotMatch(mail.text, /Inês|@/)
  assert.match(mail.text, /denúncia sobre ti foi aceite/)
  const acts = (await ana.call(listAudit, { query: { act: 'REPORT_DECIDED' } })).list
  assert.deepEqual(
    acts.map((act) => act.reason),
    [decision.reason],
  )
})

test('an admin who is reported decides nothing of it and never reads who reported; another admin does', async () => {
  const [ana, eva] = [await openAdmin(podium()), await openAdmin(podium())]
  const marta = await signedInMember(podium(), 'FAN', { name: 'Marta' })
  const sent = await ana.call(sendMessage, { body: { userId: marta.id, message: 'Cala-te.' } })
  const { id } = await marta.call(sendReport, about('message', sent.id))
  const seen = async (admin: Person) => {
    const [report] = await openOnes(admin, ana)
    const { reporter, details, abilities, byReporter } = await admin.call(readReport, {
      params: { id },
    })
    assert.deepEqual(report?.abilities, abilities)
    assert.deepEqual([report?.reporter, report?.details], [reporter, details])
    return [reporter?.id, details, abilities.decide, byReporter.reports]
  }
  // How often its sender reports is told of the other reports of theirs too.
  assert.deepEqual(await seen(ana), [undefined, '', false, 0])
  assert.deepEqual(await seen(eva), [marta.id, 'Insulta toda a gente.', true, 1])
  const waitsFor = async (admin: Person) =>
    (await admin.call(readHome)).waiting.some(({ person }) => person?.id === ana.id)
  assert.deepEqual([await waitsFor(ana), await waitsFor(eva)], [false, true])
  const decision = { decision: 'DISMISSED' as const, reason: 'Não foi nada.' }
  await ana.refused('forbidden', decideReport, { params: { id }, body: decision })
  await ana.refused('forbidden', decideAll, {
    body: {
      ...{ subjectType: 'message', subjectId: sent.id, reports: [id], act: 'NOTHING' },
      ...{ ground: 'TERMS', explanation: 'Não foi nada.' },
    },
  })
  const upheld = { decision: 'UPHELD' as const, reason: 'Assim não.' }
  await eva.call(decideReport, { params: { id }, body: upheld })
  const { reporter } = await ana.call(readReport, { params: { id } })
  assert.equal(reporter, null)
})

test('the report of a page, or of a picture, keeps all that was written there, whatever its owner takes away until it is decided', async () => {
  const ana = await openAdmin(podium())
  const marta = await signedInMember(podium(), 'FAN')
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Falsa' })
  const result = await ines.call(addAchievement, {
    body: {
      ...{ date: '2024-07-21', competitionLevel: 'NATIONAL', ageGroup: 'ADULTS', result: 1 },
      club: { clubCompositeKey: { clubName: 'Judo Clube', sport: 'JUDO' } },
      ...{ competition: 'Taça dos batoteiros', evidence: 'https://scam.example/me' },
    },
  })
  const { id: mediaId } = (await upload(ines, '/files/gallery-media', await photo())).json<{
    id: number
  }>()
  const picture = { params: { mediaId }, body: { altText: 'Insulta o Rui' } }
  await ines.call(galleryOf.ATHLETE.describe, picture)
  const reports = [
    await marta.call(sendReport, about('profile', ines.id)),
    await marta.call(sendReport, about('media', mediaId)),
  ]
  await ines.call(deleteAchievement, { params: { id: result.id } })
  const quoted = await Promise.all(
    reports.map(async ({ id }) => (await ana.call(readReport, { params: { id } })).quoted),
  )
  for (const words of ['Inês Falsa', 'Taça dos batoteiros', 'https://scam.example/me'])
    assert.ok(quoted[0]?.includes(words), `${words} in ${quoted[0]}`)
  assert.equal(quoted[1], 'Insulta o Rui')
})

test('the queue tells how what is reported begins; all of it stands in the report', async () => {
  const [ana, marta] = [await openAdmin(podium()), await signedInMember(podium(), 'FAN')]
  const eva = await signedInMember(podium(), 'FAN')
  const message = 'Burro! '.repeat(140).trim()
  const { id } = await eva.call(sendMessage, { body: { userId: marta.id, message } })
  const sent = await marta.call(sendReport, about('message', id))
  const { quoted } = await ana.call(readReport, { params: { id: sent.id } })
  assert.equal(quoted, message)
  const [listed] = await openOnes(ana, eva)
  assert.equal(listed?.quoted, `${message.slice(0, 299)}…`)
})

test('of two admins the first decides; the same again changes nothing and tells nobody twice', async () => {
  const [ana, eva] = [await openAdmin(podium()), await openAdmin(podium())]
  const [marta, ines] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const { id } = await marta.call(sendReport, about('profile', ines.id))
  const decide = (admin: Person, decision: 'UPHELD' | 'DISMISSED') =>
    admin.raw(decideReport, { params: { id }, body: { decision, reason: 'Porque sim' } })
  const answers = await Promise.all([decide(ana, 'UPHELD'), decide(eva, 'DISMISSED')])
  const statuses = answers.map(({ statusCode }) => statusCode).toSorted()
  assert.deepEqual(statuses, [200, 409])
  const won = answers[0]?.statusCode === 200 ? 'UPHELD' : 'DISMISSED'
  assert.equal((await decide(eva, won)).statusCode, 200)
  assert.equal((await ines.call(listNotifications)).total, 1)
  assert.equal((await marta.call(listNotifications)).total, 1)
})

test('reporting the same again while it is open adds nothing to the queue but what was said', async () => {
  const ana = await openAdmin(podium())
  const [marta, rui, ines] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const first = await marta.call(sendReport, about('profile', ines.id))
  const given = about('profile', ines.id)
  const body = { ...given.body, reason: 'SPAM' as const }
  assert.deepEqual(await marta.call(sendReport, { body }), first)
  await rui.call(sendReport, given)
  const reports = await openOnes(ana, ines)
  assert.deepEqual(
    reports.map(({ reason, others }) => [reason, others]),
    [
      ['SPAM', 1],
      ['HARASSMENT', 1],
    ],
  )
  assert.equal(reports[0]?.link, `/athlete/${ines.id}`)
})

test('a product is reported with its words, and only while it is offered', async () => {
  const ana = await openAdmin(podium())
  const helena = await openSponsor(podium())
  const marta = await signedInMember(podium(), 'FAN')
  const { id } = await offerProduct(helena)
  await marta.call(sendReport, about('product', id))
  const [report] = await openOnes(ana, helena)
  assert.equal(report?.link, `/sponsor/product/${id}`)
  assert.ok(report?.quoted.startsWith(castProduct.title))
  await helena.call(deleteProduct, { params: { id } })
  await marta.refused('entityDoesNotExist', sendReport, about('product', id))
})

test('what one cannot see one cannot report, nor what is one’s own', async () => {
  const [marta, ines, rui] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
  ]
  const hidden = await openMember(podium(), 'ATHLETE')
  const sent = await ines.call(sendMessage, { body: { userId: rui.id, message: 'Olá' } })
  await marta.refused('entityDoesNotExist', sendReport, about('message', sent.id))
  await marta.refused('userNotFound', sendReport, about('profile', hidden.id))
  for (const kind of ['media', 'product', 'message'] as const) {
    await marta.refused('entityDoesNotExist', sendReport, about(kind, 2_000_000_000))
  }
  await marta.refused('forbidden', sendReport, about('profile', marta.id))
  await ines.refused('forbidden', sendReport, about('message', sent.id))
  await marta.violates(['reason', 'Pattern'], sendReport, {
    body: { kind: 'profile', id: ines.id, reason: 'BORING' },
  })
  const details = 'x'.repeat(1001)
  await marta.violates(['details', 'Size'], sendReport, {
    body: { kind: 'profile', id: ines.id, reason: 'SPAM', details },
  })
})

test('a report of somebody who has hidden or left can still be decided', async () => {
  const ana = await openAdmin(podium())
  const [marta, hider, leaver] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const one = await marta.call(sendReport, about('profile', hider.id))
  const other = await marta.call(sendReport, about('profile', leaver.id))
  await hider.call(putVisibility, { params: { id: hider.id }, body: { hiddenProfile: true } })
  await leaver.call(closeAccount, { body: { password: leaver.password } })
  for (const { id } of [one, other]) {
    const body = { decision: 'DISMISSED' as const, reason: 'Nada a apontar' }
    assert.equal((await ana.call(decideReport, { params: { id }, body })).status, 'DISMISSED')
  }
})

/** Decides a report, with what follows from it. */
const decide = (admin: Person, id: number, body: Partial<DecisionBody>) =>
  admin.call(decideReport, {
    params: { id },
    body: { decision: 'UPHELD', reason: 'Contra as regras', ...body },
  })

type DecisionBody = { decision: 'UPHELD' | 'DISMISSED'; act: ReportAct; reason: string }

test('upholding a report hides the page in the same act, which is on record and told with the reason', async () => {
  const ana = await openAdmin(podium())
  const marta = await signedInMember(podium(), 'FAN')
  const ines = await signedInMember(podium(), 'ATHLETE', { language: 'pt' })
  const { id } = await marta.call(sendReport, about('profile', ines.id))
  assert.deepEqual((await ana.call(readReport, { params: { id } })).acts, ['NOTHING', 'HIDE'])
  await ana.violates(['act', 'Pattern'], decideReport, {
    params: { id },
    body: { decision: 'UPHELD', act: 'REMOVE', reason: 'A página' },
  })
  await ana.violates(['act', 'Pattern'], decideReport, {
    params: { id },
    body: { decision: 'DISMISSED', act: 'HIDE', reason: 'Não' },
  })
  assert.equal(
    (
      await podium()
        .visitor()
        .raw(getAthlete, { params: { id: ines.id } })
    ).statusCode,
    200,
  )
  // Of characters that take two units, so that the place of the cut lies within one.
  const long = '🏅'.repeat(500)
  await decide(ana, id, { act: 'HIDE', reason: long })
  assert.equal(
    (
      await podium()
        .visitor()
        .raw(getAthlete, { params: { id: ines.id } })
    ).statusCode,
    404,
  )
  const acts = (await ana.call(listAudit, { query: { userId: ines.id } })).list
  assert.deepEqual(acts.map(({ act }) => act).toSorted(), ['PROFILE_HIDDEN', 'REPORT_DECIDED'])
  assert.equal(acts.find(({ act }) => act === 'PROFILE_HIDDEN')?.reason, '🏅'.repeat(127))
  // The same again does nothing twice, and who is hidden already stays so.
  await decide(ana, id, { act: 'HIDE', reason: long })
  const again = await signedInMember(podium(), 'FAN')
  await ana.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: false } })
  const other = await again.call(sendReport, about('profile', ines.id))
  await ana.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  await decide(ana, other.id, { act: 'HIDE' })
  const hidden = (await ana.call(listAudit, { query: { userId: ines.id, act: 'PROFILE_HIDDEN' } }))
    .total
  assert.equal(hidden, 2)
})

test('of two reports that hide one page at once each is a decision', async () => {
  const ana = await openAdmin(podium())
  const ines = await signedInMember(podium(), 'ATHLETE')
  const reports = await Promise.all(
    [1, 2].map(async () =>
      (await signedInMember(podium(), 'FAN')).call(sendReport, about('profile', ines.id)),
    ),
  )
  const { inTransaction, database } = podium().context
  const { decided } = await inTransaction(async (tx) => {
    await lock(tx, 'visibility', ines.id)
    const both = reports.map(({ id }) => decide(ana, id, { act: 'HIDE' }))
    await waitUntilHeldUp(database.db, both.length)
    return { decided: Promise.all(both) }
  })
  await decided
  const { list } = await ines.call(listDecisions)
  assert.deepEqual(list.map(({ cause }) => cause).toSorted(), ['PROFILE_HIDDEN', 'REPORT_UPHELD'])
})

test('upholding a report removes the product or picture it is about, also where its owner was quicker', async () => {
  const ana = await openAdmin(podium())
  const helena = await openSponsor(podium())
  const marta = await signedInMember(podium(), 'FAN')
  const [one, two] = [await offerProduct(helena), await offerProduct(helena)]
  const sent = await upload(helena, '/files/gallery-media', await photo())
  const { id: mediaId } = sent.json<{ id: number }>()
  const reports = []
  for (const [kind, target] of [
    ['product', one.id],
    ['product', two.id],
    ['media', mediaId],
  ] as const) {
    reports.push(await marta.call(sendReport, about(kind, target)))
  }
  const [first, second, media] = reports.map(({ id }) => id) as [number, number, number]
  const read = await ana.call(readReport, { params: { id: media } })
  assert.deepEqual(read.acts, ['NOTHING', 'HIDE', 'REMOVE'])
  assert.match(read.picture ?? '', new RegExp(`^/files/${mediaId}/`))
  assert.deepEqual(
    [read.aboutReported, read.byReporter],
    [
      { reports: 3, upheld: 0 },
      { reports: 3, upheld: 0 },
    ],
  )
  await helena.call(deleteProduct, { params: { id: two.id } })
  for (const id of [first, second, media]) await decide(ana, id, { act: 'REMOVE' })
  const gone = async (id: number) => (await helena.raw(getProduct, { params: { id } })).statusCode
  assert.deepEqual([await gone(one.id), await gone(two.id)], [404, 404])
  const gallery = await helena.call(galleryOf.SPONSOR.list, { params: { id: helena.id } })
  assert.deepEqual(gallery.list, [])
  const acts = (await ana.call(listAudit, { query: { userId: helena.id, _limit: 20 } })).list
  const count = (act: string) => acts.filter((one) => one.act === act).length
  assert.deepEqual([count('PRODUCT_DELETED'), count('MEDIA_DELETED')], [1, 1])
  const after = await ana.call(readReport, { params: { id: media } })
  assert.deepEqual([after.picture, after.aboutReported.upheld], [null, 3])
})

test('a picture that its owner deleted and could bring back is withheld by an upheld report', async () => {
  const ana = await openAdmin(podium())
  const [owner, marta] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'FAN'),
  ]
  const sent = await upload(owner, '/files/gallery-media', await photo())
  const { id: mediaId } = sent.json<{ id: number }>()
  const item = { params: { mediaId } }
  const { id } = await marta.call(sendReport, about('media', mediaId))
  await owner.call(galleryOf.FAN.remove, item)
  await decide(ana, id, { act: 'REMOVE' })
  await owner.refused('entityDoesNotExist', galleryOf.FAN.restore, item)
  const { list } = await owner.call(listDecisions)
  assert.deepEqual(
    list.map(({ cause }) => cause),
    ['MEDIA_DELETED'],
  )
})

test('what an admin took away opens with no key that was given out before', async () => {
  const [ana, owner] = [await openAdmin(podium()), await signedInMember(podium(), 'FAN')]
  await upload(owner, '/files/gallery-media', await photo())
  await owner.call(putVisibility, { params: { id: owner.id }, body: { hiddenProfile: true } })
  const { list } = await owner.call(galleryOf.FAN.list, { params: { id: owner.id } })
  const { id: mediaId, main: url } = list[0] ?? assert.fail('one is there')
  const open = () => podium().visitor().send({ method: 'GET', url: url! })
  assert.equal((await open()).statusCode, 200)
  await ana.call(galleryOf.FAN.remove, { params: { mediaId }, query: { reason: 'Spam' } })
  assert.equal((await open()).statusCode, 404)
})

test('a removal that an admin takes back at once is a decision no more, and shows nothing its owner had deleted', async () => {
  const [ana, owner] = [await openAdmin(podium()), await signedInMember(podium(), 'FAN')]
  const decided = async () => (await owner.call(listDecisions)).list.map(({ reversed }) => reversed)
  const shown = async () =>
    (
      await podium()
        .visitor()
        .call(galleryOf.FAN.list, { params: { id: owner.id } })
    ).list.length
  const sent = await upload(owner, '/files/gallery-media', await photo())
  const { id: mediaId } = sent.json<{ id: number }>()
  const item = { params: { mediaId } }
  await ana.call(galleryOf.FAN.remove, { ...item, query: { reason: 'Spam' } })
  await ana.call(galleryOf.FAN.restore, item)
  assert.equal(await shown(), 1)
  await podium().settled()
  await podium().mailTo(owner.email, 'decisão sobre ti foi anulada')
  assert.deepEqual(await decided(), [true])
  await owner.call(galleryOf.FAN.remove, item)
  await ana.refused('entityDoesNotExist', galleryOf.FAN.restore, item)
  await ana.call(galleryOf.FAN.remove, { ...item, query: { reason: 'Spam' } })
  await ana.call(galleryOf.FAN.restore, item)
  assert.equal(await shown(), 0)
  await owner.call(galleryOf.FAN.restore, item)
  assert.equal(await shown(), 1)
})
