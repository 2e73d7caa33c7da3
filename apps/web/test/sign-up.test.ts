import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  getCaptchaChallenge,
  refreshSession,
  registerAthlete,
  registerFan,
  resendActivation,
} from '@podium/contract/identity'
import { getTerms } from '@podium/contract/legal'
import { getPostalPlace } from '@podium/contract/places'
import { landingPhrases } from '@podium/phrases/landing'
import { refusalPhrases } from '@podium/phrases/refusals'
import { residencePhrases } from '@podium/phrases/residence'
import { sportPhrases } from '@podium/phrases/sports'
import { formatPhrases } from '@podium/phrases/violations'
import { session } from '../src/client/index.ts'
import { dialogTells, noDialog, refusedAt } from './administering.ts'
import { answer, refused } from './answers.ts'
import { member } from './people.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import {
  address,
  challenges,
  fillAsFan,
  isInvalid,
  leaveFor,
  openSignUp,
  password,
  t,
  wrong,
} from './signingUp.ts'

const residence = residencePhrases.en

const problems = () => document.querySelector('[data-form-problems]')?.textContent ?? ''

test('an empty form says at every field what is missing, and starts at the first', async () => {
  const form = await openSignUp()
  await form.submit()
  await screen.findByText(t.registration.chooseRole)
  assert.equal(screen.getAllByText(wrong.NotBlank()).length, 4)
  screen.getByText(t.humanCheck.missing)
  // At its box, and not as a toast, which would speak of the last before the first.
  assert.equal(screen.getAllByText(t.registration.accept).length, 1)
  await hasFocus(screen.getAllByRole('radio')[0]!)
  assert.equal(form.server.sent(registerFan).length, 0)
})

test('the terms alone missing are told at the box and aloud', async () => {
  const form = await openSignUp()
  await fillAsFan(form)
  await form.user.click(field('terms'))
  await form.submit()
  await waitFor(() => assert.equal(screen.getAllByText(t.registration.accept).length, 2))
  await hasFocus(field('terms'))
  assert.equal(form.server.sent(registerFan).length, 0)
})

test('a manager reads that the page shows the address, which it does of nobody else', async () => {
  const { choose } = await openSignUp()
  for (const [role, lead, other] of [
    [/Athlete/, t.registration.whereLead, t.registration.whereLeadManager],
    [/Manager/, t.registration.whereLeadManager, t.registration.whereLead],
    [/Sponsor/, t.registration.whereLead, t.registration.whereLeadManager],
  ] as const) {
    await choose(role)
    screen.getByText(lead)
    assert.equal(screen.queryByText(other), null)
  }
})

test('last name and sport are asked of athletes and managers only', async () => {
  const { choose, submit, list } = await openSignUp()
  const fields = (name: string) => document.querySelectorAll(`main [name="${name}"]`).length
  await choose(/Sponsor/)
  assert.equal(fields('lastName'), 0)
  screen.getByLabelText(new RegExp(t.registration.companyName))
  await choose(/Fan/)
  assert.equal(fields('lastName'), 1)
  assert.equal(fields('modality'), 0)
  for (const role of [/Manager/, /Athlete/]) {
    await choose(role)
    await submit()
    await waitFor(() => assert.ok(isInvalid(field('lastName'))))
    assert.ok(isInvalid(list(t.registration.modality)))
  }
})

test('an athlete is sent with last name and sport, and with what was asked for besides', async () => {
  const form = await openSignUp(answer(registerAthlete, { id: 9 }))
  await fillAsFan(form)
  await form.choose(/Athlete/)
  fill(field('lastName'), 'Reis')
  await form.pick(t.registration.modality, sportPhrases.en.ROWING)
  await form.submit()
  await form.hasAddress('/market/credits')
  const [sent] = form.server.sent(registerAthlete)
  assert.equal(sent?.body.lastName, 'Reis')
  assert.equal(sent?.body.modality, 'ROWING')
  assert.equal(sent?.body.acceptedTermsOfUse, '1.0')
  assert.equal(sent?.body.language, 'en')
})

test('a password ticks off its rules while one types, and must be repeated alike', async () => {
  const form = await openSignUp()
  const done = () => screen.queryAllByRole('listitem').filter(isTicked).length
  fill(field('password'), 'podium')
  await waitFor(() => assert.equal(done(), 1))
  fill(field('password'), password)
  await waitFor(() => assert.equal(done(), 5))
  fill(field('repeatPassword'), 'Podium!2027')
  await leaveFor(form, 'email')
  await screen.findByText(wrong.PasswordsDontMatch())
})

const isTicked = ({ textContent }: Element) => textContent.includes(`(${t.passwordRules.met})`)

