import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  answerAppeal,
  appeal,
  type AppealEntry,
  appealLinked,
  type Decision,
  listAppeals,
  listDecisions,
  readLinkedDecision,
} from '@podium/contract/decisions'
import { adminAppealsPhrases } from '@podium/phrases/admin-appeals'
import { decisionPhrases } from '@podium/phrases/decisions'
import { findRow, noRow } from './administering.ts'
import { answer, refused } from './answers.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = decisionPhrases.en
const admin = adminAppealsPhrases.en

const hidden: Decision = {
  ...{ id: 4, cause: 'PROFILE_HIDDEN', act: 'HIDE', subjectType: 'profile', subjectId: 3 },
  ...{ ground: 'TERMS', reference: '', explanation: 'Not your photo', quoted: '' },
  ...{ decidedAt: '2026-03-01T10:00:00.000Z', until: null, reversed: false },
  ...{ endedAt: null, appealUntil: '2026-09-01T10:00:00.000Z', appeal: null },
}
const text = 'It is mine.'
const sent = {
  text,
  sentAt: '2026-03-02T10:00:00.000Z',
  outcome: null,
  reason: '',
  answeredAt: null,
}
const listed = <Row>(...list: Row[]) => ({ list, total: list.length })

const openOwn = (decision: Decision) =>
  renderPage('/settings/decisions', {
    as: member('FAN'),
    answers: [...settingsAnswers, answer(listDecisions, listed(decision))],
  })

test('a decision says what, why, on which ground and for how long, and is objected to once', async () => {
  const page = await openOwn(hidden)
  const list = within(await screen.findByRole('list', { name: t.title }))
  for (const words of [t.done.PROFILE_HIDDEN, 'Not your photo', t.grounds.TERMS, t.always])
    list.getByText(words)
  await page.user.click(list.getByText(t.appeal.open('1 September 2026')))
  const appealed = { ...hidden, appealUntil: null, appeal: sent }
  page.server.prepare(answer(appeal, appealed), answer(listDecisions, listed(appealed)))
  fill(field('text'), text)
  await page.user.click(list.getByRole('button', { name: t.appeal.send }))
  await list.findByText(t.appeal.waits)
  list.getByText(text)
  assert.ok(!list.queryByRole('button', { name: t.appeal.send }))
  const [asked] = page.server.sent(appeal)
  assert.deepEqual([asked?.params, asked?.body], [{ id: 4 }, { text }])
})

test('what was taken back says so, with the answer', async () => {
  const answered = { ...sent, outcome: 'REVERSED', reason: 'You were right.' } as const
  await openOwn({ ...hidden, reversed: true, appealUntil: null, appeal: answered })
  await screen.findByText(t.reversed)
  screen.getByText(t.appeal.outcomes.REVERSED)
  screen.getByText('You were right.')
  // It holds no more, whatever it was to hold for.
  assert.equal(screen.queryByText(t.always), null)
})

test('who is told nothing finds that said', async () => {
  await renderPage('/settings/decisions', { as: member('FAN'), answers: [...settingsAnswers] })
  await screen.findByText(t.none.title)
})

const deleted: Decision = {
  ...hidden,
  ...{ cause: 'ACCOUNT_DELETED', act: 'REMOVE', subjectType: 'account' },
}
const linked = (decision: Decision) =>
  renderPage('/deleted/abc', { answers: [answer(readLinkedDecision, decision)] })

test('whose account was deleted reads why and objects, without signing in', async () => {
  const page = await linked(deleted)
  await screen.findByText(t.done.ACCOUNT_DELETED)
  screen.getByText('Not your photo')
  await page.user.click(screen.getByText(t.appeal.open('1 September 2026')))
  page.server.prepare(answer(appealLinked, refused('stateChanged')))
  fill(field('text'), text)
  const send = () => page.user.click(screen.getByRole('button', { name: t.appeal.send }))
  await send()
  await waitFor(() => assert.equal(page.server.sent(appealLinked).length, 1))
  assert.equal(field('text').value, text)
  page.server.prepare(answer(appealLinked, { ...deleted, appealUntil: null, appeal: sent }))
  await send()
  await screen.findByText(t.appeal.waits)
  await screen.findByText(t.linked.sent)
  const [, asked] = page.server.sent(appealLinked)
  assert.deepEqual([asked?.params, asked?.body], [{ secret: 'abc' }, { text }])
})

