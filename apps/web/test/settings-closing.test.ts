import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listGuardianships } from '@podium/contract/guardianship'
import { getSubscription } from '@podium/contract/plans'
import {
  closeAccount,
  downloadExport,
  getAccount,
  getExport,
  requestExport,
} from '@podium/contract/settings'
import { getWallet, listLots } from '@podium/contract/wallet'
import { formatsOf } from '@podium/phrases/format'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { backCloses, dialogTells, noDialog, refusedAt } from './administering.ts'
import { answer, refused } from './answers.ts'
import { account, openSettings, pressInDialog, settingsAnswers } from './ownSettings.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { password, t } from './settingsPages.ts'
import { entitlements } from './shop.ts'

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
        ...{ wardAge: 15, hiddenProfile: true, pageShown: false, allowed: null, contacts: [] },
      },
    ]),
  )
  await press(t.closing.open)
  await dialogTells(t.closing.wards('Rui Lopes'))
})

test('closing names the balance and the plan that are lost, and leads to what can be withdrawn first', async () => {
  const { press } = await openSettings(
    'close',
    answer(getWallet, { available: 120, reserved: 50, held: 0, debt: 0, version: 3 }),
    answer(getSubscription, {
      entitlements,
      subscription: {
        ...{ planId: 'STANDARD', startedAt: '2026-01-01T10:00:00.000Z', cancelledAt: null },
        ...{ endsAt: '2030-01-01T10:00:00.000Z', renewalDue: false },
      },
    }),
    answer(listLots, {
      list: [
        {
          ...{ id: 1, kind: 'PURCHASE', paymentId: 'p1', credits: 100, left: 80 },
          ...{ createdAt: '2029-12-01T10:00:00.000Z', withdrawableUntil: '2029-12-15' },
        },
        {
          ...{ id: 2, kind: 'EARNED', paymentId: null, credits: 40, left: 40 },
          ...{ createdAt: '2026-01-01T10:00:00.000Z', withdrawableUntil: null },
        },
      ],
      total: 2,
    }),
  )
  await press(t.closing.open)
  const { date } = formatsOf('en')
  await dialogTells(t.closing.lost.credits('170'))
  await dialogTells(t.closing.lost.plan('Standard', date('2030-01-01T10:00:00.000Z')))
  await dialogTells(t.closing.lost.withdrawCredits('80', date('2029-12-15')))
  const way = screen.getByRole('link', { name: t.closing.lost.withdraw })
  assert.equal(way.getAttribute('href'), '/payments')
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

/** Tries to close in vain, for a reason; answers what is said about it. */
async function closeInVain(reason: 'openOrders' | 'lastAdmin', role: 'ADMIN' | 'FAN') {
  const page = await renderPage('/settings/close', {
    as: member(role),
    answers: [...settingsAnswers, answer(closeAccount, refused('couldNotDeleteUser', { reason }))],
  })
  await page.user.click(await screen.findByRole('button', { name: t.closing.open }))
  await dialogTells(t.closing.exportFirst)
  fill(field('password'), password)
  await pressInDialog(page, t.closing.submit)
  const words = await screen.findByText(t.closing.blocked[reason], { exact: false })
  const said = words.closest<HTMLElement>('[role=alert]')
  assert.ok(said)
  return { page, said }
}

test('the last admin hears why they have to stay, and keeps the account', async () => {
  const { page, said } = await closeInVain('lastAdmin', 'ADMIN')
  assert.equal(said.textContent, t.closing.blocked.lastAdmin)
  await pressInDialog(page, t.closing.keep)
  await noDialog()
  await page.hasAddress('/settings/close')
})

test('who has an open order hears that alone, with the way to the orders', async () => {
  const { said } = await closeInVain('openOrders', 'FAN')
  assert.ok(said.textContent?.startsWith(t.closing.blocked.openOrders))
  const way = within(said).getByRole('link', { name: t.closing.orders })
  assert.equal(way.getAttribute('href'), '/orders')
})

test('what keeps an account open is told in place of asking for the password', async () => {
  const { page, press } = await openSettings(
    'close',
    answer(getAccount, account({ keptOpenBy: ['openOrders', 'lastAdmin'] })),
  )
  await press(t.closing.open)
  // With the dialog and not after it: nothing in it moves.
  screen.getByText(t.closing.blocked.openOrders, { exact: false })
  screen.getByText(t.closing.blocked.lastAdmin)
  // On a phone a field that has the focus would scroll it out of sight.
  assert.equal(document.activeElement?.textContent, t.closing.dialog)
  assert.equal(document.querySelector('dialog [name=password]'), null)
  assert.equal(screen.queryByRole('button', { name: t.closing.submit }), null)
  assert.equal(page.server.sent(closeAccount).length, 0)
  const way = screen.getByRole('link', { name: t.closing.orders })
  assert.equal(way.getAttribute('href'), '/orders')
})
