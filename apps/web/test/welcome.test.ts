import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listFollowed } from '@podium/contract/follows'
import { endWelcome, profileOf } from '@podium/contract/profiles'
import { listAthletesISupport } from '@podium/contract/support'
import { listWalletTransactions } from '@podium/contract/wallet'
import { welcomePhrases } from '@podium/phrases/welcome'
import { answer, brokenDown } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'

const t = welcomePhrases.pt
const none = { list: [], total: 0 }
/** The welcome asks how many there are, and reads none of them. */
const some = { list: [], total: 1 }
const region = () => screen.findByRole('region', { name: t.title('Rita') })

/** The page of a fan who has not been through the first steps, in Portuguese. */
function openNew(done: { followed: typeof none; movements: typeof none }) {
  return renderPage('/fan/3', {
    as: member('FAN'),
    language: 'pt',
    answers: [
      ...pageAnswers(ownProfile('FAN', { own: { welcome: true } })),
      answer(listFollowed, done.followed),
      answer(listWalletTransactions, done.movements),
      answer(listAthletesISupport, none),
    ],
  })
}

test('a fan sees of the first steps which are done already', async () => {
  await openNew({ followed: none, movements: none })
  within(await region()).getByText(t.progress(0))
  await openNew({ followed: some, movements: some })
  const welcome = within(await region())
  welcome.getByText(t.progress(2))
  welcome.getByRole('link', { name: t.steps.support.action })
  assert.equal(welcome.queryByRole('link', { name: t.steps.find.action }), null)
})

test('the first steps are put away for good, and are back where that could not be kept', async () => {
  const page = await openNew({ followed: none, movements: none })
  const isGone = () =>
    waitFor(() => assert.equal(screen.queryByRole('region', { name: t.title('Rita') }), null))
  const known = Promise.withResolvers<typeof brokenDown>()
  page.server.prepare(answer(endWelcome, () => known.promise))
  const putAway = async () =>
    page.user.click(within(await region()).getByRole('button', { name: t.putAway }))
  await putAway()
  await isGone()
  known.resolve(brokenDown)
  await region()
  page.server.prepare(
    answer(endWelcome, undefined),
    ...pageAnswers(ownProfile('FAN', { own: { welcome: false } })),
  )
  await putAway()
  await isGone()
  assert.equal(page.server.sent(endWelcome).length, 2)
})

test('who has taken the last step is told so until they have read it, whatever is read anew', async () => {
  const page = await openNew({ followed: some, movements: some })
  await region()
  page.server.prepare(
    answer(endWelcome, undefined),
    ...pageAnswers(ownProfile('FAN', { own: { welcome: false } })),
    answer(listAthletesISupport, some),
  )
  page.tell({ type: 'REFETCH' })
  await screen.findByText(t.finished.title)
  await waitFor(() => assert.equal(page.server.sent(endWelcome).length, 1))
  page.tell({ type: 'REFETCH' })
  await waitFor(() => assert.ok(page.server.sent(profileOf.FAN).length > 1))
  await page.user.click(screen.getByRole('button', { name: t.finished.close }))
  await waitFor(() => assert.equal(screen.queryByText(t.finished.title), null))
})

test('what a form still needs is told while it is missing', async () => {
  const there = { fiscalCode: '123456789', postalCode: '1000-001' }
  for (const [own, isTold] of [
    [{ ...there, fiscalCode: null }, true],
    [there, false],
  ] as const) {
    const shown = ownProfile('ATHLETE', { countryCode: 'PT', own: { ...own, welcome: true } })
    await renderPage('/athlete/3', {
      as: member('ATHLETE'),
      language: 'pt',
      answers: pageAnswers(shown),
    })
    const welcome = within(await region())
    const { needs, text } = t.steps.face
    const step = welcome.getByText(text, { exact: false })
    assert.equal(step.textContent.includes(needs), isTold)
  }
})