test('whose account is open again is led to signing in; a link that is over says so', async () => {
  const answered = { ...sent, outcome: 'REVERSED', reason: 'You were right.' } as const
  await linked({ ...deleted, reversed: true, appealUntil: null, appeal: answered })
  await screen.findByText('You were right.')
  const main = within(screen.getByRole('main'))
  main.getByRole('link', { name: t.linked.signIn })
  await renderPage('/deleted/abc', {
    language: 'pt',
    answers: [answer(readLinkedDecision, refused('invalidToken'))],
  })
  await screen.findByText(decisionPhrases.pt.linked.gone)
})

const card = (id: number, name: string) => ({
  ...{ id, name, lastName: 'Valadares', role: 'FAN', sport: null, visible: true },
  avatar: { id: 0, main: null },
})
const entry = (details: Partial<AppealEntry> = {}) =>
  ({
    ...{ ...hidden, appealUntil: null, appeal: sent },
    ...{ person: card(3, 'Marta'), decidedBy: card(8, 'Eva'), answeredBy: null },
    abilities: { answer: true },
    ...details,
  }) as unknown as AppealEntry

const openQueue = (one: AppealEntry) =>
  renderPage('/admin/appeals?open=4', {
    as: member('ADMIN', { name: 'Ana' }),
    answers: [answer(listAppeals, listed(one))],
  })

test('an admin answers an appeal beside the decision; a refusal leaves it where it is', async () => {
  const page = await openQueue(entry())
  await findRow('Marta', admin.causes.PROFILE_HIDDEN)
  screen.getByText('Not your photo')
  await page.user.click(
    screen.getByRole('radio', { name: new RegExp(admin.outcomes.REVERSED.label) }),
  )
  fill(field('reason'), 'You were right.')
  page.server.prepare(answer(answerAppeal, refused('stateChanged')))
  await page.user.click(screen.getByRole('button', { name: admin.confirm }))
  await waitFor(() => assert.equal(page.server.sent(answerAppeal).length, 1))
  page.server.prepare(answer(answerAppeal, entry()), answer(listAppeals, listed()))
  await page.user.click(screen.getByRole('button', { name: admin.confirm }))
  await noRow('Marta')
  const body = { outcome: 'REVERSED', reason: 'You were right.' }
  const { params, body: given } = page.server.sent(answerAppeal)[1] ?? {}
  assert.deepEqual([params, given], [{ id: 4 }, body])
})

test('the panel of an appeal says on what the decision rests, for how long, and leads to it', async () => {
  const law = { ground: 'LAW', reference: 'Law 27/2021, article 6' } as const
  await openQueue(entry({ ...law, until: '2026-12-31T12:00:00.000Z' }))
  await screen.findByText(`${t.grounds.LAW}, ${law.reference}`)
  screen.getByText(t.until('31 December 2026'))
  assert.equal(screen.getByRole('link', { name: admin.look }).getAttribute('href'), '/fan/3')
  await openQueue(entry({ cause: 'PRODUCT_DELETED', subjectType: 'product' }))
  await screen.findByText(admin.causes.PRODUCT_DELETED, { selector: 'dd *' })
  assert.equal(screen.queryByRole('link', { name: admin.look }), null)
})

test('who decided reads that somebody else has to answer', async () => {
  await openQueue(entry({ abilities: { answer: false } }))
  await screen.findByText(admin.own)
  assert.ok(!screen.queryByRole('button', { name: admin.confirm }))
})
