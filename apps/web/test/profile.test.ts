import assert from 'node:assert/strict'
import { test } from 'node:test'
import { languages } from '@podium/contract/locale'
import { searchNetwork } from '@podium/contract/network'
import { personName } from '@podium/contract/person-name'
import {
  getFan,
  getManager,
  type Profile,
  profile as profileSchema,
} from '@podium/contract/profiles'
import { type MemberRole, memberRoles } from '@podium/contract/roles'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { ownAchievementsPhrases } from '@podium/phrases/own-achievements'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { contactDetailsPhrases } from '@podium/phrases/contact-details'
import { profilesPhrases } from '@podium/phrases/profiles'
import { sharePhrases } from '@podium/phrases/share'
import { shellPhrases } from '@podium/phrases/shell'
import { answer, violated } from './answers.ts'
import { origin } from './document.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'

type Page = Awaited<ReturnType<typeof renderPage>>
type Completeness = NonNullable<Profile['own']>['completeness']

const edit = profileEditPhrases.en
const share = sharePhrases.en
const shell = shellPhrases.en

/** An answer that no page is made of, and that is not asked for again. */
const unread = violated({})

/** What a page tells in other words than it was answered. */
const inOtherWords = ['role', 'sport', 'countryCode', 'name', 'lastName']

/** The fields of a profile that take a text. */
const texts = Object.entries(profileSchema.shape)
  .filter(([name, schema]) => !inOtherWords.includes(name) && schema.safeParse('words').success)
  .map(([name]) => name)

test('every text of a profile is read on the page of some role', async () => {
  assert.ok(texts.includes('biography') && texts.includes('phone'), texts.join())
  const words = (name: string) => `words-of-${name.toLowerCase()}`
  const filled = Object.fromEntries(texts.map((name) => [name, words(name)]))
  const read: string[] = []
  for (const role of memberRoles) {
    const page = profile(role, { ...filled, website: `https://${words('website')}.example` })
    await renderPage(`/${role.toLowerCase()}/${page.id}`, {
      answers: pageAnswers(page),
    })
    await screen.findByRole('heading', { level: 1 })
    read.push(document.body.textContent ?? '')
  }
  assert.deepEqual(
    texts.filter((name) => !read.some((page) => page.includes(words(name)))),
    [],
  )
})

const t = ownPagePhrases.en

const pathOf = (role: MemberRole) => `/${role.toLowerCase()}/${member(role).id}`
const heading = (level: number, name: string) => screen.findByRole('heading', { level, name })
const press = async (page: Page, name: string) =>
  page.user.click(await screen.findByRole('button', { name }))

for (const role of memberRoles) {
  const name = personName(member(role))

  for (const language of languages) {
    test(`a stranger sees the page of a new ${role} in ${language}, and no empty parts`, async () => {
      await renderPage(pathOf(role), { language, answers: pageAnswers(profile(role)) })
      await heading(1, name)
      const words = profilesPhrases[language]
      await screen.findByRole('button', { name: words.more })
      assert.ok(!screen.queryByRole('link', { name: ownPagePhrases[language].edit }))
      const main = within(screen.getByRole('main'))
      for (const part of [
        galleryPagePhrases[language],
        achievementsPhrases[language],
        contactDetailsPhrases[language],
      ]) {
        assert.ok(!main.queryByRole('heading', { name: part.title }))
      }
    })
  }

  test(`a new ${role} is invited to the next useful act`, async () => {
    const part = role === 'SPONSOR' ? 'aboutUs' : 'biography'
    const own = { completeness: { percent: 20, missing: [part] } satisfies Completeness }
    const page = await renderPage(`${pathOf(role)}?tab=manage`, {
      as: member(role),
      answers: pageAnswers(ownProfile(role, { own })),
    })
    await screen.findByText(galleriesPhrases.en.emptyTitle)
    const invitations = screen.queryAllByText(ownAchievementsPhrases.en.emptyTitle)
    assert.equal(invitations.length, role === 'ATHLETE' ? 1 : 0)
    const [label] = edit.completeness.why[part]
    const main = within(screen.getByRole('main'))
    await page.user.click(main.getByText(t.missing.summary(20)))
    await page.user.click(main.getByRole('link', { name: label }))
    await page.hasAddress(`/profile/${role.toLowerCase()}#${part}`)
    await screen.findByRole('textbox', { name: label })
  })
}

