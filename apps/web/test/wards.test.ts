import assert from 'node:assert/strict'
import { test } from 'node:test'
import { allRoutes } from '@podium/contract'
import { readAgreement } from '@podium/contract/agreements'
import { listDelegations, readActing } from '@podium/contract/delegations'
import { listGuardianships } from '@podium/contract/guardianship'
import { getMessageSettings, listBlocks, listConversations } from '@podium/contract/messages'
import { getOrder, listOrders } from '@podium/contract/orders'
import { getSubscription } from '@podium/contract/plans'
import { getAthlete, putVisibility } from '@podium/contract/profiles'
import { readSeason } from '@podium/contract/season'
import { scopes } from '@podium/contract/scopes'
import { getSupport, listAthletesISupport, listMySupporters } from '@podium/contract/support'
import { listDeliveries, listWebhooks } from '@podium/contract/webhooks'
import { shellPhrases } from '@podium/phrases/shell'
import { agreementsPhrases } from '@podium/phrases/agreements'
import { delegationsPhrases } from '@podium/phrases/delegations'
import { guardianshipPhrases } from '@podium/phrases/guardianship'
import { messagesPhrases } from '@podium/phrases/messages'
import { ordersPhrases } from '@podium/phrases/orders'
import { ownPagePhrases } from '@podium/phrases/own-page'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { plansPhrases } from '@podium/phrases/plans'
import { productsPhrases } from '@podium/phrases/products'
import { storePhrases } from '@podium/phrases/store'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { actFor } from '../src/client/acting.ts'
import { agreement, noneAgreed } from './agreed.ts'
import { answer, type PreparedAnswer } from './answers.ts'
import { order, product, productAnswers } from './goods.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'
import { entitlements, inAnHour, storeAnswers } from './shop.ts'
import { stands } from './supportPages.ts'
import { noAbilities, request } from './supports.ts'

const t = guardianshipPhrases.en
const ward = member('ATHLETE', { protected: true })
const noPicture = { id: 0, main: null }
const paula = {
  ...{ id: 71, role: 'FAN' as const, name: 'Paula', lastName: 'Lopes' },
  ...{ avatar: noPicture, sport: null, visible: true },
}
const looked = answer(listGuardianships, [
  {
    ...{ id: 8, state: 'ACTIVE', email: null, offeredUntil: null, guardian: paula },
    ward: { ...paula, id: ward.id, name: ward.name },
    ...{ wardAge: 15, hiddenProfile: false, pageShown: true, allowed: null, contacts: [] },
  },
])

const freeToWrite = answer(getMessageSettings, {
  ...{ whoMayWrite: 'EVERYONE' as const, contactsLeft: null, contactsPerMonth: null },
})

const others = profile('ATHLETE', { id: 44, name: 'Inês' })
const own = ownProfile('ATHLETE', { own: { protected: true } })
const season = {
  competitions: [],
  goals: [
    {
      ...{ id: 7, title: 'Nationals', purpose: '', credits: 300, until: '2099-02-20', received: 0 },
      ...{ matched: 0, state: 'OPEN' as const },
    },
  ],
  matches: [],
  updates: [
    {
      ...{ id: 4, text: 'In shape.', at: '2026-11-20T10:00:00.000Z', media: [], told: 3 },
      audience: 'EVERYBODY' as const,
    },
  ],
}

interface Offer {
  path: string
  answers: PreparedAnswer[]
  /** What stands there in place of the button. */
  says: string
  /** The button that others see there. */
  button: string | RegExp
  /** What leads to it, one after the other. */
  opened?: string[]
  /** What is answered to those who are of age, where it differs. */
  toOthers?: PreparedAnswer[]
}

const endsAt = inAnHour()
const plan = { planId: 'STANDARD' as const, startedAt: endsAt, endsAt }
const ending = answer(getSubscription, {
  subscription: { ...plan, cancelledAt: null, renewalDue: true },
  entitlements,
})
const does = (what: 'spend' | 'order' | 'answer' | 'publish' | 'agree') =>
  t.does[what]('Paula Lopes')
const spends = does('spend')
const manage = {
  path: '/athlete/2?tab=manage',
  answers: [...pageAnswers(own), answer(readSeason, season)],
  says: does('publish'),
}
const waits = (abilities = noAbilities) =>
  answer(listMySupporters, { list: [request({ abilities })], total: 1 })
