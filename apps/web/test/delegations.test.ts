import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  acceptDelegation,
  type Act,
  claimDelegation,
  endDelegation,
  listActs,
  offerDelegation,
  readOffer,
} from '@podium/contract/delegations'
import { searchNetwork } from '@podium/contract/network'
import type { SessionUser } from '@podium/contract/identity'
import { nameGuardian, putContacts, withdrawGuardianOffer } from '@podium/contract/guardianship'
import { getAthlete, getFan, putAthleteAsAdmin, putFanAsAdmin } from '@podium/contract/profiles'
import { actOf, actPhrases } from '@podium/phrases/acts'
import { shellPhrases } from '@podium/phrases/shell'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { refusalPhrases } from '@podium/phrases/refusals'
import { allRoutes } from '@podium/contract'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, ownProfile } from './people.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { carlos, card, delegation, ines, inesPage, listed, offered } from './delegated.ts'

const t = delegationsPhrases.en

async function openPart(part: 'delegates' | 'acting', ...answers: PreparedAnswer[]) {
  return openPartAs(member('FAN'), part, ...answers)
}

async function openPartAs(
  as: SessionUser,
  part: 'delegates' | 'acting',
  ...answers: PreparedAnswer[]
) {
  const page = await renderPage(`/settings/${part}`, {
    as,
    answers: [...settingsAnswers, answer(getFan, ownProfile('FAN')), ...answers],
  })
  await screen.findByRole('heading', { level: 1, name: t[part].title })
  const press = async (name: string) => page.user.click(await screen.findByRole('button', { name }))
  return { ...page, press }
}

test('for whom nobody acts reads so, and offers it by address with what may be done', async () => {
  const page = await openPart('delegates', answer(offerDelegation, offered))
  await screen.findByText(t.delegates.none)
  await screen.findByText(t.acts.none)
  await page.press(t.form.title)
  fill(field('email'), 'carlos@podium.example')
  await page.press(t.form.submit)
  await screen.findByText(t.form.kindMissing)
  await page.press(t.form.scopes)
  await hasFocus(field('scope-PAGE'))
  await page.user.click(screen.getByRole('radio', { name: /^They represent me/ }))
  await page.press(t.form.submit)
  await screen.findByText(t.form.scopesMissing)
  assert.equal(page.server.sent(offerDelegation).length, 0)
  await page.user.click(field('scope-PAGE'))
  await page.user.click(field('scope-SUPPORT'))
  await page.user.type(field('endsAt'), '01022027')
  await page.press(t.form.submit)
  await screen.findByText(t.form.toAddress('carlos@podium.example'))
  const sent = page.server.sent(offerDelegation)[0]?.body
  assert.deepEqual(sent?.scopes, ['PAGE', 'SUPPORT'])
  assert.equal(sent?.kind, 'REPRESENTATION')
  assert.equal(sent?.endsAt, '2027-02-01T23:59:59.999Z')
})

test('an offer goes to a member found by name', async () => {
  const found = {
    ...card(carlos),
    ...{ sport: null, clubName: null, region: null, countryCode: null, phrase: null },
    ...{ sportestScore: null, hiddenProfile: false, role: 'MANAGER' as const },
  }
  const page = await openPart(
    'delegates',
    answer(searchNetwork, { list: [found], total: 1 }),
    answer(offerDelegation, refused('recipientUnavailable')),
  )
  await page.press(t.form.title)
  await page.user.type(field('person'), 'carl')
  await page.press(t.form.chooseLabel('Carlos Antunes'))
  await page.user.click(screen.getByRole('radio', { name: /^They help me/ }))
  await page.user.click(field('scope-MESSAGES'))
  await page.press(t.form.submit)
  await screen.findByText(refusalPhrases.en.recipientUnavailable)
  assert.equal(page.server.sent(offerDelegation)[0]?.body.userId, carlos.id)
  await page.press(t.form.another)
  await waitFor(() => field('email'))
})

test('who acts for one is ended in one tap and one to confirm; what is over stays to be read', async () => {
  const over = delegation({ id: 9, state: 'ENDED', endedAt: '2026-03-05T10:00:00.000Z' })
  const past = { ...over, abilities: { accept: false, end: false } }
  const page = await openPart(
    'delegates',
    listed(delegation(), past),
    answer(endDelegation, undefined),
  )
  await page.press(t.endLabel(t.end, 'Carlos Antunes'))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(t.ending.delegate('Carlos Antunes'))
  page.server.prepare(listed(past))
  await page.user.click(dialog.getByRole('button', { name: t.end }))
  await screen.findByText(t.ending.done)
  assert.equal(page.server.sent(endDelegation)[0]?.params.id, 4)
  await screen.findByText(t.delegates.none)
  await screen.findByText(new RegExp(t.ended('5')))
})

test('an offer by address that is over says that it was to somebody, since the address is not kept', async () => {
  const over = { state: 'ENDED', acceptedAt: null, endedAt: '2026-03-05T10:00:00.000Z' } as const
  const abilities = { accept: false, end: false }
  await openPart('delegates', listed(delegation({ ...over, delegate: null, abilities })))
  await screen.findByText(t.past)
  within(screen.getByRole('list', { name: t.past, hidden: true })).getByText(t.somebody)
})

