import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  type AthleteYear,
  type OwnYear,
  readAthleteYear,
  readOwnYear,
} from '@podium/contract/years'
import { getAthlete } from '@podium/contract/profiles'
import { sharePhrases } from '@podium/phrases/share'
import { shellPhrases } from '@podium/phrases/shell'
import { yearsPhrases } from '@podium/phrases/years'
import { answer, refused, unreachable } from './answers.ts'
import { facts } from './facts.ts'
import { member, ownProfile } from './people.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'

const t = yearsPhrases.en
const noPicture = { id: 0, main: null }
const rita = {
  ...{ id: 2, role: 'ATHLETE' as const, name: 'Rita', lastName: 'Valadares' },
  ...{ avatar: noPicture, sport: 'JUDO' as const, hasPage: true },
}
const none = { total: 0, list: [] }
const results: AthleteYear['results'] = {
  total: 8,
  list: [
    {
      ...{ id: 1, month: 3, result: 1, competition: 'Nationals' },
      ...{ competitionLevel: 'NATIONAL', ageGroup: 'ADULTS' },
    },
  ],
}
const updates = { total: 1, list: [{ id: 4, text: 'Final!', at: '2025-05-01T10:00:00.000Z' }] }

const empty: AthleteYear = {
  ...{ year: 2025, isOver: true, athlete: rita, credits: null, supporters: 0, months: 0 },
  ...{ named: [], goals: none, results: none, updates: none },
}
const full: AthleteYear = {
  ...empty,
  ...{
    supporters: 3,
    months: 9,
    goals: { total: 1, list: [{ id: 7, title: 'Training camp', credits: 300 }] },
  },
  ...{ results, updates },
  named: [{ id: 3, role: 'FAN', name: 'Marta', badgeUrl: noPicture, hasWebsite: false }],
}

const open = (year: AthleteYear, as?: ReturnType<typeof member>, own = ownProfile('ATHLETE')) =>
  renderPage('/athlete/2/year/2025', {
    ...(as && { as }),
    answers: [answer(readAthleteYear, year), answer(getAthlete, own)],
  })

const figures = () =>
  [...screen.getByRole('main').querySelectorAll('dl > div')].map((tile) => tile.textContent)

test('a visitor reads who made a year possible and what became of it, and no credits', async () => {
  await open(full)
  await screen.findByRole('heading', { level: 1, name: t.title })
  assert.deepEqual(figures(), [
    `${t.figures.supporters}3`,
    `${t.figures.months}9`,
    `${t.figures.goals}1`,
    `${t.figures.results}8`,
    `${t.figures.updates}1`,
  ])
  screen.getByText('Training camp')
  screen.getByText('Final!')
  screen.getByRole('link', { name: /Marta/ })
  screen.getByText(t.more('2'))
  screen.getByText(t.more('7'))
  assert.equal(screen.queryByText(t.onlyYou), null)
})

test('the athlete reads the credits too, and that nobody else does', async () => {
  await open({ ...full, credits: 450 }, member('ATHLETE'))
  await screen.findByText(t.onlyYou)
  assert.ok(figures().includes(`${t.figures.credits}450`))
})

test('who shares a year of a page that is hidden reads first that nobody else sees it', async () => {
  for (const hiddenProfile of [true, false]) {
    const own = ownProfile('ATHLETE', { own: { hiddenProfile } })
    const { user } = await open(full, member('ATHLETE'), own)
    await user.click(await screen.findByRole('button', { name: sharePhrases.en.action }))
    await screen.findByRole('dialog', { name: t.share.title })
    await waitFor(() => {
      const isSaid = screen.queryByText(sharePhrases.en.hidden) !== null
      assert.equal(isSaid, hiddenProfile)
    })
  }
})

