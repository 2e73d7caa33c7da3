import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endGuardianship } from '@podium/contract/guardianship'
import { type AdminUser, getUser, listUsers } from '@podium/contract/admin'
import { listAudit } from '@podium/contract/audit'
import { decide } from '@podium/contract/decisions'
import { login, provePassword } from '@podium/contract/identity'
import {
  type Invitation,
  inviteUser,
  listInvitations,
  resendInvitation,
  revokeInvitation,
} from '@podium/contract/invitations'
import { getNetworkPlaces } from '@podium/contract/network'
import { getFan, putFanAsAdmin, putVisibility } from '@podium/contract/profiles'
import type { Role } from '@podium/contract/roles'
import type { Reply } from '@podium/contract/route'
import { deleteFan } from '@podium/contract/settings'
import { judgeSponsorDomain } from '@podium/contract/sponsor-domains'
import { postWalletTransaction } from '@podium/contract/wallet'
import { adminPhrases } from '@podium/phrases/admin'
import { adminDecisionsPhrases } from '@podium/phrases/admin-decisions'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { violationPhrases } from '@podium/phrases/violations'
import { choose, dialogTells, findRow, noDialog, onTerms, refusedAt } from './administering.ts'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { topDialog } from './shop.ts'

const common = adminPhrases.en
const t = adminUsersPhrases.en
const decisions = adminDecisionsPhrases.en
const admin = member('ADMIN', { name: 'Ana' })

/** Somebody as the list shows them to an admin. */
function listed(role: Role, details: Partial<AdminUser> = {}): AdminUser {
  const isMember = role !== 'ADMIN'
  return {
    ...{ id: 9, role, name: 'Marta', lastName: 'Reis', email: 'marta.reis@podium.example' },
    ...{
      sport: null,
      countryCode: 'PT',
      hiddenProfile: false,
      hiddenByAdmin: false,
      suspended: false,
    },
    ...{ activated: true, createdAt: '2026-01-01T10:00:00.000Z' },
    ...{ lastSeenAt: null, available: isMember ? 0 : null, debt: 0 },
    abilities: { edit: isMember, credits: isMember, visibility: isMember, delete: true },
    ...details,
  }
}

/** The list, on a server that searches, filters, sorts and pages it by last and first name. */
function listOf(people: AdminUser[]) {
  return answer(listUsers, ({ query }) => {
    const { q, type, state, _order, _page, _limit } = query
    const list = people.filter(
      (one) =>
        `${one.name} ${one.lastName} ${one.email}`.includes(q) &&
        (!type || one.role === type) &&
        (!state || one.hiddenProfile === (state !== 'VISIBLE')),
    )
    if (_order === 'DESC') list.reverse()
    return { list: list.slice(_page * _limit, (_page + 1) * _limit), total: list.length }
  })
}

const inFull = (user: AdminUser, obstacles: 'SELF'[] = []) =>
  answer(getUser, () => ({ ...user, wallet: null, obstacles, guardians: null, restricted: null }))

const openPart = (path: string, ...answers: PreparedAnswer[]) =>
  renderPage(path, { as: admin, answers: [answer(getNetworkPlaces, []), ...answers] })

test('in a panel what is done often stands in sight, and the rest behind dots', async () => {
  const user = listed('FAN')
  const page = await openPart('/admin/users?open=9', listOf([user]), inFull(user))
  const panel = await topDialog()
  await panel.findByRole('button', { name: t.credits })
  panel.getByRole('link', { name: t.edit })
  panel.getByRole('link', { name: t.page })
  await page.user.click(panel.getByRole('button', { name: common.moreActions }))
  for (const rare of [t.hide, decisions.open]) panel.getByText(rare)
  await page.user.click(panel.getByText(t.delete))
  await screen.findByRole('dialog', { name: t.deletion.title('Marta Reis') })
})

for (const path of ['/admin/users', '/admin', '/admin/audit', '/profile/fan/9']) {
  test(`a fan is led home from ${path}`, async () => {
    const page = await renderPage(path, { as: member('FAN') })
    await page.hasAddress('/')
  })
}