const ask: Offer = {
  ...{ path: '/athlete/44', answers: pageAnswers(others), says: spends },
  button: supportPagePhrases.en.button.support,
}
/** The viewer's own request, which waits. */
const waiting = (abilities: typeof noAbilities) => [
  ...pageAnswers(others),
  stands({ obstacle: 'PENDING', pendingId: 21 }),
  answer(getSupport, request({ abilities })),
]
const requests = { path: '/athlete/2?tab=manage', says: does('answer') }
const { accept, reject } = supportersPhrases.en.acts

const proposed = (isFree: boolean) => {
  const abilities = { ...noneAgreed, accept: isFree, change: isFree, end: isFree }
  return [answer(readAgreement, agreement({ abilities }))]
}
const agrees = { answers: proposed(false), says: does('agree'), toOthers: proposed(true) }
const day = '2026-11-20T10:00:00.000Z'
const none = order().abilities
/** An order in which others have a button, which who is protected has not. */
const bought = (may: 'withdraw' | 'confirm' | 'dispute' | 'return' | 'claim') => {
  const status = may === 'return' ? 'WITHDRAWN' : may === 'claim' ? 'CONFIRMED' : 'SHIPPED'
  const shown = (abilities: typeof none) => {
    const one = order({ status, answerBy: null, shippedAt: day, abilities })
    return [answer(getOrder, one), answer(listOrders, { list: [one], total: 1 })]
  }
  return {
    ...{ path: '/orders/7', answers: shown(none), toOthers: shown({ ...none, [may]: true }) },
    ...{ says: does('order'), button: ordersPhrases.en.order.acts[may] },
  }
}

const { page: agreed, form: agreeing } = agreementsPhrases.en

const { add, panel, log, ...hooks } = webhooksPhrases.en
const url = 'https://shop.example/podium'
// Nobody has one for somebody who is protected, nor a guardian (`webhooks.endpoints`).
const told = {
  path: '/settings/webhooks',
  answers: [
    ...settingsAnswers,
    answer(listWebhooks, [
      {
        ...{ id: 3, url, events: ['order.placed'], state: 'ON', createdAt: day },
        ...{ failingSince: null, oldSecretUntil: null, waiting: 0, last: null },
      },
    ]),
    answer(listDeliveries, {
      list: [
        {
          ...{ id: 9, eventId: 5, type: 'order.placed', state: 'DELIVERED', attempts: 1, at: day },
          ...{ lastAt: day, nextAt: null, status: 200, error: null, durationMs: 41, answer: '' },
          ...{ body: '{"id":5}', signature: 't=1,v1=ab', replayable: true },
        },
      ],
      total: 1,
    }),
  ],
  says: hooks.protected,
}
const ofOne = { ...told, opened: [hooks.openLabel(url)] }

