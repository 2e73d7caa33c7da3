import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { getDashboard } from '@podium/contract/admin'
import { listAudit } from '@podium/contract/audit'
import { answerAppeal, appeal, listAppeals } from '@podium/contract/decisions'
import { readHome } from '@podium/contract/home'
import { readConversation, sendMessage } from '@podium/contract/messages'
import { listNotifications } from '@podium/contract/notifications'
import { decideReport, sendReport } from '@podium/contract/reports'
import { deleteAdmin } from '@podium/contract/settings'
import { decisionsExport } from '../../src/features/decisions/index.ts'
import { day } from '../../src/platform/clock.ts'
import { admins, fan, hide, newest, of, seen, words } from '../appealing.ts'
import { openAdmin } from '../cast.ts'
import { restoreClock, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'

const podium = usePodium()
afterEach(restoreClock)

test('an appeal reaches the admins who did not decide, and a reversed one puts the page back', async () => {
  const [ana, eva] = await admins(podium())
  const marta = await fan(podium())
  await hide(ana, marta)
  const { id, appealUntil } = await newest(marta)
  assert.ok(appealUntil)
  const sent = await marta.call(appeal, { ...of({ id }), body: words })
  assert.deepEqual(
    [sent.appeal?.text, sent.appeal?.outcome, sent.appealUntil],
    [words.text, null, null],
  )
  const bells = async (person: Person) =>
    (await person.call(listNotifications)).list.filter(({ kind }) => kind === 'appeal').length
  assert.deepEqual([await bells(ana), await bells(eva)], [0, 1])
  const waits = async (admin: Person) =>
    (await admin.call(readHome)).waiting.find(({ kind, id: at }) => kind === 'appeal' && at === id)
  assert.equal(await waits(ana), undefined)
  const line = await waits(eva)
  assert.deepEqual([line?.person?.id, line?.link], [marta.id, `/admin/appeals?open=${id}`])
  const open = async (admin: Person) =>
    (await admin.call(listAppeals, { query: { _limit: 100 } })).list.find((one) => one.id === id)
  assert.deepEqual(
    [(await open(ana))?.abilities.answer, (await open(eva))?.abilities.answer],
    [false, true],
  )
  assert.deepEqual(
    [(await open(eva))?.person.id, (await open(eva))?.decidedBy.id],
    [marta.id, ana.id],
  )
  const body = { outcome: 'REVERSED', reason: 'Tem razão' } as const
  await eva.call(answerAppeal, { ...of({ id }), body })
  assert.equal(await seen(podium(), marta), true)
  assert.equal(await open(eva), undefined)
  assert.equal(await waits(eva), undefined)
  const decision = await newest(marta)
  assert.deepEqual(
    [decision.reversed, decision.appeal?.outcome, decision.appeal?.reason],
    [true, 'REVERSED', 'Tem razão'],
  )
  const mail = await podium().mailTo(marta.email, 'contestação')
  assert.match(mail.text, /Tem razão/)
  assert.doesNotMatch(mail.text, /Duarte/)
  const { list } = await ana.call(listAudit, {
    query: { act: 'APPEAL_ANSWERED', userId: marta.id },
  })
  assert.deepEqual(
    list.map((act) => [act.actor.id, act.reason]),
    [[eva.id, 'Tem razão']],
  )
  const [kept] = await decisionsExport.collect(podium().context.database.db, marta.id)
  assert.equal(kept?.appeal_text, words.text)
})

test('who decided does not answer; the first answer holds, and the same again changes nothing', async () => {
  const [ana, eva] = await admins(podium())
  const marta = await fan(podium())
  await hide(ana, marta)
  const { id } = await newest(marta)
  const answer = (outcome: 'UPHELD' | 'REVERSED') => ({
    ...of({ id }),
    body: { outcome, reason: 'Fica' },
  })
  await eva.refused('entityDoesNotExist', answerAppeal, answer('UPHELD'))
  await marta.call(appeal, { ...of({ id }), body: words })
  await ana.refused('forbidden', answerAppeal, answer('REVERSED'))
  const rui = await openAdmin(podium())
  const statuses = await Promise.all([
    eva.raw(answerAppeal, answer('UPHELD')),
    rui.raw(answerAppeal, answer('REVERSED')),
  ])
  assert.deepEqual(statuses.map(({ statusCode }) => statusCode).toSorted(), [200, 409])
  const { appeal: sent } = await newest(marta)
  await eva.call(answerAppeal, answer(sent?.outcome ?? 'UPHELD'))
  const told = (await marta.call(listNotifications)).list.filter(
    ({ kind }) => kind === 'appealAnswered',
  )
  assert.equal(told.length, 1)
  assert.equal(await seen(podium(), marta), sent?.outcome === 'REVERSED')
})

test('nobody objects twice, too late, or to what was decided about somebody else', async () => {
  const [ana] = await admins(podium())
  const [marta, rui] = [await fan(podium()), await fan(podium())]
  await hide(ana, marta)
  const { id } = await newest(marta)
  const object = (text: string) => ({ ...of({ id }), body: { text } })
  await rui.refused('entityDoesNotExist', appeal, object('Não é justo'))
  await marta.violates(['text', 'NotBlank'], appeal, object(' '))
  await marta.call(appeal, object('Não é justo'))
  await marta.call(appeal, object('Não é justo'))
  await marta.refused('stateChanged', appeal, object('Outra vez'))
  await hide(ana, rui)
  const late = await newest(rui)
  const { db } = podium().context.database
  const decidedAt = new Date(Date.now() - 185 * day * 1000)
  await db
    .updateTable('decisions')
    .set({ decided_at: decidedAt })
    .where('id', '=', late.id)
    .execute()
  assert.equal((await newest(rui)).appealUntil, null)
  await rui.refused('forbidden', appeal, { ...of(late), body: words })
})

test('an admin who objects does not answer themselves', async () => {
  const [ana, eva] = await admins(podium())
  const carla = await openAdmin(podium())
  const marta = await fan(podium())
  await eva.call(sendMessage, { body: { userId: marta.id, message: 'Que feio' } })
  const { messages } = await marta.call(readConversation, {
    params: { userId: eva.id },
    query: {},
  })
  const about = { kind: 'message', id: messages[0]?.id ?? 0, reason: 'HARASSMENT' } as const
  const report = await marta.call(sendReport, { body: about })
  const upholding = { decision: 'UPHELD', act: 'NOTHING', reason: 'Feio', ground: 'TERMS' } as const
  await ana.call(decideReport, { ...of(report), body: upholding })
  const { id } = await newest(eva)
  await eva.call(appeal, { ...of({ id }), body: words })

  const told = async (person: Person) =>
    (await person.call(listNotifications)).list.filter(({ kind }) => kind === 'appeal').length
  assert.deepEqual([await told(eva), await told(carla)], [0, 1])
  const waits = async (person: Person) =>
    (await person.call(readHome)).waiting.some((one) => one.kind === 'appeal' && one.id === id)
  assert.deepEqual([await waits(eva), await waits(carla)], [false, true])
  const { list } = await eva.call(listAppeals, { query: { _limit: 100 } })
  assert.equal(list.find((one) => one.id === id)?.abilities.answer, false)
  const body = { outcome: 'REVERSED', reason: 'Tenho razão' } as const
  await eva.refused('forbidden', answerAppeal, { ...of({ id }), body })
  await carla.call(answerAppeal, { ...of({ id }), body: { ...body, outcome: 'UPHELD' } })
})

test('where who decided is the only admin the appeal waits, and the overview says so', async () => {
  const lonely = await openAdmin(podium())
  const { db } = podium().context.database
  const others = await db.selectFrom('people').select('id').where('role', '=', 'ADMIN').execute()
  for (const { id } of others) {
    if (id !== lonely.id) await lonely.call(deleteAdmin, { ...of({ id }), query: {} })
  }
  const marta = await fan(podium())
  await hide(lonely, marta)
  const { id } = await newest(marta)
  await marta.call(appeal, { ...of({ id }), body: words })
  const { stuckAppeals, waiting } = await lonely.call(getDashboard)
  assert.ok(stuckAppeals >= 1 && waiting.appeals >= stuckAppeals)
  const second = await openAdmin(podium())
  assert.equal((await lonely.call(getDashboard)).stuckAppeals, 0)
  // The one who objects is none who could answer.
  await db.updateTable('decisions').set({ person_id: second.id }).where('id', '=', id).execute()
  assert.equal((await lonely.call(getDashboard)).stuckAppeals, 1)
})
