import assert from 'node:assert/strict'
import { test, type TestContext } from 'node:test'
import { listDelegations, readActing } from '@podium/contract/delegations'
import { countUnread } from '@podium/contract/notifications'
import { getAthlete, getManager, putAthlete } from '@podium/contract/profiles'
import { scopes as allScopes } from '@podium/contract/scopes'
import { listMySupporters } from '@podium/contract/support'
import { getWallet } from '@podium/contract/wallet'
import { getOrder, listOrders } from '@podium/contract/orders'
import { ordersPhrases } from '@podium/phrases/orders'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { notificationPhrases } from '@podium/phrases/notifications'
import { actingPhrases } from '@podium/phrases/acting'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { shellPhrases } from '@podium/phrases/shell'
import { supportersPhrases } from '@podium/phrases/supporters'
import { actOn } from '../src/client/acting.ts'
import { currentToasts } from '../src/ui/feedback/toasts.ts'
import { dialogTells, noDialog } from './administering.ts'
import { answer, type PreparedAnswer } from './answers.ts'
import { order } from './goods.ts'
import { settingsAnswers } from './ownSettings.ts'
import { signIn } from './signingIn.ts'
import { member, ownProfile } from './people.ts'
import { field, fill, renderPage, screen, waitFor, within } from './renderPage.ts'
import { carlos, card, delegation, ines, inesPage, listed } from './delegated.ts'
import { openCarlos } from './actingFor.ts'

const t = delegationsPhrases.en
const bar = actingPhrases.en
const fiscalCode = '123456789'

const savedPage = ownProfile('ATHLETE', { ...inesPage, own: { fiscalCode } })

const namesOf = (calls: { actingFor: string | null }[]) => calls.map(({ actingFor }) => actingFor)

test('the account menu leads to acting for somebody, said on the page with one tap back', async () => {
  const page = await openCarlos(allScopes)
  await page.act()
  await screen.findByRole('heading', { level: 1, name: 'Inês Carvalho' })
  assert.deepEqual(new Set(namesOf(page.server.sent(getAthlete))), new Set(['70']))
  await page.back()
  await page.hasAddress('/home')
  assert.equal(
    screen.queryByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') }),
    null,
  )
  assert.equal(sessionStorage.getItem('podium.acting'), null)
})

test('the bar shows what the scopes allow, and asks for nothing else', async () => {
  const page = await openCarlos(['PAGE'])
  const before = page.server.sent(countUnread).length
  await page.act()
  await screen.findByRole('heading', { level: 1, name: 'Inês Carvalho' })
  for (const route of [getWallet, listMySupporters])
    assert.deepEqual(namesOf(page.server.sent(route)).filter(Boolean), [], route.path)
  assert.equal(page.server.sent(countUnread).length, before)
  for (const name of [/^Wallet/, /^Messages/, /^Notifications/, /^Home/]) {
    assert.equal(screen.queryByRole('link', { name }), null, String(name))
    assert.equal(screen.queryByRole('button', { name }), null, String(name))
  }
  await page.openMenu()
  assert.equal(screen.queryByRole('link', { name: 'Settings' }), null)
  assert.equal(screen.queryByRole('link', { name: 'My orders' }), null)
  assert.equal(screen.queryByRole('button', { name: 'My supports' }), null)
})

test('who may act for many finds the first by name in the menu, and the others on demand', async () => {
  const names = ['Zita', 'Bento', 'Duarte', 'Ana', 'Carla', 'Eva', 'Filipe']
  const many = names.map((name, at) => {
    const { principal } = delegation()
    return delegation({
      id: 200 + at,
      principal: { ...principal, id: 300 + at, name, lastName: '' },
    })
  })
  const page = await renderPage('/settings', {
    as: carlos,
    answers: [...settingsAnswers, answer(getManager, ownProfile('MANAGER')), listed(...many)],
  })
  await page.user.click(await screen.findByRole('button', { name: /^Account|Carlos/ }))
  const others = within(await screen.findByRole('region', { name: bar.others }))
  const shown = () => others.getAllByRole('button').map(({ textContent }) => textContent)
  const sorted = names.toSorted().map(bar.actFor)
  assert.deepEqual(shown(), [...sorted.slice(0, 5), bar.all(7)])
  await page.user.click(others.getByRole('button', { name: bar.all(7) }))
  assert.deepEqual(shown(), sorted)
})

/** So many athletes for whom Carlos acts. */
function actsFor(count: number): PreparedAnswer {
  const many = Array.from({ length: count }, (_, at) => {
    const principal = { ...card(ines), id: 300 + at, name: `Atleta ${at}`, lastName: '' }
    return delegation({ id: 200 + at, principal })
  })
  return answer(listDelegations, ({ query }) => {
    const { _page = 0, _limit = 10 } = query as { _page?: number; _limit?: number }
    return { list: many.slice(_page * _limit, (_page + 1) * _limit), total: many.length }
  })
}

