import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import {
  acceptAgreement,
  type Agreement,
  changeAgreement,
  commentDeliverable,
  downloadAgreement,
  endAgreement,
  proposeAgreement,
  readAgreement,
} from '@podium/contract/agreements'
import { decide } from '@podium/contract/decisions'
import { block } from '@podium/contract/messages'
import { listReports, readReport, sendReport } from '@podium/contract/reports'
import { closeAccount, deleteAthlete } from '@podium/contract/settings'
import { acceptSupport } from '@podium/contract/support'
import { reopenAccount } from '../../src/features/identity/index.ts'
import { agreementsExport } from '../../src/features/agreements/leave.ts'
import { day } from '../../src/platform/clock.ts'
import {
  accept,
  agreed,
  at,
  athlete,
  change,
  heard,
  logo,
  posts,
  proof,
  proposal,
  tick,
  volta,
} from '../agreeing.ts'
import { runJob } from '../buying.ts'
import { castPassword as password, openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { readPdf } from '../pdf.ts'
import type { Person } from '../person.ts'
import { askForSupport } from '../supporting.ts'

const podium = usePodium()
after(restoreClock)

test('what was done is ticked with a https link or a picture of one’s own, and commented on', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  for (const link of ['no link', 'http://a.pt/logo', 'javascript:alert(1)', 'https://a b.pt'])
    assert.deepEqual((await tick(ines, agreement, 1, { link })).json().fields, {
      link: [{ kind: 'Pattern' }],
    })
  assert.deepEqual((await tick(ines, agreement, 1, {})).json().fields, {
    link: [{ kind: 'NotBlank' }],
  })
  assert.deepEqual((await tick(ines, agreement, 1, { pictureId: 7777 })).json().fields, {
    pictureId: [{ kind: 'Pattern' }],
  })
  // Before it is done there is nothing to say of it.
  const about = { params: { id: agreement.id, n: 1 }, body: { text: 'Beautiful' } }
  await helena.refused('stateChanged', commentDeliverable, about)
  const done = (await tick(ines, agreement, 1, { link: 'a.pt/logo' })).json<Agreement>()
  const [first] = done.versions[0]?.deliverables ?? []
  assert.equal(first?.link, 'https://a.pt/logo')
  assert.ok(first?.doneAt)
  const seen = await helena.call(commentDeliverable, about)
  assert.equal(seen.versions[0]?.deliverables[0]?.comment, 'Beautiful')
  await podium().settled()
  assert.deepEqual((await heard(helena))[0], ['agreementDone', ''])
  assert.deepEqual((await heard(ines))[0], ['agreementDone', ''])
  // Taken back it is open again, and what was said of it is gone.
  const back = (await tick(ines, agreement, 1, { done: false })).json<Agreement>()
  assert.deepEqual(
    back.versions[0]?.deliverables.map(({ doneAt, link, comment }) => [doneAt, link, comment])[0],
    [null, null, ''],
  )
  // Only the athlete ticks, only the supporter comments.
  assert.equal((await tick(helena, agreement, 1, { link: 'https://a.pt' })).statusCode, 403)
  await ines.refused('forbidden', commentDeliverable, about)
})

test('a picture proves one thing alone, and only its two sides have a key to it', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  const pictureId = await proof(ines)
  const done = (await tick(ines, agreement, 1, { pictureId })).json<Agreement>()
  const main = done.versions[0]?.deliverables[0]?.picture?.main ?? ''
  const seen = await helena.call(readAgreement, at(agreement))
  assert.equal(seen.versions[0]?.deliverables[0]?.picture?.main, main)
  const visitor = podium().visitor()
  assert.equal((await visitor.send({ method: 'GET', url: main })).statusCode, 200)
  const bare = main.replace(/\?.*/, '')
  for (const who of [visitor, ines, helena])
    assert.equal((await who.send({ method: 'GET', url: bare })).statusCode, 404)
  // A picture that proves something already is refused, and so is one of somebody else.
  assert.deepEqual((await tick(ines, agreement, 2, { pictureId })).json().fields, {
    pictureId: [{ kind: 'Pattern' }],
  })
  const theirs = await proof(await athlete(podium()))
  assert.equal((await tick(ines, agreement, 2, { pictureId: theirs })).statusCode, 400)
})

