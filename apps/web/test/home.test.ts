import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type FeedItem, readFeed } from '@podium/contract/feed'
import { listGuardianships } from '@podium/contract/guardianship'
import { follow } from '@podium/contract/follows'
import {
  listNextSteps,
  readHome,
  type WaitingKind,
  waitingKinds,
  type WaitingThing,
} from '@podium/contract/home'
import type { PersonCard } from '@podium/contract/people'
import { memberRoles } from '@podium/contract/roles'
import { scopes } from '@podium/contract/scopes'
import { homePhrases } from '@podium/phrases/home'
import { termsPhrases } from '@podium/phrases/terms'
import { seasonPhrases } from '@podium/phrases/season'
import { shellPhrases } from '@podium/phrases/shell'
import { getSupport } from '@podium/contract/support'
import { request } from './supports.ts'
import { answer, unreachable } from './answers.ts'
import { facts } from './facts.ts'
import { member } from './people.ts'
import { renderPage, said, screen, waitFor, within } from './renderPage.ts'
import { waitingCounts } from './usualAnswers.ts'

const languages = ['en', 'pt'] as const
const noPicture = { id: 0, main: null }

const rui: PersonCard = {
  id: 7,
  role: 'ATHLETE',
  name: 'Rui',
  lastName: 'Matos',
  avatar: noPicture,
  sport: 'ROWING',
  visible: true,
}
const clara: PersonCard = { ...rui, id: 8, name: 'Clara', lastName: 'Reis' }
const at = '2026-03-01T10:00:00.000Z'

function thing(kind: WaitingKind, more: Partial<WaitingThing> = {}): WaitingThing {
  const facts = { credits: 100, months: 2, title: 'Barras', count: 3, percent: 60 }
  return {
    kind,
    id: 5,
    person: rui,
    facts,
    since: at,
    deadline: null,
    link: '/wallet',
    ward: null,
    ...more,
  }
}

const waits = (...waiting: WaitingThing[]) => {
  const counts: Partial<Record<WaitingKind, number>> = {}
  for (const { kind } of waiting) counts[kind] = (counts[kind] ?? 0) + 1
  return answer(readHome, { waiting, counts: waitingCounts(counts) })
}

const result: Extract<FeedItem, { kind: 'achievement' }> = {
  kind: 'achievement',
  id: 40,
  at,
  person: rui,
  subject: {
    id: 3,
    date: '2026-02-28',
    competitionLevel: 'NATIONAL',
    ageGroup: 'ADULTS',
    club: { clubCompositeKey: { clubName: 'Académica', sport: 'JUDO' } },
    result: 2,
    competition: 'Taça de Portugal',
    evidence: null,
  },
}

const picture = (id: number): FeedItem => ({
  kind: 'media',
  id,
  at,
  person: clara,
  subject: {
    id,
    mediaType: id % 2 ? 'VIDEO' : 'IMAGE',
    thumbnail: `/files/${id}/card.webp`,
    picture: `/files/${id}/page.webp`,
    width: 4,
    height: 3,
    durationMs: null,
    caption: null,
    altText: null,
  },
})

const feed: FeedItem[] = [
  result,
  picture(39),
  picture(38),
  {
    kind: 'product',
    id: 37,
    at,
    person: { ...rui, id: 9, role: 'SPONSOR', name: 'Volta Foods', lastName: '' },
    subject: { id: 4, title: 'Barras', credits: 40, thumbnail: '/files/4/card.webp', stock: null },
  },
  { kind: 'support', id: 36, at, person: clara, subject: { id: 2, athlete: rui, extended: false } },
  {
    ...{
      kind: 'match',
      id: 35,
      at,
      person: { ...rui, id: 9, role: 'SPONSOR', name: 'Volta Foods' },
    },
    subject: { id: 3, athlete: rui, goal: 'Nacional', perSupporter: 100, left: 250 },
  },
  ...[
    ['2027-03', 'Taça de Espanha'],
    ['2027-02-20', 'Europeu de pista'],
  ].map(([date = '', name = ''], nth) => ({
    ...{ kind: 'competition' as const, id: 34 - nth, at, person: rui },
    subject: { id: nth + 1, name, place: 'Braga', date, link: null },
  })),
]

