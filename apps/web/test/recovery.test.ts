import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  readResetLink,
  recoverPassword,
  resetPassword,
  type SessionUser,
} from '@podium/contract/identity'
import { personName } from '@podium/contract/person-name'
import { identityPhrases } from '@podium/phrases/identity'
import { violationPhrases } from '@podium/phrases/violations'
import { session } from '../src/client/index.ts'
import { answer, refused } from './answers.ts'
import { member } from './people.ts'
import { field, fill, renderPage, screen, waitFor } from './renderPage.ts'

const t = identityPhrases.en
const newPassword = 'Another!2027'

test('whoever asks for a link hears that one is on its way, and signs in with the address', async () => {
  const page = await renderPage('/login', { answers: [answer(recoverPassword, undefined)] })
  await page.user.click(screen.getByRole('link', { name: t.signIn.forgot }))
  await screen.findByRole('heading', { level: 1, name: t.recover.title })
  fill(field('email'), 'nobody@podium.example')
  await page.user.click(screen.getByRole('button', { name: t.recover.submit }))
  await screen.findByText(t.notices.recoverySent)
  await page.hasAddress('/login')
  assert.equal(field('email').value, 'nobody@podium.example')
  assert.equal(page.server.sent(recoverPassword)[0]?.body.email, 'nobody@podium.example')
})

test('whoever was on the way to something comes back there after recovering', async () => {
  const returnTo = '/athlete/7?support=50'
  const way = `?${new URLSearchParams({ returnTo })}`
  const page = await renderPage(`/login${way}`, { answers: [answer(recoverPassword, undefined)] })
  fill(field('email'), 'marta@podium.example')
  await page.user.click(screen.getByRole('link', { name: t.signIn.forgot }))
  await page.hasAddress('/recover-password')
  assert.equal(field('email').value, 'marta@podium.example')
  await page.user.click(screen.getByRole('button', { name: t.recover.submit }))
  await page.hasAddress(`/login${way}`)
  assert.equal(page.server.sent(recoverPassword)[0]?.body.returnTo, returnTo)

  const { page: mailed, submit } = await openReset(way)
  await submit()
  await mailed.hasAddress(`/login${way}`)
})

test('without a token there is nothing to reset', async () => {
  const page = await renderPage('/reset-password')
  await page.hasAddress('/')
})

async function openReset(query = '', as?: SessionUser) {
  const page = await renderPage(`/reset-password/abc${query}`, {
    ...(as && { as }),
    answers: [
      answer(readResetLink, { valid: true, email: null }),
      answer(resetPassword, undefined),
    ],
  })
  const submit = async (repeated = newPassword) => {
    fill(field('newPassword'), newPassword)
    fill(field('repeatPassword'), repeated)
    await page.user.click(screen.getByRole('button', { name: t.reset.submit }))
  }
  return { page, submit }
}

type Page = Awaited<ReturnType<typeof openReset>>['page']

test('a new password is repeated alike before it is set', async () => {
  const { page, submit } = await openReset()
  await submit('Another!2028')
  await screen.findByText(violationPhrases.en.PasswordsDontMatch())
  assert.equal(page.server.sent(resetPassword).length, 0)
  await submit()
  await screen.findByText(t.notices.passwordSet)
  await page.hasAddress('/login')
  assert.deepEqual(page.server.sent(resetPassword)[0]?.body, { newPassword, token: 'abc' })
})

test('a new password ends the session here too, and leads to sign-in', async () => {
  const { page, submit } = await openReset('', member('FAN'))
  page.server.endSessions()
  await submit()
  await screen.findByText(t.notices.passwordSet)
  await page.hasAddress('/login')
  // Sign-in would lead on whom the page still takes for signed in.
  assert.equal(session.get().user, null)
})

test('who is signed in as somebody else stays so, and reads that the password is set', async () => {
  const marta = member('FAN')
  const { page, submit } = await openReset('', marta)
  await submit()
  await screen.findByText(t.signedIn.notices.passwordSet)
  screen.getByText(t.signedIn.as(personName(marta)))
  await page.hasAddress('/reset-password/abc')
})

test('the link of another address says which one it puts back', async () => {
  const email = 'marta@podium.example'
  const back = [answer(readResetLink, { valid: true, email })]
  await renderPage('/reset-password/abc', { answers: back })
  await screen.findByText(t.reset.leadBack(email))
})

/** The link is spent: instead of the form there is the way to another one. */
async function expectSpent(page: Page): Promise<void> {
  await screen.findByText(t.reset.invalid)
  await waitFor(() => assert.ok(!document.querySelector('[name="newPassword"]')))
  await page.user.click(screen.getByRole('link', { name: t.reset.askAgain }))
  await page.hasAddress('/recover-password')
}

test('a link that was used says so before a password is typed', async () => {
  const spent = [answer(readResetLink, { valid: false, email: null })]
  await expectSpent(await renderPage('/reset-password/abc', { answers: spent }))
})

test('so does one that was used while the form was open', async () => {
  const { page, submit } = await openReset()
  page.server.prepare(answer(resetPassword, refused('invalidToken')))
  await submit()
  await expectSpent(page)
})