test('a tick is told once, however often it is taken back and made again', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  // Who was reminded has not ticked yet.
  await podium().context.database.pool.query(
    'insert into agreement_marks (agreement_id, n, reminded_for) values ($1, 2, now())',
    [agreement.id],
  )
  for (const link of ['https://a.pt/1', 'https://a.pt/2', 'https://a.pt/3']) {
    assert.equal((await tick(ines, agreement, 2, { link })).statusCode, 200)
    assert.equal((await tick(ines, agreement, 2, { done: false })).statusCode, 200)
  }
  const { versions } = await ines.call(readAgreement, at(agreement))
  const [, second] = versions[0]?.deliverables ?? []
  assert.deepEqual([second?.doneAt, second?.link], [null, null])
  await podium().settled()
  const told = (await heard(helena)).filter(([kind]) => kind === 'agreementDone')
  assert.equal(told.length, 1)
  const mails = await podium().mailsTo(helena.email)
  assert.equal(mails.filter(({ subject }) => subject.includes('Three posts')).length, 1)
})

test('what is taken back that was never ticked changes nothing: the first tick is told', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  assert.equal((await tick(ines, agreement, 2, { done: false })).statusCode, 200)
  assert.equal((await tick(ines, agreement, 2, { link: 'https://a.pt/1' })).statusCode, 200)
  await podium().settled()
  const told = (await heard(helena)).filter(([kind]) => kind === 'agreementDone')
  assert.equal(told.length, 1)
})

test('across a block a tick counts, but brings the other side neither word nor link', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  await tick(ines, agreement, 1, { link: 'https://a.pt/before' })
  await helena.call(block, { params: { userId: ines.id } })
  const before = (await heard(helena)).length
  for (const n of [1, 2]) {
    const body = { link: 'https://evil.example', pictureId: await proof(ines) }
    assert.equal((await tick(ines, agreement, n, body)).statusCode, 200)
  }
  const { versions } = await helena.call(readAgreement, at(agreement))
  assert.deepEqual(
    versions[0]?.deliverables.map(({ link, doneAt, picture }) => [link, Boolean(doneAt), picture]),
    [
      ['https://a.pt/before', true, null],
      [null, true, null],
    ],
  )
  await podium().settled()
  assert.equal((await heard(helena)).length, before)
})

test('either side ends it; both go on reading it, and nothing else can be done', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  const ended = await ines.call(endAgreement, at(agreement))
  assert.deepEqual([ended.state, ended.endedBy, ended.endReason], ['ENDED', ines.id, 'ENDED'])
  assert.deepEqual(await ines.call(endAgreement, at(agreement)), ended)
  const seen = await helena.call(readAgreement, at(agreement))
  assert.ok(!Object.values(seen.abilities).some(Boolean))
  await helena.refused('stateChanged', acceptAgreement, { ...at(agreement), body: { version: 1 } })
  await helena.refused('stateChanged', changeAgreement, {
    ...at(agreement),
    body: { text: 'More', deliverables: [] },
  })
  assert.equal((await tick(ines, agreement, 1, { link: 'https://a.pt' })).statusCode, 409)
  await podium().settled()
  assert.deepEqual((await heard(helena))[0], ['agreementEnded', 'ENDED'])
  // A declined proposal is told as such.
  const { id } = await helena.call(proposeAgreement, proposal(ines))
  await ines.call(endAgreement, at({ id }))
  await podium().settled()
  assert.deepEqual((await heard(helena))[0], ['agreementEnded', 'WITHDRAWN'])
})

