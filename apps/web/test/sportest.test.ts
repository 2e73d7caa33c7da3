import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listSportestMatches } from '@podium/contract/discovery'
import { login, type SessionUser } from '@podium/contract/identity'
import { getLegalText } from '@podium/contract/legal'
import { type Language, languages } from '@podium/contract/locale'
import { profileOf } from '@podium/contract/profiles'
import {
  listSportestOptions,
  listSportests,
  sportestOptionTypes,
  sportestQuestions,
  type SportestType,
  sportestTypes,
  takeSportest,
} from '@podium/contract/sportest'
import { chosenSports } from '@podium/contract/sports'
import { identityPhrases } from '@podium/phrases/identity'
import { landingPhrases } from '@podium/phrases/landing'
import { shellPhrases } from '@podium/phrases/shell'
import { sportPhrases } from '@podium/phrases/sports'
import { sportestPhrases } from '@podium/phrases/sportest'
import { sportestNames } from '@podium/phrases/sportest-names'
import { actFor } from '../src/client/acting.ts'
import { answer, refused, type Sent } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'

type Page = Awaited<ReturnType<typeof renderPage>>
type Part = Pick<typeof screen, 'findByRole' | 'findAllByRole' | 'getByRole'>

const t = sportestPhrases.en
const called = sportestNames.en

const ladder = (type: (typeof sportestOptionTypes)[number], at: number) =>
  ['least', 'most'].map((name, level) => ({
    ...{ id: 10 * (at + 1) + level, name: `${name} ${at}` },
    ...{ sportestAnswerOptionType: type, sport: null },
  }))

const sportOptions = (language: Language) =>
  chosenSports.map((sport, at) => ({
    ...{ id: 1000 + at, name: sportPhrases[language][sport], sport },
    sportestAnswerOptionType: 'MODALITY' as const,
  }))

const best = ['D', 'PRIVATE_COMPANY']

/** Ten for the best answers alone, as nothing here is about how a score comes about. */
function scoreOf({ body }: Sent<typeof takeSportest>) {
  const type = body.sportestType as SportestType
  const parts = sportestQuestions[type].map((question) => {
    const given = body[question]
    const isBest =
      typeof given === 'number' ? given >= 1000 || given % 10 === 1 : best.includes(given ?? '')
    return { question, points: isBest ? 2 : 0, most: 2 }
  })
  return { score: parts.every(({ points }) => points > 0) ? 10 : 0, id: 0, parts }
}

const answers = [
  answer(listSportestOptions, ({ query }) => [
    ...sportestOptionTypes.filter((type) => type !== 'MODALITY').flatMap(ladder),
    ...sportOptions((query as { lang?: Language } | undefined)?.lang ?? 'en'),
  ]),
  answer(takeSportest, scoreOf),
  answer(listSportestMatches, []),
  // Signing up has the terms ready.
  answer(getLegalText, { version: '2026-1', text: '# Terms', from: '2026-01-01' }),
]

/** The question for the sport, and which answer of each other question is the best: -1 for the last. */
const tests = {
  ATHLETE: { sport: 'athleteModalityAnswerId', best: [-1, -1, -1] },
  FAN: { sport: 'fanModalityAnswerId', best: [-1] },
  SPONSOR: { sport: 'sponsorModalityAnswerId', best: [0, -1, -1] },
} as const

async function giveBest(page: Page, type: SportestType, language: Language, at: Part = screen) {
  const questions = tests[type].best
  for (const [index, place] of questions.entries()) await check(page, index, place, at)
  const label = sportestPhrases[language].questions[tests[type].sport].ask
  const list = at.getByRole('combobox', { name: label })
  await page.user.click(list)
  await page.user.type(list, `${sportPhrases[language].ROWING}{Enter}`, { skipClick: true })
}

async function check(page: Page, question: number, place: number, at: Part = screen) {
  const radios = within((await at.findAllByRole('radiogroup'))[question]!).getAllByRole('radio')
  await page.user.click(radios.at(place)!)
}

async function submit(page: Page, language: Language = 'en', at: Part = screen) {
  await page.user.click(at.getByRole('button', { name: sportestPhrases[language].submit }))
}

const outOf = (score: string, language: Language = 'en') =>
  screen.findByRole('img', { name: sportestPhrases[language].result.outOf(score) })

const noScore = () => screen.findByRole('img', { name: t.result.none })

