import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listGuardianships } from '@podium/contract/guardianship'
import { listOrders } from '@podium/contract/orders'
import { putVisibility, type Profile } from '@podium/contract/profiles'
import { type MemberRole, memberRoles } from '@podium/contract/roles'
import { readSeason } from '@podium/contract/season'
import { listMySupporters } from '@podium/contract/support'
import { achievementsPhrases } from '@podium/phrases/achievements'
import { badgeWallPhrases } from '@podium/phrases/badge-wall'
import { followsPhrases } from '@podium/phrases/follows'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { mediaKitPhrases } from '@podium/phrases/media-kit'
import { ordersPhrases } from '@podium/phrases/orders'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { profilesPhrases } from '@podium/phrases/profiles'
import { reportsPhrases } from '@podium/phrases/reports'
import { sharePhrases } from '@podium/phrases/share'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { supportersPhrases } from '@podium/phrases/supporters'
import { writePhrases } from '@podium/phrases/write'
import { answer, brokenDown, violated } from './answers.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'
import { request } from './supports.ts'

const t = ownPagePhrases.en
const tables = supportersPhrases.en.tables

const pathOf = (role: MemberRole) => `/${role.toLowerCase()}/${member(role).id}`

function openOwn(role: MemberRole, path: string, own: Partial<Profile['own']> = {}) {
  return renderPage(path, { as: member(role), answers: pageAnswers(ownProfile(role, { own })) })
}

const button = (name: string) => screen.queryByRole('button', { name })

for (const role of memberRoles) {
  test(`the page of a ${role} shows its owner what others see, and in a second tab what is theirs`, async () => {
    const page = await openOwn(role, pathOf(role))
    await screen.findByRole('heading', { level: 1, name: /Rita/ })
    for (const name of [t.hide, supportPagePhrases.en.button.support, writePhrases.en.action]) {
      assert.equal(button(name), null, name)
    }
    assert.equal(screen.queryByText(galleriesPhrases.en.emptyTitle), null)
    await page.user.click(screen.getByRole('link', { name: t.tabs.manage }))
    await page.hasAddress(`${pathOf(role)}?tab=manage`)
    await screen.findByRole('heading', { level: 1, name: t.manage.title })
    await screen.findByRole('button', { name: t.hide })
    await screen.findByText(galleriesPhrases.en.emptyTitle)
    const kinds = ['athletes', ...(role === 'ATHLETE' ? (['supporters'] as const) : [])] as const
    for (const kind of kinds) await screen.findByRole('heading', { name: tables[kind] })
    assert.equal(button(mediaKitPhrases.en.download) !== null, role === 'ATHLETE')
    assert.equal(button(badgeWallPhrases.en.action) !== null, role === 'ATHLETE')
    const hasSales = screen.queryByRole('heading', { name: t.manage.sales }) !== null
    assert.equal(hasSales, role === 'SPONSOR')
    await page.user.click(screen.getByRole('link', { name: t.tabs.seen }))
    await page.hasAddress(pathOf(role))
  })

  test(`hiding the page of a ${role} asks first and says what it breaks`, async () => {
    let hiddenProfile = false
    const page = await renderPage(`${pathOf(role)}?tab=manage`, {
      as: member(role),
      answers: [
        ...pageAnswers(ownProfile(role)),
        answer(putVisibility, ({ body }) => {
          ;({ hiddenProfile } = body)
          page.server.prepare(...pageAnswers(ownProfile(role, { own: { hiddenProfile } })))
          return body
        }),
      ],
    })
    const ask = async () => {
      await page.user.click(await screen.findByRole('button', { name: t.hide }))
      return within(await screen.findByRole('dialog', { name: t.hiding.title }))
    }
    const first = await ask()
    first.getByText(t.hiding.breaks.links)
    const wall = first.queryByText(t.hiding.breaks.wall) !== null
    const shop = first.queryByText(t.hiding.breaks.shop) !== null
    assert.deepEqual([wall, shop], [role === 'ATHLETE', role === 'SPONSOR'])
    await page.user.click(first.getByRole('button', { name: t.hiding.keep }))
    await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
    assert.equal(page.server.sent(putVisibility).length, 0)
    await page.user.click((await ask()).getByRole('button', { name: t.hide }))
    await screen.findByText(t.hidden)
    await screen.findByRole('heading', { name: t.hiddenTitle })
    assert.equal(hiddenProfile, true)
  })
}

