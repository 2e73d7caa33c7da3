import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Reply } from '@podium/contract/route'
import { finalizeOf, getInvitation, type InvitedRole } from '@podium/contract/invitations'
import { getTerms, getLegalText } from '@podium/contract/legal'
import { refreshSession } from '@podium/contract/identity'
import { identityPhrases } from '@podium/phrases/identity'
import { invitationPhrases } from '@podium/phrases/invitations'
import { residencePhrases } from '@podium/phrases/residence'
import { refusalPhrases } from '@podium/phrases/refusals'
import { refusedAt } from './administering.ts'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { member } from './people.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = invitationPhrases.en
const password = 'Podium!2026'
const terms = { version: '1.0', text: 'Be fair.', from: '2026-01-01' }

/** What an open invitation of a role answers. */
function invitation(role: InvitedRole): Reply<typeof getInvitation> {
  const modality = role === 'ATHLETE' || role === 'MANAGER' ? 'JUDO' : null
  const expires = '2030-01-01T00:00:00.000Z'
  return { role, email: 'guest@podium.example', modality, inviter: 'Ana Duarte', expires }
}

/** The link of an invitation, opened; `marker` is the role its end shows. */
async function openLink(role: InvitedRole, marker: string, ...answers: PreparedAnswer[]) {
  const page = await renderPage(`/register/abc-${marker}`, {
    answers: [answer(getInvitation, invitation(role)), answer(getTerms, terms), ...answers],
  })
  await waitFor(() => field('name'))
  const dialog = within(screen.getByRole('dialog'))
  const submit = () => page.user.click(dialog.getByRole('button', { name: t.submit }))
  return { page, dialog, submit }
}

/** Fills in the dialog's form as far as it has the fields. */
async function fillIn(page: Page, name = 'Rui'): Promise<void> {
  fill(field('name'), name)
  if (document.querySelector('dialog [name="lastName"]')) fill(field('lastName'), 'Seabra')
  fill(field('password'), password)
  fill(field('repeatPassword'), password)
  if (!field('terms').checked) await page.user.click(field('terms'))
}

type Page = Awaited<ReturnType<typeof renderPage>>

for (const role of ['ADMIN', 'ATHLETE', 'MANAGER', 'SPONSOR'] as const) {
  test(`an invited ${role} joins over the landing page, and is not signed in by it`, async () => {
    const { page, dialog, submit } = await openLink(
      role,
      role,
      answer(finalizeOf[role], member(role, { name: 'Rui' })),
    )
    dialog.getByText(t.roles[role], { exact: false })
    assert.equal(field('email').value, 'guest@podium.example')
    const lastNames = document.querySelectorAll('dialog [name="lastName"]').length
    assert.equal(lastNames, role === 'SPONSOR' ? 0 : 1)
    const births = document.querySelectorAll('dialog [name="dateOfBirth"]').length
    assert.equal(births, role === 'ATHLETE' ? 1 : 0)
    await fillIn(page)
    await submit()
    await page.hasAddress('/login')
    await waitFor(() => assert.ok(!screen.queryByRole('dialog')))
    await screen.findByText(identityPhrases.en.notices.joined)
    const [bar] = screen.getAllByRole('banner')
    assert.ok(!within(bar!).queryByText(/Rui/))
    assert.equal(page.server.sent(refreshSession).length, 0)
    assert.equal(field('email').value, 'guest@podium.example')
    const [sent] = page.server.sent(finalizeOf[role])
    assert.equal(sent?.body.name, 'Rui')
    assert.equal(sent?.body.acceptedTermsOfUse, terms.version)
  })
}

test('the form says at its fields what is missing, and keeps what was typed over the terms', async () => {
  const legal = answer(getLegalText, terms)
  const { page, dialog, submit } = await openLink('ATHLETE', 'ATHLETE', legal)
  await submit()
  await waitFor(() => {
    assert.equal(document.querySelectorAll('dialog [aria-invalid="true"]').length, 5)
  })
  await hasFocus(field('name'))
  dialog.getByText(t.accept)

  await fillIn(page, 'Rui Pedro')
  await page.user.click(field('terms'))
  await submit()
  await waitFor(() => {
    const alerts = screen.getAllByRole('alert')
    assert.ok(alerts.some((alert) => alert.textContent?.includes(t.accept)))
  })
  await page.user.click(field('terms'))
  await page.user.click(dialog.getByRole('link', { name: t.terms.link }))
  await page.hasAddress(/legal=terms/)
  await waitFor(() => assert.equal(screen.getAllByRole('dialog').length, 2))
  await page.user.keyboard('{Escape}')
  await waitFor(() => assert.equal(screen.getAllByRole('dialog').length, 1))
  assert.equal(field('name').value, 'Rui Pedro')
  assert.equal(field('password').value, password)
  assert.equal(field('terms').checked, true)
})

