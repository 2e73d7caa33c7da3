import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listGuardianships } from '@podium/contract/guardianship'
import { closeAccount, downloadExport, getExport, requestExport } from '@podium/contract/settings'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { backCloses, dialogTells, noDialog, refusedAt } from './administering.ts'
import { answer, refused } from './answers.ts'
import { openSettings, pressInDialog, settingsAnswers } from './ownSettings.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { password, t } from './settingsPages.ts'

test('one’s data is asked for, told to be ready, and can be prepared again', async () => {
  const { page, own, press } = await openSettings('data', answer(requestExport, undefined))
  await own.findByRole('button', { name: t.data.request })
  const expiresAt = '2026-03-04T10:00:00.000Z'
  page.server.prepare(answer(getExport, { state: 'READY', expiresAt }))
  await press(t.data.request)
  await own.findByRole('button', { name: t.data.again })
  assert.match(own.getByRole('status').textContent, /until .*4.*2026/)
  assert.equal(page.server.sent(requestExport).length, 1)
})

test('while one’s data is prepared it cannot be asked for again', async () => {
  const preparing = answer(getExport, { state: 'PREPARING', expiresAt: null })
  const { own } = await openSettings('data', preparing)
  await waitFor(() => assert.match(own.getByRole('status').textContent, /can leave this page/))
  assert.ok(!own.queryByRole('button'))
})

const noData = { notYours: 'forbidden', gone: 'entityDoesNotExist' } as const

for (const [why, name] of Object.entries(noData) as [keyof typeof noData, 'forbidden'][]) {
  test(`a link to data that is not there says why, and offers the download no more: ${why}`, async () => {
    const page = await renderPage('/export/abc', {
      as: member('FAN'),
      answers: [...settingsAnswers, answer(downloadExport, refused(name))],
    })
    await page.user.click(screen.getByRole('button', { name: t.data.download }))
    const alert = await screen.findByText(t.data[why])
    assert.ok(alert.closest('[role=alert]'))
    assert.ok(!screen.queryByRole('button', { name: t.data.download }))
    await page.user.click(screen.getByRole('link', { name: t.data.toSettings }))
    await page.hasAddress('/settings/data')
  })
}

// --- the way out ---------------------------------------------------------------------------------

test('a guardian who closes the account reads whom they no longer look after', async () => {
  const noPicture = { id: 0, main: null }
  const rui = {
    ...{ id: 70, role: 'ATHLETE' as const, name: 'Rui', lastName: 'Lopes' },
    ...{ avatar: noPicture, sport: null, visible: false },
  }
  const { id, role, name, lastName } = member('FAN')
  const guardian = { id, role, name, lastName, avatar: noPicture, sport: null, visible: true }
  const { press } = await openSettings(
    'close',
    answer(listGuardianships, [
      {
        ...{ id: 4, state: 'ACTIVE', ward: rui, guardian, email: null, offeredUntil: null },
        ...{ hiddenProfile: true, pageShown: false, allowed: null, contacts: [] },
      },
    ]),
  )
  await press(t.closing.open)
  await dialogTells(t.closing.wards('Rui Lopes'))
})

test('closing says what will happen, needs the password, and leads home signed out', async () => {
  const { page, press } = await openSettings(
    'close',
    answer(closeAccount, refused('invalidPassword')),
  )
  await backCloses(() => press(t.closing.open))
  for (const consequence of t.closing.consequences) await dialogTells(consequence)
  await dialogTells(t.closing.exportFirst)
  fill(field('password'), 'Wrong!2026')
  await pressInDialog(page, t.closing.submit)
  await refusedAt(field('password'), refusalPhrases.en.invalidPassword)

  page.server.prepare(answer(closeAccount, undefined))
  fill(field('password'), password)
  await pressInDialog(page, t.closing.submit)
  await page.hasAddress('/')
  await screen.findByText(t.closing.done)
  await noDialog()
  const bar = within(screen.getAllByRole('banner')[0]!)
  await bar.findAllByRole('link', { name: shellPhrases.en.bar.signIn })
  assert.equal(page.server.sent(closeAccount).at(-1)?.body.password, password)
})

test('the last admin hears why they have to stay, and keeps the account', async () => {
  const page = await renderPage('/settings/close', {
    as: member('ADMIN'),
    answers: [...settingsAnswers, answer(closeAccount, refused('couldNotDeleteUser'))],
  })
  await page.user.click(await screen.findByRole('button', { name: t.closing.open }))
  await dialogTells(t.closing.exportFirst)
  fill(field('password'), password)
  await pressInDialog(page, t.closing.submit)
  const blocked = await screen.findByText(t.closing.blocked)
  assert.ok(blocked.closest('[role=alert]'))
  await pressInDialog(page, t.closing.keep)
  await noDialog()
  await page.hasAddress('/settings/close')
})