test('every part stands in the menu, and a word that is none is no part', async () => {
  await openPart('/admin/users', listOf([]))
  const menu = within(await screen.findByRole('navigation', { name: common.nav }))
  for (const part of Object.values(common.parts)) menu.getByRole('link', { name: part })
  await openPart('/admin/nothing-like-this')
  await screen.findByRole('heading', { name: shellPhrases.en.pageNotFound.title })
})

test('after signing in an admin is at the list', async () => {
  const page = await renderPage('/login', { answers: [answer(login, admin), listOf([])] })
  fill(field('email'), 'ana@podium.example')
  fill(field('password'), 'Podium!2026')
  await page.user.type(field('password'), '{Enter}')
  await page.hasAddress('/admin/users')
  const bar = within(screen.getAllByRole('banner')[0]!)
  await bar.findByRole('link', { name: shellPhrases.en.bar.admin })
  await bar.findByText('Ana Valadares')
})

test('the list is searched, filtered, sorted and paged in the address, and holds where that is opened', async ({
  mock,
}) => {
  const names = ['Álvaro', 'Bento', 'Célia', 'Dora', 'Elsa', 'Zulmira']
  const people = names.map((name, at) => listed('FAN', { id: 20 + at, name, lastName: 'Único' }))
  const page = await openPart('/admin/users', listOf([listed('FAN'), ...people]))
  const search = await screen.findByRole<HTMLInputElement>('searchbox', { name: t.search })
  await findRow('Reis')
  await page.user.keyboard('/')
  await hasFocus(search)
  mock.timers.enable({ apis: ['setTimeout'] })
  fill(search, 'Ún')
  await screen.findByText(common.tooShort)
  mock.timers.tick(500)
  mock.timers.reset()
  await page.hasAddress('/admin/users')
  fill(search, 'Único')
  await screen.findByText(common.total('6'))
  await page.hasAddress('/admin/users?q=%C3%9Anico')
  const first = (name: string) =>
    waitFor(() => assert.match(screen.getAllByRole('row')[1]!.textContent, new RegExp(name)))
  await page.user.selectOptions(screen.getByLabelText(common.pageSize), '5')
  await waitFor(() => assert.equal(screen.getAllByRole('row').length, 6))
  await first('Álvaro')
  await page.user.click(screen.getByRole('link', { name: t.columns.name }))
  await first('Zulmira')
  await page.user.click(screen.getByRole('link', { name: common.pages.after }))
  await first('Álvaro')
  await openPart(location.pathname + location.search, listOf(people))
  await first('Álvaro')
  await page.user.selectOptions(screen.getByLabelText(t.type, { selector: 'select' }), 'SPONSOR')
  await screen.findByRole('heading', { name: common.nothing.title })
  await page.user.click(screen.getByRole('link', { name: common.clearFilters }))
  await page.hasAddress('/admin/users')
})

test('an admin reads who looks after a protected account, and ends it with a reason', async () => {
  const marta = listed('FAN')
  const guardians = [{ id: 12, name: 'Paula Reis' }]
  const page = await openPart(
    '/admin/users?q=Reis',
    listOf([marta]),
    answer(getUser, () => ({ ...marta, wallet: null, obstacles: [], guardians, restricted: null })),
    answer(endGuardianship, undefined),
  )
  await page.user.click(within(await findRow('Reis')).getByRole('link'))
  const end = { name: t.protection.endLabel('Paula Reis') }
  await page.user.click(await screen.findByRole('button', end))
  await dialogTells(t.protection.endText('Paula Reis'))
  const confirm = async () =>
    page.user.click((await topDialog()).getByRole('button', { name: t.protection.end }))
  await confirm()
  await refusedAt(field('reason'), violationPhrases.en.NotBlank())
  assert.equal(page.server.sent(endGuardianship).length, 0)
  fill(field('reason'), 'Não é a mãe.')
  await confirm()
  await screen.findByText(t.protection.ended)
  assert.deepEqual(page.server.sent(endGuardianship)[0]?.body, {
    ...{ reason: 'Não é a mãe.', ...onTerms },
  })
})

