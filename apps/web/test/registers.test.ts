import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  decideRegister,
  examineRegister,
  getRegister,
  listRegisters,
  type ListedRegister,
  putRegister,
  readRegister,
  type Register,
  removeRegister,
} from '@podium/contract/registers'
import { adminRegistersPhrases } from '@podium/phrases/admin-registers'
import { refusalPhrases } from '@podium/phrases/refusals'
import { registersPhrases } from '@podium/phrases/registers'
import { violationPhrases } from '@podium/phrases/violations'
import { findRow, noRow } from './administering.ts'
import { answer, type PreparedAnswer, Refused, refused } from './answers.ts'
import { facts } from './facts.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { noRegister } from './usualAnswers.ts'

const t = registersPhrases.en
const admin = adminRegistersPhrases.en
const at = '2026-11-20T10:00:00.000Z'
const day = '20 November 2026'

const given = { name: 'FPF agents', number: 'AG-12', countryCode: 'PT' }
const register = (details: Partial<Register> = {}): Register => ({
  ...noRegister,
  ...{ ...given, state: 'SUBMITTED', submittedAt: at, version: 1 },
  ...details,
})

const openOwn = (own: Register, ...answers: PreparedAnswer[]) =>
  renderPage('/settings/register', {
    as: member('MANAGER'),
    answers: [...settingsAnswers, answer(getRegister, own), ...answers],
  })

const sentences: [name: string, own: Register, said: string[]][] = [
  ['named none', noRegister, [t.states.NONE, t.tells.none]],
  ['waits', register(), [t.states.SUBMITTED, t.tells.waits]],
  ['changed what was checked', register({ changed: true }), [t.tells.waitsAgain]],
  ['was checked', register({ state: 'CHECKED', checkedAt: at }), [t.tells.checked(day)]],
  [
    'was refused',
    register({ state: 'REFUSED', reason: 'No such number.' }),
    [t.states.REFUSED, t.tells.refused('No such number.'), t.tells.refusedThen],
  ],
]

for (const [name, own, said] of sentences) {
  test(`a manager who ${name} reads how it stands`, async () => {
    await openOwn(own)
    for (const sentence of said) await screen.findByText(sentence)
  })
}

test('what was checked is read, and changed behind a press', async () => {
  await openOwn(register({ state: 'CHECKED', checkedAt: at }))
  await screen.findByText(given.name)
  screen.getByText(facts(`${t.shown.number(given.number)} · Portugal`))
  const change = screen.getByText(t.change).closest('details')
  assert.equal(change?.open, false)
  assert.equal(field('number').closest('details'), change)
})

test('what is missing is said at its field, and what is sent waits', async () => {
  const page = await openOwn(
    noRegister,
    answer(putRegister, ({ body }) => register(body)),
  )
  const send = async () => page.user.click(await screen.findByRole('button', { name: t.submit }))
  await send()
  await waitFor(() => assert.equal(screen.getAllByText(violationPhrases.en.NotBlank()).length, 3))
  assert.equal(screen.queryByRole('button', { name: t.remove }), null)
  fill(field('name'), given.name)
  fill(field('number'), '---')
  await send()
  await waitFor(() => assert.equal(field('number').getAttribute('aria-invalid'), 'true'))
  fill(field('number'), given.number)
  await page.user.click(screen.getByRole('combobox'))
  await page.user.click(await screen.findByRole('option', { name: 'Portugal' }))
  await send()
  await screen.findByText(t.sent)
  await screen.findByText(t.tells.waits)
  assert.deepEqual(page.server.sent(putRegister).at(-1)?.body, { ...given, after: 0 })
})

test('a decision that comes meanwhile is said, and takes nothing that is typed or chosen', async () => {
  const page = await openOwn(register())
  await waitFor(() => field('number'))
  fill(field('number'), 'AG-13')
  page.server.prepare(
    answer(getRegister, register({ state: 'CHECKED', checkedAt: at, version: 2 })),
  )
  page.tell({ type: 'NOTIFICATION', id: 1, unread: 1 })
  await screen.findByText(t.tells.checked(day))
  assert.equal(field('number').value, 'AG-13')
  page.server.prepare(answer(putRegister, ({ body }) => register({ ...body, version: 3 })))
  await page.user.click(screen.getByRole('button', { name: t.submit }))
  await screen.findByText(t.sent)
  // The decision changed no word of it.
  assert.equal(page.server.sent(putRegister)[0]?.body.after, 2)
})

