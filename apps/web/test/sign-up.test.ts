import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import {
  getCaptchaChallenge,
  recoverPassword,
  registerAthlete,
  registerFan,
  resendActivation,
} from '@podium/contract/identity'
import { readGuardianOffer } from '@podium/contract/guardianship'
import { getLegalText, getTerms } from '@podium/contract/legal'
import { getPostalPlace } from '@podium/contract/places'
import { judgeSponsorDomain } from '@podium/contract/sponsor-domains'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { identityPhrases } from '@podium/phrases/identity'
import { landingPhrases } from '@podium/phrases/landing'
import { refusalPhrases } from '@podium/phrases/refusals'
import { residencePhrases } from '@podium/phrases/residence'
import { sportPhrases } from '@podium/phrases/sports'
import { formatPhrases, violationPhrases } from '@podium/phrases/violations'
import { dialogTells, noDialog, refusedAt } from './administering.ts'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { storeAnswers } from './shop.ts'

const t = identityPhrases.en
const residence = residencePhrases.en
const wrong = violationPhrases.en
const password = 'Podium!2026'
const address = 'marta@podium.example'

/** Challenges of the human check, each another. */
function challenges() {
  let number = 0
  return answer(getCaptchaChallenge, () => {
    number += 1
    return { provider: 'proof-of-work' as const, challenge: { number } }
  })
}

async function openSignUp(...answers: PreparedAnswer[]) {
  const page = await renderPage('/sign-up', {
    answers: [
      ...storeAnswers,
      challenges(),
      answer(registerFan, { id: 9 }),
      answer(getLegalText, ({ query: { version = '1.0' } }) => ({
        version,
        text: '# Terms',
        from: '2026-01-01',
      })),
      ...answers,
    ],
  })
  const choose = (role: RegExp) => page.user.click(screen.getByRole('radio', { name: role }))
  const submit = () => page.user.click(screen.getByRole('button', { name: t.registration.submit }))
  const list = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name })
  const pick = async (name: string, text: string) => {
    await page.user.click(list(name))
    await page.user.keyboard(`${text}{Enter}`)
  }
  return { ...page, page, choose, submit, list, pick }
}

type SignUp = Awaited<ReturnType<typeof openSignUp>>

/** Everything that a fan has to say. */
async function fillAsFan({ user, choose }: Pick<SignUp, 'user' | 'choose'>): Promise<void> {
  await choose(/Fan/)
  for (const [name, text] of Object.entries({
    ...{ name: 'Marta', email: address, password, repeatPassword: password },
  })) {
    fill(field(name), text)
  }
  await user.click(screen.getByLabelText(new RegExp(t.humanCheck.label)))
  await screen.findByText(t.humanCheck.done)
  await user.click(field('terms'))
}

const isInvalid = (element: Element) => element.getAttribute('aria-invalid') === 'true'

const problems = () => document.querySelector('[data-form-problems]')?.textContent ?? ''

/** Leaves a field: what stands there is looked at. */
const leaveFor = ({ user }: SignUp, name: string) => user.click(field(name))

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

const webmail = ['gmail.com', 'mail.sapo.pt', 'iol.pt']

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