/** Where each call that needs a guardian is offered (`minors.protected`). */
const offers: Record<string, Offer> = {
  requestSupport: ask,
  // A renewal that is reminded of opens over the athlete's page.
  renewSupport: { ...ask, path: '/athlete/44?renew=21' },
  acceptSupport: {
    ...requests,
    answers: [...pageAnswers(own), waits()],
    button: new RegExp(`^${accept}`),
  },
  rejectSupport: {
    ...requests,
    answers: [...pageAnswers(own), waits()],
    button: new RegExp(`^${reject}`),
  },
  cancelSupport: {
    ...ask,
    answers: waiting(noAbilities),
    toOthers: waiting({ ...noAbilities, cancel: true }),
    button: new RegExp(`^${supportersPhrases.en.acts.cancel}`),
  },
  addGoal: { ...manage, button: ownSeasonPhrases.en.goals.add },
  changeGoal: { ...manage, button: ownSeasonPhrases.en.goals.changeOf('Nationals') },
  closeGoal: { ...manage, button: ownSeasonPhrases.en.goals.closeOf('Nationals') },
  deleteUpdate: { ...manage, button: ownSeasonPhrases.en.updates.removeOf('20 November 2026') },
  publishUpdate: { ...manage, button: ownSeasonPhrases.en.updates.write },
  proposeAgreement: { ...agrees, path: '/agreements/new', button: agreeing.send },
  changeAgreement: { ...agrees, path: '/agreements/7/change', button: agreeing.sendChange },
  acceptAgreement: { ...agrees, path: '/agreements/7', button: agreed.accept(1) },
  endAgreement: { ...agrees, path: '/agreements/7', button: agreed.decline },
  offerDelegation: {
    path: '/settings/delegates',
    answers: settingsAnswers,
    says: delegationsPhrases.en.delegates.protected,
    button: delegationsPhrases.en.form.title,
  },
  createWebhook: { ...told, button: add },
  changeWebhook: { ...ofOne, button: panel.change },
  testWebhook: { ...ofOne, button: panel.test },
  replayDelivery: { ...ofOne, button: log.replayLabel(log.replay, 5) },
  purchaseProduct: {
    path: '/sponsor/product/9',
    answers: productAnswers(
      product({ abilities: { edit: false, remove: false, recall: false, buy: false } }),
    ),
    says: spends,
    button: productsPhrases.en.product.buy('80'),
  },
  confirmOrder: bought('confirm'),
  disputeOrder: bought('dispute'),
  withdrawOrder: bought('withdraw'),
  returnOrder: bought('return'),
  claimOrder: bought('claim'),
  submitPayment: {
    path: '/market/credits',
    answers: storeAnswers,
    says: spends,
    button: storePhrases.en.buy('120'),
  },
  subscribe: {
    path: '/market/credits?tab=plans',
    answers: [...storeAnswers, ending],
    says: spends,
    button: plansPhrases.en.current.renew,
  },
  cancelSubscription: {
    path: '/market/credits?tab=plans',
    answers: [...storeAnswers, ending],
    says: spends,
    button: plansPhrases.en.current.cancel,
  },
}

test('every call that needs a guardian, or is no ward’s at all, has its screen here', () => {
  const guarded = allRoutes
    .filter(({ route }) => route.needsGuardian || route.adultsOnly)
    .map(({ name }) => name)
  assert.deepEqual(guarded.toSorted(), Object.keys(offers).toSorted())
})

for (const [name, { path, answers, says, button, opened = [] }] of Object.entries(offers)) {
  test(`${name}: who is protected reads who does it, or that nobody does, in place of the button`, async () => {
    await renderPage(path, { as: ward, answers: [...answers, looked] })
    await screen.findAllByText(says)
    for (const name of [...opened, button])
      assert.deepEqual(screen.queryAllByRole('button', { name }), [])
  })
}

test('what others are offered in its place is there for who is of age', async () => {
  const free = member('ATHLETE')
  const buyable = productAnswers(product())
  const mayAnswer = [...pageAnswers(own), waits({ ...noAbilities, accept: true, reject: true })]
  for (const [name, offer] of Object.entries(offers)) {
    const { path, answers, toOthers = answers, button, opened = [] } = offer
    const others = name === 'acceptSupport' || name === 'rejectSupport' ? mayAnswer : toOthers
    const prepared = name === 'purchaseProduct' ? buyable : others
    const { user } = await renderPage(path, { as: free, answers: prepared })
    for (const opening of opened)
      await user.click(await screen.findByRole('button', { name: opening }))
    assert.ok((await screen.findAllByRole('button', { name: button })).length > 0, name)
  }
})

test('who is protected reads in the settings who decides who may write', async () => {
  const answers = [...settingsAnswers, answer(listBlocks, { list: [], total: 0 }), looked]
  await renderPage('/settings/messages', { as: ward, answers: [...answers, freeToWrite] })
  await screen.findByText(t.does.contacts('Paula Lopes'))
  await screen.findByText(messagesPhrases.en.settings.labelAmongThem)
})

test('a request that a mail leads to says to who is protected that a guardian answers it', async () => {
  const asked = request({ abilities: noAbilities })
  asked.athlete = { ...asked.athlete, id: ward.id }
  await renderPage('/profile/athlete/support/21', {
    as: ward,
    answers: [answer(getSupport, asked), looked],
  })
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(does('answer'))
  dialog.getByRole('link', { name: t.does.write('Paula') })
  const { single, request: offered } = supportersPhrases.en
  // It is no request of theirs, which they could cancel, nor one that they accept.
  assert.equal(
    dialog.queryByText(single.pendingForSupporter('Marta Reis', '20 December 2026')),
    null,
  )
  assert.equal(dialog.queryByText(new RegExp(offered.gain)), null)
})

