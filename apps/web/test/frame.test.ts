import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getDashboard, listFailedJobs } from '@podium/contract/admin'
import { countUnread } from '@podium/contract/notifications'
import { putPreferences } from '@podium/contract/preferences'
import { getFan } from '@podium/contract/profiles'
import { listSportestOptions } from '@podium/contract/sportest'
import { getWallet } from '@podium/contract/wallet'
import { listMySupporters } from '@podium/contract/support'
import { footerPhrases } from '@podium/phrases/footer'
import { landingPhrases } from '@podium/phrases/landing'
import { notificationPhrases } from '@podium/phrases/notifications'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { shellPhrases } from '@podium/phrases/shell'
import { supportersPhrases } from '@podium/phrases/supporters'
import { walletPhrases } from '@podium/phrases/wallet'
import { session } from '../src/client/index.ts'
import { answer } from './answers.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, ownProfile } from './people.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'

// The frame around every page (`pages.bar`, `pages.footer`). Where its parts stand is `e2e/frame.spec.ts`.

const t = shellPhrases.en
const own = ownBarPhrases.en
const bell = notificationPhrases.en.bell

const banner = () => within(screen.getAllByRole('banner')[0]!)
const ways = () => within(banner().getByRole('navigation', { name: t.bar.label }))
const hrefOf = (name: string) => ways().getByRole('link', { name }).getAttribute('href')
const footer = () => within(screen.getByRole('contentinfo'))
const openMenu = async (
  page: Awaited<ReturnType<typeof renderPage>>,
  language: 'en' | 'pt' = 'en',
) =>
  page.user.click(
    banner().getByRole('button', { name: ownBarPhrases[language].account('Rita Valadares') }),
  )

test('a visitor finds the ways in, and signing in leads back to the page', async () => {
  await renderPage('/rede-podium')
  assert.equal(hrefOf(t.bar.network), '/rede-podium')
  assert.equal(hrefOf(t.bar.sportest), '/sportest')
  assert.equal(hrefOf(t.bar.signUp), '/sign-up')
  for (const link of banner().getAllByRole('link', { name: t.bar.signIn })) {
    assert.equal(link.getAttribute('href'), '/login?returnTo=%2Frede-podium')
  }
  assert.ok(!banner().queryByRole('link', { name: own.home }))
})

test('a member’s ways say what is new, and which of them one is on', async () => {
  await renderPage('/wallet', {
    as: member('FAN'),
    answers: [
      answer(countUnread, { notifications: 12, messages: 1 }),
      answer(getWallet, { available: 1620, reserved: 0, held: 0, debt: 0, version: 1 }),
    ],
  })
  await ways().findByRole('link', { name: bell.messages(1) })
  const wallet = await ways().findByRole('link', { name: walletPhrases.en.open('1,620') })
  assert.equal(wallet.getAttribute('aria-current'), 'page')
  assert.equal(hrefOf(own.home), '/home')
  assert.equal(hrefOf(own.meNamed('Rita Valadares')), '/fan/3')
  assert.equal(document.querySelectorAll('header nav [aria-current]').length, 1)
  const button = banner().getByRole('button', { name: bell.open(12) })
  assert.equal(button.textContent, '9+')
  const mark = banner().getByRole('link', { name: t.home('Podium') })
  assert.equal(mark.getAttribute('href'), '/home')
})

test('an athlete’s home says how many requests wait', async () => {
  await renderPage('/rede-podium', {
    as: member('ATHLETE'),
    answers: [answer(listMySupporters, { list: [], total: 2 })],
  })
  await ways().findByRole('link', { name: own.homeWaiting(2) })
})

test('in the settings, and where one edits one’s page, a phone’s tabs mark “Me”', async () => {
  const me = { name: own.meNamed('Rita Valadares'), current: 'page' }
  await renderPage('/settings', { as: member('FAN'), answers: settingsAnswers })
  await ways().findByRole('link', me)
  await renderPage('/profile/fan', {
    as: member('FAN'),
    answers: [answer(getFan, ownProfile('FAN'))],
  })
  await ways().findByRole('link', me)
})