test('an invited athlete says their date of birth, which goes as it is meant', async () => {
  const joined = answer(finalizeOf.ATHLETE, member('ATHLETE'))
  const { page, submit } = await openLink('ATHLETE', 'ATHLETE', joined)
  await fillIn(page)
  await page.user.type(field('dateOfBirth'), '03051999')
  await submit()
  await page.hasAddress('/login')
  assert.equal(page.server.sent(finalizeOf.ATHLETE)[0]?.body.dateOfBirth, '1999-05-03')
})

test('an invited athlete who is old enough in some countries alone is asked for theirs', async () => {
  const joined = answer(finalizeOf.ATHLETE, member('ATHLETE'))
  const { page, submit } = await openLink('ATHLETE', 'ATHLETE', joined)
  await fillIn(page)
  assert.equal(document.querySelector('[name="countryCode"]'), null)
  await page.user.type(field('dateOfBirth'), `01-01-${new Date().getUTCFullYear() - 14}`)
  await submit()
  await screen.findByText(identityPhrases.en.registration.countryForAge)
  assert.equal(page.server.sent(finalizeOf.ATHLETE).length, 0)
  await page.user.click(screen.getByRole('combobox', { name: residencePhrases.en.country }))
  await page.user.keyboard('Portugal{Enter}')
  await submit()
  await page.hasAddress('/login')
  assert.equal(page.server.sent(finalizeOf.ATHLETE)[0]?.body.countryCode, 'PT')
})

test('closing the invitation leaves the landing page', async () => {
  const { page } = await openLink('SPONSOR', 'SPONSOR')
  await page.user.keyboard('{Escape}')
  await waitFor(() => assert.ok(!screen.queryByRole('dialog')))
  await page.hasAddress('/')
})

/** The dialog says that the invitation is not open, and shows the ways on. */
async function expectGone(page: Page, language: 'en' | 'pt' = 'en'): Promise<void> {
  const { gone } = invitationPhrases[language]
  await screen.findByRole('heading', { name: gone.title })
  const dialog = within(screen.getByRole('dialog'))
  dialog.getByText(gone.text)
  dialog.getByRole('link', { name: gone.signUp })
  await page.user.click(dialog.getByRole('link', { name: gone.signIn }))
  await page.hasAddress('/login')
}

test('an invitation that was used, taken back or has expired shows the ways on', async () => {
  await expectGone(
    await renderPage('/register/abc-SPONSOR', {
      answers: [answer(getInvitation, refused('invalidToken'))],
    }),
  )
})

test('so does one that is taken back while the form is open', async () => {
  const gone = answer(finalizeOf.MANAGER, refused('invalidToken'))
  const { page, submit } = await openLink('MANAGER', 'MANAGER', gone)
  await fillIn(page)
  await submit()
  await expectGone(page)
})

for (const path of ['/register/nothing-SPONSOR', '/register/']) {
  test(`in Portuguese a link of nobody says so too: ${path}`, async () => {
    const answers = [answer(getInvitation, refused('invalidToken'))]
    await expectGone(await renderPage(path, { language: 'pt', answers }), 'pt')
  })
}

test('an edited marker is refused in words, and the link as it was sent works', async () => {
  const { page, dialog, submit } = await openLink(
    'ATHLETE',
    'ADMIN',
    answer(finalizeOf.ADMIN, refused('invalidUserType')),
    answer(finalizeOf.ATHLETE, member('ATHLETE')),
  )
  dialog.getByText(t.roles.ATHLETE, { exact: false })
  await fillIn(page)
  await submit()
  await waitFor(() => {
    const said = document.querySelector('dialog [data-form-problems]')?.textContent ?? ''
    assert.ok(said.includes(refusalPhrases.en.invalidUserType), said)
  })
  dialog.getByText(t.altered.text, { exact: false })
  await page.user.click(dialog.getByRole('link', { name: t.altered.open }))
  await page.hasAddress('/register/abc-ATHLETE')
  await fillIn(page)
  await submit()
  await page.hasAddress('/login')
})

test('terms that changed under an invitation want a tick of their own', async () => {
  const { page, submit } = await openLink(
    'SPONSOR',
    'SPONSOR',
    answer(finalizeOf.SPONSOR, refused('acceptLastTermsToJoin')),
  )
  await fillIn(page, 'Volta Foods')
  page.server.prepare(answer(getTerms, { version: '2.0', text: 'Be fairer.', from: '2026-01-01' }))
  await submit()
  await refusedAt(field('terms'), refusalPhrases.en.acceptLastTermsToJoin)
  assert.equal(field('terms').checked, false)
  assert.equal(field('name').value, 'Volta Foods')
  page.server.prepare(answer(finalizeOf.SPONSOR, member('SPONSOR')))
  await page.user.click(field('terms'))
  await submit()
  await page.hasAddress('/login')
  assert.equal(page.server.sent(finalizeOf.SPONSOR).at(-1)?.body.acceptedTermsOfUse, '2.0')
})