test('who is protected reads, before hiding the page, that only an adult shows it again', async () => {
  const page = await renderPage(`/athlete/${ward.id}?tab=manage`, {
    as: ward,
    answers: [...pageAnswers(own), looked],
  })
  const { hide, hiding } = ownPagePhrases.en
  await page.user.click(await screen.findByRole('button', { name: hide }))
  const dialog = within(await screen.findByRole('dialog', { name: hiding.title }))
  dialog.getByText(hiding.wardLead)
  assert.equal(dialog.queryByText(hiding.lead), null)
})

test('who is protected and hides the page is offered no way back that is refused', async () => {
  const page = await renderPage(`/athlete/${ward.id}?tab=manage`, {
    as: ward,
    answers: [...pageAnswers(own), looked, answer(putVisibility, { hiddenProfile: true })],
  })
  const { hide, hiding, hidden, undo } = ownPagePhrases.en
  await page.user.click(await screen.findByRole('button', { name: hide }))
  const dialog = within(await screen.findByRole('dialog', { name: hiding.title }))
  await page.user.click(dialog.getByRole('button', { name: hide }))
  await screen.findByText(hidden)
  assert.equal(screen.queryByRole('button', { name: undo }), null)
})

test('a guardian who acts for the ward shows and hides the page there', async () => {
  let hiddenProfile = true
  const guardian = { id: 71, name: 'Paula' }
  const ofWard = () =>
    pageAnswers(ownProfile('ATHLETE', { own: { protected: true, hiddenProfile, guardian } }))
  const page = await renderPage(`/athlete/${ward.id}`, {
    as: member('FAN', { id: 71, name: 'Paula' }),
    answers: [
      ...ofWard(),
      looked,
      answer(putVisibility, ({ body }) => {
        ;({ hiddenProfile } = body)
        page.server.prepare(...ofWard())
        return { hiddenProfile }
      }),
    ],
  })
  page.server.letAct(ward, [...scopes])
  await actFor(ward.id)
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Paula', ward.name) })
  const texts = ownPagePhrases.en
  await page.user.click(await screen.findByRole('button', { name: texts.publish }))
  await page.user.click(await screen.findByRole('button', { name: texts.newlyPublic.close }))
  await page.user.click(screen.getByRole('link', { name: texts.tabs.manage }))
  await page.user.click(await screen.findByRole('button', { name: texts.hide }))
  const dialog = within(await screen.findByRole('dialog', { name: texts.hiding.title }))
  dialog.getByText(texts.hiding.lead)
  // What is the ward's own to read stands there for them alone.
  assert.equal(screen.queryByText(texts.publicWithAdult('Paula')), null)
  assert.ok(screen.queryByText(texts.publicText))
})

test('the settings say in a word that of who is protected an adult allows who writes', async () => {
  await renderPage('/settings', { as: ward, answers: [...settingsAnswers, freeToWrite, looked] })
  await screen.findByText(messagesPhrases.en.settings.shortAmongThem)
})

test('who is protected is not sent to look for somebody to write to', async () => {
  const none = answer(listConversations, { list: [], total: 0 })
  await renderPage('/messages', { as: ward, answers: [none, looked] })
  await screen.findByText(t.does.contacts('Paula Lopes'))
  assert.equal(screen.queryByRole('link', { name: messagesPhrases.en.empty.action }), null)
})

test('who is protected reads of nothing that they could end, or allow, themselves', async () => {
  const people = { principal: { ...paula, id: ward.id }, delegate: paula }
  const guarded = {
    ...{ id: 8, kind: 'GUARDIAN' as const, scopes: [...scopes], state: 'ACTIVE' as const },
    ...{ ...people, email: null, offeredUntil: '2026-11-20T10:00:00.000Z', endsAt: null },
    ...{ offeredAt: '2026-11-20T10:00:00.000Z' },
    ...{ acceptedAt: '2026-11-20T10:00:00.000Z', endedAt: null },
    abilities: { accept: false, end: false },
  }
  const listed = answer(listDelegations, { list: [guarded], total: 1 })
  await renderPage('/settings/delegates', { as: ward, answers: [...settingsAnswers, listed] })
  const { delegates, untilOfAge } = delegationsPhrases.en
  await screen.findByText(new RegExp(untilOfAge))
  screen.getByText(delegates.protected)
  assert.equal(screen.queryByText(delegates.lead), null)
})

