import assert from 'node:assert/strict'
import { test } from 'node:test'
import { follow, listFollowed } from '@podium/contract/follows'
import { getFan } from '@podium/contract/profiles'
import { followsPhrases } from '@podium/phrases/follows'
import { refusalPhrases } from '@podium/phrases/refusals'
import { listPaidRow } from '@podium/contract/discovery'
import { getNetworkPlaces, type ListedCard, searchNetwork } from '@podium/contract/network'
import { listCreditPacks } from '@podium/contract/payments'
import { getSubscription } from '@podium/contract/plans'
import { discoveryPhrases } from '@podium/phrases/discovery'
import { networkPhrases } from '@podium/phrases/network'
import { answer, brokenDown, type PreparedAnswer, refused } from './answers.ts'
import { member, ownProfile } from './people.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'
import { entitlements, storeAnswers } from './shop.ts'

const t = networkPhrases.en

/** Somebody as the network lists them. */
function card(id: number, details: Partial<ListedCard> = {}): ListedCard {
  return {
    ...{ id, role: 'ATHLETE', name: 'Person', lastName: String(id), sport: 'JUDO' },
    ...{ clubName: null, region: null, countryCode: null, phrase: null, sportestScore: null },
    ...{ avatar: { id: 0, main: null }, hiddenProfile: false, ...details },
  }
}

const found = (...list: ListedCard[]) => ({ list, total: list.length })
const answers = [
  ...storeAnswers,
  answer(getNetworkPlaces, [
    { countryCode: 'PT', region: null, people: 2 },
    { countryCode: 'PT', region: 'Porto', people: 1 },
  ]),
]

const open = (url: string, ...more: PreparedAnswer[]) =>
  renderPage(url, { answers: [...answers, ...more] })
const openAs = (role: 'ADMIN' | 'SPONSOR', url: string, ...more: PreparedAnswer[]) =>
  renderPage(url, {
    as: member(role),
    answers: [...answers, ...more],
  })

const personOf = (id: number, name: string) => ({
  ...{ id, name, lastName: String(id), role: 'ATHLETE' as const },
  ...{ avatar: { id: 0, main: null }, sport: null, visible: true },
})

const main = () => within(screen.getByRole('main'))
// Titles of pages are headers too.
const bar = () => within(screen.getAllByRole('banner')[0]!)

test('people who cannot be read are said to be so in their place, with the search above', async () => {
  const page = await open('/rede-podium', answer(searchNetwork, brokenDown))
  await main().findByText(t.couldNotLoad)
  main().getByRole('searchbox')
  page.server.prepare(answer(searchNetwork, found(card(9))))
  await page.user.click(main().getByRole('button', { name: t.retry }))
  await main().findByRole('link', { name: 'Person 9' })
})

test('one or two letters keep the results with a hint, three search', async ({ mock }) => {
  const quiteria = card(8, { name: 'Quitéria', lastName: 'Falcão' })
  const page = await open(
    '/rede-podium',
    answer(searchNetwork, ({ query }) => (query.q === 'qui' ? found(quiteria) : found(card(9)))),
  )
  const box = main().getByRole<HTMLInputElement>('searchbox')
  mock.timers.enable({ apis: ['setTimeout'] })
  await page.user.type(box, 'qu')
  await screen.findByText(t.hint)
  mock.timers.tick(500)
  mock.timers.reset()
  await page.hasAddress('/rede-podium')
  main().getByRole('link', { name: 'Person 9' })
  await page.user.type(box, 'i')
  await page.hasAddress('/rede-podium/qui')
  await main().findByRole('link', { name: 'Quitéria Falcão' })
  assert.ok(document.activeElement === box, 'the focus stays in the box')
  assert.equal(screen.queryAllByText(t.hint).length, 0)
  const link = main().getByRole('link', { name: 'Quitéria Falcão' })
  assert.equal(link.getAttribute('href'), '/athlete/8')
  await page.user.click(bar().getByRole('link', { name: 'Market' }))
  await page.hasAddress('/market')
  history.back()
  await page.hasAddress('/rede-podium/qui')
  assert.equal((await main().findByRole<HTMLInputElement>('searchbox')).value, 'qui')
})