test('credits are given and taken with the balance told before, never below nothing', async () => {
  const marta = listed('FAN')
  const wallet = { available: 0, reserved: 0, held: 0, debt: 0, version: 1 }
  const page = await openPart(
    '/admin/users?q=Reis',
    listOf([marta]),
    answer(getUser, () => ({ ...marta, wallet, obstacles: [], guardians: null, restricted: null })),
    answer(postWalletTransaction, ({ body }) => {
      wallet.available += body.creditsNumber
      const moved = { id: 1, createdDate: marta.createdAt, description: body.description }
      const what = {
        reason: 'GIVEN',
        withdrawn: false,
        kind: 'transfer',
        state: null,
        cause: null,
      } as const
      const { available } = wallet
      const none = { transactionId: null, about: null, goal: null }
      return { ...moved, ...what, creditsNumber: body.creditsNumber, ...none, available }
    }),
  )
  const open = async () => {
    await choose(page, await findRow('Reis'), t.credits)
    return topDialog()
  }
  const isDisabled = (button: HTMLElement) => assert.ok(button.matches(':disabled'))
  const afterwards = (credits: string) =>
    waitFor(() =>
      assert.match(
        document.querySelector('dialog dd [role="status"]')!.textContent,
        new RegExp(`^${credits} `),
      ),
    )
  const giving = await open()
  isDisabled(giving.getByRole('button', { name: t.transfer.confirm }))
  fill(field('creditsNumber'), '120')
  isDisabled(giving.getByRole('button', { name: t.transfer.confirmGive('120') }))
  fill(field('description'), 'Welcome to Podium')
  await afterwards('120')
  await page.user.click(giving.getByRole('button', { name: t.transfer.confirmGive('120') }))
  await screen.findByText(t.transfer.done)
  await noDialog()

  const taking = await open()
  await page.user.click(taking.getByRole('radio', { name: t.transfer.take }))
  fill(field('description'), 'A mistake')
  fill(field('creditsNumber'), '121')
  await taking.findByText(t.transfer.below)
  isDisabled(taking.getByRole('button', { name: t.transfer.confirmTake('121') }))
  fill(field('creditsNumber'), '20')
  await afterwards('100')
  await page.user.click(taking.getByRole('button', { name: t.transfer.confirmTake('20') }))
  await noDialog()
  assert.deepEqual(
    page.server.sent(postWalletTransaction).map(({ body }) => body),
    [
      { userId: 9, creditsNumber: 120, description: 'Welcome to Podium' },
      { userId: 9, creditsNumber: -20, description: 'A mistake' },
    ],
  )
})

test('of credits given to who owes the dialog tells what is left once the debt is settled', async () => {
  const marta = listed('FAN')
  const wallet = { available: 0, reserved: 0, held: 0, debt: 30, version: 1 }
  const page = await openPart(
    '/admin/users?q=Reis',
    listOf([marta]),
    answer(getUser, { ...marta, wallet, obstacles: [], guardians: null, restricted: null }),
  )
  await choose(page, await findRow('Reis'), t.credits)
  const dialog = await topDialog()
  dialog.getByText(t.transfer.debt('30'))
  for (const [given, left] of [
    ['20', '0'],
    ['120', '90'],
  ] as const) {
    fill(field('creditsNumber'), given)
    const after = document.querySelector('dialog dd [role="status"]')!
    await waitFor(() => assert.match(after.textContent, new RegExp(`^${left} `)))
  }
})

