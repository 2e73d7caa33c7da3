import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  checkPayment,
  getWithdrawal,
  listPayments,
  type Payment,
  withdraw,
  type Withdrawal,
} from '@podium/contract/payments'
import { getSubscription, type Subscription } from '@podium/contract/plans'
import { listWalletTransactions } from '@podium/contract/wallet'
import { paymentsPhrases } from '@podium/phrases/payments'
import { plansPhrases } from '@podium/phrases/plans'
import { walletPhrases } from '@podium/phrases/wallet'
import { answer, refused, type PreparedAnswer } from './answers.ts'
import { member } from './people.ts'
import { renderPage, screen, waitFor } from './renderPage.ts'
import { entitlements, payment, openAsBuyer, storeAnswers, topDialog } from './shop.ts'

const t = paymentsPhrases.en

const inDays = (count: number) =>
  new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)

const takeBack = (details: Partial<Withdrawal> = {}): Withdrawal => ({
  ...{ possible: true, until: inDays(5), credits: 30, cents: 6000, reason: null },
  planAfter: null,
  ...details,
})

/** The list with one payment, whose withdrawal is as the answers say. */
const openList = (url: string, paid: Payment, ...answers: PreparedAnswer[]) =>
  openAsBuyer(
    url,
    answer(listPayments, { list: [paid], total: 1 }),
    answer(checkPayment, paid),
    ...answers,
  )

const fresh = payment({ withdrawableUntil: inDays(5) })
const w = t.withdrawal

test('a purchase is withdrawn in two steps: what goes and what comes back, then the act', async () => {
  const page = await openList(
    '/payments',
    fresh,
    answer(getWithdrawal, takeBack()),
    answer(withdraw, { ...fresh, refundedCents: 6000, refundedCredits: 30 }),
  )
  await page.user.click(
    await screen.findByRole('link', { name: t.list.withdrawFrom('50 credits') }),
  )
  await page.hasAddress('/payments?withdraw=payment-1')
  const dialog = await topDialog()
  await dialog.findByText('30 credits')
  await dialog.findByText('50 credits, €100.00')
  assert.equal(page.server.sent(withdraw).length, 0)
  page.server.prepare(answer(listPayments, { list: [{ ...fresh, refundedCents: 6000 }], total: 1 }))
  await page.user.click(dialog.getByRole('button', { name: w.confirm('€60.00') }))
  await screen.findByText(w.done('€60.00'))
  await page.hasAddress('/payments')
  assert.deepEqual(page.server.sent(withdraw)[0]?.body, { credits: 30, cents: 6000 })
  await screen.findByText(t.list.refunded('€60.00'))
  screen.getByText(t.list.afterRefund('€40.00'))
  // What was paid stays what it was: it is no instalment of something.
  screen.getByText('€100.00')
})

test('who puts a withdrawal away while it is on its way is not called back once it is done', async () => {
  let goOn = () => {}
  const waiting = new Promise<void>((done) => (goOn = done))
  const page = await openList(
    '/payments',
    fresh,
    answer(getWithdrawal, takeBack()),
    answer(listWalletTransactions, { list: [], total: 0 }),
    answer(withdraw, async () => {
      await waiting
      return fresh
    }),
  )
  await page.user.click(
    await screen.findByRole('link', { name: t.list.withdrawFrom('50 credits') }),
  )
  const dialog = await topDialog()
  await page.user.click(await dialog.findByRole('button', { name: w.confirm('€60.00') }))
  await waitFor(() => assert.equal(page.server.sent(withdraw).length, 1))
  await page.user.click(dialog.getByRole('button', { name: w.keep }))
  await page.hasAddress('/payments')
  await page.user.click(
    screen.getAllByRole('link', { name: new RegExp(walletPhrases.en.title) })[0]!,
  )
  await page.hasAddress('/wallet')
  goOn()
  await screen.findByText(w.done('€60.00'))
  await page.hasAddress('/wallet')
})

test('who spends meanwhile is shown the figures of now, and nothing was done', async () => {
  const page = await openList(
    '/payments?withdraw=payment-1',
    fresh,
    answer(getWithdrawal, takeBack()),
    answer(withdraw, refused('stateChanged')),
  )
  const dialog = await topDialog()
  const confirm = await dialog.findByRole('button', { name: w.confirm('€60.00') })
  page.server.prepare(answer(getWithdrawal, takeBack({ credits: 5, cents: 1000 })))
  await page.user.click(confirm)
  await dialog.findByText(w.changed)
  await dialog.findByRole('button', { name: w.confirm('€10.00') })
  await dialog.findByText('5 credits')
})

