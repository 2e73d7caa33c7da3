import type { Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type axe from 'axe-core'
import type { Result, RunOptions } from 'axe-core'

/** Less than half of what `axe.source` holds, which every page would be sent. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** The rules of WCAG 2.2 AA, and what axe recommends beyond them. */
export const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rule of colours alone. */
export const contrast = { type: 'rule' as const, values: ['color-contrast'] }

/**
 * What axe finds wrong on a page as it is, or in the dialog that is open over it: what lies below takes
 * no part then, and is looked at by itself. Axe describes only what is wrong: describing also what is
 * right takes it four times as long. `among` leaves out all but some
 * elements, which the page keeps under that name.
 */
export async function violationsOf(
  page: Page,
  rules: RunOptions['runOnly'],
  among?: 'changedLooks',
): Promise<Result[]> {
  await putInto(page)
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'] }
  return page.evaluate(
    async ([given, part]) => {
      const open = [...document.querySelectorAll('dialog:modal')].at(-1)
      const where = part ? { include: window[part] } : (open ?? document)
      const { violations } = await window.axe.run(where, given)
      return violations
    },
    [options, among] as const,
  )
}

/** Pages that find axe in whatever they open. */
const prepared = new WeakSet<Page>()

/** Puts axe into a page, for what it opens later too: the browser keeps it, and is sent it once. */
async function putInto(page: Page): Promise<void> {
  if (!prepared.has(page)) await page.addInitScript({ content: source })
  prepared.add(page)
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source)
}

declare global {
  interface Window {
    axe: typeof axe
    /** Elements with a text that look otherwise than they did (`looks.ts`). */
    changedLooks: Element[]
  }
}