for (const language of languages) {
  const words = sportestPhrases[language]

  for (const type of sportestTypes) {
    test(`the ${type} test in ${language} leads from ten to signing up in that role`, async () => {
      const page = await renderPage('/sportest', { language, answers })
      const tabs = within(await screen.findByRole('navigation', { name: words.tabs }))
      await page.user.click(tabs.getByText(words.types[type]))
      await giveBest(page, type, language)
      await submit(page, language)
      await outOf('10', language)
      screen.getByText(words.result.high)
      screen.getByText(words.result.full)
      const done = screen.getByRole<HTMLButtonElement>('button', { name: words.done })
      assert.equal(done.disabled, true)
      await page.user.click(screen.getByRole('link', { name: words.result.register[type] }))
      await page.hasAddress('/sign-up')
      const { joiningAs, roles, modality } = identityPhrases[language].registration
      await screen.findByText(joiningAs)
      const form = document.querySelector<HTMLElement>('main form')!
      within(form).getByText(roles[type].name)
      if (type !== 'ATHLETE') return
      const sport = screen.getByRole<HTMLInputElement>('combobox', { name: modality })
      assert.equal(sport.value, sportPhrases[language].ROWING)
    })
  }

  test(`the sportest in ${language} opens over the landing page and from the top bar`, async () => {
    const page = await renderPage('/', { language, answers })
    const { action } = landingPhrases[language].sportest
    await page.user.click(within(screen.getByRole('main')).getByRole('link', { name: action }))
    const dialog = within(await screen.findByRole('dialog'))
    await dialog.findAllByRole('radiogroup')
    await page.user.click(dialog.getByText(words.types.FAN))
    await waitFor(() => dialog.getByText(words.questions.fanInterest.ask))
    await giveBest(page, 'FAN', language, dialog)
    await submit(page, language, dialog)
    await dialog.findByText(words.result.high)
    const close = dialog.getAllByRole('button', { name: shellPhrases[language].close })
    await page.user.click(close.at(-1)!)
    await noDialog()
    await page.hasAddress('/')
    const bar = within(document.querySelector<HTMLElement>('#root header')!)
    await page.user.click(bar.getByRole('link', { name: words.name }))
    await within(await screen.findByRole('dialog')).findAllByRole('radiogroup')
    history.back()
    await noDialog()
  })
}

const noDialog = () => waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, 0))

test('a score comes along to whoever signs up, on whatever device the mail is opened', async () => {
  const page = await renderPage('/sportest?test=fan', { answers })
  await giveBest(page, 'FAN', 'en')
  await submit(page)
  await outOf('10')
  await page.user.click(screen.getByRole('link', { name: t.result.register.FAN }))
  await page.hasAddress('/sign-up')
  const { returnTo } = (history.state as { state: { returnTo?: string } }).state
  assert.match(returnTo ?? '', /^\/sportest\?test=fan&answers=D\.1\d{3}$/)

  // Another device knows nothing of it but the address.
  localStorage.clear()
  const other = await renderPage(returnTo!, { answers })
  await submit(other)
  await outOf('10')
  assert.equal(other.server.sent(takeSportest).at(-1)?.body.fanInterest, 'D')
})

test('answers in an address that are none of the options are asked for', async () => {
  const page = await renderPage('/sportest?test=fan&answers=E.999', { answers })
  await submit(page)
  await waitFor(() => assert.equal(screen.getAllByText(t.choose).length, 2))
  assert.equal(page.server.sent(takeSportest).length, 0)
})

test('any change takes the score away, and starting over keeps the tab', async () => {
  const page = await renderPage('/sportest?test=fan', { answers })
  await giveBest(page, 'FAN', 'en')
  await submit(page)
  const done = await screen.findByRole<HTMLButtonElement>('button', { name: t.done })
  assert.equal(done.disabled, true)
  await check(page, 0, 0)
  await noScore()
  await submit(page)
  await outOf('0')
  assert.equal(screen.queryAllByText(t.result.high).length, 0)
  await page.user.click(screen.getByRole('link', { name: t.types.SPONSOR }))
  await noScore()
  await page.user.click(screen.getByRole('link', { name: t.types.FAN }))
  await noScore()
  await submit(page)
  await page.user.click(await screen.findByRole('button', { name: t.result.retry }))
  await noScore()
  assert.equal(screen.queryAllByRole('radio', { checked: true }).length, 0)
  await page.hasAddress(/test=fan$/)
})