test('the menu of somebody leads to what was done to them', async () => {
  const person = { id: 9, name: 'Marta', lastName: 'Reis', role: 'FAN' as const }
  const taken = {
    ...({ id: 7, at: '2026-01-01T10:00:00.000Z', act: 'CREDITS_TAKEN', person } as const),
    actor: { id: admin.id, name: 'Ana', lastName: 'Valadares', role: 'ADMIN' as const },
    subject: { kind: 'user', id: '9' } as const,
    ...{ before: { available: 120 }, after: { available: 100 } },
    ...{ reason: 'A mistake', requestId: 'request' },
  }
  const page = await openPart(
    '/admin/users?q=Reis',
    listOf([listed('FAN')]),
    answer(listAudit, { list: [taken], total: 1 }),
  )
  await choose(page, await findRow('Reis'), t.record)
  await page.hasAddress('/admin/audit?userId=9')
  await findRow('Marta Reis', adminMachinePhrases.en.audit.acts.CREDITS_TAKEN, 'A mistake')
})

test('an invitation needs a sport for athletes, and a company address for sponsors', async () => {
  const page = await openPart(
    '/admin/users/add',
    listOf([]),
    answer(judgeSponsorDomain, ({ params }) => ({ accepted: params.domain !== 'gmail.com' })),
    answer(inviteUser, ({ body }) =>
      body.email.endsWith('@gmail.com') ? refused('invalidSponsorEmail') : { id: 1 },
    ),
  )
  const dialog = await topDialog()
  const send = async () => page.user.click(dialog.getByRole('button', { name: t.inviting.send }))
  await send()
  await dialogTells(violationPhrases.en.NotBlank())
  await hasFocus(field('email'))
  fill(field('email'), 'helena@podium.example')
  await send()
  const sport = dialog.getByRole('combobox', { name: new RegExp(`^${t.inviting.sport}`) })
  await refusedAt(sport, violationPhrases.en.NotBlank())
  assert.equal(field('email').getAttribute('aria-invalid'), null)

  const { invalidSponsorEmail } = refusalPhrases.en
  await page.user.selectOptions(dialog.getByLabelText(new RegExp(t.inviting.role)), 'SPONSOR')
  fill(field('email'), 'somebody@gmail.com')
  field('userType').focus()
  await dialog.findByText(invalidSponsorEmail)
  await send()
  await refusedAt(field('email'), invalidSponsorEmail)
  fill(field('email'), 'helena@podium.example')
  await send()
  await page.hasAddress('/admin/users')
  await screen.findByText(t.inviting.sent('helena@podium.example'))
  assert.deepEqual(page.server.sent(inviteUser).at(-1)?.body, {
    ...{ email: 'helena@podium.example', userType: 'SPONSOR', modality: '' },
  })
})

test('an invitation is sent again, and taken back', async () => {
  const email = 'helena@podium.example'
  const invitation: Invitation = {
    ...{ id: 7, email, role: 'SPONSOR', modality: null, state: 'PENDING', inviter: 'Ana' },
    ...{ createdAt: '2026-01-01T10:00:00.000Z', expiresAt: '2026-01-15T10:00:00.000Z' },
  }
  const page = await openPart(
    '/admin/invitations',
    answer(listInvitations, () => ({ list: [invitation], total: 1 })),
    answer(resendInvitation, undefined),
    answer(revokeInvitation, () => void (invitation.state = 'REVOKED')),
  )
  const row = await findRow(email, t.invitations.states.PENDING)
  await choose(page, row, t.invitations.resend)
  await screen.findByText(t.invitations.resent(email))
  await choose(page, row, t.invitations.revoke)
  await dialogTells(t.invitations.revokeText(email))
  const confirm = { name: t.invitations.revoke }
  await page.user.click((await topDialog()).getByRole('button', confirm))
  const revoked = within(await findRow(email, t.invitations.states.REVOKED))
  assert.equal(revoked.queryAllByRole('button').length, 0, 'nothing is left to be done with it')
  assert.deepEqual(page.server.sent(resendInvitation)[0]?.params, { id: 7 })
})

