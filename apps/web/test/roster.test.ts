import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAgreement } from '@podium/contract/agreements'
import { endDelegation } from '@podium/contract/delegations'
import type { PersonCard } from '@podium/contract/people'
import { getAthlete } from '@podium/contract/profiles'
import {
  listRepresentatives,
  listRepresented,
  readRoster,
  type Represented,
  type Representative,
} from '@podium/contract/roster'
import { scopes as allScopes } from '@podium/contract/scopes'
import { shellPhrases } from '@podium/phrases/shell'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { refusalPhrases } from '@podium/phrases/refusals'
import { rosterPhrases } from '@podium/phrases/roster'
import { getSupport } from '@podium/contract/support'
import { nearDayInside } from '../src/shared/rendering/nearMoment.ts'
import { agreement } from './agreed.ts'
import { answer, unreachable } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { person as supportPerson, request } from './supports.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'

const t = rosterPhrases.en
const carlos = member('MANAGER', { name: 'Carlos', lastName: 'Antunes' })
const ines = member('ATHLETE', { id: 70, name: 'Inês', lastName: 'Carvalho' })
const noPicture = { id: 0, main: null }

const card = ({ id, role, name, lastName }: typeof ines): PersonCard => {
  return { id, role, name, lastName, avatar: noPicture, sport: null, visible: true }
}

function represented(details: Partial<Represented> = {}): Represented {
  return {
    ...{ person: card(ines), sport: 'ATHLETICS', scopes: [...allScopes] },
    ...{ since: '2026-03-01T10:00:00.000Z', endsAt: null, requests: 0, requestId: null },
    ...{
      answerBy: null,
      agreements: 0,
      agreementId: null,
      unread: 0,
      page: { percent: 100, missing: [] },
    },
    ...details,
  }
}

const roster = (...list: Represented[]) => answer(readRoster, { list, total: list.length })

async function openHome(...list: Represented[]) {
  const page = await renderPage('/home', {
    as: carlos,
    answers: [
      roster(...list),
      answer(
        getAthlete,
        ownProfile('ATHLETE', { id: ines.id, name: 'Inês', lastName: 'Carvalho' }),
      ),
    ],
  })
  page.server.letAct(ines, [...allScopes])
  const own = within(await screen.findByRole('region', { name: t.own.title }))
  return { ...page, own }
}

test('a manager’s home says what waits for each athlete, and a press acts for them where it is done', async () => {
  const { own, user, hasAddress } = await openHome(
    represented({
      ...{ requests: 2, requestId: 9, answerBy: '2026-12-03T10:00:00.000Z', unread: 3 },
      page: { percent: 73, missing: ['avatar', 'weight', 'height'] },
    }),
  )
  own.getByText('Missing: picture, weight, height')
  own.getByText(t.own.messages(3))
  own.getByText(t.own.page(73))
  own.getByText(t.own.by(nearDayInside('en', '2026-12-03T10:00:00.000Z')))
  await user.click(own.getByText(t.own.requests(2)))
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') })
  await hasAddress(`/athlete/${ines.id}?tab=manage`)
})

test('one request opens by itself, for the athlete', async () => {
  const { own, user, hasAddress, server } = await openHome(
    represented({ requests: 1, requestId: 9 }),
  )
  server.prepare(answer(getSupport, request({ id: 9 })))
  await user.click(own.getByText(t.own.requests(1)))
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') })
  await hasAddress('/profile/athlete/support/9')
})

test('an agreement to answer opens for the athlete', async () => {
  const { own, user, hasAddress, server } = await openHome(
    represented({ agreements: 1, agreementId: 7 }),
  )
  server.prepare(answer(readAgreement, agreement({ athlete: supportPerson(ines) })))
  await user.click(own.getByText(t.own.agreements(1)))
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') })
  await hasAddress('/agreements/7')
  await screen.findByText(agreementsPhrases.en.standing.waitsForYou)
})