test('who is protected and has a public page reads who looks after it', async () => {
  const guardian = { id: 71, name: 'Paula Lopes' }
  await renderPage(`/athlete/${ward.id}?tab=manage`, {
    as: ward,
    answers: [
      ...pageAnswers(ownProfile('ATHLETE', { own: { protected: true, guardian } })),
      looked,
    ],
  })
  await screen.findByText(ownPagePhrases.en.publicWithAdult('Paula Lopes'))
  screen.getByRole('link', { name: ownPagePhrases.en.seeGuardian })
})

test('who is protected is not sent to look for somebody to support', async () => {
  const none = answer(listAthletesISupport, { list: [], total: 0 })
  const { noneOwn } = supportPagePhrases.en.supported
  await renderPage('/athlete/2?tab=manage', {
    as: ward,
    answers: [...pageAnswers(own), none, looked],
  })
  await screen.findByText(noneOwn.title)
  assert.equal(screen.queryByRole('link', { name: noneOwn.action }), null)
  await renderPage('/athlete/2?tab=manage', {
    as: member('ATHLETE'),
    answers: [...pageAnswers(ownProfile('ATHLETE')), none],
  })
  await screen.findByRole('link', { name: noneOwn.action })
})

test('the guardian is written to from there, and who has none names an adult', async () => {
  await renderPage('/market/credits', { as: ward, answers: [...storeAnswers, looked] })
  const write = await screen.findByRole('link', { name: t.does.write('Paula') })
  assert.equal(write.getAttribute('href'), '/messages/71')
  await renderPage('/market/credits', {
    as: ward,
    answers: [...storeAnswers, answer(listGuardianships, [])],
  })
  await screen.findByText(t.does.spend(t.does.adult))
  const name = screen.getByRole('link', { name: t.ward.name })
  assert.equal(name.getAttribute('href'), '/settings/guardian')
})

test('a guardian who acts for the ward is offered it', async () => {
  const page = await renderPage('/market/credits', { as: member('FAN'), answers: storeAnswers })
  page.server.letAct(member('ATHLETE', { id: 44, name: 'Rui' }), scopes)
  await actFor(44)
  await screen.findByRole('complementary', { name: shellPhrases.en.whoFor('Rita', 'Rui') })
  await waitFor(() => screen.getByRole('button', { name: storePhrases.en.buy('120') }))
  assert.equal(screen.queryByText(spends), null)
})

test('an open page follows the bell: who is protected now, and who is not any more', async () => {
  const page = await renderPage('/settings/delegates', { as: ward, answers: settingsAnswers })
  const { delegates, form } = delegationsPhrases.en
  await screen.findByText(delegates.protected)
  const decidesAlone = { ...ward, protected: false }
  page.server.prepare(answer(readActing, { user: decidesAlone, scopes: [...scopes] }))
  page.tell({ type: 'NOTIFICATION', id: 0, unread: 0 })
  page.tell({ type: 'NOTIFICATION', id: 5, unread: 1 })
  await screen.findByRole('button', { name: form.title })
  assert.equal(page.server.sent(readActing).length, 1)
  page.server.prepare(answer(readActing, { user: ward, scopes: [...scopes] }))
  page.tell({ type: 'NOTIFICATION', id: 6, unread: 2 })
  await screen.findByText(delegates.protected)
})

test('on the birthday the open page of who was protected is read again', async () => {
  const page = await renderPage(`/athlete/${ward.id}`, { as: ward, answers: pageAnswers(own) })
  await screen.findByRole('heading', { level: 1 })
  const reads = () => page.server.sent(getAthlete).length
  const before = reads()
  const decidesAlone = { ...ward, protected: false }
  page.server.prepare(answer(readActing, { user: decidesAlone, scopes: [...scopes] }))
  page.tell({ type: 'NOTIFICATION', id: 5, unread: 1 })
  await waitFor(() => assert.equal(reads(), before + 1))
})
