import assert from 'node:assert/strict'
import { test } from 'node:test'
import { thisYear } from '@podium/contract/calendar'
import {
  downloadImpactPdf,
  type ImpactRow,
  type ImpactSummary,
  listAthleteImpact,
  listImpact,
  sumAthleteImpact,
  sumImpact,
} from '@podium/contract/exposure'
import { listGuardianships } from '@podium/contract/guardianship'
import { searchNetwork } from '@podium/contract/network'
import { getAthlete } from '@podium/contract/profiles'
import { homePhrases } from '@podium/phrases/home'
import { impactPhrases } from '@podium/phrases/impact'
import { shellPhrases } from '@podium/phrases/shell'
import { answer, refused, unreachable } from './answers.ts'
import { facts } from './facts.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'

const t = impactPhrases.en
const home = homePhrases.en
const noPicture = { id: 0, main: null }
const rita = {
  ...{ id: 2, role: 'ATHLETE' as const, name: 'Rita', lastName: 'Valadares' },
  ...{ avatar: noPicture, sport: 'JUDO' as const, hasPage: true },
}
const seen = { page: 12, card: 30, wall: 0, kit: 1, share: 0 }
const row: ImpactRow = {
  ...{ person: rita, credits: 200, cents: 40_000, months: 4, seen, clicks: 3, counted: true },
  ...{ updates: 2, sold: { orders: 1, credits: 40 } },
  results: {
    total: 5,
    list: [
      {
        ...{ id: 1, month: 3, result: 1, competition: 'Nationals' },
        ...{ competitionLevel: 'NATIONAL', ageGroup: 'ADULTS' },
      },
    ],
  },
}
const untold: ImpactRow = {
  ...{ ...row, credits: 0, cents: 0, months: 0, clicks: 0, counted: false },
  person: { ...rita, id: 9, name: '', lastName: '', hasPage: false },
  ...{ seen: { page: 0, card: 0, wall: 0, kit: 0, share: 0 }, updates: 0 },
  ...{ sold: { orders: 0, credits: 0 }, results: { total: 0, list: [] } },
}
const summary: ImpactSummary = {
  ...{ season: 2026, seasons: [2026, 2025], people: 2, credits: 200, cents: 40_000, months: 4 },
  ...{ seen, clicks: 3, updates: 2, results: 5, sold: { orders: 1, credits: 40 } },
  soldTo: [{ role: 'FAN', orders: 2, credits: 90 }],
}

const figures = () =>
  Array.from(screen.getByRole('main').querySelectorAll('dl'), (list) => list.textContent)

test('a year that has just begun and is empty opens on the one before, and can be asked for', async () => {
  const none = {
    ...summary,
    season: 2027,
    seasons: [2027, 2026],
    people: 0,
    credits: 0,
    soldTo: [],
  }
  const page = await renderPage('/impact', {
    as: member('SPONSOR'),
    answers: [
      answer(sumImpact, ({ query }) =>
        query.season === 2026 ? summary : { ...none, season: query.season ?? 2027 },
      ),
      answer(listImpact, { list: [row], total: 1 }),
    ],
  })
  await screen.findByText(t.seasonOf(2026))
  await screen.findByText(facts(t.given('200', 4)))
  await page.user.click(screen.getByRole('link', { name: '2027' }))
  await page.hasAddress('/impact/2027')
  await screen.findByText(t.empty.supporter.title(2027))
})

test('a sponsor reads what a season brought, by athlete and in all, and turns to another', async () => {
  const page = await renderPage('/impact', {
    as: member('SPONSOR'),
    answers: [
      answer(sumImpact, ({ query }) => ({ ...summary, season: query.season ?? 2026 })),
      answer(listImpact, { list: [row, untold], total: 2 }),
    ],
  })
  await screen.findByRole('heading', { level: 1, name: t.title.supporter })
  assert.equal(figures()[0], 'Credits200Times seen43')
  assert.match(figures()[1] ?? '', /^Worth up to€400/)
  const filesFrom = screen.getByRole('button', { name: t.csvName })
  const tiles = screen.getByRole('main').querySelector('dl')
  assert.equal(tiles?.compareDocumentPosition(filesFrom), document.DOCUMENT_POSITION_FOLLOWING)
  const places = within(screen.getByRole('table', { name: t.seenWhere }))
  places.getByRole('row', { name: `${t.places.card} 30` })
  const [first, second] = screen.getAllByRole('article')
  within(first!).getByText(facts(t.given('200', 4)))
  within(first!).getByText('Nationals', { exact: false })
  within(first!).getByText(t.soldBriefly('1', '40'))
  within(second!).getByText(t.gone)
  within(second!).getByText(t.carried)
  within(second!).getByText(t.notCounted)
  for (const part of [first, second]) assert.equal(part?.querySelector('details')?.open, false)
  screen.getByText(t.notCountedText)
  screen.getByText(t.sold(2, '90'))
  await page.user.click(screen.getByRole('link', { name: '2025' }))
  await page.hasAddress('/impact/2025')
  await screen.findByText(t.seasonOf(2025))
})

test('a sponsor who sold and supported nobody reads what was sold', async () => {
  const sold = { ...summary, people: 0, credits: 0, cents: 0, months: 0, results: 0, updates: 0 }
  await renderPage('/impact', {
    as: member('SPONSOR'),
    answers: [answer(sumImpact, sold), answer(listImpact, { list: [], total: 0 })],
  })
  await screen.findByText(t.empty.supporter.title(2026))
  screen.getByText(t.sold(2, '90'))
})