test('a page is passed on: link copied, code shown, back closes', async () => {
  const page = await renderPage('/athlete/2', { answers: pageAnswers(profile('ATHLETE')) })
  await press(page, profilesPhrases.en.more)
  await press(page, share.action)
  const title = { name: share.title('Rita Valadares') }
  const dialog = within(await screen.findByRole('dialog', title))
  await page.user.click(dialog.getByRole('button', { name: share.copy }))
  await screen.findByText(share.copied)
  assert.equal(await navigator.clipboard.readText(), `${origin}/athlete/2`)
  dialog.getByRole('img', { name: share.code })
  const whatsApp = dialog.getByRole('link', { name: share.newTab('WhatsApp') })
  assert.match(whatsApp.getAttribute('href') ?? '', /^https:\/\/wa\.me\/\?text=/)
  history.back()
  await waitFor(() => assert.ok(!screen.queryByRole('dialog')))
  await page.hasAddress('/athlete/2')
})

test('a page that an admin hid says why and whom to ask, and cannot be published', async () => {
  const reason = 'The phone number belongs to somebody else.'
  const own = { hiddenProfile: true, hiddenByAdmin: { reason, since: '2026-03-01T10:00:00.000Z' } }
  await renderPage('/fan/3', {
    as: member('FAN'),
    answers: pageAnswers(ownProfile('FAN', { own })),
  })
  const panel = within(await screen.findByRole('region', { name: t.label }))
  panel.getByRole('heading', { name: t.veto.title })
  panel.getByText(reason, { exact: false })
  assert.ok(!panel.queryByRole('button'))
  const way = panel.getByRole('link', { name: t.veto.write })
  assert.equal(way.getAttribute('href'), '/settings/decisions')
})

test('text with markup is shown as text', async () => {
  const phrase = '<b>One lap</b> & more'
  const answers = pageAnswers(profile('FAN', { name: 'Ana & <i>Co</i>', phrase }))
  await renderPage('/fan/3', { answers })
  await heading(1, 'Ana & <i>Co</i> Valadares')
  await screen.findByText(phrase)
})

test('where a page cannot be read a dialog offers another try, and closing it goes back', async () => {
  const network = '/rede-podium/teodora'
  const manager = profile('MANAGER', { name: 'Teodora', lastName: 'Ilegível' })
  const card = { ...manager, clubName: null, hiddenProfile: false }
  const page = await renderPage(network, {
    answers: [answer(searchNetwork, { list: [card], total: 1 }), answer(getManager, unread)],
  })
  const main = within(screen.getByRole('main'))
  const open = async () => page.user.click(await main.findByRole('link', { name: /Ilegível/ }))
  const failed = async () => {
    const title = { name: shell.somethingWentWrong.title }
    within(await screen.findByRole('dialog', title)).getByText(shell.couldNotLoad)
  }
  await open()
  await failed()
  await press(page, shell.goBack)
  await page.hasAddress(network)
  await open()
  await failed()
  page.server.prepare(...pageAnswers(manager))
  await press(page, shell.retry)
  await heading(1, 'Teodora Ilegível')
  assert.ok(!screen.queryByRole('dialog'))
})

test('one’s own form that cannot be read leads to the index and says why', async () => {
  const page = await renderPage('/profile/fan', {
    as: member('FAN'),
    answers: [answer(getFan, unread)],
  })
  await page.hasAddress('/')
  await screen.findByText(edit.couldNotLoad)
})

const leadsTo = { SPONSOR: '/sponsor/5', FAN: '/' } as const

for (const role of ['SPONSOR', 'FAN'] as const) {
  test(`a sponsor’s page without an id leads a ${role} to ${leadsTo[role]}`, async () => {
    const page = await renderPage('/sponsor', {
      as: member(role),
      answers: pageAnswers(ownProfile(role)),
    })
    await page.hasAddress(leadsTo[role])
  })
}
