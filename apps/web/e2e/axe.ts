import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

/** The rules of WCAG 2.2 AA, and what axe recommends beyond them. */
export const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/** The rule of colours alone. */
export const contrast = { type: 'rule' as const, values: ['color-contrast'] }

/**
 * What axe finds wrong on a page as it is, or in the dialog that is open over it: what lies below takes
 * no part then, and is looked at by itself. Axe is put into a page once, and describes only what is
 * wrong: describing also what is right takes it four times as long.
 */
export async function violationsOf(page: Page, rules: RunOptions['runOnly']): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'] }
  return page.evaluate(async (given) => {
    const open = [...document.querySelectorAll('dialog:modal')].at(-1)
    const { violations } = await window.axe.run(open ?? document, given)
    return violations
  }, options)
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