test('a session older than ten minutes is asked for the password before a serious act, which then goes on', async () => {
  const marta = listed('FAN')
  const people = [marta]
  let isProved = false
  const page = await openPart(
    '/admin/users?q=Reis',
    listOf(people),
    inFull(marta),
    answer(deleteFan, () => {
      if (!isProved) return refused('passwordNeeded')
      people.pop()
      return undefined
    }),
    answer(provePassword, ({ body }) => {
      if (body.password !== 'Podium!2026') return refused('invalidPassword')
      isProved = true
      return undefined
    }),
  )
  await choose(page, await findRow('Reis'), t.delete)
  await screen.findByRole('dialog')
  fill(field('reason'), 'A bot')
  await page.user.click((await topDialog()).getByRole('button', { name: t.deletion.confirm }))
  await screen.findByRole('dialog', { name: common.proof.title })
  const prove = async (password: string) => {
    const proof = await topDialog()
    fill(proof.getByLabelText(new RegExp(`^${common.proof.password}`)), password)
    await page.user.click(proof.getByRole('button', { name: common.proof.confirm }))
  }
  await prove('Wrong!2026')
  await refusedAt(field('password'), refusalPhrases.en.invalidPassword)
  await prove('Podium!2026')
  await screen.findByText(t.deletion.done('Marta Reis'))
  await screen.findByText(common.nothing.title)
})

test('an account is suspended for a time on the ground of a law, and the panel says so', async () => {
  const marta = listed('FAN')
  let restricted: Reply<typeof getUser>['restricted'] = null
  const page = await openPart(
    '/admin/users?q=Reis',
    listOf([marta]),
    answer(getUser, () => ({
      ...{ ...marta, wallet: null, obstacles: [], guardians: null, restricted },
    })),
    answer(decide, ({ body: { until = null } }) => {
      restricted = [{ act: 'SUSPEND', since: '2026-03-01T10:00:00.000Z', until }]
      return { decision: null }
    }),
  )
  await choose(page, await findRow('Reis'), decisions.open)
  const dialog = within(await screen.findByRole('dialog', { name: decisions.title('Marta Reis') }))
  const confirm = () => page.user.click(dialog.getByRole('button', { name: decisions.confirm }))
  assert.ok(!dialog.queryByLabelText(new RegExp(`^${decisions.until}`)))
  await confirm()
  await dialog.findByText(decisions.choose)
  assert.equal(page.server.sent(decide).length, 0)
  await page.user.click(
    dialog.getByRole('radio', { name: new RegExp(decisions.acts.SUSPEND.label) }),
  )
  await page.user.click(dialog.getByRole('radio', { name: decisions.grounds.LAW.label }))
  fill(field('explanation'), 'Ameaças')
  fill(field('until'), '31-02-2027')
  await confirm()
  await dialog.findByText(decisions.referenceMissing)
  fill(field('reference'), 'Lei 27/2021, artigo 6.º')
  await confirm()
  await waitFor(() => assert.equal(field('until').getAttribute('aria-invalid'), 'true'))
  assert.equal(page.server.sent(decide).length, 0)
  fill(field('until'), '28-02-2099')
  await confirm()
  await screen.findByText(decisions.done)
  const [sent] = page.server.sent(decide)
  const { until, ...body } = sent?.body ?? assert.fail('nothing was sent')
  assert.deepEqual(body, {
    ...{ subjectType: 'profile', subjectId: 9, act: 'SUSPEND', ground: 'LAW', reports: [] },
    ...{ reference: 'Lei 27/2021, artigo 6.º', explanation: 'Ameaças' },
  })
  assert.equal(until, '2099-02-28T23:59:59.999Z')
  await page.user.click(within(await findRow('Reis')).getByRole('link'))
  await screen.findByText(decisions.inForce.SUSPEND)
  await page.user.click(await screen.findByRole('button', { name: t.show }))
  // What else it ends is read before it is confirmed.
  await within(
    await screen.findByRole('dialog', { name: t.visibility.showTitle('Marta Reis') }),
  ).findByText(t.visibility.ends.SUSPEND)
})