test('a page that becomes public says so until it is read, and is shared or hidden from there', async () => {
  const page = await renderPage('/athlete/2', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE', { own: { hiddenProfile: true } })),
      answer(putVisibility, ({ body }) => {
        page.server.prepare(...pageAnswers(ownProfile('ATHLETE')))
        return body
      }),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: t.publish }))
  await screen.findByText(t.newlyPublic.text)
  const told = within(screen.getByRole('region', { name: t.label }))
  told.getByRole('button', { name: t.hide })
  await page.user.click(told.getByRole('button', { name: sharePhrases.en.action }))
  await screen.findByRole('dialog', { name: sharePhrases.en.ownTitle })
  history.back()
  await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
  await page.user.click(told.getByRole('button', { name: t.newlyPublic.close }))
  await waitFor(() => assert.equal(screen.queryByText(t.newlyPublic.text), null))
})

test('publishing shows at once, and is taken back where it could not be kept', async () => {
  const known = Promise.withResolvers<typeof brokenDown>()
  const page = await renderPage('/athlete/2', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE', { own: { hiddenProfile: true } })),
      answer(putVisibility, () => known.promise),
    ],
  })
  await screen.findByRole('heading', { name: t.hiddenTitle })
  await page.user.click(screen.getByRole('button', { name: t.publish }))
  await screen.findByRole('heading', { name: t.publicTitle })
  known.resolve(brokenDown)
  await screen.findByRole('heading', { name: t.hiddenTitle })
  assert.equal(screen.queryByRole('heading', { name: t.publicTitle }), null)
})

test('a protected page says why it is hidden, and offers its owner no publishing', async () => {
  const own = { protected: true, hiddenProfile: true, welcome: true }
  await openOwn('ATHLETE', pathOf('ATHLETE'), own)
  await screen.findByText(t.protectedText)
  assert.equal(button(t.publish), null)
})

test('a protected athlete sees of the page what others see, and in the second tab all of it', async () => {
  const club = { clubCompositeKey: { clubName: 'Clube da Foz', sport: 'JUDO' as const } }
  const result = {
    ...{ id: 4, date: '2026-05-03', competitionLevel: 'NATIONAL' as const },
    ...{ ageGroup: 'YOUTH' as const, club, result: 1, competition: 'Nacional', evidence: null },
  }
  const ward = ownProfile('ATHLETE', {
    ...{ age: 15, height: 171, weight: 58, club, achievements: [result], own: { protected: true } },
  })
  const competition = {
    ...{ id: 5, name: 'Regional', place: 'Braga', date: '2099-02-20', link: null },
  }
  const page = await renderPage(pathOf('ATHLETE'), {
    as: member('ATHLETE', { protected: true }),
    answers: [
      ...pageAnswers(ward),
      answer(listGuardianships, []),
      answer(readSeason, { competitions: [competition], goals: [], matches: [], updates: [] }),
    ],
  })
  await screen.findByText('Nacional')
  await screen.findByText('Regional')
  const { facts } = profilesPhrases.en
  assert.equal(screen.queryByRole('region', { name: facts.title }), null)
  for (const told of [/Clube da Foz/, 'Braga', /3 May 2026/, /20 February/]) {
    assert.equal(screen.queryByText(told), null, String(told))
  }
  await page.user.click(screen.getByRole('link', { name: t.tabs.manage }))
  await screen.findByText('Braga')
})

