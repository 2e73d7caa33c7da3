import type { Locator, Page } from '@playwright/test'
import type { Language } from '@podium/contract/locale'
import { adminPhrases } from '@podium/phrases/admin'
import { expect } from './fixtures.ts'
import type { People, Person } from './people.ts'

/** The admin as a person who can sign in. */
export const adminOf = (people: People) =>
  ({ id: 0, role: 'FAN', name: '', lastName: '', ...people.admin }) as Person

export const rowOf = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })

export const dialogOf = (page: Page) => page.getByRole('dialog')

/** Chooses from the menu of a row. */
export async function choose(
  page: Page,
  row: Locator,
  act: string,
  language: Language = 'en',
): Promise<void> {
  const [start] = adminPhrases[language].actionsFor('|').split('|')
  await row.getByRole('button', { name: new RegExp(`^${start}`) }).click()
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

/** The panel beside a list; on screens without room for it, the sheet. */
export const panelOf = (page: Page) => page.locator('[data-side-panel], dialog[open]').last()

/** Opens the panel of a row by the way to it. */
export async function openPanel(page: Page, row: Locator): Promise<Locator> {
  await row.getByRole('link').first().click()
  await expect(panelOf(page)).toBeVisible()
  return panelOf(page)
}

/** How high the rows of the list are, each height once. */
function rowHeights(page: Page): Promise<number[]> {
  return page
    .locator('tr[data-row]')
    .evaluateAll((rows) => [
      ...new Set(rows.map((row) => Math.round(row.getBoundingClientRect().height))),
    ])
}

/**
 * At no width with room for a panel beside the list does a row leave the pointer that opens it, or is one
 * higher than another.
 */
export async function expectRowStays(page: Page, row: Locator): Promise<void> {
  for (const width of [1152, 1280, 1440]) {
    await page.setViewportSize({ width, height: 900 })
    const place = await row.boundingBox()
    expect.soft(await rowHeights(page), `${page.url()} at ${width} px`).toEqual([44])
    await openPanel(page, row)
    expect.soft(await rowHeights(page), `${page.url()} at ${width} px`).toEqual([44])
    expect.soft((await row.boundingBox())?.y, `${page.url()} at ${width} px`).toBe(place?.y)
    await page.goBack()
    await expect(panelOf(page)).toHaveCount(0)
  }
}

/** A panel is a step of the history and part of the address: back closes it, a reload keeps it. */
export async function expectPanelStays(page: Page, row: Locator): Promise<Locator> {
  const address = page.url()
  await openPanel(page, row)
  await page.goBack()
  await expect(panelOf(page)).toHaveCount(0)
  expect(page.url()).toBe(address)
  await openPanel(page, row)
  await page.reload()
  await expect(panelOf(page)).toBeVisible()
  return panelOf(page)
}