test('for whom one acts is found by name in the settings too, from ten on', async () => {
  await renderPage('/settings/acting', { as: carlos, answers: [...settingsAnswers, actsFor(10)] })
  const list = within(await screen.findByRole('list', { name: t.acting.title }))
  assert.equal(list.getAllByRole('listitem').length > 9, true)
  const search = screen.getByRole('searchbox', { name: bar.search })
  fill(search, 'atleta 7')
  await waitFor(() => assert.equal(list.queryByText('Atleta 0'), null))
  list.getByText('Atleta 7')
  fill(search, 'nobody')
  await screen.findByText(bar.nobody)
  await renderPage('/settings/acting', { as: carlos, answers: [...settingsAnswers, actsFor(9)] })
  await screen.findByRole('list', { name: t.acting.title })
  assert.equal(screen.queryByRole('searchbox', { name: bar.search }), null)
})

test('of however many somebody is found in the menu by name', async () => {
  const page = await renderPage('/settings', {
    as: carlos,
    answers: [...settingsAnswers, answer(getManager, ownProfile('MANAGER')), actsFor(130)],
  })
  await page.user.click(await screen.findByRole('button', { name: /^Account|Carlos/ }))
  const others = within(await screen.findByRole('region', { name: bar.others }))
  await others.findByRole('button', { name: bar.all(130) })
  const search = others.getByRole('searchbox', { name: bar.search })
  fill(search, 'atleta 129')
  await others.findByRole('button', { name: bar.actFor('Atleta 129') })
  assert.equal(others.queryByRole('button', { name: bar.actFor('Atleta 0') }), null)
  fill(search, 'nobody')
  await others.findByText(bar.nobody)
})

test('who answers requests alone begins with them, and who spends alone reads the orders', async () => {
  const answers = await openCarlos(['SUPPORT'], answer(listMySupporters, { list: [], total: 0 }))
  await answers.act()
  await screen.findByRole('dialog', { name: supportersPhrases.en.tables.ofOther.manager('Inês') })

  const bought = answer(listOrders, { list: [order()], total: 1 })
  const spends = await openCarlos(['SPEND'], bought, answer(getOrder, order()))
  await spends.act()
  await screen.findByRole('heading', { level: 1, name: ordersPhrases.en.title })
  await spends.user.click(await screen.findByRole('link', { name: /Race cap/ }))
  await spends.hasAddress('/orders/7')
  await within(await screen.findByRole('dialog')).findByText(/Race cap/)
  await spends.user.keyboard('{Escape}')
  await spends.openMenu()
  screen.getByRole('link', { name: ownBarPhrases.en.orders })
})

test('the requests of the other go with them, and none are left on the device', async () => {
  const page = await openCarlos(['SUPPORT'], answer(listMySupporters, { list: [], total: 2 }))
  const waiting = { name: supportersPhrases.en.corner(2) }
  assert.equal(screen.queryByRole('button', waiting), null)
  await page.act()
  await screen.findByRole('button', waiting)
  await page.back()
  await page.hasAddress('/home')
  await waitFor(() =>
    assert.equal(
      screen.queryByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') }),
      null,
    ),
  )
  assert.equal(screen.queryByRole('button', waiting), null)
  assert.equal(localStorage.getItem('podium.pending-supporters'), null)
})

test('a page that takes another scope says so, and the ways on lead somewhere', async () => {
  const page = await openCarlos(['PAGE'])
  await page.act()
  history.pushState(null, '', '/wallet')
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  await screen.findByText(bar.notAllowed.title)
  await page.user.click(screen.getByRole('link', { name: bar.notAllowed.toPage('Inês') }))
  await page.hasAddress(`/athlete/${ines.id}`)
})

test('where it has ended the next act says so, and what was typed stays until one goes back', async () => {
  const page = await openCarlos(
    ['PAGE'],
    answer(putAthlete, savedPage),
    answer(getAthlete, savedPage),
  )
  await page.act()
  await page.user.click(await screen.findByRole('link', { name: 'Edit my page' }))
  await page.hasAddress('/profile/athlete')
  await waitFor(() => field('phrase'))
  fill(field('phrase'), 'One lap more')
  page.server.endActing()
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(bar.over.title('Inês'))
  // What the dialog says is no toast over it too.
  await waitFor(() => assert.equal(document.querySelector('[aria-busy="true"]'), null))
  assert.deepEqual(currentToasts(), [])
  await page.user.click(dialog.getByRole('button', { name: bar.over.stay }))
  await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
  assert.equal(field('phrase').value, 'One lap more')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  const again = within(await screen.findByRole('dialog'))
  // Who has read in the dialog what is lost is not asked once more.
  await page.user.click(again.getByRole('button', { name: bar.back }))
  await page.hasAddress('/home')
})

