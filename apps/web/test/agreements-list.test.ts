import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Agreement, listAgreements, readAgreement } from '@podium/contract/agreements'
import { listGuardianships } from '@podium/contract/guardianship'
import type { SessionUser } from '@podium/contract/identity'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { noRightPhrases } from '@podium/phrases/no-right'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { profilesPhrases } from '@podium/phrases/profiles'
import { shellPhrases } from '@podium/phrases/shell'
import { agreement, deliverable, held, ines, version, volta } from './agreed.ts'
import { answer, unreachable } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, within } from './renderPage.ts'

const t = agreementsPhrases.en
const page = profile('ATHLETE', { name: 'Inês', lastName: 'Prata' })

test('a fan, who makes none, is told for whom agreements are', async () => {
  for (const [language, whom] of [
    ['en', 'athletes, sponsors and managers'],
    ['pt', 'atletas, patrocinadores e agentes'],
  ] as const) {
    await renderPage('/agreements', { as: member('FAN'), language })
    const name = noRightPhrases[language].some(whom)
    await screen.findByRole('heading', { level: 1, name })
  }
})

test('the list says how each stands for its reader, and what to do while there is none', async () => {
  const list = [agreement(), held({ id: 8, title: 'Winter' })]
  await renderPage('/agreements', {
    as: ines,
    answers: [answer(listAgreements, { list, total: 2 })],
  })
  await screen.findByText(t.standing.waitsForYou)
  screen.getByText(t.standing.holds, { selector: 'li span' })
  const link = screen.getByRole('link', { name: 'Winter' })
  assert.equal(link.getAttribute('href'), '/agreements/8')
  await renderPage('/agreements', {
    as: volta,
    answers: [answer(listAgreements, { list: [], total: 0 })],
  })
  await screen.findByText(t.empty.forSupporter)
})

test('where one’s page is looked after stand the agreements that are not over, and the ways to all and to another', async () => {
  const over = held({ id: 9, title: 'Spring', state: 'ENDED', endReason: 'ENDED' })
  const list = [agreement(), held({ id: 8, title: 'Winter' }), over]
  const own = ownProfile('ATHLETE')
  const open = async (as: SessionUser, listed: Agreement[]) => {
    await renderPage('/athlete/2?tab=manage', {
      as,
      answers: [
        ...pageAnswers(own),
        answer(listGuardianships, []),
        answer(listAgreements, { list: listed, total: listed.length }),
      ],
    })
    return within((await screen.findAllByRole('region', { name: t.title })).at(-1)!)
  }
  const part = await open(ines, list)
  part.getByText(t.standing.waitsForYou)
  part.getByText(t.standing.holds)
  assert.equal(part.getByRole('link', { name: 'Winter' }).getAttribute('href'), '/agreements/8')
  assert.equal(part.queryByText('Spring'), null)
  const ways = [
    [t.page.back, '/agreements'],
    [t.propose, '/agreements/new'],
  ] as const
  for (const [name, href] of ways) {
    assert.equal(part.getByRole('link', { name }).getAttribute('href'), href)
  }
  // A ward reads them, and the guardian proposes.
  const wards = await open({ ...ines, protected: true }, [over])
  wards.getByText(t.noneRuns)
  assert.equal(wards.queryByRole('link', { name: t.propose }), null)
})

test('agreements that could not be read are tried again where one’s page is looked after; a fan has none', async () => {
  const { user, server } = await renderPage('/athlete/2?tab=manage', {
    as: ines,
    answers: [...pageAnswers(ownProfile('ATHLETE')), answer(listAgreements, unreachable)],
  })
  const part = within(await screen.findByRole('region', { name: t.title }))
  await part.findByText(t.couldNotLoad)
  server.prepare(answer(listAgreements, { list: [held()], total: 1 }))
  await user.click(part.getByRole('button', { name: shellPhrases.en.retry }))
  await part.findByText('Season 2027')
  const fan = member('FAN')
  await renderPage(`/fan/${fan.id}?tab=manage`, {
    as: fan,
    answers: pageAnswers(ownProfile('FAN')),
  })
  await screen.findByRole('heading', { level: 1, name: ownPagePhrases.en.manage.title })
  assert.equal(screen.queryByRole('region', { name: t.title }), null)
})

const promised = [
  version({
    deliverables: [
      deliverable({ n: 1, title: 'The logo', due: '2027-02-01', doneAt: '2027-01-01' }),
      deliverable({ n: 2, title: 'A report' }),
      deliverable({ n: 3, title: 'A video', due: '2027-05-01' }),
      deliverable({ n: 4, title: 'A visit', due: '2027-03-01' }),
    ],
  }),
]

test('of what is promised the next comes first, and what was done last', async () => {
  const answers = [answer(readAgreement, held({ versions: promised }))]
  await renderPage('/agreements/7', { as: volta, answers })
  const list = await screen.findByRole('region', { name: t.deliverables.title })
  assert.deepEqual(
    within(list)
      .getAllByRole('listitem')
      .map((item) => item.querySelector('strong')?.textContent),
    ['A visit', 'A video', 'A report', 'The logo'],
  )
})

test('the list names what is next of an agreement; a single one is not narrowed', async () => {
  const only = held({ versions: promised })
  const open = (list: Agreement[]) =>
    renderPage('/agreements', {
      as: volta,
      answers: [answer(listAgreements, { list, total: list.length })],
    })
  await open([only])
  await screen.findByText(t.nextDue('A visit', '1 March 2027'))
  assert.equal(screen.queryByLabelText(t.filter), null)
  await open([only, held({ id: 8 })])
  await screen.findByLabelText(t.filter)
})

test('where there is no agreement yet, the way to the first is offered once', async () => {
  await renderPage('/agreements', {
    as: volta,
    answers: [answer(listAgreements, { list: [], total: 0 })],
  })
  await screen.findByText(t.empty.title)
  assert.equal(screen.getAllByRole('link', { name: t.propose }).length, 1)
})

test('who is protected reads in the list who agrees for them, and is not told to propose', async () => {
  await renderPage('/agreements', {
    as: { ...ines, protected: true },
    answers: [answer(listAgreements, { list: [], total: 0 }), answer(listGuardianships, [])],
  })
  await screen.findByText(t.empty.title)
  await screen.findByText(guardianshipPhrases.en.does.agree(guardianshipPhrases.en.does.adult))
  assert.equal(screen.queryByText(t.empty.forAthlete), null)
})

test('a fan is offered no agreement', async () => {
  const { user } = await renderPage('/athlete/2', {
    as: member('FAN'),
    answers: pageAnswers(page),
  })
  await user.click(await screen.findByRole('button', { name: profilesPhrases.en.more }))
  await screen.findByRole('button', { name: profilesPhrases.en.print })
  assert.equal(screen.queryByRole('link', { name: t.propose }), null)
})
