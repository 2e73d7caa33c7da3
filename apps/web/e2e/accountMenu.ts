import type { Locator, Page } from '@playwright/test'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { shellPhrases } from '@podium/phrases/shell'

/** The button of the account menu; its name says whose it is. */
export function accountButton(page: Page, name = ''): Locator {
  return page
    .getByRole('banner')
    .getByRole('button', { name: ownBarPhrases.en.account(name).trim() })
}

/** Opens the account menu, which has all that is one's own; answers the bar it hangs from. */
export async function openAccountMenu(page: Page): Promise<Locator> {
  await accountButton(page).click()
  return page.getByRole('banner')
}

export async function signOutFromMenu(page: Page): Promise<void> {
  const bar = await openAccountMenu(page)
  await bar.getByRole('button', { name: shellPhrases.en.bar.signOut }).click()
}