test('an empty year says so, has nothing to share, and leads to the next one', async () => {
  await open(empty)
  await screen.findByText(t.empty)
  assert.equal(screen.queryByRole('button', { name: t.print }), null)
  const turn = within(screen.getByRole('navigation', { name: t.turn }))
  assert.deepEqual(
    turn.getAllByRole('link').map((link) => link.getAttribute('href')),
    ['/athlete/2/year/2026'],
  )
})

test('the year that runs leads back alone, and a year to come is not found', async () => {
  await open({ ...full, isOver: false })
  const turn = within(await screen.findByRole('navigation', { name: t.turn }))
  assert.deepEqual(
    turn.getAllByRole('link').map((link) => link.getAttribute('href')),
    ['/athlete/2/year/2024'],
  )
  const answers = [answer(readAthleteYear, refused('entityDoesNotExist'))]
  await renderPage('/athlete/2/year/2999', { answers })
  await screen.findByText(shellPhrases.en.pageNotFound.title)
})

const given: OwnYear = {
  ...{ year: 2025, isOver: true, credits: 250, months: 5, athletes: 2, goalsReached: 1 },
  ...{ results: 8, updates: 1 },
  supports: [
    {
      ...{ athlete: rita, credits: 200, months: 4, results, updates },
      goals: [{ id: 7, title: 'Training camp', isReached: true }],
    },
    {
      athlete: { ...rita, id: 9, name: '', lastName: '', sport: null, hasPage: false },
      ...{ credits: 50, months: 1, goals: [], results: none, updates: none },
    },
  ],
}

const openOwn = (role: 'FAN' | 'ATHLETE', year: OwnYear, language: 'en' | 'pt' = 'en') =>
  renderPage('/year/2025', { as: member(role), language, answers: [answer(readOwnYear, year)] })

test('a supporter reads whom they supported and what became of it, also of who has left', async () => {
  await openOwn('FAN', given, 'pt')
  const pt = yearsPhrases.pt
  await screen.findByRole('heading', { level: 1, name: pt.ownTitle })
  const [first, second] = screen.getAllByRole('article')
  const link = within(first!).getByRole('link')
  assert.equal(link.getAttribute('href'), '/athlete/2/year/2025')
  within(first!).getByText(facts(pt.given('200', 4)))
  within(first!).getByText(pt.reached)
  within(first!).getByText(pt.since(`${pt.countResults(8)}, ${pt.countUpdates(1)}`))
  within(second!).getByText(pt.gone)
  assert.equal(within(second!).queryByRole('link'), null)
})

test('who supported nobody is led to athletes, and an athlete to who supports them', async () => {
  const nobody = { ...given, credits: 0, athletes: 0, supports: [] }
  await openOwn('ATHLETE', nobody)
  await screen.findByText(t.ownEmpty)
  const link = screen.getByRole('link', { name: t.forYou })
  assert.equal(link.getAttribute('href'), '/athlete/2/year/2025')
})

test('a year that has only begun shows the one before, and says so', async () => {
  const begun = { ...given, year: 2026, isOver: false, credits: 0, athletes: 0, supports: [] }
  const answers = [answer(readOwnYear, ({ params: { year } }) => (year === 2026 ? begun : given))]
  await renderPage('/year/2026', { as: member('FAN'), answers })
  await screen.findByText(t.ownBegun(2026))
  screen.getByText(facts(t.given('200', 4)))
  const turn = within(screen.getByRole('navigation', { name: t.turn }))
  assert.deepEqual(
    turn.getAllByRole('link').map((link) => link.getAttribute('href')),
    ['/year/2024'],
  )
})

test('a year that cannot be loaded can be tried again', async () => {
  const answers = [answer(readOwnYear, unreachable)]
  const page = await renderPage('/year/2025', { as: member('FAN'), answers })
  const retry = await screen.findByRole('button', { name: shellPhrases.en.retry })
  page.server.prepare(answer(readOwnYear, given))
  await page.user.click(retry)
  await screen.findByText(facts(t.given('200', 4)))
})
