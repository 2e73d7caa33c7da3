import assert from 'node:assert/strict'
import { test } from 'node:test'
import { endMatch, listMatches, type MatchFund, setMatch } from '@podium/contract/matches'
import { type Goal, type OpenMatch, readSeason } from '@podium/contract/season'
import {
  acceptSupport,
  getSupport,
  listAthletesISupport,
  listMySupporters,
  requestSupport,
} from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'
import { matchPhrases } from '@podium/phrases/matches'
import { profilesPhrases } from '@podium/phrases/profiles'
import { seasonPhrases } from '@podium/phrases/season'
import { supportPhrases } from '@podium/phrases/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { violationPhrases } from '@podium/phrases/violations'
import { answer, type PreparedAnswer, refused, unreachable } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { stands } from './supportPages.ts'
import { athlete, fan, person, request } from './supports.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = matchPhrases.en
const volta = member('SPONSOR', { name: 'Volta', lastName: 'Foods' })
const page = profile('ATHLETE', { name: 'Inês', lastName: 'Prata' })
const has = (available: number) =>
  answer(getWallet, { available, reserved: 0, held: 0, debt: 0, version: 1 })

const goal: Goal = {
  ...{ id: 7, title: 'Nationals', purpose: 'The trip', credits: 300 },
  ...{ until: '2099-02-20', received: 120, matched: 80, state: 'OPEN' },
}
const open: OpenMatch = {
  ...{ id: 3, by: { id: 5, role: 'SPONSOR', name: 'Volta Foods' }, goalId: null },
  ...{ perSupporter: 100, left: 300, until: null },
}
const seasonWith = (goals: Goal[], matches: OpenMatch[]) =>
  answer(readSeason, { competitions: [], goals, matches, updates: [] })

const fund: MatchFund = {
  ...{ id: 3, athleteId: athlete.id, athlete: person(athlete), goalId: null, goal: null },
  ...{ credits: 500, perSupporter: 100, until: null, matched: 200, supports: 2, left: 300 },
  ...{ state: 'OPEN', endReason: null, createdAt: '2026-11-20T10:00:00.000Z' },
}

const says = (part: string) =>
  waitFor(() => {
    const text = [...document.querySelectorAll('dialog[open]')].at(-1)?.textContent ?? ''
    assert.ok(text.includes(part), `${part} in ${text}`)
  })

test('the page names who doubles supports, and of a goal what was added', async () => {
  const hidden: OpenMatch = { ...open, id: 4, by: null, goalId: 7, left: 40 }
  const answers = [...pageAnswers(page), seasonWith([goal], [hidden, open])]
  await renderPage('/athlete/2', { answers })
  const season = within(await screen.findByRole('region', { name: seasonPhrases.en.title }))
  const name = season.getByRole('link', { name: 'Volta Foods' })
  assert.equal(name.getAttribute('href'), '/sponsor/5')
  const { match, goal: words } = seasonPhrases.en
  season.getByText(new RegExp(match.somebody))
  season.getByText(words.progress('200', '300'))
  season.getByText(words.matched('80'))
  assert.equal(season.queryByRole('button', { name: t.setForThis('Nationals') }), null)
})

test('a fund without a name is nobody’s in particular, and its last credit is one', async () => {
  const hidden: OpenMatch = { ...open, by: null, left: 1 }
  for (const [language, words] of [
    ['en', 'Doubled by somebody while 1 credit lasts.'],
    ['pt', 'Duplicado por alguém enquanto restar 1 crédito.'],
  ] as const) {
    const answers = [...pageAnswers(page), seasonWith([], [hidden])]
    await renderPage('/athlete/2', { answers, language })
    const season = await screen.findByRole('region', { name: seasonPhrases[language].title })
    assert.ok(season.textContent?.includes(words), season.textContent)
  }
})