test('who presses a link right after the last letter is not called back by the search', async () => {
  const held = Promise.withResolvers<void>()
  const [packs] = storeAnswers
  const page = await open(
    '/rede-podium',
    answer(searchNetwork, found(card(9))),
    answer(listCreditPacks, () => held.promise.then(() => packs?.answer({} as never) as never)),
  )
  await page.user.type(main().getByRole('searchbox'), 'qui')
  await page.user.click(bar().getByRole('link', { name: 'Market' }))
  await new Promise((resolve) => setTimeout(resolve, 500))
  held.resolve()
  await page.hasAddress('/market')
})

test('the address of the network in other words leads to it', async () => {
  const page = await open('/network')
  await page.hasAddress('/rede-podium')
})

test('a search that finds nobody says what to do', async () => {
  const page = await open('/rede-podium/zzzzzz')
  await screen.findByText(t.empty.forQuery('zzzzzz'))
  await page.user.click(screen.getByRole('link', { name: t.empty.reset }))
  await page.hasAddress('/rede-podium')
})

test('filters stand in the address and hold where it is opened', async () => {
  const volta = card(5, { role: 'SPONSOR', name: 'Volta Foods', lastName: '', sport: null })
  const page = await open(
    '/rede-podium',
    answer(searchNetwork, ({ query: { type, sport } }) =>
      type === 'SPONSOR' && !sport ? found(volta) : found(),
    ),
  )
  const tab = () => main().findByRole('link', { name: t.types.SPONSOR })
  await page.user.click(await tab())
  await page.hasAddress(/type=SPONSOR/)
  await main().findByRole('link', { name: 'Volta Foods' })
  await page.user.selectOptions(main().getByLabelText(t.sport), 'GOLF')
  await page.hasAddress(/sport=GOLF/)
  await screen.findByText(t.empty.forFilters)
  await open(location.pathname + location.search)
  await waitFor(async () => assert.equal((await tab()).getAttribute('aria-current'), 'page'))
  assert.equal(main().getByLabelText<HTMLSelectElement>(t.sport).value, 'GOLF')
})

test('the order, and who takes requests of support, stand in the address', async () => {
  const [ana, rui] = [card(3, { name: 'Ana' }), card(4, { name: 'Rui' })]
  const page = await open(
    '/rede-podium',
    answer(searchNetwork, ({ query: { _sort, accepts } }) => {
      if (accepts) return found(rui)
      return _sort === 'new' ? found(rui, ana) : found(ana, rui)
    }),
  )
  const names = () =>
    main()
      .getAllByRole('heading', { level: 2 })
      .map((name) => name.textContent)
  await waitFor(() => assert.deepEqual(names(), ['Ana 3', 'Rui 4']))
  await page.user.selectOptions(main().getByLabelText(t.sort), 'new')
  await page.hasAddress('/rede-podium?sort=new')
  await waitFor(() => assert.deepEqual(names(), ['Rui 4', 'Ana 3']))
  await page.user.click(main().getByRole('checkbox', { name: t.accepts }))
  await page.hasAddress('/rede-podium?type=ATHLETE&accepts=true&sort=new')
  await waitFor(() => assert.deepEqual(names(), ['Rui 4']))
  // Nobody else is asked for support.
  await page.user.click(main().getByRole('link', { name: t.types.SPONSOR }))
  await page.hasAddress('/rede-podium?type=SPONSOR&sort=new')
  assert.ok(!screen.queryByRole('button', { name: t.nearMe }))
})

test('people near a member are those of their region, and of everywhere again', async () => {
  const page = await renderPage('/rede-podium', {
    as: member('FAN'),
    answers: [
      ...answers,
      answer(getFan, ownProfile('FAN', { countryCode: 'PT', region: 'Porto' })),
      answer(searchNetwork, found(card(3))),
      answer(listFollowed, { list: [], total: 0 }),
    ],
  })
  const near = () => screen.findByRole('button', { name: t.nearMe })
  assert.equal(page.server.sent(getFan).length, 0)
  await page.user.click(await near())
  await page.hasAddress('/rede-podium?country=PT&region=Porto')
  await waitFor(async () => assert.equal((await near()).getAttribute('aria-pressed'), 'true'))
  await page.user.click(await near())
  await page.hasAddress('/rede-podium')
})

