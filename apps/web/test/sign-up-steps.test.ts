import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { registerFan } from '@podium/contract/identity'
import { judgeSponsorDomain } from '@podium/contract/sponsor-domains'
import { refusalPhrases } from '@podium/phrases/refusals'
import { refusedAt } from './administering.ts'
import { answer, refused } from './answers.ts'
import { field, fill, hasFocus, screen, waitFor } from './renderPage.ts'
import { address, fillAsFan, openSignUp, password, t, wrong } from './signingUp.ts'

/** A phone shows one step of the form after the other. */
function onPhone(): void {
  const { matchMedia } = globalThis
  globalThis.matchMedia = (query) =>
    query === '(max-width: 40rem)'
      ? Object.assign(matchMedia.call(globalThis, query), { matches: true })
      : matchMedia.call(globalThis, query)
  cleanUp = () => {
    globalThis.matchMedia = matchMedia
  }
}

let cleanUp: (() => void) | undefined

afterEach(() => cleanUp?.())

const stepOnShow = () =>
  [...document.querySelectorAll<HTMLElement>('[data-current="true"]')].map(
    ({ dataset }) => dataset.stage,
  )

const isAt = (step: string) => waitFor(() => assert.deepEqual(stepOnShow(), [step]))

test('on a phone a step is left once it holds, and back leads to what was typed', async () => {
  onPhone()
  const form = await openSignUp()
  const goOn = () => form.user.click(screen.getByRole('button', { name: t.registration.next }))
  await isAt('WHO')
  await goOn()
  await screen.findByText(t.registration.chooseRole)
  assert.equal(screen.getAllByText(wrong.NotBlank()).length, 1)
  await isAt('WHO')
  await form.choose(/Fan/)
  await form.user.type(field('name'), 'Marta{Enter}')
  await isAt('ACCOUNT')
  await hasFocus(field('email'))
  fill(field('email'), address)
  fill(field('password'), password)
  fill(field('repeatPassword'), 'Podium!2027')
  await form.submit()
  await screen.findByText(wrong.PasswordsDontMatch())
  await hasFocus(field('repeatPassword'))
  await isAt('ACCOUNT')
  await form.user.clear(field('repeatPassword'))
  await form.user.type(field('repeatPassword'), `${password}{Enter}`)
  await screen.findByText(t.registration.accept)
  await form.user.click(screen.getByRole('button', { name: t.registration.back }))
  await isAt('WHO')
  assert.equal(field('name').value, 'Marta')
  history.forward()
  await isAt('ACCOUNT')
  history.back()
  await isAt('WHO')
  assert.equal(field('password').value, password)
  await goOn()
  await isAt('ACCOUNT')
  // The device has calculated while the fields were filled in.
  await screen.findByText(t.humanCheck.done)
  await form.user.click(field('terms'))
  await form.submit()
  await screen.findByRole('heading', { name: t.checkMail.title })
})

test('on a phone what is wrong in the later step is reached from the first, once that holds', async () => {
  onPhone()
  const form = await openSignUp()
  const goOn = () => form.user.click(screen.getByRole('button', { name: t.registration.next }))
  await form.choose(/Fan/)
  await form.user.type(field('name'), 'Marta{Enter}')
  await isAt('ACCOUNT')
  await form.submit()
  const toEmail = () => form.user.click(screen.getByRole('button', { name: t.fields.email }))
  await screen.findByRole('button', { name: t.fields.email })
  await form.user.click(screen.getByRole('button', { name: t.registration.back }))
  await isAt('WHO')
  await toEmail()
  await isAt('ACCOUNT')
  await hasFocus(field('email'))
  history.back()
  await isAt('WHO')
  await form.user.clear(field('name'))
  await toEmail()
  await hasFocus(field('name'))
  await isAt('WHO')
  await form.user.type(field('name'), 'Marta')
  await goOn()
  await isAt('ACCOUNT')
})

test('on a phone a sponsor with free webmail is told so before the account is made', async () => {
  onPhone()
  const form = await openSignUp(answer(judgeSponsorDomain, { accepted: false }))
  const goOn = () => form.user.click(screen.getByRole('button', { name: t.registration.next }))
  await form.choose(/Sponsor/)
  fill(field('name'), 'Volta Foods')
  await goOn()
  await isAt('ACCOUNT')
  await form.user.type(field('email'), 'somebody@gmail.com{Enter}')
  await screen.findByText(refusalPhrases.en.invalidSponsorEmail)
  await isAt('ACCOUNT')
})

test('Enter leads to the next field that is asked for, and says nothing is wrong on the way', async () => {
  onPhone()
  const form = await openSignUp()
  await form.choose(/Fan/)
  await form.user.type(field('name'), 'Marta')
  await form.user.click(screen.getByRole('button', { name: t.registration.next }))
  await isAt('ACCOUNT')
  await form.user.type(field('email'), `${address}{Enter}`)
  await hasFocus(field('password'))
  await form.user.keyboard(`${password}{Enter}`)
  await hasFocus(field('repeatPassword'))
  const wrongFields = [...document.querySelectorAll<HTMLInputElement>('[aria-invalid="true"]')]
  assert.deepEqual(
    wrongFields.map(({ name }) => name),
    [],
  )
})

test('on a phone where somebody is opens once they say it now, and is no step', async () => {
  onPhone()
  const form = await openSignUp()
  const place = () => field('postalCode').closest<HTMLElement>('[data-open]')?.dataset.open
  assert.equal(place(), 'false')
  await form.user.click(screen.getByRole('button', { name: t.registration.whereNow }))
  assert.equal(place(), 'true')
})

test('on a phone a refusal of the server opens the step of its field', async () => {
  onPhone()
  const form = await openSignUp(answer(registerFan, refused('emailInUse')))
  const goOn = () => form.user.click(screen.getByRole('button', { name: t.registration.next }))
  await fillAsFan(form)
  await goOn()
  await isAt('ACCOUNT')
  await form.submit()
  await isAt('ACCOUNT')
  await refusedAt(field('email'), refusalPhrases.en.emailInUse)
  await hasFocus(field('email'))
})