test('a sponsor doubles every support from the page, or one goal from the goal', async () => {
  for (const isGoal of [false, true]) {
    const { user, server } = await renderPage('/athlete/2', {
      as: volta,
      answers: [
        ...[...pageAnswers(page), seasonWith([goal], []), has(900)],
        answer(setMatch, fund),
      ],
    })
    if (isGoal) {
      await user.click(await screen.findByRole('button', { name: t.setForThis('Nationals') }))
    } else {
      await user.click(await screen.findByRole('button', { name: profilesPhrases.en.more }))
      await user.click(await screen.findByRole('button', { name: t.set }))
    }
    await says(t.form.title('Inês Prata'))
    fill(field('credits'), '300')
    fill(field('perSupporter'), '301')
    await user.click(screen.getByRole('button', { name: t.form.send }))
    await screen.findByText(violationPhrases.en.Max({ kind: 'Max', max: 300 }))
    assert.equal(server.sent(setMatch).length, 0)
    fill(field('perSupporter'), '50')
    await user.click(screen.getByRole('button', { name: t.form.send }))
    await screen.findByText(t.form.done)
    assert.deepEqual(server.sent(setMatch)[0]?.body, {
      ...{ athleteId: 2, goalId: isGoal ? 7 : null },
      ...{ credits: 300, perSupporter: 50, until: null },
    })
  }
})

test('who neither sponsors nor manages is offered no fund', async () => {
  const { user } = await renderPage('/athlete/2', {
    as: fan,
    answers: [...pageAnswers(page), seasonWith([goal], [])],
  })
  await user.click(await screen.findByRole('button', { name: profilesPhrases.en.more }))
  await screen.findByRole('button', { name: profilesPhrases.en.print })
  assert.equal(screen.queryByRole('button', { name: t.set }), null)
  assert.equal(screen.queryByRole('button', { name: t.setForThis('Nationals') }), null)
})

test('the dialog of a request says who doubles it, the goal’s fund before the page’s', async () => {
  const own: OpenMatch = { ...open, id: 4, goalId: 7, left: 40 }
  const sent = request({ match: { id: 3, by: 'Volta Foods', credits: 50, whole: 50 } })
  const { user } = await renderPage('/athlete/2?support=50', {
    as: fan,
    answers: [
      ...[...pageAnswers(page), seasonWith([goal], [own, open]), has(900)],
      answer(requestSupport, sent),
    ],
  })
  const { doubled } = supportPhrases.en.dialog
  await says(doubled('Volta Foods', '50', '300'))
  await user.selectOptions(field('goalId'), '7')
  await says(doubled('Volta Foods', '40', '40'))
  await user.click(field('acceptedTermsOfUse'))
  await user.click(screen.getByRole('button', { name: supportPhrases.en.dialog.send('50') }))
  await says(supportPhrases.en.sent.doubled('Volta Foods', '50'))
})

test('what a fund has given a supporter already the dialog promises them no second time', async () => {
  const own: OpenMatch = { ...open, id: 4, goalId: 7, left: 40 }
  const { user } = await renderPage('/athlete/2?support=100', {
    as: fan,
    answers: [
      ...[...pageAnswers(page), seasonWith([goal], [own, open]), has(900)],
      stands({
        matchesLeft: [
          { id: 4, credits: 0 },
          { id: 3, credits: 30 },
        ],
      }),
    ],
  })
  const { doubled } = supportPhrases.en.dialog
  await says(doubled('Volta Foods', '30', '300'))
  // The goal's own fund has nothing for them any more: the page's goes on.
  await user.selectOptions(field('goalId'), '7')
  await says(doubled('Volta Foods', '30', '300'))
})

test('to whom a fund has given all it gives one supporter, the dialog says that, and to its owner nothing', async () => {
  const { doubledAlready } = supportPhrases.en.dialog
  const asked = (as: typeof fan) =>
    renderPage('/athlete/2?support=100', {
      as,
      answers: [
        ...[...pageAnswers(page), seasonWith([], [open]), has(900)],
        stands({ matchesLeft: [{ id: open.id, credits: 0 }] }),
      ],
    })
  await asked(fan)
  await says(doubledAlready('Volta Foods'))
  await asked(member('SPONSOR', { id: open.by?.id ?? 0 }))
  await screen.findByText(supportPhrases.en.dialog.balance.after)
  assert.equal(screen.queryByText(doubledAlready('Volta Foods')), null)
})

const choices = { REST: '30', NONE: '0' } as const