test('a member follows in place, and whom they follow is asked once for a page', async () => {
  const texts = followsPhrases.en
  const [ana, rui] = [card(21, { name: 'Ana' }), card(22, { name: 'Rui' })]
  const options = (...more: PreparedAnswer[]) => ({
    as: member('FAN'),
    answers: [
      ...answers,
      answer(searchNetwork, found(ana, rui, card(member('FAN').id))),
      answer(listFollowed, { list: [rui].map(({ id, name }) => personOf(id, name)), total: 1 }),
      ...more,
    ],
  })
  const page = await renderPage('/rede-podium', options(answer(follow, refused('userNotFound'))))
  const press = async () =>
    page.user.click(await screen.findByRole('button', { name: texts.followOne('Ana 21') }))
  await screen.findByRole('button', { name: texts.unfollowTitle('Rui 22'), pressed: true })
  assert.deepEqual(
    page.server.sent(listFollowed).map(({ query }) => query.ids),
    [`21,22,${member('FAN').id}`],
  )
  assert.equal(screen.getAllByRole('button', { name: /ollow/ }).length, 2)
  await press()
  await screen.findByText(refusalPhrases.en.userNotFound)
  page.server.prepare(answer(follow, { following: true, followers: 1 }))
  await press()
  await screen.findByRole('button', { name: texts.unfollowTitle('Ana 21'), pressed: true })
  assert.deepEqual(page.server.sent(follow).at(-1)?.params, { userId: 21 })
})

test('later pages that are read anew are shown anew', async () => {
  const all = Array.from({ length: 21 }, (_, at) => card(100 + at))
  const first = { list: all.slice(0, 20), total: 21 }
  const page = await renderPage('/rede-podium?pages=2', {
    as: member('FAN'),
    answers: [
      ...answers,
      answer(listFollowed, { list: [], total: 0 }),
      answer(searchNetwork, ({ query }) =>
        query._page === 0 ? first : { list: all.slice(20), total: 21 },
      ),
    ],
  })
  await main().findByRole('link', { name: 'Person 120' })
  const held = Promise.withResolvers<void>()
  page.server.prepare(
    answer(searchNetwork, async ({ query }) => {
      if (query._page === 0) return first
      await held.promise
      return { list: [card(120, { name: 'Renamed' })], total: 21 }
    }),
  )
  await waitFor(() => {
    page.tell({ type: 'REFETCH' })
    assert.ok(page.server.sent(searchNetwork).length >= 4)
  })
  await waitFor(() => assert.ok(!document.querySelector('main [aria-busy="true"]')))
  held.resolve()
  await main().findByRole('link', { name: 'Renamed 120' })
})

test('more pages than an address can ask for are not offered', async () => {
  await open(
    '/rede-podium?pages=50',
    answer(searchNetwork, ({ query }) => ({ list: [card(1 + query._page)], total: 2000 })),
  )
  await main().findByRole('link', { name: 'Person 50' })
  assert.ok(!main().queryByRole('button', { name: t.loadMore }))
})

test('rows or cards are as chosen last on the device', async () => {
  const list = () => document.querySelector<HTMLElement>('main ul[data-view]')!.dataset.view
  const page = await open('/rede-podium', answer(searchNetwork, found(card(3))))
  assert.equal(list(), 'fitting')
  await page.user.click(screen.getByRole('button', { name: t.views.rows }))
  assert.equal(list(), 'rows')
  await page.user.click(bar().getByRole('link', { name: 'Market' }))
  await page.hasAddress('/market')
  history.back()
  await page.hasAddress('/rede-podium')
  await waitFor(() => assert.equal(list(), 'rows'))
})