test('requests that wait are told above the page, counted at the tab and answered there', async () => {
  const person = { ...member('FAN'), role: 'FAN' as const, sport: null, hasPage: true }
  const entry = {
    ...{ id: 21, status: 'PENDING' as const, totalCredits: 50, periodBought: 1, periodLeft: null },
    ...{ userId: 3, userRole: 'FAN' as const, userName: 'Rita Valadares' },
    userAvatar: { id: 0, main: null },
    athlete: { ...person, id: 2, role: 'ATHLETE' as const, avatar: { id: 0, main: null } },
    supporter: { ...person, avatar: { id: 0, main: null } },
    ...{ private: false, highlighted: false, requestedAt: '2026-11-20T10:00:00.000Z' },
    ...{ answerBy: '2026-12-20T10:00:00.000Z', activeFrom: null, endsAt: null, endedAt: null },
    ...{
      endReason: null,
      thankYou: '',
      note: '',
      goal: null,
      goalOver: false,
      match: { id: 4, by: 'Volta Foods', credits: 50, whole: 50 },
      thanks: null,
    },
    abilities: {
      ...{ accept: true, reject: true, cancel: false, renew: false },
      ...{ close: false, thank: false, highlight: false },
    },
  }
  const later = {
    ...entry,
    ...{ id: 22, userName: 'Zita Moura', answerBy: '2026-12-24T10:00:00.000Z' },
    supporter: { ...entry.supporter, id: 33, name: 'Zita', lastName: 'Moura' },
  }
  const page = await renderPage('/athlete/2', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE')),
      answer(listMySupporters, ({ query: { answered } }) =>
        answered ? { list: [], total: 0 } : { list: [later, entry], total: 2 },
      ),
    ],
  })
  await screen.findByText(t.manage.waiting(2))
  screen.getByRole('link', { name: new RegExp(`^${t.tabs.manage} ?2$`) })
  const { acts, top } = supportersPhrases.en
  assert.equal(button(acts.of(acts.accept, 'Rita Valadares')), null)
  await page.user.click(screen.getByRole('link', { name: t.manage.answer }))
  const asked = within(await screen.findByRole('region', { name: top.title(2) }))
  asked.getByRole('button', { name: acts.of(acts.accept, 'Rita Valadares') })
  // What lapses first is first, with the day and what it brings besides.
  const [first, second] = asked.getAllByRole('listitem').map((one) => one.textContent ?? '')
  assert.ok(first?.includes('20 December') && second?.includes('24 December'), `${first}|${second}`)
  assert.ok(first?.includes(supportersPhrases.en.request.doubled('Volta Foods', '50')), first)
  // The table below has the others: nothing stands twice.
  await screen.findByRole('heading', { name: tables.supporters })
  assert.equal(
    screen.getAllByRole('button', { name: acts.of(acts.accept, 'Rita Valadares') }).length,
    1,
  )
})

test('every way to a part of the page leads to one, and the parts come in that order', async () => {
  for (const role of memberRoles) {
    await openOwn(role, `${pathOf(role)}?tab=manage`)
    const ways = await screen.findByRole('navigation', { name: t.manage.sectionsLabel })
    const current = within(ways).getAllByRole('link')[0]?.getAttribute('aria-current')
    assert.equal(current, 'location')
    await waitFor(() => {
      const parts = within(ways)
        .getAllByRole('link')
        .map((way) => document.getElementById(way.getAttribute('href')?.slice(1) ?? ''))
      for (const [at, part] of parts.entries()) {
        assert.ok(part, `${role}: part ${at}`)
        const before = parts[at - 1]
        const follows = before?.compareDocumentPosition(part) ?? Node.DOCUMENT_POSITION_FOLLOWING
        assert.ok(follows & Node.DOCUMENT_POSITION_FOLLOWING, `${role}: part ${at}`)
      }
      // Orders are there for who sells, and for others once they have bought.
      const isListed = within(ways).queryByRole('link', { name: t.manage.sections.orders }) !== null
      assert.equal(isListed, role === 'SPONSOR')
    })
  }
})