test('missing answers are told at their questions', async () => {
  const page = await renderPage('/sportest', { answers })
  await check(page, 0, 0)
  await submit(page)
  await waitFor(() =>
    assert.equal(document.querySelectorAll('form [aria-invalid="true"]').length, 3),
  )
  const second = screen.getAllByRole('radiogroup')[1]!
  await hasFocus(within(second).getAllByRole('radio')[0]!)
  assert.equal(page.server.sent(takeSportest).length, 0)
})

const outdated = {
  'has an option that disappeared': ['invalidAnswer', 'FAN'],
  'is of a kind there is no more': ['invalidTest', 'COACH'],
} as const

for (const [what, [name, sportestType]] of Object.entries(outdated)) {
  test(`a visitor’s test is dropped with a note when it ${what}`, async () => {
    const page = await renderPage('/login', { answers: pageAnswers(ownProfile('FAN')) })
    page.server.prepare(answer(takeSportest, refused(name)))
    const given = { fanModalityAnswerId: 2e9, fanInterest: 'A', key: crypto.randomUUID() }
    localStorage.setItem('podium.sportests', JSON.stringify([{ sportestType, ...given }]))
    await signIn(page, member('FAN'))
    await screen.findByText(t.kept.dropped)
    assert.equal(localStorage.getItem('podium.sportests'), null)
    assert.equal(page.server.sent(takeSportest).length, 1)
  })
}

async function signIn(page: Page, as: SessionUser): Promise<void> {
  page.server.prepare(answer(login, as))
  fill(field('email'), 'rita@podium.example')
  fill(field('password'), 'Podium!2026')
  await page.user.click(screen.getByRole('button', { name: identityPhrases.en.signIn.submit }))
}

test('an athlete’s sport is filled in, says why, and stays', async () => {
  const club = { clubCompositeKey: { clubName: 'Judo Clube', sport: 'JUDO' as const } }
  let sportestScore: number | null = null
  const page = await renderPage('/sportest', {
    as: member('ATHLETE', { club }),
    answers: [
      ...answers,
      ...pageAnswers(ownProfile('ATHLETE')),
      answer(takeSportest, (sent) => {
        const result = scoreOf(sent)
        sportestScore = result.score
        return { ...result, id: 1 }
      }),
      answer(profileOf.ATHLETE, () => ownProfile('ATHLETE', { sportestScore })),
      answer(listSportests, () =>
        sportestScore === null
          ? []
          : [
              {
                ...{ id: 1, sportestType: 'ATHLETE' as const },
                ...{ score: sportestScore, takenAt: '2026-03-01T10:00:00.000Z' },
              },
            ],
      ),
    ],
  })
  await screen.findByText(t.sport.locked)
  const sport = screen.getByLabelText<HTMLInputElement>(t.questions.athleteModalityAnswerId.ask)
  assert.ok(sport.readOnly)
  assert.equal(sport.value, sportPhrases.en.JUDO)
  for (const at of [0, 1, 2]) await check(page, at, 0)
  await submit(page)
  await screen.findByText(t.result.saved)
  await screen.findByRole('heading', { name: t.history.title })
  await page.user.click(screen.getByRole('link', { name: t.result.myPage }))
  await screen.findByRole('button', { name: called.score(called.tests.ATHLETE, '0') })
  assert.equal(
    page.server.sent(takeSportest)[0]?.body.athleteModalityAnswerId,
    Number(sportOptions('en').find((option) => option.sport === 'JUDO')?.id),
  )
})

test('who acts for an athlete whose page they may not change reads nothing of saving', async () => {
  const page = await renderPage('/sportest', {
    as: member('MANAGER'),
    answers: [...answers, answer(listSportests, [])],
  })
  page.server.letAct(member('ATHLETE', { id: 70, name: 'Inês' }), ['MESSAGES'])
  await actFor(70)
  await screen.findByRole('complementary', { name: /Inês/ })
  await giveBest(page, 'ATHLETE', 'en')
  await submit(page)
  await outOf('10')
  assert.equal(screen.queryByText(t.result.saved), null)
})

test('a page without a score shows a question mark and says why', async () => {
  const page = await renderPage('/fan/3', { answers: pageAnswers(profile('FAN')) })
  const badge = await screen.findByRole('button', { name: called.noScore(called.tests.FAN) })
  within(badge).getByText('?')
  await page.user.click(badge)
  await screen.findByText(t.badge.none('Rita Valadares', called.within.FAN))
})

test('a fan starts with their own test', async () => {
  await renderPage('/sportest', {
    as: member('FAN'),
    answers: [...answers, answer(listSportests, [])],
  })
  await screen.findByText(t.questions.fanInterest.ask)
})
