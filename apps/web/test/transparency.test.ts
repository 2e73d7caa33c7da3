import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readTransparency, type Transparency } from '@podium/contract/transparency'
import { shellPhrases } from '@podium/phrases/shell'
import { transparencyPhrases } from '@podium/phrases/transparency'
import { answer, refused } from './answers.ts'
import { renderPage, screen, within } from './renderPage.ts'

const t = transparencyPhrases.en

const empty: Transparency = {
  ...{ year: 2025, isOver: true, since: 2024, medianHours: null },
  notices: {
    total: 0,
    byReason: { SPAM: 0, HARASSMENT: 0, IMPERSONATION: 0, INAPPROPRIATE: 0, FRAUD: 0, OTHER: 0 },
  },
  decisions: {
    total: 0,
    byAct: { NOTHING: 0, REMOVE: 0, HIDE: 0, LIMIT: 0, SUSPEND: 0 },
    byGround: { LAW: 0, TERMS: 0 },
  },
  appeals: { total: 0, byOutcome: { UPHELD: 0, REVERSED: 0 } },
}
const full: Transparency = {
  ...empty,
  medianHours: 100,
  notices: { total: 1203, byReason: { ...empty.notices.byReason, SPAM: 3, FRAUD: 1200 } },
  decisions: {
    total: 2,
    byAct: { ...empty.decisions.byAct, HIDE: 2 },
    byGround: { LAW: 0, TERMS: 2 },
  },
  appeals: { total: 1, byOutcome: { UPHELD: 0, REVERSED: 0 } },
}

const open = (figures: Transparency, language: 'en' | 'pt' = 'en') =>
  renderPage('/transparency/2025', { language, answers: [answer(readTransparency, figures)] })

const rowsOf = (label: string) =>
  within(screen.getByRole('table', { name: label }))
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.textContent)

test('a visitor reads the figures of a year, most first, without what there is none of', async () => {
  await open(full)
  await screen.findByRole('heading', { level: 1, name: t.title })
  assert.deepEqual(rowsOf(t.notices.label), [
    `${t.notices.reasons.FRAUD}1,200`,
    `${t.notices.reasons.SPAM}3`,
  ])
  assert.deepEqual(rowsOf(t.decisions.label), [`${t.decisions.acts.HIDE}2`])
  assert.deepEqual(rowsOf(t.decisions.ground), [`${t.decisions.grounds.TERMS}2`])
  screen.getByText(t.appeals.sent('1'))
  assert.equal(screen.queryByRole('columnheader', { name: t.appeals.label }), null)
  // A hundred hours are told in days, and never as fewer than they are.
  screen.getByText('5')
  screen.getByRole('button', { name: t.print })
})

test('every year since there are figures can be chosen, and which it is is marked', async () => {
  await open(full)
  const links = within(await screen.findByRole('navigation', { name: t.years })).getAllByRole(
    'link',
  )
  const years = links.map((link) => Number(link.textContent))
  assert.deepEqual([years[0], years.at(-1)], [new Date().getFullYear(), 2024])
  const marked = links.filter((link) => link.getAttribute('aria-current') === 'page')
  assert.deepEqual(
    marked.map((link) => link.getAttribute('href')),
    ['/transparency/2025'],
  )
})

test('a year without anything says so in both languages, and one to come is not found', async () => {
  await open(empty, 'pt')
  const pt = transparencyPhrases.pt
  await screen.findByText(pt.emptyOver)
  assert.equal(screen.queryByRole('button', { name: pt.print }), null)
  const answers = [answer(readTransparency, refused('entityDoesNotExist'))]
  await renderPage('/transparency/2999', { answers })
  await screen.findByText(shellPhrases.en.pageNotFound.title)
})
