import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refreshSession } from '@podium/contract/identity'
import { getLegalText, getTerms } from '@podium/contract/legal'
import type { Language } from '@podium/contract/locale'
import { profileOf, putVisibility } from '@podium/contract/profiles'
import { acceptTerms } from '@podium/contract/settings'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { refusalPhrases } from '@podium/phrases/refusals'
import { shellPhrases } from '@podium/phrases/shell'
import { termsPhrases } from '@podium/phrases/terms'
import { session } from '../src/client/index.ts'
import { dialogTells, noDialog } from './administering.ts'
import { answer, type PreparedAnswer, refused } from './answers.ts'
import { pressInDialog } from './ownSettings.ts'
import { member, ownProfile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'

const t = termsPhrases.en
const texts = { en: 'Take one.', pt: 'Versão um.' }

const inForce = (version: string) =>
  answer(getTerms, ({ query: { language = 'en' } }) => ({
    version,
    text: `# Podium\n\n${texts[language]}`,
    // The number of the version is the month in which it came.
    from: `${version.replace('-', '-0')}-01`,
  }))

/** A page of somebody who has yet to accept changed terms. */
function openAsked(url: string, answers: PreparedAnswer[] = [], language: Language = 'en') {
  return renderPage(url, {
    as: member('ATHLETE', { termsToAccept: '2027-1' }),
    language,
    answers: [inForce('2027-1'), answer(acceptTerms, undefined), ...answers],
  })
}

test('the new terms are shown, and accepting ends the question', async () => {
  const page = await openAsked('/')
  await dialogTells(t.since('1 January 2027'))
  await dialogTells(texts.en)
  await pressInDialog(page, t.accept)
  await noDialog()
  await screen.findByText(t.accepted)
  assert.equal(page.server.sent(acceptTerms)[0]?.body.version, '2027-1')
})

test('in Portuguese the terms are in Portuguese', async () => {
  await openAsked('/', [], 'pt')
  await screen.findByRole('heading', { level: 2, name: termsPhrases.pt.title })
  await dialogTells(texts.pt)
})

test('terms that changed again while one read them are shown before they are accepted', async () => {
  const page = await openAsked('/', [answer(acceptTerms, refused('acceptLastTerms'))])
  await dialogTells(t.since('1 January 2027'))
  page.server.prepare(inForce('2027-2'))
  await pressInDialog(page, t.accept)
  await dialogTells(t.changedAgain)
  await dialogTells(t.since('1 February 2027'))
  page.server.prepare(answer(acceptTerms, undefined))
  await pressInDialog(page, t.accept)
  await noDialog()
  const versions = page.server.sent(acceptTerms).map(({ body }) => body.version)
  assert.deepEqual(versions, ['2027-1', '2027-2'])
})

test('terms that do not come can be tried again, and are not accepted unread', async () => {
  const page = await openAsked('/', [answer(getTerms, refused('general'))])
  await screen.findByText(t.couldNotLoad)
  const accept = screen.getByRole<HTMLButtonElement>('button', { name: t.accept })
  assert.equal(accept.disabled, true)
  page.server.prepare(inForce('2027-1'))
  await pressInDialog(page, shellPhrases.en.retry)
  await dialogTells(texts.en)
  await waitFor(() => assert.equal(accept.disabled, false))
})

test('later is an answer: one looks around, and an act asks again and then goes on', async () => {
  let isAccepted = false
  const page = await openAsked('/athlete/2', [
    ...pageAnswers(ownProfile('ATHLETE', { own: { hiddenProfile: true } })),
    answer(acceptTerms, () => {
      isAccepted = true
    }),
    answer(putVisibility, ({ body }) => (isAccepted ? body : refused('acceptLastTerms'))),
  ])
  await pressInDialog(page, t.later)
  await noDialog()
  const publish = () => screen.queryByRole('button', { name: ownPagePhrases.en.publish })

  await page.user.click(publish()!)
  await dialogTells(t.forAct)
  await pressInDialog(page, t.later)
  await screen.findByText(refusalPhrases.en.acceptLastTerms)
  assert.ok(publish())

  await page.user.click(publish()!)
  await dialogTells(t.forAct)
  page.server.prepare(answer(profileOf.ATHLETE, ownProfile('ATHLETE')))
  await pressInDialog(page, t.accept)
  await noDialog()
  await screen.findByText(ownPagePhrases.en.newlyPublic.text)
  assert.ok(!publish())
})

test('what one person put off is asked of the next who signs in at the same tab', async () => {
  const page = await openAsked('/')
  await dialogTells(texts.en)
  await pressInDialog(page, t.later)
  await noDialog()
  const other = member('FAN', { termsToAccept: '2027-1' })
  page.server.prepare(answer(refreshSession, other))
  session.begin(other)
  await dialogTells(texts.en)
})

test('terms that are announced are told of over those in force, and read there', async () => {
  const announced = { version: '2031-1', from: '2031-02-01' }
  const page = await renderPage('/?legal=terms', {
    answers: [
      answer(getLegalText, ({ query: { version = '2027-1' } }) => ({
        ...{ version, text: `# Podium\n\nThose of ${version}.`, announced },
        from: version === announced.version ? announced.from : '2027-01-01',
      })),
    ],
  })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText('Those of 2027-1.')
  dialog.getByText(t.since('1 January 2027'))
  assert.ok(!dialog.queryByText(t.contents))
  dialog.getByText(t.announced('1 February 2031'), { exact: false })
  await page.user.click(dialog.getByRole('link', { name: t.readAnnounced }))
  await dialog.findByText('Those of 2031-1.')
  dialog.getByText(t.from('1 February 2031'))
  assert.ok(!dialog.queryByRole('link', { name: t.readAnnounced }))
  await page.hasAddress('/?legal=terms&version=2031-1')
})

test('a long text has its sections in front, each a press away, under the address of the text', async () => {
  const text = `# Podium\n\n${['Who', 'What', 'When', 'Why'].map((title) => `## ${title}\n\nSo.`).join('\n\n')}`
  const page = await renderPage('/?legal=terms', {
    answers: [answer(getLegalText, { version: '2027-1', text, from: '2027-01-01' })],
  })
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(await dialog.findByText(t.contents))
  await page.user.click(dialog.getByRole('button', { name: 'When' }))
  await hasFocus(dialog.getByRole('heading', { name: 'When' }))
  await page.hasAddress('/?legal=terms')
})
