import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AccessToken, createToken, endToken, listTokens } from '@podium/contract/tokens'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { refusalPhrases } from '@podium/phrases/refusals'
import { tokensPhrases } from '@podium/phrases/tokens'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { openSettings, pressInDialog, settingsAnswers } from './ownSettings.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = tokensPhrases.en
const names = delegationsPhrases.en.scopes

function token(details: Partial<AccessToken> = {}): AccessToken {
  return {
    ...{ id: 3, name: 'Club website', scopes: ['SUPPORT'], version: '2026-11-25' },
    ...{ state: 'RUNNING', ending: 'c0de', lastUsedAt: null, endedAt: null },
    ...{ createdAt: '2026-03-01T10:00:00.000Z', expiresAt: '2030-06-01T10:00:00.000Z' },
    ...details,
  }
}

const listed = (...list: AccessToken[]) => answer(listTokens, { list, total: list.length })
const secret = `pod_${'5ca1ab1e'.repeat(8)}`
const made = answer(createToken, {
  ...{ id: 4, name: 'Report', scopes: ['SUPPORT', 'SPEND'], version: '2026-11-25' },
  ...{ createdAt: '2026-03-02T10:00:00.000Z', expiresAt: '2026-05-31T10:00:00.000Z' },
  token: secret,
})

/** The form of a new token. */
async function openForm(...answers: PreparedAnswer[]) {
  const settings = await openSettings('tokens', ...answers)
  await settings.press(t.form.title)
  const form = within(await screen.findByRole('dialog', { name: t.form.title }))
  return { ...settings, form, send: () => pressInDialog(settings.page, t.form.submit) }
}

test('a token is made with what was ticked, shown once, and gone with its dialog', async () => {
  const { page, own, form, send } = await openForm(listed(), made)
  own.getByText(t.none)
  fill(field('name'), 'Report')
  await page.user.click(form.getByRole('checkbox', { name: new RegExp(names.SUPPORT.name) }))
  await page.user.click(form.getByRole('checkbox', { name: new RegExp(names.SPEND.name) }))
  await page.user.selectOptions(form.getByRole('combobox'), '30')
  const before = Date.now()
  page.server.prepare(listed(token({ id: 4, name: 'Report' })))
  await send()
  const dialog = within(await screen.findByRole('dialog', { name: t.shown.title }))
  dialog.getByText(secret)
  const [sent] = page.server.sent(createToken)
  assert.deepEqual([sent?.body.name, sent?.body.scopes], ['Report', ['SUPPORT', 'SPEND']])
  const days = (Date.parse(sent?.body.expiresAt ?? '') - before) / 86_400_000
  assert.ok(days > 29.9 && days < 30.1, String(days))
  await pressInDialog(page, t.shown.done)
  await waitFor(() => assert.equal(screen.queryByText(secret), null))
  own.getByText('Report')
})

test('without a name or a tick nothing is sent, and what was typed stays', async () => {
  const { page, form, send } = await openForm(listed())
  await page.user.click(form.getByRole('checkbox', { name: new RegExp(names.PAGE.name) }))
  await send()
  await waitFor(() => assert.ok(form.getByRole('textbox').getAttribute('aria-invalid') === 'true'))
  fill(field('name'), 'Report')
  await page.user.click(form.getByRole('checkbox', { name: new RegExp(names.PAGE.name) }))
  await send()
  await form.findByText(t.form.scopesMissing)
  assert.equal(form.getByRole<HTMLInputElement>('textbox').value, 'Report')
  assert.equal(page.server.sent(createToken).length, 0)
})

test('who has as many as there can be reads so, and loses nothing', async () => {
  const { page, form, send } = await openForm(
    listed(token()),
    answer(createToken, refused('tooManyEvents')),
  )
  fill(field('name'), 'One more')
  await page.user.click(form.getByRole('checkbox', { name: new RegExp(names.PAGE.name) }))
  await send()
  await screen.findByText(refusalPhrases.en.tooManyEvents)
  assert.equal(form.getByRole<HTMLInputElement>('textbox').value, 'One more')
})

test('the list says what each may do, until when, and when it was used; what is over is folded away', async () => {
  const { own } = await openSettings(
    'tokens',
    listed(
      token({ lastUsedAt: '2026-03-04T09:30:00.000Z', scopes: ['PAGE', 'MONEY_READ'] }),
      token({ id: 2, name: 'Old', state: 'EXPIRED', expiresAt: '2026-02-01T10:00:00.000Z' }),
      token({ id: 1, name: 'Older', state: 'ENDED', endedAt: '2026-01-15T10:00:00.000Z' }),
    ),
  )
  const running = within(own.getByRole('list', { name: t.running }))
  running.getByText('Club website')
  running.getByText(t.ending('c0de'))
  for (const scope of ['PAGE', 'MONEY_READ'] as const) running.getByText(names[scope].name)
  assert.equal(running.queryByText(names.SPEND.name), null)
  running.getByText(/Last used on/)
  running.getByText(new RegExp(t.version('2026-11-25')))
  const past = within(own.getByRole('list', { name: t.past, hidden: true }))
  past.getByText(/Expired on/)
  past.getByText(/Ended on/)
  assert.equal(past.queryByRole('button', { hidden: true }), null)
})

test('a token is ended with one tap and one to confirm', async () => {
  const over = token({ state: 'ENDED', endedAt: '2026-03-05T10:00:00.000Z' })
  const { page, own, press } = await openSettings(
    'tokens',
    listed(token()),
    answer(endToken, undefined),
  )
  await press(t.endLabel('Club website'))
  within(await screen.findByRole('dialog')).getByText(t.confirm.title('Club website'))
  page.server.prepare(listed(over))
  await pressInDialog(page, t.end)
  await screen.findByText(t.confirm.done)
  assert.equal(page.server.sent(endToken)[0]?.params.id, 3)
  await own.findByText(t.none)
})

test('administrators have no tokens: the part is not among their settings', async () => {
  const page = await renderPage('/settings/tokens', {
    as: member('ADMIN'),
    answers: settingsAnswers,
  })
  await page.hasAddress('/settings')
  assert.equal(screen.queryByRole('link', { name: new RegExp(t.title) }), null)
})