test('a number that another window changed is replaced by nobody who did not see it', async () => {
  const page = await openOwn(register())
  await waitFor(() => field('name'))
  fill(field('name'), 'FPF')
  const current = register({ number: 'AG-13', version: 2 })
  page.server.prepare(answer(putRegister, refused('stateChanged', { current })))
  const send = () => page.user.click(screen.getByRole('button', { name: t.submit }))
  await send()
  await screen.findByText(t.changedMeanwhile)
  assert.deepEqual([field('name').value, field('number').value], ['FPF', given.number])
  page.server.prepare(answer(putRegister, ({ body }) => register({ ...body, version: 3 })))
  await send()
  await screen.findByText(t.sent)
  assert.deepEqual(
    page.server.sent(putRegister).map(({ body }) => body.after),
    [1, 2],
  )
  assert.equal(screen.queryByText(t.changedMeanwhile), null)
})

test('a register is taken off the page once that was asked', async () => {
  const page = await openOwn(register(), answer(removeRegister, noRegister))
  await page.user.click(await screen.findByRole('button', { name: t.remove }))
  const dialog = within(await screen.findByRole('dialog', { name: t.removeTitle }))
  await page.user.click(dialog.getByRole('button', { name: t.remove }))
  await screen.findByText(t.tells.none)
})

test('who is no manager names no register, and is led back to the list', async () => {
  const page = await renderPage('/settings/register', {
    as: member('SPONSOR'),
    answers: settingsAnswers,
  })
  await page.hasAddress('/settings')
})

const shown: [name: string, checkedAt: string | null, changed: boolean, said: string][] = [
  ['that was checked', at, false, t.shown.checked(day)],
  ['that waits', null, false, t.shown.unchecked],
  ['that was changed since', null, true, t.shown.changed],
]

for (const [name, checkedAt, changed, said] of shown) {
  test(`a page says of a register ${name} how it stands`, async () => {
    await renderPage('/manager/4', {
      answers: [
        ...pageAnswers(profile('MANAGER')),
        answer(readRegister, { register: { ...given, checkedAt, changed } }),
      ],
    })
    const line = within(await screen.findByRole('region', { name: t.shown.title }))
    line.getByText(given.name)
    line.getByText(facts(`${t.shown.number(given.number)} · Portugal`))
    line.getByText(said)
  })
}

// --- administration ------------------------------------------------------------------------------

const listed: ListedRegister = { ...register(), userId: 4, person: 'Carlos Antunes' }

async function openAdmin(decided: PreparedAnswer) {
  let isOpen = true
  const page = await renderPage('/admin/registers', {
    as: member('ADMIN'),
    answers: [
      answer(listRegisters, () => ({ list: isOpen ? [listed] : [], total: isOpen ? 1 : 0 })),
      answer(examineRegister, listed),
      decided,
    ],
  })
  await page.user.click(await findRow(listed.person))
  const panel = within(await screen.findByRole('dialog', { name: listed.person }))
  const decide = async () => page.user.click(panel.getByRole('button', { name: admin.confirm }))
  await panel.findByRole('button', { name: admin.confirm })
  return { ...page, panel, decide, leave: () => (isOpen = false) }
}

test('an admin says what they found; a refusal needs a reason, which is kept', async () => {
  const page = await openAdmin(answer(decideRegister, { ...listed, state: 'REFUSED' }))
  await page.decide()
  await page.panel.findByText(admin.choose)
  await page.user.click(page.panel.getByLabelText(new RegExp(`^${admin.choices.REFUSED.label}`)))
  await page.decide()
  await page.panel.findByText(violationPhrases.en.NotBlank())
  fill(field('reason'), 'No such number.')
  page.leave()
  await page.decide()
  await screen.findByText(admin.decided)
  assert.deepEqual(page.server.sent(decideRegister)[0]?.body, {
    ...{ state: 'REFUSED', ground: 'TERMS', reference: '', reason: 'No such number.', version: 1 },
  })
  await noRow(listed.person)
})

test('what changed while it was looked at is said, and read again', async () => {
  const page = await openAdmin(
    answer(decideRegister, new Refused('stateChanged', { current: listed })),
  )
  await page.user.click(page.panel.getByLabelText(new RegExp(`^${admin.choices.CHECKED.label}`)))
  const before = page.server.sent(examineRegister).length
  await page.decide()
  await screen.findByText(refusalPhrases.en.stateChanged)
  await waitFor(() => assert.ok(page.server.sent(examineRegister).length > before))
})
