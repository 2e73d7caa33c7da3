import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCaptchaChallenge, login, resendActivation } from '@podium/contract/identity'
import { profileOf, putVisibility } from '@podium/contract/profiles'
import { memberRoles } from '@podium/contract/roles'
import { identityPhrases } from '@podium/phrases/identity'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { dialogTells, noDialog, refusedAt } from './administering.ts'
import { answer, refused, violated } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { sendSignIn, signIn, signInButton } from './signingIn.ts'

const t = identityPhrases.en
const ownPage = pageAnswers(ownProfile('FAN'))

test('empty fields are told at the fields, and nothing is sent', async () => {
  const page = await renderPage('/login')
  await page.user.click(signInButton())
  await waitFor(() => {
    assert.equal(document.querySelectorAll('main [aria-invalid="true"]').length, 2)
  })
  await hasFocus(field('email'))
  assert.equal(page.server.sent(login).length, 0)
})

for (const role of memberRoles) {
  test(`${role} lands on their own page`, async () => {
    const page = await renderPage('/login', { answers: pageAnswers(ownProfile(role)) })
    await signIn(page, member(role))
    await page.hasAddress(`/${role.toLowerCase()}/${member(role).id}`)
    await screen.findByRole('heading', { level: 1, name: /Rita/ })
  })
}

const ways = {
  '/rede-podium?type=ATHLETE': /^\/rede-podium\?type=ATHLETE$/,
  '//podium.invalid': /^\/fan\/3$/,
}

for (const [returnTo, address] of Object.entries(ways)) {
  test(`afterwards one is where one wanted to go, but never on another site: ${returnTo}`, async () => {
    const page = await renderPage(`/login?returnTo=${encodeURIComponent(returnTo)}`, {
      answers: ownPage,
    })
    await signIn(page, member('FAN'))
    await page.hasAddress(address)
  })
}

test('what does not let in is told at the password, and everything stays', async () => {
  const page = await renderPage('/login', {
    answers: [answer(login, refused('invalidCredentials'))],
  })
  await sendSignIn(page, { email: 'nobody@podium.example', password: 'Wrong!2026' })
  await refusedAt(field('password'), refusalPhrases.en.invalidCredentials)
  assert.equal(field('email').value, 'nobody@podium.example')
  await page.hasAddress('/login')
})

test('an account that is not active is helped on the landing page, its address filled in', async () => {
  const email = 'rita@podium.example'
  const page = await renderPage('/login', {
    answers: [answer(login, refused('accountNotActivated')), answer(resendActivation, undefined)],
  })
  await sendSignIn(page, { email })
  await page.hasAddress('/')
  await dialogTells(t.resend.notActive)
  assert.equal(field('email').value, email)
  const dialog = within(screen.getByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: t.resend.submit }))
  await dialogTells(t.resend.sent)
  assert.equal(page.server.sent(resendActivation)[0]?.body.email, email)
  await page.user.keyboard('{Escape}')
  await noDialog()
})

test('a second factor is asked for once the password is right, and told when it is wrong', async () => {
  const missing = violated({ code: [{ kind: 'NotBlank' }] })
  const page = await renderPage('/login', { answers: [...ownPage, answer(login, missing)] })
  await sendSignIn(page)
  const code = await screen.findByLabelText(new RegExp(t.signIn.code))
  await hasFocus(code)
  assert.equal(code.getAttribute('aria-invalid'), null)
  page.server.prepare(answer(login, violated({ code: [{ kind: 'Pattern' }] })))
  fill(code, '000000')
  await page.user.click(signInButton())
  await refusedAt(code, t.signIn.wrongCode)
  page.server.prepare(answer(login, member('FAN')))
  fill(code, '123456')
  await page.user.click(signInButton())
  await page.hasAddress('/fan/3')
  assert.equal(page.server.sent(login).at(-1)?.body.code, '123456')
})

test('where others have guessed the device answers for the person, and the form goes on', async () => {
  const page = await renderPage('/login', {
    answers: [
      ...ownPage,
      answer(getCaptchaChallenge, { provider: 'proof-of-work', challenge: { number: 1 } }),
      answer(login, ({ query }) =>
        query['g-recaptcha-response'] === '' ? refused('captchaInvalid') : member('FAN'),
      ),
    ],
  })
  await sendSignIn(page)
  await page.hasAddress('/fan/3')
  assert.equal(page.server.sent(login).length, 2)
})

test('a session that was ended elsewhere asks to sign in over the page, and the act goes on', async () => {
  const hidden = ownProfile('ATHLETE', { own: { hiddenProfile: true } })
  const page = await renderPage('/athlete/2', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(hidden),
      answer(putVisibility, ({ body }) => ({ hiddenProfile: body.hiddenProfile })),
    ],
  })
  page.server.endSessions()
  await page.user.click(screen.getByRole('button', { name: /Publish/ }))
  await dialogTells(shellPhrases.en.sessionEnded.title)
  assert.equal(page.server.sent(putVisibility).length, 0)
  page.server.prepare(answer(profileOf.ATHLETE, ownProfile('ATHLETE')))
  await signIn(page, member('ATHLETE'))
  await noDialog()
  await screen.findByRole('heading', { level: 1, name: /Rita/ })
  await screen.findByText(ownPagePhrases.en.newlyPublic.text)
  assert.equal(page.server.sent(putVisibility)[0]?.body.hiddenProfile, false)
})
