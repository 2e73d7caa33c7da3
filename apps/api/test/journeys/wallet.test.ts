import assert from 'node:assert/strict'
import { test } from 'node:test'
import { refusals } from '@podium/contract/refusals'
import { getUser } from '@podium/contract/admin'
import { confirmOrder, declineOrder, type Order, shipOrder } from '@podium/contract/orders'
import { putPreferences } from '@podium/contract/preferences'
import { putVisibility } from '@podium/contract/profiles'
import { closeAccount } from '@podium/contract/settings'
import { acceptSupport, cancelSupport } from '@podium/contract/support'
import {
  downloadWalletTransactions,
  getLedger,
  getWallet,
  getWalletOf,
  listDebts,
  listWalletTransactions,
  postWalletTransaction,
  proveLedger,
} from '@podium/contract/wallet'
import { sql } from 'kysely'
import { readLedger } from '../../src/features/wallet/ledger-proof.ts'
import { actingFor, letAct } from '../acting.ts'
import { runJob } from '../buying.ts'
import { castPassword, join, openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { provedLedger } from '../ledger.ts'
import type { Person } from '../person.ts'
import { offerProduct, openSponsor, order, theAdmin } from '../shop.ts'
import { statementsOf } from '../statements.ts'
import { askForSupport, signedInMember } from '../supporting.ts'

const podium = usePodium({ metrics: true })

/** The body by which Ana gives credits to somebody, or takes them. */
const credits = (to: Person, creditsNumber: number, description = 'Prémio') => ({
  body: { userId: to.id, creditsNumber, description },
})

const send = (admin: Person, body: unknown, key?: string) =>
  admin.send({
    method: 'POST',
    url: '/api/wallet/transaction',
    body,
    ...(key && { headers: { 'idempotency-key': key } }),
  })

/** All that somebody has: to spend, set aside for requests, held for orders. */
async function balancesOf(person: Person): Promise<number[]> {
  const { available, reserved, held } = await person.call(getWallet)
  return [available, reserved, held]
}

const errorCode = (answer: { json: () => { errors?: { errorCode: number }[] } }) =>
  answer.json().errors?.[0]?.errorCode

test('a new wallet is empty, and what an admin gives and takes is there at once', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const empty = { available: 0, reserved: 0, held: 0, debt: 0, version: 0 }
  assert.deepEqual(await marta.call(getWallet), empty)
  const given = await ana.call(postWalletTransaction, credits(marta, 300))
  assert.deepEqual([given.available, given.creditsNumber, given.reason], [300, 300, 'GIVEN'])
  const taken = await ana.call(postWalletTransaction, credits(marta, -120, 'Engano'))
  assert.deepEqual([taken.available, taken.creditsNumber, taken.reason], [180, -120, 'TAKEN'])
  assert.deepEqual(await marta.call(getWallet), { ...empty, available: 180, version: 2 })
  assert.equal((await ana.call(getWalletOf, { params: { id: marta.id } })).available, 180)
})

test('the history is newest first, with a total, and is nobody else’s', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  for (const amount of [10, 20, 30]) await ana.call(postWalletTransaction, credits(marta, amount))
  await ana.call(postWalletTransaction, credits(marta, -15, 'Devolução'))
  const first = await marta.call(listWalletTransactions, { query: { _limit: 3 } })
  assert.equal(first.total, 4)
  assert.deepEqual(
    first.list.map((line) => [line.creditsNumber, line.description]),
    [
      [-15, 'Devolução'],
      [30, 'Prémio'],
      [20, 'Prémio'],
    ],
  )
  const second = await marta.call(listWalletTransactions, { query: { _limit: 3, _page: 1 } })
  assert.deepEqual(
    second.list.map((line) => line.creditsNumber),
    [10],
  )
  const other = await join(podium(), 'FAN')
  assert.equal((await other.call(listWalletTransactions, {})).total, 0)
})