test('a tab that is loaded again acts on, unless it has ended meanwhile', async () => {
  const page = await openCarlos(['PAGE'])
  sessionStorage.setItem('podium.acting', String(ines.id))
  assert.equal(await actOn(), true)
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') })
  page.server.endActing()
  sessionStorage.setItem('podium.acting', String(ines.id))
  assert.equal(await actOn(), false)
  assert.equal(sessionStorage.getItem('podium.acting'), null)
})

test('in Portuguese too the page says who acts for whom, in the language of who sits there', async () => {
  const page = await renderPage('/settings/acting', {
    ...{ as: member('FAN'), language: 'pt' },
    answers: [
      ...settingsAnswers,
      listed(delegation()),
      answer(getAthlete, ownProfile('ATHLETE', inesPage)),
    ],
  })
  page.server.letAct({ ...ines, language: 'en' }, ['PAGE'])
  const { acting } = delegationsPhrases.pt
  await page.user.click(await screen.findByRole('button', { name: acting.actFor('Inês') }))
  await screen.findByText('Rita em nome de Inês')
  await screen.findByRole('button', { name: actingPhrases.pt.back })
})

test('who begins to act on a page that is not for who acts is refused nothing on the way to theirs', async () => {
  const held = Promise.withResolvers<void>()
  const page = await renderPage('/settings/guardian', {
    as: carlos,
    answers: [
      ...settingsAnswers,
      listed(delegation()),
      answer(getAthlete, () => held.promise.then(() => ownProfile('ATHLETE', inesPage))),
    ],
  })
  page.server.letAct(ines, ['PAGE'])
  await page.user.click(screen.getByRole('button', { name: /^Account menu/ }))
  await page.user.click(await screen.findByRole('button', { name: bar.actFor('Inês Carvalho') }))
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') })
  await waitFor(() => assert.ok(document.querySelector('main [aria-busy]')))
  assert.equal(screen.queryByText(bar.notAllowed.title), null)
  await page.hasAddress('/settings/guardian')
  held.resolve()
  await screen.findByRole('heading', { level: 1, name: 'Inês Carvalho' })
})

test('a part of the settings that is not for who acts says so, and the bar counts no messages', async () => {
  const page = await renderPage('/settings/acting', {
    as: member('FAN'),
    answers: [
      ...settingsAnswers,
      listed(delegation()),
      answer(getAthlete, ownProfile('ATHLETE', inesPage)),
    ],
  })
  page.server.letAct(ines, ['PAGE', 'MESSAGES'])
  await page.user.click(await screen.findByRole('button', { name: t.acting.actFor('Inês') }))
  const bell = notificationPhrases.en.bell
  await screen.findByRole('link', { name: bell.inbox })
  assert.equal(screen.queryByRole('link', { name: bell.messages(0) }), null)
  history.pushState(null, '', '/settings/guardian')
  dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByRole('heading', { name: actingPhrases.en.notAllowed.title })
  await page.hasAddress('/settings/guardian')
})
test('a guardian says in the form why a ward’s date of birth changes', async () => {
  const ward = ownProfile('ATHLETE', { ...inesPage, own: { fiscalCode, protected: true } })
  const page = await openCarlos(['PAGE'], answer(putAthlete, ward), answer(getAthlete, ward))
  await page.act()
  await page.user.click(await screen.findByRole('link', { name: 'Edit my page' }))
  await page.hasAddress('/profile/athlete')
  await waitFor(() => field('reason'))
  fill(field('reason'), 'An identity card.')
  fill(field('phrase'), 'One lap more')
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    assert.equal(page.server.sent(putAthlete)[0]?.body.reason, 'An identity card.'),
  )
})

/** Carlos, who has typed in the form of Inês's page when the server knows his session no more, and sends it. */
async function sendUnknown() {
  const ward = ownProfile('ATHLETE', { ...inesPage, own: { fiscalCode, protected: true } })
  const page = await openCarlos(['PAGE'], answer(putAthlete, ward), answer(getAthlete, ward))
  await page.act()
  await page.user.click(await screen.findByRole('link', { name: 'Edit my page' }))
  await waitFor(() => field('reason'))
  fill(field('reason'), 'An identity card.')
  page.server.endSessions()
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await dialogTells(shellPhrases.en.sessionEnded.title)
  return page
}

const typedReason = () => document.querySelector<HTMLInputElement>('main [name="reason"]')?.value