test('an administrator filters by who hides', async () => {
  const hidden = { name: 'Hermengarda', lastName: 'Recatada', hiddenProfile: true }
  const page = await openAs(
    'ADMIN',
    '/rede-podium/hermengarda',
    answer(searchNetwork, ({ query }) =>
      query.hiddenProfile === 'false' ? found() : found(card(8, hidden)),
    ),
  )
  const choose = async (status: 'true' | 'false') =>
    page.user.selectOptions(await main().findByLabelText(t.status), status)
  await choose('true')
  await page.hasAddress('/rede-podium/hermengarda?hiddenProfile=true')
  await main().findByRole('link', { name: 'Hermengarda Recatada' })
  main().getByText(t.hidden)
  await choose('false')
  await screen.findByText(t.empty.forBoth('hermengarda'))
  assert.equal(page.server.sent(searchNetwork).at(-1)?.query.hiddenProfile, 'false')
})

test('a visitor is not offered it', async () => {
  const page = await open('/rede-podium?hiddenProfile=true')
  await main().findByLabelText(t.country)
  assert.equal(main().queryAllByLabelText(t.status).length, 0)
  assert.equal(main().queryAllByRole('link', { name: t.resetFilters }).length, 0)
  assert.equal(page.server.sent(searchNetwork)[0]?.query.hiddenProfile, undefined)
})

test('an administrator finds fans and administrators', async () => {
  const policarpo = card(8, { role: 'FAN', name: 'Policarpo', lastName: 'Bancada', sport: null })
  const admin = card(1, { role: 'ADMIN', sport: null })
  const page = await openAs(
    'ADMIN',
    '/rede-podium/policarpo',
    answer(searchNetwork, ({ query }) => found(query.type === 'ADMIN' ? admin : policarpo)),
  )
  await page.user.click(await main().findByRole('link', { name: t.types.FAN }))
  await page.hasAddress('/rede-podium/policarpo?type=FAN')
  const link = await main().findByRole('link', { name: 'Policarpo Bancada' })
  assert.equal(link.getAttribute('href'), '/fan/8')
  await page.user.click(main().getByRole('link', { name: t.types.ADMIN }))
  await main().findByRole('heading', { name: 'Person 1' })
  // The tab says it of all of them.
  assert.equal(main().queryByText(t.roles.ADMIN), null)
  assert.equal(page.server.sent(searchNetwork).at(-1)?.query.type, 'ADMIN')
})

test('among everybody each card says what somebody is and where, and names the score', async () => {
  const place = { region: 'Porto', countryCode: 'PT', sportestScore: 7 }
  await open('/rede-podium', answer(searchNetwork, found(card(8, place))))
  const line = (await main().findByText(t.roles.ATHLETE)).closest('p')
  assert.equal(line?.textContent, `${t.roles.ATHLETE} · Porto, Portugal`)
  main().getByRole('img', { name: t.score('Athlete sportest', 7) })
})

test('to a visitor the address of fans is everybody', async () => {
  const page = await open('/rede-podium/policarpo?type=FAN')
  await screen.findByText(t.empty.forQuery('policarpo'))
  assert.equal(screen.queryAllByRole('link', { name: t.types.FAN }).length, 0)
  assert.equal(page.server.sent(searchNetwork)[0]?.query.type, undefined)
})

const subscribed = (athletesByClass: boolean) =>
  answer(getSubscription, {
    subscription: null,
    entitlements: { ...entitlements, athletesByClass },
  })

test('a sponsor reads which plan finds athletes by class', async () => {
  await openAs('SPONSOR', '/rede-podium', subscribed(false))
  const needs = await main().findByRole('link', { name: t.classNeedsPlan })
  assert.match(needs.getAttribute('href') ?? '', /tab=plans/)
})

test('a sponsor with the plan finds athletes by class', async () => {
  const page = await openAs('SPONSOR', '/rede-podium', subscribed(true))
  const least = () => main().findByLabelText<HTMLSelectElement>(t.class)
  await page.user.selectOptions(await least(), '7')
  await page.hasAddress(/type=ATHLETE&class=7$/)
  await page.user.selectOptions(await least(), t.classes('0'))
  await page.hasAddress(/type=ATHLETE&class=0$/)
  await waitFor(() => {
    const { type, class: asked, _sort, _order } = page.server.sent(searchNetwork).at(-1)!.query
    assert.deepEqual({ type, asked, _sort, _order }, byClass)
  })
  await openAs('SPONSOR', location.pathname + location.search, subscribed(true))
  assert.equal((await least()).value, '0')
  assert.equal(screen.queryAllByText(t.couldNotLoad).length, 0)
})