test('a guardian reads, before ending it among those they act for, what the ward is left without', async () => {
  const page = await openPart('acting', listed(delegation({ kind: 'GUARDIAN', endsAt: null })))
  await page.press(t.endLabel(t.end, 'Inês Carvalho'))
  const { ending } = guardianshipPhrases.en.guardian
  const dialog = within(await screen.findByRole('dialog', { name: ending.title('Inês Carvalho') }))
  dialog.getByText(ending.text('Inês Carvalho'))
})

test('what was done is told with who and when, and leads to what it was done to', async () => {
  const done = (method: string, path: string, subjectId: string | null): Act => ({
    ...{ id: path.length, delegate: card(carlos), call: { method, path }, subjectId },
    at: '2026-03-05T10:00:00.000Z',
  })
  const list = [
    done('PATCH', '/support/{id}/accept', '12'),
    done('PUT', '/athletes', null),
    done('POST', '/new', null),
  ]
  await openPart('delegates', answer(listActs, { list, total: 3 }))
  const acts = within(await screen.findByRole('list', { name: t.acts.title }))
  const link = acts.getByRole('link', { name: actPhrases.en.calls['PATCH /support/{id}/accept']! })
  assert.ok(link.getAttribute('href')?.endsWith('/support/12'))
  acts.getByText(new RegExp(actPhrases.en.calls['PUT /page']!))
  acts.getByText(new RegExp(actPhrases.en.other))
})

test('an offer is accepted, declined or acted on from the settings', async () => {
  const page = await openPart(
    'acting',
    listed(offered),
    answer(acceptDelegation, delegation()),
    answer(getAthlete, ownProfile('ATHLETE', inesPage)),
  )
  await screen.findByRole('button', { name: t.endLabel(t.decline, 'Inês Carvalho') })
  page.server.prepare(listed(delegation()))
  await page.press(t.acting.acceptLabel('Inês Carvalho'))
  await screen.findByText(t.acting.accepted('Inês Carvalho'))
  page.server.letAct(ines, ['PAGE'])
  await page.press(t.acting.actFor('Inês'))
  await page.hasAddress(`/athlete/${ines.id}`)
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Rita', 'Inês') })
})

test('who is protected offers nothing: an adult acts for them', async () => {
  await openPartAs(member('FAN', { protected: true }), 'delegates')
  await screen.findByText(t.delegates.protected)
  assert.equal(screen.queryByRole('button', { name: t.form.title }), null)
})

// --- the mailed link -----------------------------------------------------------------------------

const link = answer(readOffer, {
  ...{ kind: 'REPRESENTATION', scopes: ['PAGE', 'SPEND'], endsAt: null },
  ...{ principal: card(ines), offeredUntil: '2030-01-02T10:00:00.000Z' },
})

test('a visitor behind the link reads what it is, and becomes a member first', async () => {
  const page = await renderPage('/delegation/abc', { answers: [link] })
  await screen.findByText(new RegExp(t.link.lead('Inês Carvalho')))
  await screen.findByText(new RegExp(t.scopes.SPEND.text))
  await page.user.click(screen.getByRole('link', { name: t.link.signUp }))
  await page.hasAddress('/sign-up')
})

test('a member takes it; what stands against it is said in its place', async () => {
  const page = await renderPage('/delegation/abc', {
    as: member('FAN'),
    answers: [...settingsAnswers, link, answer(claimDelegation, refused('forbidden'))],
  })
  const accept = async () => page.user.click(await screen.findByRole('button', { name: 'Accept' }))
  await accept()
  await screen.findByText(t.link.forbidden)
  page.server.prepare(answer(claimDelegation, delegation()), listed(delegation()))
  await accept()
  await page.hasAddress('/settings/acting')
  assert.equal(page.server.sent(claimDelegation)[0]?.body.secret, 'abc')
})

test('one’s own offer, an admin and a link that is gone are told apart', async () => {
  await renderPage('/delegation/abc', { as: ines, answers: [link] })
  await screen.findByText(t.link.own)
  await renderPage('/delegation/abc', { as: member('ADMIN'), answers: [link] })
  await screen.findByText(t.link.admin)
  await renderPage('/delegation/abc', { as: member('FAN', { protected: true }), answers: [link] })
  await screen.findByText(t.link.underAge)
  await renderPage('/delegation/abc', { answers: [answer(readOffer, refused('invalidToken'))] })
  await screen.findByText(t.link.gone)
})

test('whatever a delegate may do has words in the history', () => {
  const acts = allRoutes
    .map(({ route }) => route)
    .filter(
      ({ method, scope, access }) =>
        method !== 'GET' && scope !== 'never' && (scope !== 'open' || access !== 'any'),
    )
    // A guardian does these for a ward in calls of their own.
    .concat([putAthleteAsAdmin, putFanAsAdmin, putContacts, nameGuardian, withdrawGuardianOffer])
  assert.ok(acts.length > 50, `${acts.length} acts`)
  const known = new Set(Object.keys(actPhrases.en.calls))
  const named = new Set(acts.map(({ method, path }) => actOf(`${method} ${path}`)))
  assert.deepEqual([...named].toSorted(), [...known].toSorted())
  assert.deepEqual(Object.keys(actPhrases.pt.calls), [...known])
})
