import assert from 'node:assert/strict'
import { adminPhrases } from '@podium/phrases/admin'
import { hasFocus, type renderPage, screen, waitFor, within } from './renderPage.ts'

type Page = Awaited<ReturnType<typeof renderPage>>

/** What a decision rests on where nothing else is chosen. */
export const onTerms = { ground: 'TERMS', reference: '' } as const

/** The rows of a list that tell a text. */
export function rowsOf(text: string): HTMLElement[] {
  return screen.queryAllByRole('row').filter(({ textContent }) => textContent.includes(text))
}

/** The one row that tells a text, once it tells each of `words` too. */
export function findRow(text: string, ...words: (string | RegExp)[]): Promise<HTMLElement> {
  return waitFor(() => {
    const [row, ...others] = rowsOf(text)
    assert.ok(row && others.length === 0, `${others.length + (row ? 1 : 0)} rows tell ${text}`)
    for (const word of words) assert.match(row.textContent, patternOf(word))
    return row
  })
}

export const noRow = (text: string) => waitFor(() => assert.equal(rowsOf(text).length, 0))

/** Chooses from the menu of a row. */
export async function choose(page: Page, row: HTMLElement, act: string): Promise<void> {
  const [start] = adminPhrases.en.actionsFor('|').split('|')
  const name = new RegExp(`^${start}`)
  await page.user.click(within(row).getByRole('button', { name }))
  await page.user.click(within(row).getByText(act))
}

/** The dialog on top tells a text. */
export const dialogTells = (text: string) =>
  waitFor(() => assert.match(screen.getAllByRole('dialog').at(-1)!.textContent, patternOf(text)))

export const noDialog = () => waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, 0))

/** A dialog that a button opens is a step of the history: back closes it, and the page stays. */
export async function backCloses(open: () => Promise<void>): Promise<void> {
  const address = location.href
  await open()
  await screen.findByRole('dialog')
  history.back()
  await noDialog()
  assert.equal(location.href, address)
  await open()
  await screen.findByRole('dialog')
}

/** What was refused stands at its field, which is marked and has the focus, and nowhere else. */
export async function refusedAt(input: HTMLElement, text: string): Promise<void> {
  await screen.findByText(text)
  await hasFocus(input)
  assert.equal(input.getAttribute('aria-invalid'), 'true')
  const describing = input.getAttribute('aria-describedby')?.split(' ') ?? []
  const words = describing.map((id) => document.getElementById(id)?.textContent).join(' ')
  assert.match(words, patternOf(text))
}

function patternOf(text: string | RegExp): RegExp {
  return typeof text === 'string'
    ? new RegExp(text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    : text
}