test('an admin has the administration in place of a wallet, and settings in place of a page', async () => {
  await renderPage('/admin/jobs', {
    as: member('ADMIN'),
    answers: [answer(listFailedJobs, { list: [], total: 0 })],
  })
  assert.equal(ways().getByRole('link', { name: own.work }).getAttribute('aria-current'), 'page')
  const page = await renderPage('/rede-podium', { as: member('ADMIN') })
  assert.equal(hrefOf(own.work), '/admin/users')
  assert.equal(hrefOf(own.meNamed('Rita Valadares')), '/settings')
  assert.equal(page.server.sent(getWallet).length, 0)
  await openMenu(page)
  banner().getAllByRole('link', { name: t.bar.admin })
  assert.ok(!banner().queryByRole('link', { name: own.editPage }))
  assert.ok(!banner().queryByRole('link', { name: own.orders }))
})

test('who has yet to turn two-factor sign-in on has ways and menu, and nothing is asked', async () => {
  const page = await renderPage('/rede-podium', {
    as: member('ADMIN', { twoFactorDemanded: true }),
  })
  ways().getByRole('link', { name: own.home })
  await openMenu(page)
  banner().getByRole('button', { name: t.bar.signOut })
  assert.equal(page.server.sent(countUnread).length, 0)
})

test('the account menu has all that is one’s own', async () => {
  const page = await renderPage('/rede-podium', { as: member('ATHLETE') })
  await openMenu(page)
  const leadsTo = (name: string) =>
    banner()
      .getAllByRole('link', { name })
      .map((link) => link.getAttribute('href'))
  assert.deepEqual(leadsTo(t.bar.profile), ['/athlete/2'])
  assert.deepEqual(leadsTo(own.editPage), ['/profile/athlete'])
  assert.deepEqual(leadsTo(own.orders), ['/orders'])
  assert.deepEqual(leadsTo(t.bar.sportest), ['/sportest'])
  assert.deepEqual(leadsTo(t.bar.settings), ['/settings'])
  await page.user.click(banner().getByRole('button', { name: own.supports }))
  await screen.findByRole('dialog', { name: supportersPhrases.en.tables.manager })
})

test('the sportest opens over the page from the account menu', async () => {
  const page = await renderPage('/rede-podium', {
    as: member('FAN'),
    answers: [answer(listSportestOptions, [])],
  })
  await openMenu(page)
  await page.user.click(banner().getByRole('link', { name: t.bar.sportest }))
  await screen.findByRole('dialog')
  await page.hasAddress('/rede-podium')
})

test('language and theme are chosen in the account menu, also the system’s', async () => {
  const page = await renderPage('/rede-podium', {
    as: member('FAN'),
    theme: 'DARK',
    answers: [answer(putPreferences, { language: 'en', theme: 'LIGHT' })],
  })
  await openMenu(page)
  const chosen = (group: string) =>
    within(banner().getByRole('radiogroup', { name: group }))
      .getAllByRole<HTMLInputElement>('radio')
      .find(({ checked }) => checked)?.value
  assert.equal(chosen(own.theme), 'DARK')
  await page.user.click(banner().getByRole('radio', { name: own.themes.SYSTEM }))
  await waitFor(() => {
    assert.deepEqual(page.server.sent(putPreferences)[0]?.body, { language: 'en', theme: null })
  })
  assert.equal(chosen(own.theme), 'SYSTEM')
  assert.equal(document.documentElement.dataset.theme, undefined)
  await page.user.click(banner().getByRole('radio', { name: 'Português' }))
  await banner().findByRole('link', { name: shellPhrases.pt.bar.profile })
})

test('signing out leads to the landing page, with a visitor’s bar', async () => {
  const page = await renderPage('/rede-podium', { as: member('FAN') })
  await openMenu(page)
  await page.user.click(banner().getByRole('button', { name: t.bar.signOut }))
  await page.hasAddress('/')
  assert.ok((await banner().findAllByRole('link', { name: t.bar.signIn })).length > 0)
  assert.ok(!banner().queryByRole('link', { name: own.home }))
})