test('a line says whom or what it is about, and leads there while there is somewhere to go', async () => {
  const marta = await signedInMember(podium(), 'FAN', {
    credits: 300,
    name: 'Marta',
    lastName: 'Nóbrega',
  })
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const { id } = await askForSupport(marta, ines, 50, true)
  await ines.call(acceptSupport, { params: { id }, query: { status: 'PENDING' } })
  const helena = await openSponsor(podium())
  const bars = await order(marta, await offerProduct(helena, { title: 'Barras Volta' }))
  await helena.call(declineOrder, { params: bars, body: { reason: 'Esgotado' } })

  const about = async (person: Person) =>
    (await person.call(listWalletTransactions, {})).list.map((line) => [line.reason, line.about])
  const toInes = { name: 'Inês Carvalho', page: { role: 'ATHLETE', id: ines.id } }
  const forBars = { name: 'Barras Volta', page: null }
  assert.deepEqual(await about(marta), [
    ['ORDER_RELEASED', forBars],
    ['ORDER_PLACED', forBars],
    ['SUPPORT_REQUESTED', toInes],
    ['GIVEN', null],
  ])
  // A private supporter is no secret to the athlete (`support.badges`).
  const fromMarta = { name: 'Marta Nóbrega', page: { role: 'FAN', id: marta.id } }
  assert.deepEqual(await about(ines), [['SUPPORT_RECEIVED', fromMarta]])
  const csv = (await marta.raw(downloadWalletTransactions)).rawPayload.toString('utf8')
  assert.match(csv, /: Inês Carvalho";-50;"Aceite, entregues a Inês Carvalho";250;""\r\n/)

  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  assert.deepEqual((await about(marta))[2], ['SUPPORT_REQUESTED', { ...toInes, page: null }])
  await ines.call(closeAccount, { body: { password: castPassword } })
  assert.deepEqual((await about(marta))[2], ['SUPPORT_REQUESTED', null])
})

test('who may see the money and no supports is not told who supports in private', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const [marta, rui] = [
    await signedInMember(podium(), 'FAN', { credits: 50, name: 'Zulmira', lastName: 'Discreta' }),
    await signedInMember(podium(), 'FAN', { credits: 50, name: 'Rui', lastName: 'Sá' }),
  ]
  for (const [person, isPrivate] of [
    [marta, true],
    [rui, false],
  ] as const) {
    const { id } = await askForSupport(person, ines, 50, isPrivate)
    await ines.call(acceptSupport, { params: { id } })
  }
  const names = async (person: Person) =>
    (await person.call(listWalletTransactions)).list.map(({ about }) => about?.name)
  const file = async (person: Person) =>
    (await person.raw(downloadWalletTransactions)).rawPayload.toString('utf8')
  const [books, manager] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'MANAGER'),
  ]
  await letAct(podium(), books, ines, ['MONEY_READ'])
  await letAct(podium(), manager, ines, ['MONEY_READ', 'SUPPORT'])
  assert.deepEqual(await names(ines), ['Rui Sá', 'Zulmira Discreta'])
  assert.deepEqual(await names(actingFor(manager, ines)), ['Rui Sá', 'Zulmira Discreta'])
  assert.deepEqual(await names(actingFor(books, ines)), ['Rui Sá', undefined])
  const [own, theirs] = [await file(ines), await file(actingFor(books, ines))]
  assert.deepEqual([/Zulmira/.test(own), /Rui/.test(theirs)], [true, true])
  assert.doesNotMatch(theirs, /Zulmira/)
})

test('every credit is in one balance, and each line says what became of it and what was left', async () => {
  const marta = await signedInMember(podium(), 'FAN', { credits: 500 })
  const [duarte, ines] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const helena = await openSponsor(podium())
  const kit = await offerProduct(helena, { credits: 40 })
  const orders = [await order(marta, kit), await order(marta, kit), await order(marta, kit)]
  const [done, refused] = orders as [Order, Order]
  const [given, waiting] = [
    await askForSupport(marta, duarte, 50),
    await askForSupport(marta, ines, 100),
  ]
  assert.deepEqual(await balancesOf(marta), [230, 150, 120])

  await duarte.call(acceptSupport, { params: given, query: { status: 'PENDING' } })
  await helena.call(declineOrder, { params: refused, body: { reason: 'Esgotado' } })
  await helena.call(shipOrder, { params: done, body: {} })
  await marta.call(confirmOrder, { params: done })
  assert.deepEqual(await balancesOf(marta), [270, 100, 40])
  const ana = await theAdmin(podium())
  const { wallet } = await ana.call(getUser, { params: { id: marta.id } })
  assert.deepEqual([wallet?.available, wallet?.reserved, wallet?.held], [270, 100, 40])

  const { list } = await marta.call(listWalletTransactions, {})
  assert.deepEqual(
    list.map(({ reason, kind, state, balanceAfter }) => [reason, kind, state, balanceAfter]),
    [
      ['ORDER_RELEASED', 'order', 'RELEASED', 270],
      ['SUPPORT_REQUESTED', 'support', 'WAITING', 230],
      ['SUPPORT_REQUESTED', 'support', 'GIVEN', 330],
      ['ORDER_PLACED', 'order', 'WAITING', 380],
      ['ORDER_PLACED', 'order', 'RELEASED', 420],
      ['ORDER_PLACED', 'order', 'PAID', 460],
      ['GIVEN', 'transfer', null, 500],
    ],
  )
  await marta.call(cancelSupport, { params: waiting, query: { status: 'PENDING' } })
  assert.deepEqual(await balancesOf(marta), [370, 0, 40])
})