test('one athlete stands alone, with the way to all of them; a season to come is not found', async () => {
  const page = await renderPage('/impact/2026?athlete=2', {
    as: member('FAN'),
    answers: [
      answer(sumImpact, { ...summary, people: 1, soldTo: [] }),
      answer(listImpact, { list: [row], total: 1 }),
    ],
  })
  await screen.findByText(t.of('Rita Valadares'))
  assert.equal(page.server.sent(listImpact)[0]?.query.athleteId, 2)
  const back = screen.getByRole('link', { name: t.all.supporter })
  assert.equal(back.getAttribute('href'), '/impact/2026')
  await renderPage('/impact/2999', {
    as: member('FAN'),
    answers: [
      answer(sumImpact, refused('entityDoesNotExist')),
      answer(listImpact, refused('entityDoesNotExist')),
    ],
  })
  await screen.findByText(shellPhrases.en.pageNotFound.title)
})

test('who supported nobody is led to athletes, and what cannot be read or made says so', async () => {
  await renderPage('/impact', { as: member('FAN') })
  await screen.findByText(t.empty.supporter.title(2026))
  screen.getByRole('link', { name: t.find })
  assert.equal(screen.queryByRole('button', { name: t.pdf }), null)
  const page = await renderPage('/impact', {
    as: member('SPONSOR'),
    answers: [
      answer(sumImpact, summary),
      answer(listImpact, unreachable),
      answer(downloadImpactPdf, unreachable),
    ],
  })
  await screen.findByText(t.couldNotLoad)
  await page.user.click(screen.getByRole('button', { name: t.pdf }))
  await screen.findByText(t.fileFailed)
  assert.equal(page.server.sent(downloadImpactPdf)[0]?.query.season, 2026)
})

test('an athlete reads the same where the page is looked after, by season; a ward does not', async () => {
  const pt = impactPhrases.pt
  const page = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE'),
    language: 'pt',
    answers: [
      ...pageAnswers(ownProfile('ATHLETE')),
      answer(sumAthleteImpact, ({ query }) => ({ ...summary, season: query.season ?? 2026 })),
      answer(listAthleteImpact, {
        list: [{ ...row, person: { ...rita, id: 5, role: 'SPONSOR', name: 'Volta' } }],
        total: 1,
      }),
    ],
  })
  const part = within(await screen.findByRole('region', { name: pt.title.athlete }))
  part.getByText(pt.noPrivate)
  part.getByText(pt.soldBriefly('1', '40'))
  await page.user.selectOptions(part.getByRole('combobox', { name: pt.season }), '2025')
  await waitFor(() => assert.equal(page.server.sent(listAthleteImpact).at(-1)?.query.season, 2025))
  await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE', { protected: true }),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE', { own: { protected: true } })),
      answer(listGuardianships, []),
    ],
  })
  await screen.findByRole('heading', { level: 1 })
  assert.equal(screen.queryByRole('region', { name: t.title.athlete }), null)
})

test('an athlete whose year has just begun and is empty reads the one before, until they choose', async () => {
  const none = { ...summary, season: 2027, seasons: [2027, 2026], people: 0, credits: 0 }
  const { user, server } = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE')),
      answer(sumAthleteImpact, ({ query }) =>
        query.season === 2026 ? { ...summary, seasons: none.seasons, soldTo: [] } : none,
      ),
      answer(listAthleteImpact, { list: [row], total: 1 }),
    ],
  })
  const own = within(await screen.findByRole('region', { name: t.title.athlete }))
  await own.findByText(t.byPlaceAndSupporter)
  const chooser = own.getByRole<HTMLSelectElement>('combobox', { name: t.season })
  assert.equal(chooser.value, '2026')
  await user.selectOptions(chooser, '2027')
  await own.findByText(t.empty.athlete.title(2027))
  assert.deepEqual(
    server.sent(sumAthleteImpact).map(({ query }) => query.season),
    [undefined, 2026, 2027],
  )
})

test('a sponsor’s home says how often they were seen this season; others have no such card', async () => {
  await renderPage('/home', {
    as: member('SPONSOR'),
    answers: [answer(sumImpact, { ...summary, season: thisYear() })],
  })
  const link = await screen.findByRole('link', { name: t.link })
  assert.equal(link.getAttribute('href'), '/impact')
  screen.getByText('43')
  const titles = screen.getAllByRole('heading', { level: 2 })
  assert.deepEqual(
    titles.map(({ textContent }) => textContent),
    [home.waiting.title, t.link, home.news.title],
  )
  await renderPage('/home', { as: member('FAN') })
  await screen.findByRole('heading', { level: 1 })
  assert.equal(screen.queryByRole('link', { name: t.link }), null)
})

test('a page that was pointed at says so, and is read once more when it opens', async () => {
  const card = {
    ...{ id: 2, role: 'ATHLETE' as const, name: 'Rita', lastName: 'Valadares', sport: null },
    ...{ clubName: null, region: null, countryCode: null, phrase: null, sportestScore: null },
    ...{ avatar: noPicture, hiddenProfile: false },
  }
  const page = await renderPage('/rede-podium', {
    answers: [
      ...pageAnswers(profile('ATHLETE')),
      answer(searchNetwork, { list: [card], total: 1 }),
    ],
  })
  const link = await screen.findByRole('link', { name: /Rita Valadares/ })
  const asked = () => page.server.sent(getAthlete).map(({ isAhead }) => isAhead)
  await page.user.hover(link)
  await waitFor(() => assert.deepEqual(asked(), [true]))
  await page.user.click(link)
  await page.hasAddress('/athlete/2')
  await waitFor(() => assert.deepEqual(asked(), [true, false]))
})