test('a plan is said to end, and its days to be reckoned', async () => {
  const plan = payment({ purpose: 'PLAN', creditAmount: 0, planId: 'STANDARD' })
  await openList(
    '/payments?withdraw=payment-1',
    plan,
    answer(getWithdrawal, takeBack({ credits: 0, cents: 500 })),
  )
  const dialog = await topDialog()
  await dialog.findByText(w.planEnds)
  await dialog.findByText(w.wayOfPlan)
})

test('a plan that went back is not the present one any more', async () => {
  const plan = payment({
    ...{ purpose: 'PLAN', creditAmount: 0, planId: 'STANDARD', withdrawableUntil: inDays(5) },
  })
  const has = (subscription: Subscription | null) =>
    answer(getSubscription, { subscription, entitlements })
  const page = await renderPage('/market/credits?tab=plans', {
    as: member('MANAGER'),
    answers: [
      ...storeAnswers,
      has({
        ...{ planId: 'STANDARD', startedAt: '2030-02-15T10:00:00.000Z', cancelledAt: null },
        ...{ endsAt: '2030-03-15T10:00:00.000Z', renewalDue: false },
      }),
      answer(listPayments, { list: [plan], total: 1 }),
      answer(checkPayment, plan),
      answer(getWithdrawal, takeBack({ credits: 0, cents: 738 })),
      answer(withdraw, { ...plan, status: 'REFUNDED', refundedCents: 738 }),
    ],
  })
  const { current } = plansPhrases.en
  const go = (address: string) => {
    history.pushState(null, '', address)
    dispatchEvent(new PopStateEvent('popstate'))
  }
  await screen.findByText(`${current.label}: Standard`)
  go('/payments?withdraw=payment-1')
  page.server.prepare(has(null))
  await page.user.click(await screen.findByRole('button', { name: w.confirm('€7.38') }))
  await screen.findByText(w.done('€7.38'))
  go('/market/credits?tab=plans')
  await screen.findByText(current.none)
})

test('a plan that other payments paid for too is said to go on, and until when', async () => {
  const plan = payment({ purpose: 'PLAN', creditAmount: 0, planId: 'STANDARD' })
  const planAfter = { planId: 'STANDARD', endsAt: '2027-01-15T10:00:00.000Z' }
  await openList(
    '/payments?withdraw=payment-1',
    plan,
    answer(getWithdrawal, takeBack({ credits: 0, cents: 738, planAfter })),
  )
  const dialog = await topDialog()
  await dialog.findByText(w.planGoesOn('Standard', '15 January 2027'))
  assert.equal(dialog.queryByText(w.planEnds), null)
})

for (const reason of ['NOT_PAID', 'UNDER_WAY', 'REFUNDED', 'SPENT'] as const) {
  test(`where nothing can be withdrawn (${reason}) it is said why, and nothing is offered`, async () => {
    const nothing = takeBack({ possible: false, credits: 0, cents: 0, reason })
    await openList('/payments?withdraw=payment-1', fresh, answer(getWithdrawal, nothing))
    const dialog = await topDialog()
    await dialog.findByText(w.hindrances[reason]())
    assert.equal(dialog.queryByRole('button', { name: /Withdraw/ }), null)
  })
}

test('after the last day a purchase is not offered to be withdrawn, and its address says when it ended', async () => {
  const old = payment({ withdrawableUntil: '2026-11-01' })
  const over = takeBack({ possible: false, until: '2026-11-01', cents: 0, reason: 'OVER' })
  await openList('/payments?withdraw=payment-1', old, answer(getWithdrawal, over))
  await (await topDialog()).findByText(w.hindrances.OVER('1 November 2026'))
  await screen.findByText(t.list.withdrawalOver('1 November 2026'))
  assert.equal(screen.queryByRole('link', { name: /Withdraw:/ }), null)
})

for (const back of [
  { purpose: 'PLAN', creditAmount: 0, planId: 'SPONSOR_START', refundedCents: 1000 },
  { purpose: 'CREDITS', creditAmount: 50, refundedCents: 9000, refundedCredits: 50 },
] as const) {
  test(`what went back already is not offered to be withdrawn again: ${back.purpose}`, async () => {
    await openList('/payments', payment({ withdrawableUntil: inDays(5), ...back }))
    await screen.findByText(t.list.refunded(back.refundedCents === 1000 ? '€10.00' : '€90.00'))
    assert.equal(screen.queryByRole('link', { name: /Withdraw:/ }), null)
  })
}

test('what is on its way back is said in the list, and another’s payment is not found', async () => {
  await openList(
    '/payments?withdraw=payment-2',
    payment({ withdrawableUntil: inDays(5), refundUnderWay: true }),
    answer(getWithdrawal, refused('paymentNotFound')),
  )
  await (await topDialog()).findByText(w.notFound)
  await screen.findByText(t.list.underWay)
  assert.equal(screen.queryByRole('link', { name: /Withdraw:/ }), null)
})

/** What stands behind the one button of the payment of 50 credits. */
