import { login, type SessionUser } from '@podium/contract/identity'
import { identityPhrases } from '@podium/phrases/identity'
import { answer } from './answers.ts'
import { field, fill, type renderPage, screen } from './renderPage.ts'

type Page = Awaited<ReturnType<typeof renderPage>>

/** Sends the form of sign-in, of the dialog on top or of the page; what it answers is prepared. */
export async function sendSignIn(
  page: Page,
  { email = 'rita@podium.example', password = 'Podium!2026' } = {},
): Promise<void> {
  fill(field('email'), email)
  fill(field('password'), password)
  await page.user.click(signInButton())
}

/** The button of the form on top, whatever the bar has of the same name. */
export const signInButton = () =>
  screen.getAllByRole('button', { name: identityPhrases.en.signIn.submit }).at(-1)!

/** Somebody signs in, by the form of the dialog on top or of the page. */
export async function signIn(page: Page, as: SessionUser): Promise<void> {
  page.server.prepare(answer(login, as))
  await sendSignIn(page)
}