test('a date of birth may be left out, goes as it is meant, and is told where it is too young', async () => {
  const form = await openSignUp(answer(registerFan, refused('tooYoung')))
  await form.choose(/Sponsor/)
  assert.equal(document.querySelectorAll('[name=dateOfBirth]').length, 0)
  await fillAsFan(form)
  await form.user.type(field('dateOfBirth'), '3/5/2014')
  await form.submit()
  await screen.findByText(refusalPhrases.en.tooYoung)
  await hasFocus(field('dateOfBirth'))
  assert.equal(form.server.sent(registerFan)[0]?.body.dateOfBirth, '2014-05-03')
  fill(field('dateOfBirth'), '31-02-2001')
  await form.submit()
  await screen.findByText(formatPhrases.en.noSuchDay)
  assert.equal(form.server.sent(registerFan).length, 1)
})

test('who is old enough in some countries alone is asked for theirs before the form goes', async () => {
  const form = await openSignUp(answer(registerFan, { id: 9 }))
  await fillAsFan(form)
  const year = new Date().getUTCFullYear() - 14
  await form.user.type(field('dateOfBirth'), `01-01-${year}`)
  await form.submit()
  await screen.findByText(t.registration.countryForAge)
  await waitFor(() => assert.equal(document.activeElement, form.list(residence.country)))
  assert.equal(form.server.sent(registerFan).length, 0)
  await form.pick(residence.country, 'Portugal')
  await form.submit()
  await waitFor(() => assert.equal(form.server.sent(registerFan)[0]?.body.countryCode, 'PT'))
})

test('a wrong NIF is told when one leaves the field', async () => {
  const form = await openSignUp()
  await form.pick(residence.country, 'Portugal')
  fill(field('fiscalCode'), '123456780')
  await form.user.tab()
  await screen.findByText(wrong.InvalidNif())
})

test('Enter in an open list chooses from it and does not send the form', async () => {
  const form = await openSignUp()
  const country = form.list(residence.country)
  await form.pick(residence.country, 'Portug')
  await form.pick(residence.country, 'Portugal')
  assert.equal(country.value, 'Portugal')
  await form.user.keyboard('{ArrowDown}{ArrowDown}{Enter}')
  assert.equal(country.value, 'Spain')
  await form.user.click(country)
  await form.user.keyboard('xyz')
  await screen.findByText(residence.nothingFound)
  await form.user.keyboard('{Enter}{Escape}')
  await leaveFor(form, 'name')
  await waitFor(() => assert.equal(country.value, 'Spain'))
  assert.equal(document.querySelectorAll('[aria-invalid]').length, 0)
})

const places: Record<string, string> = { '28013': 'Madrid', '08001': 'Barcelona' }

test('an address filled in from the postal code is locked until somebody wants to edit it', async () => {
  const form = await openSignUp(
    answer(getPostalPlace, ({ params: { postal } }) => ({
      ...{ region: places[postal] ?? '', municipality: null, locality: null },
      ...{ lat: null, lng: null },
    })),
  )
  await form.pick(residence.country, 'Spain')
  fill(field('postalCode'), '28013')
  await waitFor(() => assert.equal(field('address').value, 'Madrid'))
  assert.equal(field('address').readOnly, true)
  await form.user.click(screen.getByRole('button', { name: residence.editAddress }))
  assert.equal(field('address').readOnly, false)
  fill(field('address'), 'Calle Mayor 1, Madrid')
  fill(field('postalCode'), '08001')
  await screen.findByText(residence.postalCodeFound('Barcelona'))
  assert.equal(field('address').value, 'Calle Mayor 1, Madrid')
})

test('where the look-up is out of order the address is written by hand', async () => {
  const form = await openSignUp(answer(getPostalPlace, refused('general')))
  await form.pick(residence.country, 'Portugal')
  fill(field('postalCode'), '3000-456')
  await screen.findByText(residence.postalCodeUnknown)
  fill(field('address'), 'Rua da Sofia 12')
  assert.equal(field('address').value, 'Rua da Sofia 12')
})

test('where the terms do not come the form says so and keeps everything; pressed again it goes', async () => {
  const form = await openSignUp(answer(getTerms, refused('general')))
  await fillAsFan(form)
  await form.submit()
  await waitFor(() => assert.ok(problems().includes(refusalPhrases.en.general), problems()))
  assert.equal(field('name').value, 'Marta')
  assert.equal(form.server.sent(registerFan).length, 0)
  form.server.prepare(answer(getTerms, { version: '2.0', text: 'Be fair.', from: '2026-01-01' }))
  await form.submit()
  await screen.findByRole('heading', { name: t.checkMail.title })
  assert.equal(form.server.sent(registerFan)[0]?.body.acceptedTermsOfUse, '2.0')
})

