import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refreshSession, resendActivation, validateAccount } from '@podium/contract/identity'
import { identityPhrases } from '@podium/phrases/identity'
import { shellPhrases } from '@podium/phrases/shell'
import { dialogTells, noDialog } from './administering.ts'
import { answer, refused, unreachable } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, within } from './renderPage.ts'
import { signIn } from './signingIn.ts'

const t = identityPhrases.en
const email = 'rita@podium.example'
const activated = answer(validateAccount, { email, user: null })

test('a link that works leads to sign-in, where only the password is left to type', async () => {
  const page = await renderPage('/validate-account/abc', { answers: [activated] })
  await screen.findByText(t.notices.activated)
  await page.hasAddress('/login')
  assert.equal(field('email').value, email)
  await hasFocus(field('password'))
  assert.equal(page.server.sent(validateAccount)[0]?.body.token, 'abc')
})

for (const [returnTo, address] of Object.entries({ '': '/fan/3', '/wallet': '/wallet' })) {
  test(`where one signed up the link signs in and leads on, to ${address}`, async () => {
    const user = member('FAN')
    const signedIn = [answer(validateAccount, { email, user }), answer(refreshSession, user)]
    const query = returnTo && `?returnTo=${encodeURIComponent(returnTo)}`
    const page = await renderPage(`/validate-account/abc${query}`, {
      answers: [...signedIn, ...pageAnswers(ownProfile('FAN'))],
    })
    await page.hasAddress(address)
    await screen.findByText(t.activation.welcome)
    assert.equal(document.querySelector('[name="password"]'), null)
  })
}

test('a link opened twice says the second time that the account is active', async () => {
  const used = answer(validateAccount, refused('accountAlreadyActivated'))
  const page = await renderPage('/validate-account/abc', { answers: [used] })
  await screen.findByText(t.notices.alreadyActive)
  await page.hasAddress('/login')
})

const invalid = [
  answer(validateAccount, refused('invalidToken')),
  answer(resendActivation, undefined),
]

test('a link that does not work leads to asking for another', async () => {
  const page = await renderPage('/validate-account/abc', { answers: invalid })
  await dialogTells(t.resend.invalid)
  await page.hasAddress('/login')
  fill(field('email'), email)
  const dialog = within(screen.getByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: t.resend.submit }))
  await dialogTells(t.resend.sent)
  assert.equal(page.server.sent(resendActivation)[0]?.body.email, email)
})

test('closing the request for a new link leads home', async () => {
  const page = await renderPage('/validate-account/abc', { answers: invalid })
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: shellPhrases.en.close }))
  await noDialog()
  await page.hasAddress('/')
})

test('a link that could not be looked at is tried again', async () => {
  const answers = [answer(validateAccount, unreachable)]
  const page = await renderPage('/validate-account/abc', { answers })
  await screen.findByText(t.activation.failed)
  page.server.prepare(activated)
  await page.user.click(screen.getByRole('button', { name: shellPhrases.en.retry }))
  await screen.findByText(t.notices.activated)
})

const ways = { '/wallet': '/wallet', '//evil.example/x': '/fan/3' }

for (const [returnTo, address] of Object.entries(ways)) {
  test(`a link leads on to where somebody was, and never elsewhere: ${returnTo}`, async () => {
    const path = `/validate-account/abc?returnTo=${encodeURIComponent(returnTo)}`
    const answers = [activated, ...pageAnswers(ownProfile('FAN'))]
    const page = await renderPage(path, { answers })
    await screen.findByText(t.notices.activated)
    await signIn(page, member('FAN'))
    await page.hasAddress(address)
  })
}
