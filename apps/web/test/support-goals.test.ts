import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Goal, readSeason } from '@podium/contract/season'
import { acceptSupport, getSupport, requestSupport } from '@podium/contract/support'
import { seasonPhrases } from '@podium/phrases/season'
import { answer, refused } from './answers.ts'
import { field, renderPage, screen, waitFor, within } from './renderPage.ts'
import { athlete, fan, noAbilities, request } from './supports.ts'
import {
  t,
  tables,
  ownPage,
  facts,
  asSupporter,
  has,
  waits,
  says,
  openPage,
} from './supportPages.ts'

const goal: Goal = {
  ...{ id: 7, title: 'Nationals', purpose: 'The trip', credits: 300 },
  ...{ until: '2099-02-20', received: 120, matched: 0, state: 'OPEN' },
}

const seasonWith = (...goals: Goal[]) =>
  answer(readSeason, { competitions: [], goals, matches: [], updates: [] })

test('a support can be directed at a goal, from the goal or in the dialog, and only at an open one', async () => {
  const reached: Goal = { ...goal, id: 8, title: 'Spikes', received: 300, state: 'REACHED' }
  const { user, server, hasAddress } = await openPage(
    '/athlete/2',
    fan,
    ...[has(2000), seasonWith(goal, reached), answer(requestSupport, asSupporter())],
  )
  const season = within(await screen.findByRole('region', { name: seasonPhrases.en.title }))
  season.getByText(seasonPhrases.en.goal.progress('120', '300'))
  assert.equal(season.getAllByRole('progressbar').length, 2)
  const [only, ...more] = season.getAllByRole('button', { name: /^Support this goal/ })
  assert.deepEqual(more, [])
  await user.click(only!)
  await hasAddress('/athlete/2?goal=7&support=50')
  await waitFor(() => assert.equal(field('goalId').value, '7'))
  const choices = [...field('goalId').querySelectorAll('option')].map(({ text }) => text)
  assert.deepEqual(choices, [t.dialog.goal.page('Inês Prata'), 'Nationals'])
  await user.click(field('acceptedTermsOfUse'))
  await user.click(screen.getByRole('button', { name: t.dialog.send('50') }))
  await says(t.sent.title)
  assert.equal(server.sent(requestSupport)[0]?.body.goalId, 7)
})

test('a request for a goal that is over says so before the answer, and is accepted for the page at once', async () => {
  const directed = request({ goal: { id: 7, title: 'Nationals' }, goalOver: true })
  const accepted = request({ status: 'ACTIVE', abilities: noAbilities })
  const { user, server } = await renderPage('/profile/athlete/support/21', {
    as: athlete,
    answers: [
      ...[...ownPage, waits(directed), answer(getSupport, directed), has(0)],
      answer(acceptSupport, accepted),
    ],
  })
  await says(tables.request.goalOver('Nationals'))
  await user.click(screen.getByRole('button', { name: tables.request.acceptForPage }))
  await says(tables.accepted.title({ ...facts, name: 'Marta Reis' }))
  assert.deepEqual(
    server.sent(acceptSupport).map(({ query }) => query.goal),
    ['PAGE'],
  )
})

test('a request for a goal that is over meanwhile says so, and is accepted for the page', async () => {
  const directed = request({ goal: { id: 7, title: 'Nationals' } })
  const accepted = request({ status: 'ACTIVE', abilities: noAbilities })
  let isOver = true
  const { user, server } = await renderPage('/profile/athlete/support/21', {
    as: athlete,
    answers: [
      ...[...ownPage, waits(directed), answer(getSupport, directed), has(0)],
      answer(acceptSupport, () => {
        const said = isOver ? refused('goalClosed', { current: directed }) : accepted
        isOver = false
        return said
      }),
    ],
  })
  await says(tables.request.forGoal('Nationals'))
  await user.click(await screen.findByRole('button', { name: tables.request.accept }))
  await says(tables.request.goalOver('Nationals'))
  await user.click(screen.getByRole('button', { name: tables.request.acceptForPage }))
  await says(tables.accepted.title({ ...facts, name: 'Marta Reis' }))
  assert.deepEqual(
    server.sent(acceptSupport).map(({ query }) => query.goal),
    [undefined, 'PAGE'],
  )
})