test('while the page asks to sign in again, the bar stays as it was', async () => {
  await renderPage('/rede-podium', { as: member('FAN') })
  session.end({ lost: true })
  await screen.findByRole('dialog')
  within(document.querySelector('header')!).getByRole('button', {
    name: own.account('Rita Valadares'),
    hidden: true,
  })
  session.dismissEnd()
  await waitFor(() => assert.ok(banner().getAllByRole('link', { name: t.bar.signIn })))
})

test('without a connection a line says so until it is back', async (context) => {
  await renderPage('/rede-podium', { as: member('FAN') })
  const isOnline = context.mock.getter(navigator, 'onLine', () => false)
  window.dispatchEvent(new Event('offline'))
  await screen.findByText(own.offline)
  isOnline.mock.restore()
  window.dispatchEvent(new Event('online'))
  await waitFor(() => assert.ok(!screen.queryByText(own.offline)))
})

test('an admin, who has no page, is led from the front page to the administration', async () => {
  const { goOn, administer } = landingPhrases.en.hero
  await renderPage('/', { as: member('ADMIN', { name: 'Ana' }) })
  const way = screen.getByRole('link', { name: administer })
  assert.equal(way.getAttribute('href'), '/admin/users')
  assert.equal(screen.queryByRole('link', { name: goOn }), null)
})

test('visitors have the footer in full, who is signed in one line but under the landing page', async () => {
  const { contact, legal } = footerPhrases.en
  await renderPage('/rede-podium')
  footer().getByRole('navigation', { name: legal.title })
  footer().getByRole('region', { name: contact })

  const page = await renderPage('/rede-podium', { as: member('FAN') })
  assert.ok(!footer().queryByRole('navigation'))
  assert.equal(footer().getByRole('link', { name: contact }).getAttribute('href'), '/#contact')
  footer().getByRole('link', { name: legal.complaintsBook })
  await page.user.click(footer().getByRole('link', { name: t.legal.title }))
  await page.hasAddress('/rede-podium?legal=about-us')

  await renderPage('/', { as: member('FAN') })
  footer().getByRole('region', { name: contact })
})

const nobody = { name: '', address: '', taxNumber: '', email: '', phone: '' }

test('the footer leaves out what is not configured of the company', async () => {
  const t = footerPhrases.en
  await renderPage('/', { config: { company: { ...nobody, email: 'we@podium.example' } } })
  footer().getByRole('link', { name: 'we@podium.example' })
  assert.ok(!footer().queryByText(t.company.phone))
  await renderPage('/', { config: { company: nobody } })
  assert.ok(!footer().queryByText(t.contactLead))
  await renderPage('/rede-podium', { as: member('FAN'), config: { company: nobody } })
  assert.ok(!footer().queryByRole('link', { name: t.contact }))
})

test('the admins’ overview says once what is not configured, and how to set it', async () => {
  const zero = { people: 0, activeSupports: 0, pendingSupports: 0, sold: 0, granted: 0, debt: 0 }
  const credits = { inWallets: 0, reserved: 0, escrow: 0, matching: 0 }
  const waiting = {
    reports: 0,
    appeals: 0,
    disputes: 0,
    traders: 0,
    registers: 0,
    contactRequests: 0,
    failedJobs: 0,
  }
  const series = { newPeople: [], sold: [], supported: [] }
  const dashboard = answer(getDashboard, { ...zero, ...credits, waiting, stuckAppeals: 1, series })
  await renderPage('/admin', {
    as: member('ADMIN'),
    answers: [dashboard],
    config: { company: { ...nobody, name: 'Podium, Lda.' } },
  })
  const told = await screen.findByText(/COMPANY_/)
  assert.match(
    told.textContent,
    /COMPANY_ADDRESS, COMPANY_TAX_NUMBER, COMPANY_EMAIL, COMPANY_PHONE/,
  )
  assert.doesNotMatch(told.textContent, /COMPANY_NAME/)
})