for (const language of languages) {
  const t = homePhrases[language]

  test(`every kind that can wait is said with the way to it (${language})`, async () => {
    const kinds = waitingKinds.filter((kind) => kind !== 'supportRequest')
    const things = kinds.map((kind, at) =>
      thing(kind, { id: at, ward: clara, link: `/orders/${at + 1}` }),
    )
    const page = await renderPage('/home', {
      as: member('FAN'),
      language,
      answers: [waits(...things)],
    })
    await page.user.click(await screen.findByRole('button', { name: t.waiting.all(things.length) }))
    for (const { kind, facts, link } of things) {
      const text = t.waiting.texts[kind]('Rui Matos', facts, 'Clara Reis')
      const words = screen.getByText(said(text))
      assert.equal(words.closest('a')?.getAttribute('href'), link, kind)
    }
  })

  test(`a request says what it counts to, and who doubles it (${language})`, async () => {
    const facts = { credits: 100, months: 2, goal: 'Nacional', doubled: 60, doubler: 'Volta' }
    const waiting = thing('supportRequest', { facts, link: '/profile/athlete/support/5' })
    await renderPage('/home', {
      as: member('ATHLETE'),
      language,
      answers: [waits(waiting), answer(getSupport, request({ id: 5 }))],
    })
    await screen.findByText(t.waiting.goal('Nacional'))
    screen.getByText(t.waiting.doubled('Volta', '60'))
  })

  test(`news of each kind lead to what they tell of (${language})`, async () => {
    await renderPage('/home', { as: member('FAN'), language, answers: [answer(readFeed, feed)] })
    await screen.findByText('Taça de Portugal')
    const ways = [...document.querySelectorAll('article a')].map((way) => way.getAttribute('href'))
    assert.deepEqual(ways, [
      '/athlete/7',
      '/athlete/7',
      '/athlete/8',
      '/athlete/8/gallery/39',
      '/athlete/8/gallery/38',
      '/sponsor/9',
      '/sponsor/product/4',
      '/athlete/8',
      '/athlete/7',
      '/sponsor/9',
      '/athlete/7',
      '/athlete/7',
      '/athlete/7',
      '/athlete/7',
    ])
    assert.match(document.body.innerText, new RegExp(t.news.pictures(2)))
    const { most, last } = seasonPhrases[language].match
    screen.getByText(facts(`Nacional · ${most('100')}, ${last('250')}`))
    // Those of one athlete are one line, the next first; of a protected one the month is told.
    screen.getByText(t.news.texts.competition)
    assert.match(document.body.textContent, /Europeu de pista[^]*2027 · Braga[^]*Taça de Espanha/)
  })
}

test('what waits for a ward is done for them: the press acts, and leads there', async () => {
  const ward = member('ATHLETE', { id: rui.id, name: 'Rui', lastName: 'Matos', protected: true })
  const link = '/profile/athlete/support/5'
  const asked = thing('wardRequest', { person: clara, ward: rui, link })
  const page = await renderPage('/home', {
    as: member('FAN'),
    answers: [waits(asked), answer(getSupport, request({ id: 5 })), answer(listGuardianships, [])],
  })
  page.server.letAct(ward, [...scopes])
  const t = homePhrases.en.waiting
  await screen.findByText(said(t.texts.wardRequest('Clara Reis', asked.facts, 'Rui Matos')))
  await page.user.click(screen.getByRole('link', { name: `${t.acts.wardRequest}: Clara Reis` }))
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Rita', 'Rui') })
  await page.hasAddress(link)
})

test('terms that are announced are said at home, with the way to read them', async () => {
  const announcedTerms = { version: '2031-1', from: '2031-02-20' }
  const home = { waiting: [], counts: waitingCounts(), announcedTerms }
  await renderPage('/home', { as: member('FAN'), answers: [answer(readHome, home)] })
  const { announced, readAnnounced } = termsPhrases.en
  await screen.findByText(new RegExp(announced('20 February 2031')))
  const way = screen.getByRole('link', { name: readAnnounced })
  assert.equal(way.getAttribute('href'), '/home?legal=terms&version=2031-1')
})