test('a role chosen on the landing page is locked, with a way back to choosing', async () => {
  const page = await renderPage('/', { answers: [challenges()] })
  const { action } = landingPhrases.en.forWho.sponsor
  await page.user.click(screen.getByRole('link', { name: action }))
  await page.hasAddress('/sign-up')
  await screen.findByText(t.registration.joiningAs)
  fill(screen.getByLabelText(new RegExp(t.registration.companyName)), 'Volta Foods')
  assert.ok(!screen.queryByRole('radio'))
  await page.user.click(screen.getByRole('button', { name: t.registration.chooseAnother }))
  await page.user.click(await screen.findByRole('radio', { name: /Fan/ }))
  assert.equal(field('name').value, 'Volta Foods')
})

test('the terms open over the form and leave it as it was', async () => {
  const { user } = await openSignUp()
  fill(field('name'), 'Inês')
  const main = within(screen.getByRole('main'))
  await user.click(main.getByRole('link', { name: t.registration.terms.link }))
  await dialogTells('Terms')
  history.back()
  await noDialog()
  assert.equal(field('name').value, 'Inês')
})

test('pressing the button twice sends once, and the mail can be sent again', async () => {
  const form = await openSignUp(answer(resendActivation, undefined))
  await fillAsFan(form)
  await form.user.dblClick(screen.getByRole('button', { name: t.registration.submit }))
  const heading = await screen.findByRole('heading', { name: t.checkMail.title })
  await form.hasAddress('/market/credits')
  assert.equal(form.server.sent(registerFan).length, 1)
  const notice = within(heading.closest('section')!)
  notice.getByText(address)
  await form.user.click(notice.getByRole('button', { name: t.checkMail.resend }))
  await screen.findByText(t.checkMail.resent)
  assert.equal(form.server.sent(resendActivation)[0]?.body.email, address)
  await form.user.click(notice.getByRole('link', { name: t.checkMail.wrongAddress }))
  await form.hasAddress('/sign-up')
  assert.equal(field('email').value, '')
})

test('whoever opens the link in another tab is not asked for it any more where they wait', async () => {
  const form = await openSignUp()
  await fillAsFan(form)
  await form.submit()
  await screen.findByRole('heading', { name: t.checkMail.title })
  const marta = member('FAN')
  form.server.prepare(answer(refreshSession, marta))
  session.begin(marta)
  await waitFor(() => assert.equal(screen.queryByText(t.checkMail.title), null))
  await form.hasAddress('/market/credits')
})

test('a form that is sent while the device calculates goes once it has', async () => {
  const held = Promise.withResolvers<void>()
  const form = await openSignUp(
    answer(getCaptchaChallenge, async () => {
      await held.promise
      return { provider: 'proof-of-work' as const, challenge: { number: 7 } }
    }),
  )
  await form.choose(/Fan/)
  for (const [name, text] of Object.entries({
    ...{ name: 'Marta', email: address, password, repeatPassword: password },
  })) {
    fill(field(name), text)
  }
  await form.user.click(field('terms'))
  await form.submit()
  await screen.findByText(t.humanCheck.working)
  assert.equal(form.server.sent(registerFan).length, 0)
  held.resolve()
  await screen.findByRole('heading', { name: t.checkMail.title })
  assert.equal(form.server.sent(registerFan).length, 1)
})

test('a spoiled human check is done anew, the form is kept and then taken', async () => {
  const form = await openSignUp(answer(registerFan, refused('captchaInvalid')))
  await fillAsFan(form)
  await form.submit()
  await waitFor(() => assert.ok(problems().includes(refusalPhrases.en.captchaInvalid), problems()))
  await screen.findByText(t.humanCheck.done)
  form.server.prepare(answer(registerFan, { id: 9 }))
  await form.submit()
  await screen.findByRole('heading', { name: t.checkMail.title })
  const given = form.server.sent(registerFan).map(({ query }) => {
    const solved = JSON.parse(atob(query['g-recaptcha-response'])) as { challenge: unknown }
    return solved.challenge
  })
  assert.deepEqual(given, [{ number: 1 }, { number: 2 }])
})

test('terms that changed under the form are asked for anew', async () => {
  const form = await openSignUp(answer(registerFan, refused('acceptLastTermsToJoin')))
  await fillAsFan(form)
  form.server.prepare(answer(getTerms, { version: '2.0', text: 'Be fairer.', from: '2026-01-01' }))
  await form.submit()
  await refusedAt(field('terms'), refusalPhrases.en.acceptLastTermsToJoin)
  await screen.findByText(t.humanCheck.done)
  form.server.prepare(answer(registerFan, { id: 9 }))
  await form.user.click(field('terms'))
  if (!field('terms').checked) await form.user.click(field('terms'))
  await form.submit()
  await screen.findByRole('heading', { name: t.checkMail.title })
  assert.equal(form.server.sent(registerFan).at(-1)?.body.acceptedTermsOfUse, '2.0')
})
