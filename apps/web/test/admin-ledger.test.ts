import assert from 'node:assert/strict'
import { test } from 'node:test'
import { getLedger, proveLedger } from '@podium/contract/wallet'
import { adminMoneyPhrases } from '@podium/phrases/admin-money'
import { now, openPart } from './adminParts.ts'
import { answer } from './answers.ts'
import { screen, waitFor, within } from './renderPage.ts'

/** The ledger as it is read; what a test is about, it says. */
const ledger = (details: object = {}) => ({
  ...{
    sold: 170,
    granted: 30,
    inWallets: 200,
    reserved: 0,
    escrow: 0,
    matching: 0,
    debt: 0,
    guarantee: 0,
  },
  ...{ sum: 0, transfers: 3, provedAt: now, isProofDue: false },
  invariants: [{ name: 'ledger-sums-to-zero', broken: 0 }],
  ...details,
})

test('the ledger is proved anew when an admin asks, and says when it was', async () => {
  const words = adminMoneyPhrases.en.ledger
  let proof = ledger({ provedAt: null, invariants: [] })
  const page = await openPart(
    '/admin/ledger',
    answer(getLedger, () => proof),
    answer(proveLedger, () => {
      proof = ledger({ isProofDue: true })
    }),
  )
  await screen.findByText(words.notYet)
  assert.equal(screen.queryByRole('table'), null)
  await page.user.click(await screen.findByRole('button', { name: words.again }))
  await screen.findByText(words.asked)
  await waitFor(() =>
    assert.equal(
      screen.getByRole('button', { name: words.again }).getAttribute('aria-busy'),
      'true',
    ),
  )
  proof = ledger()
  await screen.findByText(words.sound)
  await screen.findByText(words.hold(1, true))
  assert.equal(page.server.sent(proveLedger).length, 1)
})

test('what the ledger says adds up does, with every place that credits are in', async () => {
  const places = { inWallets: 90, reserved: 50, escrow: 20, matching: 60 }
  await openPart('/admin/ledger', answer(getLedger, ledger({ debt: 20, ...places })))
  const words = adminMoneyPhrases.en.ledger
  const linesOf = async (name: string) => {
    const side = within(await screen.findByRole('region', { name }))
    const figures = side.getAllByRole('definition').map(({ textContent }) => textContent)
    return side.getAllByRole('term').map(({ textContent }, at) => [textContent, figures[at]])
  }
  const into = await linesOf(words.areIn)
  for (const lines of [await linesOf(words.cameFrom), into]) {
    const figures = lines.map(([, figure]) => Number(figure))
    assert.equal(figures.pop(), 220)
    assert.equal(
      figures.reduce((all, one) => all + one, 0),
      220,
    )
  }
  for (const [name, credits] of Object.entries(places)) {
    const place = words[name as keyof typeof places]
    assert.deepEqual(
      into.find(([told]) => told === place),
      [place, String(credits)],
    )
  }
})

test('of the rules those that are broken are listed, and those that hold are counted', async () => {
  const holds = ['ledger-sums-to-zero', 'ledger-admins-hold-nothing']
  const broken = { name: 'ledger-lots-are-what-is-available', broken: 2 }
  const invariants = [broken, ...holds.map((name) => ({ name, broken: 0 }))]
  await openPart('/admin/ledger', answer(getLedger, ledger({ invariants })))
  const words = adminMoneyPhrases.en.ledger
  const rows = within(await screen.findByRole('table')).getAllByRole('row')
  assert.equal(rows.length, 2)
  assert.match(rows[1]?.textContent ?? '', new RegExp(words.rows('2')))
  const fold = screen.getByText(words.hold(2, false)).closest('details')
  assert.ok(fold && !fold.open)
  assert.equal(within(fold).getAllByRole('listitem', { hidden: true }).length, 2)
})

const unsound = {
  'a rule is broken': { invariants: [{ name: 'ledger-lots-are-what-is-available', broken: 2 }] },
  'the accounts do not sum to zero': { sum: 1, provedAt: null },
}

for (const [what, details] of Object.entries(unsound)) {
  test(`where ${what} the ledger says first that it is not sound`, async () => {
    await openPart('/admin/ledger', answer(getLedger, ledger(details)))
    await screen.findByText(adminMoneyPhrases.en.ledger.broken)
  })
}
