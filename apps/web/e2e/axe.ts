import type { Page } from '@playwright/test'
import axe, { type Result, type RunOptions } from 'axe-core'

/** The rules of WCAG 2.2 AA, and what axe recommends beyond them. */
export const everyRule = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice']

/**
 * What axe finds wrong on a page as it is. Axe is put into a page once, and describes only what is
 * wrong: describing also what is right takes it four times as long.
 */
export async function violationsOf(page: Page, rules: RunOptions['runOnly']): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const options: RunOptions = { runOnly: rules, resultTypes: ['violations'] }
  const { violations } = await page.evaluate((given) => window.axe.run(document, given), options)
  return violations
}

declare global {
  interface Window {
    axe: typeof axe
  }
}
