import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type AdminUser, getUser, listUsers } from '@podium/contract/admin'
import { listAudit } from '@podium/contract/audit'
import { provePassword } from '@podium/contract/identity'
import { getNetworkPlaces } from '@podium/contract/network'
import { getFan, putFanAsAdmin, putVisibility } from '@podium/contract/profiles'
import type { Role } from '@podium/contract/roles'
import { deleteFan } from '@podium/contract/settings'
import { adminPhrases } from '@podium/phrases/admin'
import { adminMachinePhrases } from '@podium/phrases/admin-machine'
import { adminUsersPhrases } from '@podium/phrases/admin-users'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { choose, dialogTells, findRow, refusedAt } from './administering.ts'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { topDialog } from './shop.ts'

const common = adminPhrases.en
const t = adminUsersPhrases.en
const admin = member('ADMIN', { name: 'Ana' })

/** Somebody as the list shows them to an admin. */
function listed(role: Role, details: Partial<AdminUser> = {}): AdminUser {
  const isMember = role !== 'ADMIN'
  return {
    ...{ id: 9, role, name: 'Marta', lastName: 'Reis', email: 'marta.reis@podium.example' },
    ...{ sport: null, countryCode: 'PT', hiddenProfile: false, hiddenByAdmin: false },
    ...{ activated: true, createdAt: '2026-01-01T10:00:00.000Z' },
    abilities: { edit: isMember, credits: isMember, visibility: isMember, delete: true },
    ...details,
  }
}

/** The list, on a server that searches, filters, sorts and pages it by last and first name. */
function listOf(people: AdminUser[]) {
  return answer(listUsers, ({ query }) => {
    const { q, type, hiddenProfile, _order, _page, _limit } = query
    const list = people.filter(
      (one) =>
        `${one.name} ${one.lastName} ${one.email}`.includes(q) &&
        (!type || one.role === type) &&
        (!hiddenProfile || String(one.hiddenProfile) === hiddenProfile),
    )
    if (_order === 'DESC') list.reverse()
    return { list: list.slice(_page * _limit, (_page + 1) * _limit), total: list.length }
  })
}

const inFull = (user: AdminUser, obstacles: 'SELF'[] = []) =>
  answer(getUser, () => ({ ...user, wallet: null, obstacles }))

const openPart = (path: string, ...answers: PreparedAnswer[]) =>
  renderPage(path, { as: admin, answers: [answer(getNetworkPlaces, []), ...answers] })

for (const path of ['/admin/users', '/admin', '/admin/audit', '/profile/fan/9']) {
  test(`a fan is led home from ${path}`, async () => {
    const page = await renderPage(path, { as: member('FAN') })
    await page.hasAddress('/')
  })
}

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
  fill(await screen.findByLabelText(new RegExp(common.reason)), 'Not a person')
  await confirm(t.hide)
  await findRow('Reis', t.hiddenByAdmin)
  await page.user.selectOptions(screen.getByLabelText(t.status), 'true')
  await choose(page, await findRow('Reis'), t.show)
  await screen.findByRole('dialog')
  await confirm(t.show)
  await screen.findByText(common.nothing.title)
  assert.deepEqual(
    page.server.sent(putVisibility).map(({ params, body }) => [params.id, body]),
    [
      [9, { hiddenProfile: true, reason: 'Not a person' }],
      [9, { hiddenProfile: false, reason: '' }],
    ],
  )
})

test('oneself is never deleted, and has no credits', async () => {
  const own = listed('ADMIN', { id: admin.id, name: 'Ana', email: 'ana@podium.example' })
  const page = await openPart('/admin/users?q=ana', listOf([own]), inFull(own, ['SELF']))
  const row = await findRow('ana@podium.example')
  const credits = new RegExp(`^${t.credits}`)
  assert.equal(within(row).queryAllByRole('button', { name: credits }).length, 0)
  await choose(page, row, t.delete)
  await screen.findByRole('dialog')
  await dialogTells(t.deletion.obstacles.SELF)
  const confirm = { name: t.deletion.confirm }
  assert.equal((await topDialog()).queryAllByRole('button', confirm).length, 0)
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
  const edit = { name: `${t.edit}: Marta Reis` }
  await page.user.click(within(await findRow('Reis')).getByRole('link', edit))
  await page.hasAddress('/profile/fan/3')
  fill(await waitFor(() => field('phrase')), 'Edited by an admin')
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