for (const [choice, rest] of Object.entries(choices)) {
  test(`a request that a fund cannot double whole is asked about: ${choice}`, async () => {
    const words = supportersPhrases.en.request
    const promised = request({
      totalCredits: 100,
      match: { id: 3, by: 'Volta Foods', credits: 100, whole: 100 },
    })
    const short = { id: 3, by: 'Volta Foods', credits: Number(rest), whole: 100 }
    const accepted = request({
      ...{ status: 'ACTIVE', endsAt: '2027-01-21T10:00:00.000Z', answerBy: null },
      totalCredits: 100,
      match: choice === 'REST' ? short : null,
      abilities: { ...promised.abilities, accept: false, reject: false },
    })
    const answers: PreparedAnswer[] = [
      ...pageAnswers(ownProfile('ATHLETE', { name: 'Inês', lastName: 'Prata' })),
      answer(listMySupporters, { list: [promised], total: 1 }),
      ...[answer(getSupport, promised), has(0)],
      answer(acceptSupport, ({ query }) =>
        query.match ? accepted : refused('matchExhausted', { current: request({ match: short }) }),
      ),
    ]
    const { user, server } = await renderPage('/profile/athlete/support/21', {
      as: athlete,
      answers,
    })
    await says(words.doubled('Volta Foods', '100'))
    await user.click(await screen.findByRole('button', { name: words.accept }))
    await says(
      choice === 'REST'
        ? words.short('Volta Foods', '30', '100')
        : words.empty('Volta Foods', '100'),
    )
    const name = choice === 'REST' ? words.acceptRest('30') : words.acceptUnmatched
    await user.click(screen.getByRole('button', { name }))
    await says(supportersPhrases.en.accepted.added('100'))
    assert.deepEqual(
      server.sent(acceptSupport).map(({ query }) => query.match),
      [undefined, choice],
    )
  })
}

test('the table says that a support is doubled where a fund still has something for it', async () => {
  const { doubled, athletes } = supportersPhrases.en.tables
  const by = (name: string, credits: number) => ({ id: 3, by: name, credits, whole: 50 })
  const list = [
    request({ match: by('Volta Foods', 50) }),
    request({ id: 22, match: by('Remo', 0) }),
  ]
  await renderPage('/fan/3?tab=manage', {
    as: fan,
    answers: [
      ...pageAnswers(ownProfile('FAN', { name: 'Marta', lastName: 'Reis' })),
      answer(listAthletesISupport, { list, total: list.length }),
    ],
  })
  const table = within(await screen.findByRole('table', { name: athletes }))
  table.getByText(doubled('Volta Foods'))
  assert.ok(!table.queryByText(doubled('Remo')))
})

test('who cannot see what credits there are is not told that there are none', async () => {
  const { user } = await renderPage('/athlete/2', {
    as: volta,
    answers: [...pageAnswers(page), seasonWith([], []), answer(getWallet, unreachable)],
  })
  await user.click(await screen.findByRole('button', { name: profilesPhrases.en.more }))
  await user.click(await screen.findByRole('button', { name: t.set }))
  await says(t.form.title('Inês Prata'))
  await says('50 to 100,000.')
  assert.equal(screen.queryByText(/You have 0/), null)
})

test('a sponsor sees what each fund has left and gave, and ends one', async () => {
  const used: MatchFund = {
    ...fund,
    id: 2,
    left: 0,
    matched: 500,
    state: 'USED',
    endReason: 'USED',
  }
  const { user, server } = await renderPage(`/sponsor/${volta.id}?tab=manage`, {
    as: volta,
    answers: [
      ...pageAnswers(ownProfile('SPONSOR', { id: volta.id })),
      answer(listMatches, [fund, used]),
      answer(endMatch, undefined),
    ],
  })
  const own = within(await screen.findByRole('region', { name: t.own.title }))
  own.getByText(t.own.left('300', '500'))
  own.getByText(t.own.ends.USED)
  await user.click(own.getByRole('button', { name: t.own.endOf('Inês Prata') }))
  await says(t.ending.text('300', 'Inês Prata'))
  await user.click(screen.getByRole('button', { name: t.ending.confirm }))
  await screen.findByText(t.ending.done)
  assert.equal(server.sent(endMatch)[0]?.params.id, 3)
})

test('a fund for somebody who has left says so where their name stood', async () => {
  const gone = { name: '', lastName: '', hasPage: false }
  const left: MatchFund = {
    ...{ ...fund, athlete: { ...fund.athlete, ...gone }, left: 0 },
    ...{ state: 'ENDED', endReason: 'ATHLETE_LEFT' },
  }
  await renderPage(`/sponsor/${volta.id}?tab=manage`, {
    as: volta,
    answers: [...pageAnswers(ownProfile('SPONSOR', { id: volta.id })), answer(listMatches, [left])],
  })
  const own = within(await screen.findByRole('region', { name: t.own.title }))
  await own.findByText(t.own.ends.ATHLETE_LEFT)
  own.getByRole('heading', { level: 3, name: t.own.gone })
  own.getByRole('progressbar', { name: t.own.gone })
})
