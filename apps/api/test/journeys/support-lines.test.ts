import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listAudit } from '@podium/contract/audit'
import { readHome } from '@podium/contract/home'
import { block } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { decideReport, listReports, sendReport } from '@podium/contract/reports'
import { closeAccount } from '@podium/contract/settings'
import {
  acceptSupport,
  cancelSupport,
  closeSupport,
  getSupport,
  listAthletesISupport,
  listMySupporters,
  putSupportSettings,
  rejectSupport,
  renewSupport,
  requestSupport,
  thankSupporter,
} from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'
import { day } from '../../src/platform/clock.ts'
import { supportExport } from '../../src/features/support/index.ts'
import { runJob } from '../buying.ts'
import { openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { type LivePage, openPage } from '../live-page.ts'
import type { Person } from '../person.ts'
import { signedInMember, supportRequest } from '../supporting.ts'

const podium = usePodium()

const line = 'Vi-te em Braga. Boa época!'
const words = 'Li isto antes do treino.\nObrigada!'

/** The two, fresh: an athlete, and a fan with credits. */
async function pair() {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const marta = await signedInMember(podium(), 'FAN', {
    name: 'Marta',
    lastName: 'Nóbrega',
    credits: 300,
  })
  return { ines, marta }
}

const askWith = (note: string, athlete: Person, hidden = false) => {
  const asked = supportRequest(athlete, 100, hidden)
  return { ...asked, body: { ...asked.body, note } }
}
const thanksOf = ({ id }: { id: number }, text = words) => ({ params: { id }, body: { text } })
const at = ({ id }: { id: number }) => ({ params: { id } })

const by = ({ id: userId }: Person) => ({ params: { userId } })

async function hide({ id }: Person) {
  const body = { hiddenProfile: true, reason: 'Verificação' }
  await (await openAdmin(podium())).call(putVisibility, { params: { id }, body })
}

/** How often an open page heard of a support. */
const updates = (page: LivePage) =>
  page.heard.filter(({ type }) => type === 'SUPPORTERS_UPDATE').length

/** Asked with a line, accepted, and thanked for. */
async function thanked({ ines, marta }: { ines: Person; marta: Person }, hidden = false) {
  const { id } = await marta.call(requestSupport, askWith(line, ines, hidden))
  await ines.call(acceptSupport, at({ id }))
  return ines.call(thankSupporter, thanksOf({ id }))
}

test('a line goes with a request to the athlete: in the entry, both tables, the mail and the export', async () => {
  const { ines, marta } = await pair()
  const entry = await marta.call(requestSupport, askWith(`  ${line} `, ines))
  assert.deepEqual([entry.note, entry.thanks, entry.abilities.thank], [line, null, false])
  const { list: asked } = await ines.call(listMySupporters, { query: { status: 'PENDING' } })
  const { list: asking } = await marta.call(listAthletesISupport)
  assert.deepEqual([asked[0]?.note, asking[0]?.note], [line, line])
  assert.equal((await ines.call(getSupport, at(entry))).note, line)
  const mail = await podium().mailTo(ines.email, 'Marta')
  assert.match(mail.text, /Marta Nóbrega escreve-te:\s+Vi-te em Braga\. Boa época!/)
  const { db } = podium().context.database
  for (const side of [ines, marta]) {
    const [row] = (await supportExport.collect(db, side.id)) as { note: string }[]
    assert.equal(row?.note, line)
  }
})

test('the bell says that there is a line, and never what it says', async () => {
  const { ines, marta } = await pair()
  await marta.call(requestSupport, askWith(line, ines))
  const [told] = (await ines.call(listNotifications)).list
  assert.deepEqual([told?.kind, told?.facts.withNote], ['supportRequested', true])
  assert.doesNotMatch(JSON.stringify(told), /Braga/)
})

test('without a line, or with nothing that can be seen, there is none; a long one is refused', async () => {
  const { ines, marta } = await pair()
  await marta.violates(['note', 'Size'], requestSupport, askWith('x'.repeat(281), ines))
  assert.equal((await marta.call(getWallet)).reserved, 0)
  const { note } = await marta.call(requestSupport, askWith(' \u200b ', ines))
  assert.equal(note, '')
  const [told] = (await ines.call(listNotifications)).list
  assert.equal(told?.facts.withNote, undefined)
  assert.doesNotMatch((await podium().mailTo(ines.email, 'Marta')).text, /escreve-te/)
})

test('the athlete thanks once after accepting; the supporter reads, hears and is mailed', async () => {
  const { ines, marta } = await pair()
  const page = await openPage(marta, podium().app)
  const asked = await marta.call(requestSupport, askWith(line, ines))
  const { id } = asked
  await ines.refused('stateChanged', thankSupporter, thanksOf(asked))
  const accepted = await ines.call(acceptSupport, at(asked))
  assert.equal(accepted.abilities.thank, true)
  const ana = await openAdmin(podium())
  const hide = (hiddenProfile: boolean) =>
    ana.call(putVisibility, { ...at(ines), body: { hiddenProfile, reason: 'Burla' } })
  await hide(true)
  assert.equal((await ines.call(getSupport, at(asked))).abilities.thank, false)
  await hide(false)
  await page.until('no word of the acceptance', () => updates(page) === 2)
  const done = await ines.call(thankSupporter, thanksOf(asked))
  assert.deepEqual([done.thanks?.text, done.abilities.thank], [words, false])
  await page.until('no word of the thanks', () => updates(page) === 3)
  assert.equal((await marta.call(getSupport, at(asked))).thanks?.text, words)
  const [told] = (await marta.call(listNotifications)).list
  assert.deepEqual(
    [told?.kind, told?.actor?.name, told?.link],
    ['supportThanked', 'Inês', `/profile/athlete/support/${id}`],
  )
  assert.doesNotMatch(JSON.stringify(told), /treino/)
  const mail = await podium().mailTo(marta.email, 'agradece')
  assert.match(mail.text, /Li isto antes do treino\.\nObrigada!/)
  page.close()
})

test('the same thanks again answer the same and tell nobody; other words come too late', async () => {
  const { ines, marta } = await pair()
  const { id, thanks } = await thanked({ ines, marta })
  const again = await ines.call(thankSupporter, thanksOf({ id }))
  assert.deepEqual(again.thanks, thanks)
  await ines.refused('stateChanged', thankSupporter, thanksOf({ id }, 'E mais uma coisa'))
  const { list } = await marta.call(listNotifications)
  assert.equal(list.filter(({ kind }) => kind === 'supportThanked').length, 1)
})

test('of two thanks at once one is kept', async () => {
  const { ines, marta } = await pair()
  const { id } = await marta.call(requestSupport, askWith('', ines))
  await ines.call(acceptSupport, at({ id }))
  const answers = await Promise.all(
    ['Uma', 'Outra'].map((text) => ines.raw(thankSupporter, thanksOf({ id }, text))),
  )
  assert.deepEqual(answers.map(({ statusCode }) => statusCode).toSorted(), [201, 409])
})

test('only the athlete thanks, and only for what they accepted', async () => {
  const { ines, marta } = await pair()
  const other = await signedInMember(podium(), 'ATHLETE')
  const { id } = await marta.call(requestSupport, askWith(line, ines))
  await other.refused('entityDoesNotExist', thankSupporter, thanksOf({ id }))
  await marta.refused('forbidden', thankSupporter, thanksOf({ id }))
  await ines.call(rejectSupport, at({ id }))
  assert.equal((await ines.call(getSupport, at({ id }))).abilities.thank, false)
  await ines.refused('stateChanged', thankSupporter, thanksOf({ id }))
  await ines.violates(['text', 'NotBlank'], thankSupporter, thanksOf({ id }, ' \u200b'))
  await ines.violates(['text', 'Size'], thankSupporter, thanksOf({ id }, 'x'.repeat(281)))
})

test('an athlete who supports another one does not thank themselves for it', async () => {
  const { ines } = await pair()
  const rui = await signedInMember(podium(), 'ATHLETE', { credits: 100 })
  const { id } = await rui.call(requestSupport, askWith(line, ines))
  await ines.call(acceptSupport, at({ id }))
  await rui.refused('forbidden', thankSupporter, thanksOf({ id }))
})

test('thanks are still possible when the support is over', async () => {
  const { ines, marta } = await pair()
  const { id } = await marta.call(requestSupport, askWith('', ines))
  await ines.call(acceptSupport, at({ id }))
  await marta.call(cancelSupport, { params: { id }, query: { status: 'ACTIVE' } })
  const { status, thanks } = await ines.call(thankSupporter, thanksOf({ id }))
  assert.deepEqual([status, thanks?.text], ['CANCELLED', words])
})

test('across a block no words go either way, and no credits move; without them one may still ask', async () => {
  for (const [blocker, blocked] of [
    ['ines', 'marta'],
    ['marta', 'ines'],
  ] as const) {
    const both = await pair()
    const { ines, marta } = both
    const { id } = await marta.call(requestSupport, askWith(line, ines))
    await ines.call(acceptSupport, at({ id }))
    await both[blocker].call(block, { params: { userId: both[blocked].id } })
    await ines.refused('recipientUnavailable', thankSupporter, thanksOf({ id }))
    await marta.refused('recipientUnavailable', requestSupport, askWith('Mais uma', ines))
    assert.equal((await marta.call(getWallet)).reserved, 0)
    // What was said before stays with both.
    assert.equal((await ines.call(getSupport, at({ id }))).note, line)
    assert.equal((await marta.call(requestSupport, askWith('', ines))).note, '')
  }
})

test('whom an admin took out of view writes no lines', async () => {
  const ana = await openAdmin(podium())
  const { ines, marta } = await pair()
  const { id } = await marta.call(requestSupport, askWith('', ines))
  await ines.call(acceptSupport, at({ id }))
  for (const hidden of [marta, ines]) {
    const body = { hiddenProfile: true, reason: 'Verificação' }
    await ana.call(putVisibility, { params: { id: hidden.id }, body })
  }
  await ines.refused('recipientUnavailable', thankSupporter, thanksOf({ id }))
  const rui = await signedInMember(podium(), 'ATHLETE')
  await marta.refused('recipientUnavailable', requestSupport, askWith(line, rui))
})

test('the text that thanks everybody reaches nobody whom a line would not reach', async () => {
  const text = 'Escreve-me para fora daqui'
  const cases: [string, (two: Awaited<ReturnType<typeof pair>>) => Promise<unknown>, string][] = [
    ['nothing in between', async () => undefined, text],
    ['the supporter blocks', async ({ ines, marta }) => marta.call(block, by(ines)), ''],
    ['the athlete blocks', async ({ ines, marta }) => ines.call(block, by(marta)), ''],
    ['an admin hides the athlete', async ({ ines }) => hide(ines), ''],
  ]
  for (const [what, happens, said] of cases) {
    const both = await pair()
    const { ines, marta } = both
    await ines.call(putSupportSettings, { body: { accepting: true, thankYou: text } })
    const { id } = await marta.call(requestSupport, askWith('', ines))
    await happens(both)
    assert.equal((await ines.call(acceptSupport, at({ id }))).status, 'ACTIVE', what)
    assert.equal((await marta.call(getSupport, at({ id }))).thankYou, said, what)
    const { text: mailed } = await podium().mailTo(marta.email, 'aceitou')
    assert.equal(mailed.includes(text), said !== '', what)
  }
})

test('who has left is not thanked; what they wrote stays until their data is wiped', async () => {
  const { ines, marta } = await pair()
  const { id } = await marta.call(requestSupport, askWith(line, ines))
  await ines.call(acceptSupport, at({ id }))
  await marta.call(closeAccount, { body: { password: marta.password } })
  const entry = await ines.call(getSupport, at({ id }))
  assert.deepEqual([entry.note, entry.userName, entry.abilities.thank], [line, '', false])
  await ines.refused('recipientUnavailable', thankSupporter, thanksOf({ id }))
})

test('words are for the two sides: an admin who looks at the support reads none', async () => {
  const ana = await openAdmin(podium())
  const { ines, marta } = await pair()
  const { id } = await thanked({ ines, marta }, true)
  const entry = await ana.call(getSupport, at({ id }))
  assert.deepEqual([entry.note, entry.thanks, entry.abilities.thank], ['', null, false])
  const closed = await ana.call(closeSupport, {
    params: { id },
    query: {},
    body: { reason: 'Verificação' },
  })
  assert.deepEqual([closed.note, closed.thanks], ['', null])
  assert.equal((await marta.call(getSupport, at({ id }))).thanks?.text, words)
})

test('a renewal carries no line of before, nor its thanks', async () => {
  const { ines, marta } = await pair()
  const { id } = await thanked({ ines, marta })
  travel({ seconds: 75 * day })
  await runJob(podium(), 'expire-supports')
  await signIn(marta)
  await signIn(ines)
  const renewed = await marta.call(renewSupport, at({ id }))
  assert.deepEqual([renewed.note, renewed.thanks], ['', null])
  const extended = await ines.call(acceptSupport, at(renewed))
  assert.deepEqual([extended.note, extended.thanks, extended.abilities.thank], ['', null, true])
  restoreClock()
})

const report = (kind: 'supportNote' | 'supportThanks', id: number) => ({
  body: { kind, id, reason: 'HARASSMENT' as const, details: '' },
})

test('whoever reads a line reports it; what an admin upholds is gone for both, the support stays', async () => {
  const ana = await openAdmin(podium())
  const { ines, marta } = await pair()
  const { id } = await thanked({ ines, marta })
  const reports = {
    note: await ines.call(sendReport, report('supportNote', id)),
    thanks: await marta.call(sendReport, report('supportThanks', id)),
  }
  const { list } = await ana.call(listReports, { query: { _limit: 100 } })
  const queued = list.filter(({ targetId, kind }) => targetId === id && kind.startsWith('support'))
  assert.deepEqual(
    queued.map(({ kind, quoted, reported, link }) => [kind, quoted, reported.id, link]),
    [
      ['supportNote', line, marta.id, `/profile/athlete/support/${id}`],
      ['supportThanks', words, ines.id, `/profile/athlete/support/${id}`],
    ],
  )
  const decide = (of: { id: number }, decision: 'UPHELD' | 'DISMISSED') =>
    ana.call(decideReport, { params: { id: of.id }, body: { decision, reason: 'Insulta' } })
  await decide(reports.note, 'DISMISSED')
  assert.equal((await marta.call(getSupport, at({ id }))).note, line)
  const page = await openPage(marta, podium().app)
  await decide(reports.thanks, 'UPHELD')
  await page.until('no word of what was taken away', () => updates(page) === 1)
  const left = await marta.call(getSupport, at({ id }))
  assert.deepEqual([left.thanks, left.note, left.status], [null, line, 'ACTIVE'])
  // They are written once, also where they were taken away.
  assert.equal((await ines.call(getSupport, at({ id }))).abilities.thank, false)
  await ines.refused('stateChanged', thankSupporter, thanksOf({ id }))
  await marta.refused('entityDoesNotExist', sendReport, report('supportThanks', id))
  const [act] = (await ana.call(listAudit, { query: { act: 'REPORT_DECIDED' } })).list
  assert.equal(act?.reason, 'Insulta')
  const mail = await podium().mailTo(ines.email, 'decisão')
  assert.match(mail.text, /Uma linha que escreveste num pedido de apoio foi retirada/)
  page.close()
})

test('an upheld report takes a line away from a request that still waits', async () => {
  const ana = await openAdmin(podium())
  const { ines, marta } = await pair()
  const { id } = await marta.call(requestSupport, askWith(line, ines))
  const noteAtHome = async () => (await ines.call(readHome)).waiting[0]?.facts.note
  assert.equal(await noteAtHome(), line)
  const sent = await ines.call(sendReport, report('supportNote', id))
  const body = { decision: 'UPHELD' as const, reason: 'Insulta' }
  await ana.call(decideReport, { params: { id: sent.id }, body })
  const { note, status, abilities } = await ines.call(getSupport, at({ id }))
  assert.deepEqual([note, status, abilities.accept], ['', 'PENDING', true])
  assert.equal(await noteAtHome(), undefined)
  assert.deepEqual((await marta.call(getWallet)).reserved, 100)
})

test('nobody reports words they cannot read, their own, or where there are none', async () => {
  const ana = await openAdmin(podium())
  const { ines, marta } = await pair()
  const { id } = await marta.call(requestSupport, askWith(line, ines))
  const rui = await signedInMember(podium(), 'FAN')
  await rui.refused('entityDoesNotExist', sendReport, report('supportNote', id))
  await ana.refused('entityDoesNotExist', sendReport, report('supportNote', id))
  await marta.refused('forbidden', sendReport, report('supportNote', id))
  await marta.refused('entityDoesNotExist', sendReport, report('supportThanks', id))
  await ines.refused('entityDoesNotExist', sendReport, report('supportNote', 2_000_000_000))
})