test('a session lost while acting for somebody costs nothing: who acts signs in again, and acts on', async () => {
  const page = await sendUnknown()
  assert.equal(typedReason(), 'An identity card.')
  screen.getByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') })
  await signIn(page, carlos)
  await waitFor(() => assert.equal(page.server.sent(putAthlete).length, 1))
  const [sent] = page.server.sent(putAthlete)
  assert.deepEqual([sent?.body.reason, sent?.actingFor], ['An identity card.', '70'])
})

test('where for whom somebody acted signs in in their place, nothing typed is there or sent', async () => {
  const page = await sendUnknown()
  page.server.prepare(answer(getAthlete, savedPage))
  await signIn(page, ines)
  await noDialog()
  await waitFor(() =>
    assert.equal(
      screen.queryByRole('complementary', { name: shellPhrases.en.whoFor('Carlos', 'Inês') }),
      null,
    ),
  )
  await waitFor(() => assert.equal(typedReason(), undefined))
  assert.equal(page.server.sent(putAthlete).length, 0)
})

/** What the page does every so many milliseconds, for a test to do: it does not come by itself. */
function ticksOf(context: TestContext, everyMs: number): (() => void)[] {
  const { setInterval } = globalThis
  const ticks: (() => void)[] = []
  context.mock.method(globalThis, 'setInterval', (act: () => void, ms?: number) => {
    if (ms !== everyMs) return setInterval(act, ms)
    ticks.push(act)
    return setInterval(() => undefined, ms)
  })
  return ticks
}

test('other scopes show within seconds, and what they show is read', async (context) => {
  const ticks = ticksOf(context, 5_000)
  const wallet = { available: 321, reserved: 0, held: 0, debt: 0, version: 1 }
  const page = await openCarlos(['PAGE'], answer(getWallet, wallet))
  await page.act()
  await screen.findByRole('heading', { level: 1, name: 'Inês Carvalho' })
  const moneyOf = () => namesOf(page.server.sent(getWallet)).filter(Boolean)
  const asked = page.server.sent(getAthlete).length
  ticks[0]?.()
  await waitFor(() => assert.equal(page.server.sent(readActing).length, 2))
  // The same as before is no reason to read anything.
  assert.deepEqual([page.server.sent(getAthlete).length, moneyOf()], [asked, []])
  page.server.letAct(ines, ['MONEY_READ'])
  ticks[0]?.()
  await screen.findByText(bar.changed('Inês'))
  await waitFor(() => assert.ok(page.server.sent(getAthlete).length > asked))
  await waitFor(() => assert.ok(moneyOf().length > 0))
  page.server.endActing()
  ticks[0]?.()
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByText(bar.over.title('Inês'))
  await page.user.click(dialog.getByRole('button', { name: bar.over.stay }))
  const last = page.server.sent(readActing).length
  ticks[0]?.()
  await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
  assert.equal(page.server.sent(readActing).length, last)
})

test('an act whose scope is gone is refused, said once, and what was typed stays', async (context) => {
  const ticks = ticksOf(context, 5_000)
  const page = await openCarlos(
    ['PAGE', 'MONEY_READ'],
    answer(putAthlete, savedPage),
    answer(getAthlete, savedPage),
  )
  await page.act()
  await page.user.click(await screen.findByRole('link', { name: 'Edit my page' }))
  await page.hasAddress('/profile/athlete')
  await waitFor(() => field('phrase'))
  fill(field('phrase'), 'One lap more')
  page.server.letAct(ines, ['MONEY_READ'])
  await page.user.click(screen.getByRole('button', { name: 'Save' }))
  await screen.findByText(bar.changed('Inês'))
  // It was the act that told, before the page would have asked.
  assert.equal(ticks.length, 1)
  assert.equal(page.server.sent(putAthlete).length, 0)
  assert.equal(field('phrase').value, 'One lap more')
  assert.equal(screen.queryByText(bar.notAllowed.title), null)
})

test('what is shown is read again now and then, and when the page is looked at again', async (context) => {
  const ticks = ticksOf(context, 30_000)
  const page = await openCarlos(['PAGE'])
  await page.act()
  await screen.findByRole('heading', { level: 1, name: 'Inês Carvalho' })
  const asked = () => page.server.sent(getAthlete).length
  const before = asked()
  assert.equal(ticks.length, 1)
  ticks[0]?.()
  await waitFor(() => assert.ok(asked() > before))
  const between = asked()
  document.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => assert.ok(asked() > between))
  // An end is met by the next of them, and told once.
  page.server.endActing()
  ticks[0]?.()
  const dialog = within(await screen.findByRole('dialog'))
  await page.user.click(dialog.getByRole('button', { name: bar.over.stay }))
  const last = asked()
  ticks[0]?.()
  await waitFor(() => assert.equal(screen.queryByRole('dialog'), null))
  assert.equal(asked(), last)
})
