import assert from 'node:assert/strict'
import { test } from 'node:test'
import { follow, readFollowing } from '@podium/contract/follows'
import { identityPhrases } from '@podium/phrases/identity'
import { followsPhrases } from '@podium/phrases/follows'
import { answer } from './answers.ts'
import { member, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'
import { signIn } from './signingIn.ts'

const t = followsPhrases.en
const fan = member('FAN')
const name = 'Rita Valadares'

/** The page of an athlete whom nobody follows until they are asked to. */
function answers() {
  let following = false
  const told = () => ({ following, followers: following ? 1 : 0 })
  return [
    ...pageAnswers(profile('ATHLETE')),
    answer(readFollowing, told),
    answer(follow, () => {
      following = true
      return told()
    }),
  ]
}

test('a visitor is led to signing up, and who signs in from there follows without another press', async () => {
  const page = await renderPage('/athlete/2', { answers: answers() })
  await page.user.click(await screen.findByRole('button', { name: t.follow }))
  await page.hasAddress('/sign-up')
  await screen.findByText(identityPhrases.en.registration.wishes.follow(name))
  const main = within(screen.getByRole('main'))
  await page.user.click(main.getByRole('link', { name: identityPhrases.en.signIn.submit }))
  await signIn(page, fan)
  await screen.findByText(t.followed(name))
  await screen.findByRole('button', { name: t.following, pressed: true })
  await page.hasAddress('/athlete/2')
  assert.equal(page.server.sent(follow).length, 1)
})

test('who comes back by the mailed link follows once signed in', async () => {
  const back = `/login?returnTo=${encodeURIComponent('/athlete/2?follow=1')}`
  const page = await renderPage(back, { answers: answers() })
  await signIn(page, fan)
  await screen.findByText(t.followed(name))
  await page.hasAddress('/athlete/2')
  assert.equal(page.server.sent(follow).length, 1)
})

test('a link by itself makes nobody follow', async () => {
  const page = await renderPage('/athlete/2?follow=1', { as: fan, answers: answers() })
  const button = await screen.findByRole('button', { name: t.follow })
  await page.user.hover(button)
  await waitFor(() => assert.equal(button.getAttribute('aria-pressed'), 'false'))
  assert.equal(page.server.sent(follow).length, 0)
})
