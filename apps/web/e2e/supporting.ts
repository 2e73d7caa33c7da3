import { expect, type APIRequestContext, type Locator, type Page } from '@playwright/test'
import type { Language } from '@podium/contract/locale'
import { personName } from '@podium/contract/person-name'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { walletPhrases } from '@podium/phrases/wallet'
import type { Person } from './people.ts'

/** Makes a call in a person's name, where a journey is not about how it is done. */
export async function callAs<T>(
  api: APIRequestContext,
  { email, password }: Person,
  [method, path, data]: [method: string, path: string, data?: object],
): Promise<T> {
  const login = await api.post('/api/authentication/login', { data: { email, password } })
  const headers = {
    authorization: login.headers().authorization ?? '',
    'idempotency-key': crypto.randomUUID(),
  }
  const answer = await api.fetch(`/api${path}`, { method, headers, ...(data && { data }) })
  expect(answer.ok(), await answer.text()).toBe(true)
  return (await answer.json()) as T
}

/** A request that waits; answers its id. */
export async function requestSupport(
  api: APIRequestContext,
  supporter: Person,
  { athlete, credits }: { athlete: Person; credits: number },
): Promise<number> {
  const path = `/support/athlete/${athlete.id}?credits=${credits}`
  const body = { acceptedTermsOfUse: true }
  return (await callAs<{ id: number }>(api, supporter, ['POST', path, body])).id
}

export function acceptSupport(
  api: APIRequestContext,
  athlete: Person,
  id: number,
): Promise<unknown> {
  return callAs(api, athlete, ['PATCH', `/support/${id}/accept`])
}

/** The button in the page's header; an athlete without supporters has it a second time below. */
export function supportButton(page: Page, language: Language = 'en'): Locator {
  const { support } = supportPagePhrases[language].button
  return page.getByRole('button', { name: support, exact: true }).first()
}

/** Opens the dialog on an athlete's page, and types how much. */
export async function chooseCredits(
  page: Page,
  credits: string,
  language?: Language,
): Promise<Locator> {
  await supportButton(page, language).click()
  const dialog = page.getByRole('dialog')
  await dialog.locator('[name="credits"]').fill(credits)
  return dialog
}

export async function acceptTerms(dialog: Locator): Promise<void> {
  await dialog.getByRole('checkbox').last().check()
}

export async function expectWallet(page: Page, credits: string): Promise<void> {
  await expect(page.getByRole('button', { name: walletPhrases.en.open(credits) })).toBeVisible()
}

/** A button of a table's row, by what it does and to whom. */
export function actButton(
  on: Page | Locator,
  act: 'accept' | 'reject' | 'cancel',
  { other, language = 'en' }: { other: Person; language?: 'en' | 'pt' },
): Locator {
  const { acts } = supportersPhrases[language]
  return on.getByRole('button', { name: acts.of(acts[act], personName(other)) }).first()
}