test('a profile is hidden and shown, and both are told with a reason', async () => {
  const marta = listed('FAN')
  const page = await openPart(
    '/admin/users?q=Reis',
    listOf([marta]),
    inFull(marta),
    answer(putVisibility, ({ body: { hiddenProfile } }) => {
      Object.assign(marta, { hiddenProfile, hiddenByAdmin: hiddenProfile })
      return { hiddenProfile }
    }),
  )
  const confirm = async (act: string) =>
    page.user.click((await topDialog()).getByRole('button', { name: act }))
  await choose(page, await findRow('Reis', t.visible), t.hide)
  await screen.findByRole('dialog')
  fill(field('reason'), 'Not a person')
  await confirm(t.hide)
  await findRow('Reis', t.hiddenByAdmin)
  await page.user.selectOptions(
    screen.getByLabelText(t.status, { selector: 'select' }),
    'HIDDEN_BY_ADMIN',
  )
  await choose(page, await findRow('Reis'), t.show)
  await screen.findByRole('dialog')
  await confirm(t.show)
  await screen.findByText(common.nothing.title)
  assert.deepEqual(
    page.server.sent(putVisibility).map(({ params, body }) => [params.id, body]),
    [
      [9, { hiddenProfile: true, reason: 'Not a person', ...onTerms }],
      [9, { hiddenProfile: false, reason: '', ...onTerms }],
    ],
  )
})

test('oneself is never deleted, and has no credits', async () => {
  const own = listed('ADMIN', { id: admin.id, name: 'Ana', email: 'ana@podium.example' })
  const page = await openPart('/admin/users?q=ana', listOf([own]), inFull(own, ['SELF']))
  const row = await findRow('ana@podium.example')
  assert.equal(within(row).queryAllByText(t.credits).length, 0)
  await page.user.click(within(row).getByRole('link'))
  const panel = await topDialog()
  await panel.findByText(t.deletion.obstacles.SELF, { exact: false })
  panel.getByRole('link', { name: t.record })
  assert.equal(screen.queryByText(t.delete), null)
})

test('an admin edits somebody’s page and stays there with a message', async () => {
  const marta = listed('FAN', { id: 3 })
  const details = { name: 'Marta', lastName: 'Reis', own: { fiscalCode: '123456789' } }
  const own = ownProfile('FAN', details)
  const page = await openPart(
    '/admin/users?q=Reis',
    listOf([marta]),
    answer(getFan, own),
    answer(putFanAsAdmin, ({ body }) => ({ ...own, phrase: body.phrase ?? null })),
  )
  await choose(page, await findRow('Reis'), t.edit)
  await page.hasAddress('/profile/fan/3')
  fill(await waitFor(() => field('phrase')), 'Edited by an admin')
  fill(field('reason'), 'She asked us to')
  await page.user.click(screen.getAllByRole('button', { name: shellPhrases.en.save })[0]!)
  await screen.findByText(profileEditPhrases.en.adminSaved)
  await page.hasAddress('/profile/fan/3')
  const [sent] = page.server.sent(putFanAsAdmin)
  assert.deepEqual([sent?.params.id, sent?.body.phrase], [3, 'Edited by an admin'])
})

test('what was done to one person is on record, and whom the record is narrowed to', async () => {
  const person = { id: 3, name: 'Marta', lastName: 'Reis', role: 'FAN' as const }
  const edited = {
    ...({ id: 7, at: '2026-01-01T10:00:00.000Z', act: 'PROFILE_EDITED', person } as const),
    actor: { id: admin.id, name: 'Ana', lastName: 'Valadares', role: 'ADMIN' as const },
    subject: { kind: 'user', id: '3' } as const,
    before: { phrase: null },
    after: { phrase: 'Edited by an admin' },
    ...{ reason: '', requestId: 'request' },
  }
  const page = await openPart(
    '/admin/audit?userId=3&act=PROFILE_EDITED',
    answer(listAudit, { list: [edited], total: 1 }),
  )
  await findRow('Marta Reis', 'Edited by an admin')
  const { audit } = adminMachinePhrases.en
  screen.getByRole('button', { name: audit.only('Marta Reis') })
  const [{ query } = assert.fail()] = page.server.sent(listAudit)
  assert.deepEqual([query.userId, query.act], [3, 'PROFILE_EDITED'])
})