test('the history is narrowed by kind and month, and tells the same balances from either end', async () => {
  const marta = await signedInMember(podium(), 'FAN', { credits: 200 })
  const ines = await signedInMember(podium(), 'ATHLETE')
  await askForSupport(marta, ines, 50)
  await (await theAdmin(podium())).call(postWalletTransaction, credits(marta, 7))
  const read = async (query: object) => {
    const { list, total } = await marta.call(listWalletTransactions, { query })
    return [total, ...list.map(({ creditsNumber, balanceAfter }) => [creditsNumber, balanceAfter])]
  }
  assert.deepEqual(await read({ kind: 'support' }), [1, [-50, 150]])
  assert.deepEqual(await read({ kind: 'transfer', _order: 'ASC' }), [2, [200, 200], [7, 157]])
  assert.deepEqual(await read({ kind: 'transfer', _limit: 1, _page: 1 }), [2, [200, 200]])
  const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Lisbon' })
    .format(new Date())
    .slice(0, 7)
  assert.deepEqual((await read({ month }))[0], 3)
  assert.deepEqual(await read({ month: '2001-02' }), [0])
  await marta.violates(['month', 'Pattern'], listWalletTransactions, {
    query: { month: '2001-13' },
  })
})

test('the history as CSV speaks the reader’s language and runs nobody’s formulas', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  await ana.call(postWalletTransaction, credits(marta, 40, '=HYPERLINK("http://x")'))
  await ana.call(postWalletTransaction, credits(marta, -5, 'A "menos"; sim'))
  await marta.call(putPreferences, { body: { language: 'pt', theme: 'LIGHT' } })
  const answer = await marta.raw(downloadWalletTransactions)
  assert.match(String(answer.headers['content-type']), /^text\/csv/)
  const text = answer.rawPayload.toString('utf8')
  assert.equal(text.charCodeAt(0), 0xfeff)
  const [head, ...lines] = text.trim().split('\r\n')
  const columns = ['Número', 'Data', 'Descrição', 'Créditos', 'O que aconteceu depois']
  const rest = ['Disponíveis depois', 'Meta']
  assert.equal(head, [...columns, ...rest].map((name) => `"${name}"`).join(';'))
  assert.match(lines[0] ?? '', /;"'=HYPERLINK\(""http:\/\/x""\)";40;"";40;""$/)
  assert.match(lines[1] ?? '', /;"A ""menos""; sim";-5;"";35;""$/)
  assert.equal(lines.length, 2)
})

test('more than there is, and more than anybody may hold, is refused', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  await ana.refused('insufficientCredits', postWalletTransaction, credits(marta, -1))
  await ana.call(postWalletTransaction, credits(marta, 50))
  await ana.refused('insufficientCredits', postWalletTransaction, credits(marta, -51))
  const full = credits(marta, 999_999_999)
  await ana.violates(['creditsNumber', 'Max'], postWalletTransaction, full)
  await ana.call(postWalletTransaction, credits(marta, 999_999_949))
  await ana.violates(['creditsNumber', 'Max'], postWalletTransaction, credits(marta, 1))
  assert.equal((await marta.call(getWallet)).available, 999_999_999)
})

test('admins have no wallet, and only admins give', async () => {
  const [ana, bea] = [await openAdmin(podium()), await openAdmin(podium())]
  const marta = await join(podium(), 'FAN')
  await ana.refused('forbidden', postWalletTransaction, credits(bea, 5))
  await ana.refused('forbidden', postWalletTransaction, credits(ana, 5))
  await ana.refused('forbidden', getWallet)
  await ana.refused('forbidden', listWalletTransactions, {})
  await ana.refused('forbidden', getWalletOf, { params: { id: bea.id } })
  await marta.refused('forbidden', postWalletTransaction, credits(marta, 5))
  await marta.refused('forbidden', getWalletOf, { params: { id: marta.id } })
  await marta.refused('forbidden', getLedger)
  await ana.refused('userNotFound', postWalletTransaction, credits({ id: 999_999 } as Person, 5))
})

