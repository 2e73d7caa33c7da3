import type { Locator, Page } from '@playwright/test'

/** A list that is searched by typing; the browser's own stands in its place until its file has come. */
export function searchable(at: Page | Locator, label: string): Locator {
  return at.getByLabel(label).and(at.locator('input'))
}