test('nothing waits, what the scopes do not tell is not said, and a hidden page is', async () => {
  const { own } = await openHome(
    represented(),
    represented({
      person: { ...card(ines), id: 71, name: 'Rita', visible: false },
      ...{ requests: null, agreements: null, unread: null, page: null },
    }),
  )
  assert.equal(own.getAllByText(t.own.calm).length, 2)
  own.getByText(t.own.hidden)
})

test('an agreement that has ended meanwhile is refused, and the manager stays', async () => {
  const page = await openHome(represented({ requests: 1, requestId: 9 }))
  page.server.endActing()
  await page.user.click(page.own.getByRole('button', { name: t.own.actFor('Inês Carvalho') }))
  await screen.findByText(refusalPhrases.en.delegationEnded)
  await page.hasAddress('/home')
})

test('who represents nobody reads how it begins, and a list that does not come can be tried again', async () => {
  const { own, server, user } = await openHome()
  own.getByText(t.own.none.title)
  const way = own.getByRole('link', { name: t.own.none.action })
  assert.equal(way.getAttribute('href'), '/settings/acting')
  server.prepare(answer(readRoster, unreachable))
  await renderPage('/home', { as: carlos, answers: [answer(readRoster, unreachable)] })
  const [broken] = await screen.findAllByText(t.own.couldNotLoad)
  assert.ok(broken)
  assert.ok(user)
})

test('nobody else has a roster at home', async () => {
  const page = await renderPage('/home', { as: member('SPONSOR') })
  await screen.findByRole('heading', { level: 1 })
  await waitFor(() => assert.equal(page.server.sent(readRoster).length, 0))
})

const speaks = (details: Partial<Representative> = {}): Representative => ({
  ...{ person: card(carlos), checkedAt: null, delegationId: null },
  ...details,
})

test('an athlete’s page names who represents them; nobody else ends it', async () => {
  await renderPage('/athlete/2', {
    answers: [
      ...pageAnswers(profile('ATHLETE')),
      answer(listRepresentatives, [speaks({ checkedAt: '2026-11-02T10:00:00.000Z' })]),
    ],
  })
  const way = await screen.findByRole('link', { name: 'Carlos Antunes' })
  assert.equal(way.getAttribute('href'), '/manager/4')
  screen.getByText(t.page.checked)
  assert.equal(screen.queryByText(t.page.end), null)
})

test('where athletes see their page as others do, nothing of it is ended', async () => {
  await renderPage('/athlete/2', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE')),
      answer(listRepresentatives, [speaks({ delegationId: 12 })]),
    ],
  })
  await screen.findByRole('link', { name: 'Carlos Antunes' })
  assert.equal(screen.queryByText(t.page.end), null)
})

test('an athlete ends it where they look after their page, and it is gone from it', async () => {
  let ended = false
  const page = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE')),
      answer(listRepresentatives, () => (ended ? [] : [speaks({ delegationId: 12 })])),
      answer(endDelegation, () => {
        ended = true
        return undefined
      }),
    ],
  })
  await page.user.click(
    await screen.findByRole('button', { name: t.page.endLabel('Carlos Antunes') }),
  )
  const dialog = within(
    await screen.findByRole('dialog', { name: t.page.endTitle('Carlos Antunes') }),
  )
  await page.user.click(dialog.getByRole('button', { name: t.page.end }))
  await screen.findByText(t.page.ended)
  assert.equal(page.server.sent(endDelegation)[0]?.params.id, 12)
  await waitFor(() => assert.equal(screen.queryByText(t.page.by), null))
})

test('a manager’s page shows whom they represent, and nothing where that is nobody', async () => {
  const answers = pageAnswers(profile('MANAGER'))
  await renderPage('/manager/4', {
    answers: [
      ...answers,
      answer(listRepresented, { list: [{ person: card(ines), sport: 'JUDO' }], total: 1 }),
    ],
  })
  const section = within(await screen.findByRole('region', { name: t.page.title }))
  const way = section.getByRole('link', { name: /Inês Carvalho/ })
  assert.equal(way.getAttribute('href'), '/athlete/70')
})