test('a wrong amount or reason breaks its own rule and moves nothing', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const wrong: [string, string, object][] = [
    ['userId', 'NotBlank', { userId: undefined }],
    ['creditsNumber', 'Min', { creditsNumber: 0 }],
    ['creditsNumber', 'Max', { creditsNumber: 1e9 }],
    ['creditsNumber', 'Min', { creditsNumber: -1e9 }],
    ['creditsNumber', 'Number', { creditsNumber: 1.5 }],
    ['creditsNumber', 'Number', { creditsNumber: '50' }],
    ['creditsNumber', 'NotBlank', { creditsNumber: null }],
    ['description', 'Size', { description: 'x'.repeat(41) }],
    ['description', 'NotBlank', { description: '   ' }],
    ['description', 'Pattern', { description: 'a\u0000b' }],
  ]
  for (const [field, kind, change] of wrong) {
    const given = { body: { ...credits(marta, 5).body, ...change } }
    await ana.violates([field, kind as 'Min'], postWalletTransaction, given)
  }
  assert.equal((await marta.call(listWalletTransactions, {})).total, 0)
  await ana.call(postWalletTransaction, credits(marta, 5, 'x'.repeat(40)))
})

test('the same key gives once and answers the same; another body under it is refused', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const { body } = credits(marta, 25)
  const first = await send(ana, body, 'key-1')
  const again = await send(ana, body, 'key-1')
  assert.deepEqual([again.statusCode, again.json()], [201, first.json()])
  const other = await send(ana, { ...body, creditsNumber: 26 }, 'key-1')
  assert.deepEqual([other.statusCode, errorCode(other)], [409, refusals.idempotencyKeyReused.code])
  assert.equal((await marta.call(getWallet)).available, 25)
  const bea = await openAdmin(podium())
  assert.equal((await send(bea, body, 'key-1')).statusCode, 201)
  assert.equal((await marta.call(getWallet)).available, 50)
  assert.equal((await send(ana, body, 'with a space')).statusCode, 400)
})

test('what was refused under a key can succeed under it later', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const { body } = credits(marta, -10)
  assert.equal(errorCode(await send(ana, body, 'later')), refusals.insufficientCredits.code)
  await ana.call(postWalletTransaction, credits(marta, 10))
  assert.equal((await send(ana, body, 'later')).statusCode, 201)
  // Its repetition finds the wallet empty, and still answers what the first one did.
  assert.equal((await send(ana, body, 'later')).statusCode, 201)
})

test('the same key ten times at once gives once', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const { body } = credits(marta, 7)
  const answers = await Promise.all(Array.from({ length: 10 }, () => send(ana, body, 'at-once')))
  assert.deepEqual(new Set(answers.map((answer) => answer.body)).size, 1)
  assert.deepEqual(new Set(answers.map((answer) => answer.statusCode)), new Set([201]))
  assert.equal((await marta.call(getWallet)).available, 7)
})

test('of ten who take the last credit at once, one gets it', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  await ana.call(postWalletTransaction, credits(marta, 1))
  const takers = Array.from({ length: 10 }, () => send(ana, credits(marta, -1).body))
  const statuses = (await Promise.all(takers)).map((answer) => answer.statusCode)
  assert.deepEqual(statuses.sort(), [201, ...Array.from({ length: 9 }, () => 400)])
  assert.equal((await marta.call(getWallet)).available, 0)
})

test('nobody gives to or takes from who has left, and the credits stay in the ledger', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  await ana.call(postWalletTransaction, credits(marta, 60))
  await marta.call(closeAccount, { body: { password: castPassword } })
  await ana.refused('userNotFound', postWalletTransaction, credits(marta, 5))
  await ana.refused('userNotFound', postWalletTransaction, credits(marta, -5))
  await ana.refused('userNotFound', getWalletOf, { params: { id: marta.id } })
})

