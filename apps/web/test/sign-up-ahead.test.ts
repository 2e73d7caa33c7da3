import assert from 'node:assert/strict'
import { test } from 'node:test'
import { recoverPassword, registerFan, resendActivation } from '@podium/contract/identity'
import { readGuardianOffer } from '@podium/contract/guardianship'
import { judgeSponsorDomain } from '@podium/contract/sponsor-domains'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { refusalPhrases } from '@podium/phrases/refusals'
import { dialogTells, refusedAt } from './administering.ts'
import { answer, refused } from './answers.ts'
import { profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import {
  address,
  challenges,
  fillAsFan,
  isInvalid,
  leaveFor,
  openSignUp,
  t,
  webmail,
} from './signingUp.ts'

test('a sponsor with free webmail is told so at the field, before anything is sent', async () => {
  const form = await openSignUp(
    answer(judgeSponsorDomain, ({ params }) => ({ accepted: !webmail.includes(params.domain) })),
  )
  const asked = () => form.server.sent(judgeSponsorDomain).map(({ params }) => params.domain)
  const told = () => screen.findByText(refusalPhrases.en.invalidSponsorEmail)
  const untold = () =>
    waitFor(() => assert.ok(!screen.queryByText(refusalPhrases.en.invalidSponsorEmail)))
  const email = field('email')
  await form.choose(/Fan/)
  fill(email, 'somebody@gmail.com')
  await leaveFor(form, 'password')
  await untold()
  assert.deepEqual(asked(), [])
  await form.choose(/Sponsor/)
  await told()
  assert.ok(isInvalid(email))
  // Only the domain was told, and it is said for as long as it holds.
  assert.deepEqual(asked(), ['gmail.com'])
  fill(field('name'), 'Volta Foods')
  await leaveFor(form, 'email')
  await leaveFor(form, 'name')
  await told()
  await form.choose(/Fan/)
  await untold()
  await form.choose(/Sponsor/)
  await told()
  fill(email, 'somebody@volta.example')
  await untold()
  fill(email, 'somebody@mail.sapo.pt')
  await leaveFor(form, 'password')
  await told()
})

test('an answer on a sponsor’s address that comes late is about what stood there before', async () => {
  const held = Promise.withResolvers<void>()
  const form = await openSignUp(
    answer(judgeSponsorDomain, async ({ params: { domain } }) => {
      if (domain === 'iol.pt') await held.promise
      return { accepted: domain !== 'iol.pt' }
    }),
  )
  const asked = (domain: string) =>
    waitFor(() => {
      const latest = form.server.sent(judgeSponsorDomain).at(-1)
      assert.equal(latest?.params.domain, domain)
    })
  const email = field('email')
  await form.choose(/Sponsor/)
  fill(email, 'somebody@iol.pt')
  await leaveFor(form, 'password')
  await asked('iol.pt')
  fill(email, 'somebody@volta.example')
  await leaveFor(form, 'password')
  await asked('volta.example')
  held.resolve()
  await form.user.type(field('name'), 'Volta Foods')
  assert.ok(!screen.queryByText(refusalPhrases.en.invalidSponsorEmail))
  assert.ok(!isInvalid(email))
})

test('an address that has an account keeps the form, and leads to signing in with it', async () => {
  const form = await openSignUp(answer(registerFan, refused('emailInUse')))
  await fillAsFan(form)
  await form.submit()
  const email = field('email')
  await refusedAt(email, refusalPhrases.en.emailInUse)
  // Left as it is, it is told on; typed anew, the next submit decides.
  await leaveFor(form, 'name')
  assert.ok(isInvalid(email))
  assert.equal(field('name').value, 'Marta')
  const main = within(screen.getByRole('main'))
  await form.user.click(main.getAllByRole('link', { name: t.signIn.submit }).at(-1)!)
  await form.hasAddress('/login')
  assert.equal(field('email').value, address)
})

test('whoever has an account has a link to it mailed from the form, and loses nothing', async () => {
  const form = await openSignUp(
    answer(registerFan, refused('emailInUse')),
    answer(resendActivation, undefined),
    answer(recoverPassword, refused('rateLimited')),
  )
  await fillAsFan(form)
  await form.submit()
  await form.user.click(await screen.findByRole('button', { name: t.resend.ask }))
  await screen.findByText(t.resend.sent)
  assert.equal(form.server.sent(resendActivation)[0]?.body.email, address)
  await form.user.click(screen.getByRole('button', { name: t.signIn.forgot }))
  await screen.findByText(refusalPhrases.en.rateLimited)
  form.server.prepare(answer(recoverPassword, undefined))
  await form.user.click(screen.getByRole('button', { name: t.signIn.forgot }))
  await screen.findByText(new RegExp(t.notices.recoverySent))
  await form.hasAddress('/sign-up')
  assert.equal(field('name').value, 'Marta')
})

test('where somebody was is kept, also when they choose another role', async () => {
  const returnTo = '/athlete/7?support=50'
  const page = await renderPage(returnTo, {
    answers: [
      ...pageAnswers(profile('ATHLETE', { id: 7 })),
      ...[challenges(), answer(registerFan, { id: 9 })],
    ],
  })
  await page.user.click(await screen.findByRole('link', { name: t.signIn.register }))
  await page.hasAddress('/sign-up')
  await page.user.click(screen.getByRole('button', { name: t.registration.chooseAnother }))
  const choose = (role: RegExp) => page.user.click(screen.getByRole('radio', { name: role }))
  await fillAsFan({ ...page, choose })
  await page.user.click(screen.getByRole('button', { name: t.registration.submit }))
  await dialogTells(t.checkMail.title)
  await page.hasAddress(returnTo)
  assert.equal(page.server.sent(registerFan)[0]?.body.returnTo, returnTo)
})

test('who joins by the link of an offer reads there that another mail waits, and is not asked again', async () => {
  const offer = { name: 'Rui', offeredUntil: '2030-01-02T10:00:00.000Z' }
  const page = await renderPage('/guardianship/abc', {
    answers: [answer(readGuardianOffer, offer), challenges(), answer(registerFan, { id: 9 })],
  })
  const { link } = guardianshipPhrases.en
  await page.user.click(await screen.findByRole('link', { name: link.signUp }))
  await page.hasAddress('/sign-up')
  await page.user.click(screen.getByRole('button', { name: t.registration.chooseAnother }))
  const choose = (role: RegExp) => page.user.click(screen.getByRole('radio', { name: role }))
  await fillAsFan({ ...page, choose })
  await page.user.click(screen.getByRole('button', { name: t.registration.submit }))
  await screen.findByRole('heading', { name: t.checkMail.title })
  await page.hasAddress('/guardianship/abc')
  screen.getByText(address)
  screen.getByRole('link', { name: link.signIn })
  assert.equal(screen.queryByRole('link', { name: link.signUp }), null)
  // With another address they come back here as well.
  await page.user.click(screen.getByRole('link', { name: t.checkMail.wrongAddress }))
  await page.hasAddress('/sign-up')
  await screen.findByText(t.registration.joiningAs)
})

test('an address typed at sign-in, and where somebody was, come along to signing up', async () => {
  const page = await renderPage('/login?returnTo=%2Fathlete%2F7%3Fsupport%3D50', {
    answers: [challenges(), answer(registerFan, { id: 9 }), answer(recoverPassword, undefined)],
  })
  fill(field('email'), address)
  await page.user.click(screen.getByRole('link', { name: t.signIn.register }))
  await page.hasAddress('/sign-up')
  assert.equal(field('email').value, address)
  const main = within(screen.getByRole('main'))
  const link = main.getByRole('link', { name: t.signIn.submit })
  assert.equal(link.getAttribute('href'), '/login?returnTo=%2Fathlete%2F7%3Fsupport%3D50')
})