const byClass = { type: 'ATHLETE', asked: undefined, _sort: 'class', _order: 'DESC' }

test('to whom it is not offered, the address of a class is athletes by name', async () => {
  const page = await open('/rede-podium?type=ATHLETE&class=0')
  await main().findByLabelText(t.country)
  assert.equal(screen.queryAllByText(t.couldNotLoad).length, 0)
  assert.equal(main().queryAllByLabelText(t.class).length, 0)
  assert.equal(main().queryAllByRole('link', { name: t.classNeedsPlan }).length, 0)
  assert.notEqual(page.server.sent(searchNetwork)[0]?.query._sort, 'class')
})

test('a row of people says that it is paid for, and goes once one looks for somebody', async () => {
  const row = [card(1), card(2)].map((shown) => ({
    ...shown,
    role: 'ATHLETE' as const,
  }))
  const page = await open('/rede-podium', answer(listPaidRow, row))
  const { title, mark } = discoveryPhrases.en.paid
  const region = within(await screen.findByRole('region', { name: title }))
  region.getByText(mark)
  assert.equal(region.getAllByRole('link').length, 2)
  await page.user.click(main().getByRole('link', { name: t.types.SPONSOR }))
  await waitFor(() => assert.equal(screen.queryAllByRole('region', { name: title }).length, 0))
})

test('the search of the top bar leads to the network, whatever was typed', async () => {
  const page = await open('/market')
  await page.user.type(bar().getByRole('searchbox'), 'Zé & Cª/x?{Enter}')
  await page.hasAddress('/rede-podium/Z%C3%A9%20%26%20C%C2%AA%2Fx%3F')
  await waitFor(() => {
    assert.equal(main().getByRole<HTMLInputElement>('searchbox').value, 'Zé & Cª/x?')
  })
})

test('a filtered address names sport, country and region, and all of them are taken back', async () => {
  const one = found(card(8, { name: 'Zulmira', lastName: 'Douro' }))
  const page = await open('/rede-podium', answer(searchNetwork, one))
  const filters = within(await screen.findByRole('group', { name: t.filters }))
  await page.user.selectOptions(filters.getByLabelText(t.sport), 'ROWING')
  await filters.findByRole('option', { name: 'Porto' })
  await page.user.selectOptions(filters.getByLabelText(t.country), 'PT')
  await page.user.selectOptions(filters.getByLabelText(t.region), 'Porto')
  await page.hasAddress('/rede-podium?sport=ROWING&country=PT&region=Porto')
  await main().findByRole('link', { name: 'Zulmira Douro' })
  await screen.findByText(t.total('1', true))
  const { sport, country, region } = page.server.sent(searchNetwork).at(-1)!.query
  assert.deepEqual({ sport, country, region }, { sport: 'ROWING', country: 'PT', region: 'Porto' })
  await page.user.click(filters.getByRole('link', { name: t.resetFilters }))
  await page.hasAddress('/rede-podium')
})

test('the network is searched, filtered and empty in Portuguese', async () => {
  const pt = networkPhrases.pt
  const iris = found(card(8, { name: 'Íris', lastName: 'Natação' }))
  const page = await renderPage('/rede-podium/iris', {
    language: 'pt',
    answers: [
      ...answers,
      answer(searchNetwork, ({ query }) => (query.sport === 'GOLF' ? found() : iris)),
    ],
  })
  await screen.findByRole('heading', { name: pt.title })
  await main().findByRole('link', { name: 'Íris Natação' })
  await page.user.selectOptions(main().getByLabelText(pt.sport), 'Golfe')
  await screen.findByText(pt.empty.forBoth('iris'))
  await page.user.click(screen.getByRole('link', { name: pt.empty.withoutFilters }))
  await page.hasAddress('/rede-podium/iris')
})