test('five supporters stand there, and all of them where one asks for them', async () => {
  const entries = Array.from({ length: 7 }, (_, at) => request({ id: at + 1, status: 'ACTIVE' }))
  const page = await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE'),
    answers: [
      ...pageAnswers(ownProfile('ATHLETE')),
      answer(listMySupporters, ({ query: { _limit = 10, status } }) =>
        status ? { list: [], total: 0 } : { list: entries.slice(0, _limit), total: 7 },
      ),
    ],
  })
  const table = await screen.findByRole('table', { name: tables.supporters })
  const rows = () => within(table).getAllByRole('row').length - 1
  assert.equal(rows(), 5)
  assert.equal(screen.queryByLabelText(tables.status), null)
  await page.user.click(screen.getByRole('button', { name: tables.showAll.supporters(7) }))
  await waitFor(() => assert.equal(rows(), 7))
  screen.getByLabelText(tables.status)
  await page.hasAddress('/athlete/2?tab=manage&supporters-size=10')
})

test('orders that cannot be read say so where they would stand', async () => {
  await renderPage('/fan/3?tab=manage', {
    as: member('FAN'),
    answers: [...pageAnswers(ownProfile('FAN')), answer(listOrders, violated({}))],
  })
  await screen.findByText(ordersPhrases.en.couldNotLoad)
})

test('an address that asks a stranger for the second tab shows the page', async () => {
  await renderPage('/athlete/2?tab=manage', { answers: pageAnswers(profile('ATHLETE')) })
  await screen.findByRole('heading', { level: 1, name: /Rita/ })
  assert.equal(screen.queryByRole('link', { name: t.tabs.manage }), null)
})

test('a stranger may support, follow and write; the rest is behind one button', async () => {
  const page = await renderPage('/athlete/2', {
    answers: pageAnswers(profile('ATHLETE')),
  })
  const [support] = await screen.findAllByRole('button', {
    name: supportPagePhrases.en.button.support,
    description: supportPagePhrases.en.button.from('50', '€100'),
  })
  assert.ok(support)
  for (const name of [followsPhrases.en.follow, writePhrases.en.action]) {
    assert.ok(button(name), name)
  }
  const rest = [
    sharePhrases.en.action,
    mediaKitPhrases.en.download,
    profilesPhrases.en.print,
    reportsPhrases.en.title.profile,
  ]
  for (const name of rest) assert.equal(button(name), null, name)
  await page.user.click(button(profilesPhrases.en.more)!)
  for (const name of rest) await screen.findByRole('button', { name })
  const wall = screen.getByRole('link', { name: badgeWallPhrases.en.action })
  assert.match(wall.getAttribute('href') ?? '', /^\/wall\/2\?lang=en/)
  assert.equal(wall.getAttribute('target'), '_blank')
})

test('of a hidden page its owner takes the media kit along, and is led to no badge wall', async () => {
  const page = await openOwn('ATHLETE', pathOf('ATHLETE'), { hiddenProfile: true })
  await page.user.click(await screen.findByRole('button', { name: profilesPhrases.en.more }))
  await screen.findByRole('button', { name: mediaKitPhrases.en.download })
  assert.equal(screen.queryByRole('link', { name: badgeWallPhrases.en.action }), null)
})

const result = (id: number, place: number) => ({
  ...{ id, date: `20${10 + id}-05-04`, competitionLevel: 'NATIONAL' as const },
  ...{ ageGroup: 'ADULTS' as const, result: place, competition: `Cup ${id}`, evidence: null },
  club: { clubCompositeKey: { clubName: 'Judo Clube', sport: 'JUDO' as const } },
})

test('of many results the three best stand first, of few the timeline alone', async () => {
  const best = achievementsPhrases.en.best
  const few = [result(3, 9), result(2, 1), result(1, 4)]
  await renderPage('/athlete/2', {
    answers: pageAnswers(profile('ATHLETE', { achievements: few })),
  })
  await screen.findByRole('region', { name: achievementsPhrases.en.title })
  assert.equal(screen.queryByRole('region', { name: best }), null)
  await renderPage('/athlete/2', {
    answers: pageAnswers(profile('ATHLETE', { achievements: [result(4, 2), ...few] })),
  })
  const first = within(await screen.findByRole('region', { name: best }))
  assert.deepEqual(
    first.getAllByRole('listitem').map(({ textContent }) => /Cup \d/.exec(textContent ?? '')?.[0]),
    ['Cup 2', 'Cup 4', 'Cup 1'],
  )
  assert.equal(screen.getAllByText('Cup 3').length, 1)
})