test('with nothing waiting and nobody followed, both are said, with the way on', async () => {
  for (const role of memberRoles) {
    await renderPage('/home', { as: member(role) })
    await screen.findByText(homePhrases.en.waiting.nothing)
    await screen.findByRole('heading', { name: homePhrases.en.news.empty.title })
    const way = screen.getByRole('link', { name: homePhrases.en.news.empty.action })
    assert.equal(way.getAttribute('href'), '/rede-podium')
  }
})

test('of much that waits the most urgent is named, the rest on demand, and all is counted', async () => {
  const things = Array.from({ length: 20 }, (_, id) => thing('message', { id: id + 1 }))
  const counts = waitingCounts({ message: 500 })
  const page = await renderPage('/home', {
    as: member('FAN'),
    answers: [answer(readHome, { waiting: things, counts })],
  })
  const t = homePhrases.en.waiting
  const all = await screen.findByRole('button', { name: t.all(20) })
  assert.equal(document.querySelectorAll('[data-kind="message"]').length, 5)
  await page.user.click(all)
  assert.equal(document.querySelectorAll('[data-kind="message"]').length, 20)
  const rest = screen.getByRole('link', { name: t.rest(t.counts.message(500)) })
  assert.equal(rest.getAttribute('href'), '/messages')
})

test('a page of news goes on with the older ones, until there are none', async () => {
  const lines = Array.from({ length: 20 }, (_, at) => ({ ...result, id: 100 - at }))
  const page = await renderPage('/home', {
    as: member('FAN'),
    answers: [
      answer(readFeed, ({ query }) =>
        query.before === undefined ? lines : [{ ...result, id: 5 }],
      ),
    ],
  })
  const t = homePhrases.en.news
  await page.user.click(await screen.findByRole('button', { name: t.more }))
  await screen.findByText(t.end)
  assert.equal(document.querySelectorAll('article').length, 21)
  assert.equal(page.server.sent(readFeed)[1]?.query.before, 81)
})

test('what cannot be loaded says so in its place, and is tried again', async () => {
  const page = await renderPage('/home', {
    as: member('FAN'),
    answers: [answer(readHome, unreachable), answer(readFeed, unreachable)],
  })
  const t = homePhrases.en
  for (const words of [t.waiting.couldNotLoad, t.news.couldNotLoad]) await screen.findByText(words)
  page.server.prepare(waits(thing('page')), answer(readFeed, feed))
  for (const retry of screen.getAllByRole('button', { name: shellPhrases.en.retry })) {
    await page.user.click(retry)
  }
  await screen.findByText(t.waiting.texts.page('', { percent: 60 }))
  await screen.findByText('Taça de Portugal')
})

test('who is proposed is followed in place, and their news are read', async () => {
  const person = {
    ...{ id: 7, role: 'ATHLETE' as const, name: 'Rui', lastName: 'Matos', sport: 'JUDO' as const },
    ...{ clubName: null, region: 'Coimbra', countryCode: 'PT', phrase: null, sportestScore: null },
    avatar: noPicture,
  }
  const page = await renderPage('/home', {
    as: member('FAN'),
    answers: [
      answer(listNextSteps, [{ reason: 'near', person }]),
      answer(follow, { following: true, followers: 1 }),
    ],
  })
  const t = homePhrases.en.next
  const step = (await screen.findByText(t.reasons.near)).closest('li')!
  page.server.prepare(answer(listNextSteps, []), answer(readFeed, feed))
  await page.user.click(within(step).getByRole('button', { name: t.followName('Rui Matos') }))
  await screen.findByText('Taça de Portugal')
  assert.equal(page.server.sent(follow)[0]?.params.userId, 7)
  await waitFor(() => assert.equal(screen.queryByText(t.title), null))
})

test('an admin sees how much of each kind waits, and is led to the work', async () => {
  const report = { person: rui, link: '/admin/reports' }
  await renderPage('/home', {
    as: member('ADMIN'),
    answers: [waits(thing('report', report), thing('report', { ...report, id: 6 }))],
  })
  const t = homePhrases.en
  const line = await screen.findByText(t.waiting.counts.report(2))
  assert.equal(line.closest('a')?.getAttribute('href'), '/admin/reports')
  assert.equal(screen.queryByText(t.news.title), null)
})

test('a visitor is asked to sign in, and goes on home afterwards', async () => {
  const page = await renderPage('/home')
  await page.hasAddress('/')
  await screen.findByRole('dialog')
})
