import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getCaptchaChallenge, login } from '@podium/contract/identity'
import {
  confirmLostFactor,
  keepFactor,
  keepOwnFactor,
  reportLostFactor,
} from '@podium/contract/lost-factor'
import { getAccount } from '@podium/contract/settings'
import { formatsOf } from '@podium/phrases/format'
import { identityPhrases } from '@podium/phrases/identity'
import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { answer, refused, violated } from './answers.ts'
import { account, settingsAnswers } from './ownSettings.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor } from './renderPage.ts'
import { sendSignIn } from './signingIn.ts'

const t = lostFactorPhrases.en
const challenge = answer(getCaptchaChallenge, {
  provider: 'proof-of-work',
  challenge: { algorithm: 'SHA-256', challenge: '', salt: '', signature: '', maxnumber: 0 },
})
const endsAt = '2030-01-01T10:00:00.000Z'

test('who is asked for a code finds the way for who has none, with the address filled in', async () => {
  const missing = violated({ code: [{ kind: 'NotBlank' }] })
  const page = await renderPage('/login', { answers: [answer(login, missing), challenge] })
  await sendSignIn(page, { email: 'marta@podium.example', password: 'Podium!2026' })
  await page.user.click(
    await screen.findByRole('link', { name: identityPhrases.en.signIn.codeLost }),
  )
  await page.hasAddress('/lost-factor')
  await screen.findByRole('heading', { level: 1, name: t.title })
  assert.equal(field('email').value, 'marta@podium.example')
})

for (const [name, text] of [
  ['forbidden', t.admin],
  ['stateChanged', t.off],
] as const) {
  test(`where it cannot begin the page says why: ${name}`, async () => {
    const page = await renderPage('/lost-factor', {
      answers: [answer(reportLostFactor, refused(name))],
    })
    fill(field('email'), 'marta@podium.example')
    fill(field('password'), 'Podium!2026')
    await screen.findByText(identityPhrases.en.humanCheck.done)
    await page.user.click(screen.getByRole('button', { name: t.submit }))
    await screen.findByText(text)
  })
}

test('the mailed link begins nothing until a button is pressed, and then says until when', async () => {
  const page = await renderPage('/lost-factor/abc', {
    answers: [answer(confirmLostFactor, { endsAt })],
  })
  const begin = await screen.findByRole('button', { name: t.confirm.submit })
  assert.equal(page.server.sent(confirmLostFactor).length, 0)
  await page.user.click(begin)
  await screen.findByText(new RegExp(t.confirm.done(formatsOf('en').moment(endsAt))))
  assert.equal(page.server.sent(confirmLostFactor)[0]?.body.token, 'abc')
})

test('the link of a warning stops it by a press, once', async () => {
  const page = await renderPage('/keep-factor/abc', { answers: [answer(keepFactor, undefined)] })
  await page.user.click(await screen.findByRole('button', { name: t.keep.submit }))
  await screen.findByRole('heading', { level: 1, name: t.keep.done })
  const again = await renderPage('/keep-factor/abc', {
    answers: [answer(keepFactor, refused('invalidToken'))],
  })
  await again.user.click(await screen.findByRole('button', { name: t.keep.submit }))
  await screen.findByRole('heading', { level: 1, name: t.gone.title })
})

test('the settings say that it waits, and stop it', async () => {
  const page = await renderPage('/settings/two-factor', {
    as: member('FAN'),
    answers: [
      ...settingsAnswers,
      answer(getAccount, account({ twoFactor: true, twoFactorEndsAt: endsAt })),
      answer(keepOwnFactor, undefined),
    ],
  })
  await screen.findByText(t.settings.waits(formatsOf('en').moment(endsAt)))
  page.server.prepare(answer(getAccount, account({ twoFactor: true })))
  await page.user.click(screen.getByRole('button', { name: t.settings.stop }))
  await waitFor(() => assert.equal(screen.queryByText(t.settings.stop), null))
})
