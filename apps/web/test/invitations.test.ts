import { test } from 'node:test'
import { getInvitation } from '@podium/contract/invitations'
import { invitationPhrases } from '@podium/phrases/invitations'
import { answer, refused } from './answers.ts'
import { renderPage, screen, within } from './renderPage.ts'

test('an invitation that has expired shows the ways on', async () => {
  const page = await renderPage('/register/abc-SPONSOR', {
    answers: [answer(getInvitation, refused('invalidToken'))],
  })
  const { gone } = invitationPhrases.en
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByRole('heading', { name: gone.title })
  dialog.getByText(gone.text)
  dialog.getByRole('link', { name: gone.signUp })
  await page.user.click(dialog.getByRole('link', { name: gone.signIn }))
  await page.hasAddress('/login')
})
