import assert from 'node:assert/strict'
import { test } from 'node:test'
import { type Goal, readSeason } from '@podium/contract/season'
import { getWallet, listWalletTransactions, type WalletTransaction } from '@podium/contract/wallet'
import { getOrder } from '@podium/contract/orders'
import { checkPayment } from '@podium/contract/payments'
import { getSubscription } from '@podium/contract/plans'
import { ordersPhrases } from '@podium/phrases/orders'
import { actingPhrases } from '@podium/phrases/acting'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { seasonPhrases } from '@podium/phrases/season'
import { shellPhrases } from '@podium/phrases/shell'
import { supportPhrases } from '@podium/phrases/support'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { walletPhrases } from '@podium/phrases/wallet'
import { walletPhrases as historyPhrases } from '@podium/phrases/wallet-history'
import { answer } from './answers.ts'
import { pageAnswers } from './profilePages.ts'
import { entitlements, payment, storeAnswers } from './shop.ts'
import { order, product, productAnswers } from './goods.ts'
import { profile } from './people.ts'
import { screen, within } from './renderPage.ts'
import { carlos } from './delegated.ts'
import { openCarlos } from './actingFor.ts'

const bar = actingPhrases.en

test('who spends for somebody without seeing their money reads what it costs, and waits for nothing', async () => {
  const page = await openCarlos(
    ['SPEND'],
    ...pageAnswers(profile('ATHLETE', { id: 8, name: 'Rui', lastName: 'Matos' })),
  )
  await page.act()
  history.pushState(null, '', '/athlete/8?support=50')
  dispatchEvent(new PopStateEvent('popstate'))
  const { balance } = supportPhrases.en.dialog
  await screen.findByText(balance.cost)
  // The page's bar lies below it.
  within(screen.getByRole('dialog')).getByText(shellPhrases.en.whoFor('Carlos', 'Inês'))
  assert.equal(screen.queryByText(balance.now), null)
  assert.equal(screen.queryByText(balance.after), null)
})

for (const { name, scopes, buyer, says } of [
  { name: 'who may only read', scopes: ['MONEY_READ'], buyer: 8, says: bar.order.readOnly('Inês') },
  { name: 'the buyer', scopes: ['SPEND'], buyer: carlos.id, says: bar.order.otherSide('Inês') },
  { name: 'who may act', scopes: ['SPEND'], buyer: 8, says: null },
] as const) {
  test(`an order that waits for the seller says to ${name} whether they can act for them`, async () => {
    const waiting = order({ side: 'seller' })
    const sold = { ...waiting, buyer: { ...waiting.buyer, id: buyer } }
    const page = await openCarlos(scopes, answer(getOrder, sold))
    await page.act()
    history.pushState(null, '', '/orders/7')
    dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByText(ordersPhrases.en.order.title(7))
    await screen.findByText(sold.product.description)
    const all = [bar.order.readOnly('Inês'), bar.order.otherSide('Inês')]
    const said = all.filter((text) => screen.queryByText(text))
    assert.deepEqual(said, says ? [says] : [])
  })
}

test('who spends for somebody without seeing their money is offered no receipt that is not for them', async () => {
  for (const [scopes, isOffered] of [
    [['SPEND'], false],
    [['SPEND', 'MONEY_READ'], true],
  ] as const) {
    const page = await openCarlos(scopes, answer(checkPayment, payment()))
    await page.act()
    history.pushState(null, '', '/payment/status?id=payment-1')
    dispatchEvent(new PopStateEvent('popstate'))
    await screen.findByText(paymentsPhrases.en.status.credits.PAID)
    const { receipt } = paymentsPhrases.en.status
    assert.equal(screen.queryByRole('button', { name: receipt }) !== null, isOffered)
  }
})