test('who is suspended, or limited, ends an agreement, as they may leave, and does nothing else with it', async () => {
  const ana = await openAdmin(podium())
  for (const act of ['SUSPEND', 'LIMIT'] as const) {
    const [ines, helena] = [await athlete(podium()), await volta(podium())]
    const agreement = await agreed(ines, helena)
    const about = { subjectType: 'profile', subjectId: helena.id, explanation: 'Test' } as const
    await ana.call(decide, { body: { ...about, act, ground: 'TERMS' } })
    await signIn(helena)
    const changed = await helena.raw(changeAgreement, {
      ...at(agreement),
      body: { text: 'Something else.', deliverables: [] },
    })
    assert.equal(changed.statusCode, act === 'SUSPEND' ? 403 : 201)
    const ended = await helena.call(endAgreement, at(agreement))
    assert.deepEqual([ended.state, ended.endedBy], ['ENDED', helena.id])
  }
})

test('it names the support of the two, whatever becomes of the credits', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium(), 300)]
  const agreement = await agreed(ines, helena)
  assert.deepEqual([agreement.support, agreement.holds], [null, 1])
  const asked = await askForSupport(helena, ines, 100)
  const seen = await helena.call(readAgreement, at(agreement))
  assert.deepEqual([seen.support?.id, seen.support?.status], [asked.id, 'PENDING'])
  await ines.call(acceptSupport, at(asked))
  assert.equal((await ines.call(readAgreement, at(agreement))).support?.status, 'ACTIVE')
})

test('the PDF has what holds, in both languages, tagged, and nothing before both accepted', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const { id } = await helena.call(proposeAgreement, proposal(ines))
  await helena.refused('entityDoesNotExist', downloadAgreement, at({ id }))
  await accept(ines, { id }, 1)
  await change(ines, { id }, { text: 'Not agreed on yet.' })
  for (const [lang, words] of [
    ['en', ['Agreement no.', 'What was agreed', 'moves no credits', 'Athlete']],
    ['pt', ['Acordo n.º', 'O que ficou combinado', 'não move créditos', 'Atleta']],
  ] as const) {
    const answer = await helena.raw(downloadAgreement, { ...at({ id }), query: { lang } })
    assert.equal(answer.headers['content-type'], 'application/pdf')
    const { text, source } = readPdf(answer.rawPayload)
    for (const word of [...words, 'Season 2027', 'Inês Carvalho', 'Volta', 'Logo on the kit'])
      assert.ok(text.includes(word.replaceAll(' ', '')), `${lang}: ${word} in ${text}`)
    assert.ok(!text.includes('Notagreedonyet'))
    for (const part of ['/Marked true', '/S /H1', '/S /Table', '/S /TH', `/Lang (${lang}`])
      assert.ok(source.includes(part), part)
  }
})

test('words of the other side can be reported, and nobody reports their own', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const { id } = await helena.call(proposeAgreement, proposal(ines, { text: 'Rude words.' }))
  const report = { kind: 'agreement', id, reason: 'HARASSMENT', details: '' } as const
  await (await volta(podium())).refused('entityDoesNotExist', sendReport, { body: report })
  await ines.call(sendReport, { body: report })
  // The athlete wrote nothing in it yet.
  await helena.refused('entityDoesNotExist', sendReport, { body: report })
  const { list } = await (
    await openAdmin(podium())
  ).call(listReports, {
    query: { kind: 'agreement' },
  })
  assert.equal(list[0]?.reported.id, helena.id)
  assert.ok(list[0]?.quoted.includes('Rude words.'))
})

test('a picture that is all the athlete gave is reported, and who decides sees it', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  const admin = await openAdmin(podium())
  const body = { kind: 'agreement', id: agreement.id, reason: 'INAPPROPRIATE' } as const
  const pictureOf = async (by: Person) => {
    const { id } = await by.call(sendReport, { body })
    return (await admin.call(readReport, at({ id }))).picture
  }
  await helena.refused('entityDoesNotExist', sendReport, { body })
  for (const n of [1, 2]) {
    const pictureId = await proof(ines)
    await tick(ines, agreement, n, { pictureId })
    const picture = (await pictureOf(helena)) ?? assert.fail('no picture')
    assert.match(picture, new RegExp(`^/files/${pictureId}/`))
    assert.equal((await admin.send({ method: 'GET', url: picture })).statusCode, 200)
  }
  // It is not the sponsor's, whom the athlete reports for their words.
  assert.equal(await pictureOf(ines), null)
})

