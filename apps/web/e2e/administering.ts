import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import type { People, Person } from './people.ts'

/** The admin as a person who can sign in. */
export const adminOf = (people: People) =>
  ({ id: 0, role: 'FAN', name: '', lastName: '', ...people.admin }) as Person

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Chooses from the menu of a row. */
export async function choose(page: Page, row: Locator, act: string): Promise<void> {
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.locator(':popover-open').getByText(act, { exact: true }).click()
}

/** A dialog that a button opens is a step of the history: back closes it, and the page stays. */
export async function expectBackCloses(page: Page, open: () => Promise<void>): Promise<void> {
  const address = page.url()
  await open()
  await expect(dialogOf(page)).toBeVisible()
  await page.goBack()
  await expect(dialogOf(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  await open()
}