test('who may not spend reads that where something could be bought, and where nobody supports yet', async () => {
  const rui = profile('ATHLETE', { id: 8, name: 'Rui', lastName: 'Matos' })
  const goal: Goal = {
    ...{ id: 7, title: 'Nationals', purpose: 'The trip', credits: 300 },
    ...{ until: '2099-02-20', received: 0, matched: 0, state: 'OPEN' },
  }
  const season = { competitions: [], goals: [goal], matches: [], updates: [] }
  const page = await openCarlos(
    ['MONEY_READ'],
    ...[...productAnswers(product()), ...pageAnswers(rui), answer(readSeason, season)],
  )
  await page.act()
  for (const address of ['/sponsor/product/17', '/athlete/8']) {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
    await page.hasAddress(address)
    if (address === '/athlete/8')
      await screen.findByText(supportPagePhrases.en.supporters.none.title('Rui Matos'))
    await screen.findByText(bar.noBuying('Inês'))
  }
  // Nor is a goal of the athlete's a way to spend.
  await screen.findByText('Nationals')
  const { supportThis } = seasonPhrases.en.goal
  assert.equal(screen.queryByRole('button', { name: supportThis('Nationals') }), null)
})

test('who may not spend reads that at the plans, and not that they are for others', async () => {
  const page = await openCarlos(['PAGE'], ...storeAnswers)
  await page.act()
  history.pushState(null, '', '/market/credits?tab=plans')
  dispatchEvent(new PopStateEvent('popstate'))
  await screen.findByText(bar.noBuying('Inês'))
  const { onlyProfessionals, onlySponsors } = plansPhrases.en
  assert.equal(screen.queryByText(onlyProfessionals), null)
  screen.getByText(onlySponsors)
})

test('who sees the money and may not spend reads the plan, and is offered no way to cancel it', async () => {
  const endsAt = '2030-03-15T10:00:00.000Z'
  const page = await openCarlos(
    ['MONEY_READ'],
    ...storeAnswers,
    answer(getSubscription, {
      subscription: {
        ...{ planId: 'STANDARD', startedAt: '2030-02-15T10:00:00.000Z', endsAt },
        ...{ cancelledAt: null, renewalDue: true },
      },
      entitlements,
    }),
  )
  await page.act()
  history.pushState(null, '', '/market/credits?tab=plans')
  dispatchEvent(new PopStateEvent('popstate'))
  const current = await screen.findByRole('region', { name: plansPhrases.en.current.label })
  assert.equal(within(current).queryByRole('button'), null)
})

test('who sees the money alone is led from its lines to orders, and to nothing they may not see', async () => {
  const line = {
    ...{ createdDate: '2026-03-02T10:00:00.000Z', creditsNumber: 50, withdrawn: false },
    ...{ description: '', state: null, transactionId: null, about: null, goal: null },
    balanceAfter: 50,
  }
  const list: WalletTransaction[] = [
    {
      ...line,
      id: 3,
      reason: 'SUPPORT_RECEIVED',
      kind: 'support',
      cause: { kind: 'support', id: 7 },
    },
    { ...line, id: 2, reason: 'ORDER_RELEASED', kind: 'order', cause: { kind: 'order', id: 4 } },
    {
      ...{ ...line, id: 1, reason: 'PURCHASE', kind: 'payment', cause: { kind: 'payment', id: 5 } },
      transactionId: 'sbx-5',
    },
  ]
  const page = await openCarlos(['MONEY_READ'], answer(listWalletTransactions, { list, total: 3 }))
  await page.act()
  const lines = within(await screen.findByRole('table', { name: walletPhrases.en.history }))
  lines.getByText(historyPhrases.en.reasons.SUPPORT_RECEIVED)
  lines.getByText(historyPhrases.en.reasons.PURCHASE)
  assert.deepEqual(
    lines.getAllByRole('link').map((link) => link.getAttribute('href')),
    ['/orders/4'],
  )
})

test('with the money in sight the bar has the credits of the other', async () => {
  const page = await openCarlos(
    ['MONEY_READ'],
    answer(getWallet, ({ actingFor }) => ({
      available: actingFor ? 321 : 7,
      ...{ reserved: 0, held: 0, debt: 0, version: 1 },
    })),
  )
  await screen.findAllByText('7')
  await page.act()
  await screen.findAllByText('321')
  assert.equal(screen.queryByText('7'), null)
  await page.back()
  await screen.findAllByText('7')
})