test('a report quotes what the other side was the first to say, in whichever version', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const first = await helena.call(proposeAgreement, proposal(ines, { text: 'Fair.\nKind.' }))
  await change(ines, first, { text: 'Fair.\nRude words.' })
  await change(helena, first, { text: 'Fair.\nRude words.', deliverables: [] })
  await change(ines, first, { text: 'Clean.\nKind.', deliverables: [] })
  const report = { kind: 'agreement', id: first.id, reason: 'HARASSMENT', details: '' } as const
  const admin = await openAdmin(podium())
  const quoted = async (by: Person) => {
    await by.call(sendReport, { body: report })
    const { list } = await admin.call(listReports, { query: { kind: 'agreement' } })
    return list.find(({ reporter }) => reporter?.id === by.id)?.quoted.split('\n\n')
  }
  assert.deepEqual(await quoted(helena), ['Rude words.', 'Clean.'])
  const helenas = ['Season 2027', 'Fair.', 'Kind.', logo.title, posts().title]
  assert.deepEqual(await quoted(ines), helenas)
})

test('whoever closes their account ends it; the other side keeps what held, for five years', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const agreement = await agreed(ines, helena)
  await tick(ines, agreement, 1, { link: 'https://a.pt/logo' })
  await change(ines, agreement, { text: 'Never accepted.' })
  const waiting = await volta(podium())
  const { id: proposed } = await waiting.call(proposeAgreement, proposal(ines))
  await ines.call(closeAccount, { body: { password } })
  await podium().settled()
  assert.deepEqual((await heard(helena))[0], ['agreementEnded', 'LEFT'])
  const seen = await helena.call(readAgreement, at(agreement))
  assert.deepEqual([seen.state, seen.endReason, seen.athlete.name], ['ENDED', 'LEFT', ''])

  travel({ seconds: 366 * day })
  await runJob(podium(), 'anonymise-closed-accounts')
  await signIn(helena)
  const later = await helena.call(readAgreement, at(agreement))
  assert.deepEqual(
    later.versions.map(({ version, text }) => [version, text]),
    [[1, 'The supporter supports the athlete.']],
  )
  const [logoThen] = later.versions[0]?.deliverables ?? []
  assert.deepEqual([logoThen?.link, Boolean(logoThen?.doneAt)], [null, true])
  await signIn(waiting)
  await waiting.refused('entityDoesNotExist', readAgreement, at({ id: proposed }))

  travel({ seconds: (5 * 366 + 1) * day })
  await runJob(podium(), 'forget-agreements')
  await signIn(helena)
  await helena.refused('entityDoesNotExist', readAgreement, at(agreement))
  restoreClock()
})

test('what held goes on where a deleted account is open again', async () => {
  const [ines, helena, ana] = [
    await athlete(podium()),
    await volta(podium()),
    await openAdmin(podium()),
  ]
  const agreement = await agreed(ines, helena)
  const declined = await helena.call(proposeAgreement, proposal(ines))
  await ana.call(deleteAthlete, { ...at(ines), query: { reason: 'A mistake' } })
  const state = async ({ id }: { id: number }) =>
    (await helena.call(readAgreement, at({ id }))).state
  assert.equal(await state(agreement), 'ENDED')
  await podium().context.inTransaction((tx) => reopenAccount(tx, ines.id))
  assert.deepEqual([await state(agreement), await state(declined)], ['ACCEPTED', 'ENDED'])
})

test('both take it along with their data', async () => {
  const [ines, helena] = [await athlete(podium()), await volta(podium())]
  const { id } = await agreed(ines, helena)
  for (const who of [ines, helena]) {
    const taken = await agreementsExport.collect(podium().context.database.db, who.id)
    assert.match(JSON.stringify(taken), new RegExp(`"id":${id},.*The supporter supports`))
  }
})