test('when connections break, acts fail or happen, and repeating them makes them happen once', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const { body } = credits(marta, 3)
  const cut = () =>
    sql`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()
        and query not like '%pgboss%'`.execute(podium().context.database.db)
  const acts = Array.from({ length: 200 }, async (_, index) => {
    await new Promise((resolve) => setTimeout(resolve, index * 2))
    if (index % 40 === 20) await cut().catch(() => {})
    const answer = await send(ana, body, `cut-${index}`)
    // 503 says that the database was away: ask again.
    assert.ok([201, 503].includes(answer.statusCode), answer.body)
    return { index, done: answer.statusCode === 201 }
  })
  const answered = await Promise.all(acts)
  const done = answered.filter((act) => act.done).length
  assert.ok((await marta.call(getWallet)).available >= 3 * done)
  for (const { index } of answered) {
    assert.equal((await send(ana, body, `cut-${index}`)).statusCode, 201)
  }
  assert.equal((await marta.call(getWallet)).available, 600)
})

test('the ledger proves itself: every sum, and every rule with nothing that breaks it', async () => {
  const ana = await openAdmin(podium())
  const proof = await provedLedger(ana)
  assert.equal(proof.sum, 0)
  assert.ok(proof.granted > 0)
  assert.equal(proof.granted, proof.inWallets + proof.reserved + proof.escrow)
  assert.ok(proof.invariants.length >= 8)
  assert.deepEqual(
    proof.invariants.filter((rule) => rule.broken > 0),
    [],
  )
  assert.equal((await ana.call(listDebts, {})).total, 0)
})

test('what the ledger holds costs the same few statements, and none goes through the transfers', async () => {
  const [ana, db] = [await openAdmin(podium()), podium().context.database.db]
  await provedLedger(ana)
  const before = await statementsOf(() => readLedger(db))
  for (let count = 0; count < 5; count++) {
    await ana.call(postWalletTransaction, credits(await join(podium(), 'FAN'), 10))
  }
  assert.deepEqual(await statementsOf(() => readLedger(db)), before)
  assert.equal(before.length, 4)
  // Those that came since the last proof, and those of an index of their own.
  const allowed = [/from transfers where id > proof.last_transfer/, /"reason" = \$\d/]
  for (const text of before.filter((one) => one.includes('transfers'))) {
    assert.ok(
      allowed.some((way) => way.test(text)),
      text,
    )
  }
})

test('a proof finds what is broken, keeps it until the next one, and tells whoever watches the machine', async () => {
  const [ana, db] = [await openAdmin(podium()), podium().context.database.db]
  const [one, other] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  await ana.call(postWalletTransaction, credits(one, 10))
  await ana.call(postWalletTransaction, credits(other, 10))
  const sound = await provedLedger(ana)
  const shift = (by: number) =>
    sql`update accounts set balance = balance + case holder when ${one.id} then ${by}::integer else ${-by}::integer end
      where holder in (${one.id}, ${other.id}) and kind = 'available'`.execute(db)
  await shift(1)
  // All accounts still sum to zero: only going through the transfers finds it.
  const unknown = await ana.call(getLedger)
  assert.deepEqual([unknown.sum, unknown.provedAt], [0, sound.provedAt])
  const found = (await provedLedger(ana)).invariants.filter(({ broken }) => broken > 0)
  assert.deepEqual(found, [
    { name: 'ledger-balances-follow-transfers', broken: 2 },
    { name: 'ledger-lots-are-what-is-available', broken: 2 },
  ])
  const { body } = await podium().app.inject('/metrics')
  assert.match(body, /^podium_broken_ledger_rules 2$/m)
  await shift(-1)
  const after = await provedLedger(ana)
  assert.equal(after.invariants.filter(({ broken }) => broken > 0).length, 0)
  const { rows } = await sql<{ count: number }>`select count(*) as count from transfers`.execute(db)
  assert.equal(after.transfers, rows[0]?.count)
})

test('the rules are looked at anew each day, and meanwhile only when somebody asks', async () => {
  const ana = await openAdmin(podium())
  const { provedAt } = await provedLedger(ana)
  await runJob(podium(), 'prove-ledger')
  assert.equal((await ana.call(getLedger)).provedAt, provedAt)
  travel({ seconds: 86_460 })
  await runJob(podium(), 'prove-ledger')
  await signIn(ana)
  assert.ok(((await ana.call(getLedger)).provedAt ?? '') > (provedAt ?? ''))
  restoreClock()
  await (await join(podium(), 'FAN')).refused('forbidden', proveLedger)
})
