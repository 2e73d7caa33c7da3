import assert from 'node:assert/strict'
import { test } from 'node:test'
import { logout } from '@podium/contract/identity'
import { liveCloseCodes, livePath } from '@podium/contract/live'
import { closeAccount, endOtherSessions } from '@podium/contract/settings'
import { postWalletTransaction } from '@podium/contract/wallet'
import { getWebSocketToken } from '@podium/contract/websockets'
import { sql } from 'kysely'
import { playOutcome, startBuying } from '../buying.ts'
import { castPassword, join, openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { addressOf, LivePage, openPage } from '../live-page.ts'
import type { Person } from '../person.ts'

const podium = usePodium()

const give = (admin: Person, to: Person, creditsNumber: number) =>
  admin.call(postWalletTransaction, {
    body: { userId: to.id, creditsNumber, description: 'Prémio' },
  })

const walletsIn = (page: LivePage) =>
  page.heard.flatMap((event) => (event.type === 'WALLET_UPDATE' ? [event.totalCredits] : []))

test('a page hears of its own wallet, and of nobody else’s', async () => {
  const [ana, marta, rui] = [
    await openAdmin(podium()),
    await join(podium(), 'FAN'),
    await join(podium(), 'FAN'),
  ]
  const [hers, his] = [await openPage(marta, podium().app), await openPage(rui, podium().app)]
  await give(ana, marta, 30)
  await give(ana, marta, -10)
  await hers.until('no second update', () => walletsIn(hers).length === 2)
  assert.deepEqual(walletsIn(hers), [30, 20])
  assert.deepEqual(his.heard, [])
  hers.close()
  his.close()
})

test('what one server process does, the pages at another hear', async () => {
  const ana = await openAdmin(podium())
  const marta = await join(podium(), 'FAN')
  const other = await podium().secondServer()
  const [here, there] = [await openPage(marta, podium().app), await openPage(marta, other)]
  ana.moveTo(other)
  await give(ana, marta, 5)
  await here.until('not heard here', () => walletsIn(here).includes(5))
  await there.until('not heard there', () => walletsIn(there).includes(5))
  const form = await startBuying(marta)
  await playOutcome(podium(), form, 'approve')
  const heardOfPayment = () =>
    there.heard.some((event) => event.type === 'PAYMENT_UPDATE' && event.status === 'PAID')
  await there.until('no PAYMENT_UPDATE', heardOfPayment)
  await other.close()
  await there.until('not closed', () => there.closed !== undefined)
  assert.equal(there.closed?.code, liveCloseCodes.goingAway)
  here.close()
})

test('what is refused is not told', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const page = await openPage(marta, podium().app)
  await ana.raw(postWalletTransaction, {
    body: { userId: marta.id, creditsNumber: -1, description: 'x' },
  })
  await give(ana, marta, 1)
  await page.until('no update', () => walletsIn(page).length > 0)
  assert.deepEqual(walletsIn(page), [1])
  page.close()
})

test('a token opens one page, within a minute, of its owner alone', async () => {
  const [marta, rui] = [await join(podium(), 'FAN'), await join(podium(), 'FAN')]
  const address = await addressOf(podium().app)
  const refused = async (path: string) => {
    const page = new LivePage(address + path)
    await page.until('it was let in', () => page.closed !== undefined)
    assert.equal(page.closed?.code, liveCloseCodes.badToken)
  }
  const { webSocketToken } = await marta.call(getWebSocketToken)
  await refused(livePath(rui.id, webSocketToken))
  // Tried at the wrong door, it is used up.
  await refused(livePath(marta.id, webSocketToken))
  await refused(livePath(marta.id, 'invented'))
  await refused(`/websocket/user/${marta.id}`)
  const late = await marta.call(getWebSocketToken)
  travel({ seconds: 61 })
  await refused(livePath(marta.id, late.webSocketToken))
  restoreClock()
  const page = await openPage(marta, podium().app)
  page.close()
})

test('a page closes when its session ends, and the other sessions’ pages stay', async () => {
  const marta = await join(podium(), 'FAN')
  const elsewhere = marta.twin()
  elsewhere.cookies.clear()
  await signIn(elsewhere)
  // The notice of a new device is told to open pages too, whenever its job is done.
  await podium().settled()
  const [mine, other] = [
    await openPage(marta, podium().app),
    await openPage(elsewhere, podium().app),
  ]
  await marta.call(endOtherSessions)
  await other.until('still open', () => other.closed !== undefined)
  assert.deepEqual(
    other.heard.map((event) => event.type),
    ['SESSION_ENDED'],
  )
  assert.equal(other.closed?.code, liveCloseCodes.sessionEnded)
  assert.equal(mine.closed, undefined)
  const { webSocketToken } = await marta.call(getWebSocketToken)
  await marta.call(logout)
  await mine.until('still open after signing out', () => mine.closed !== undefined)
  const outlived = new LivePage(
    (await addressOf(podium().app)) + livePath(marta.id, webSocketToken),
  )
  await outlived.until('a token outlived its session', () => outlived.closed !== undefined)
})

test('a closed account has no open pages', async () => {
  const marta = await join(podium(), 'FAN')
  const page = await openPage(marta, podium().app)
  await marta.call(closeAccount, { body: { password: castPassword } })
  await page.until('still open', () => page.closed !== undefined)
})

test('of one person’s many pages the oldest goes', async () => {
  const marta = await join(podium(), 'FAN')
  const pages: LivePage[] = []
  for (let count = 0; count < 21; count++) pages.push(await openPage(marta, podium().app))
  const [oldest] = pages
  await oldest?.until('the oldest stays', () => oldest.closed !== undefined)
  assert.equal(oldest?.closed?.code, liveCloseCodes.tooMany)
  assert.equal(pages.filter((page) => page.closed).length, 1)
  for (const page of pages) page.close()
})

test('a page that says too much is cut off', async () => {
  const marta = await join(podium(), 'FAN')
  const page = await openPage(marta, podium().app)
  page.socket.send('x'.repeat(5000))
  await page.until('still open', () => page.closed !== undefined)
  assert.equal(page.closed?.code, 1009)
})

test('when the line between the processes breaks, pages fetch anew and hear again', async () => {
  const [ana, marta] = [await openAdmin(podium()), await join(podium(), 'FAN')]
  const page = await openPage(marta, podium().app)
  await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen podium_live%'`.execute(
    podium().context.database.db,
  )
  await page.until('it is not told to fetch anew', () => page.refetches === 2)
  await give(ana, marta, 9)
  await page.until('it hears nothing any more', () => walletsIn(page).includes(9))
  page.close()
})

test('a thousand open pages get their updates', async () => {
  const ana = await openAdmin(podium())
  const people = await Promise.all(Array.from({ length: 50 }, () => join(podium(), 'FAN')))
  const pages: { person: Person; page: LivePage }[] = []
  for (const person of people) {
    const opened = await Promise.all(
      Array.from({ length: 20 }, () => openPage(person, podium().app)),
    )
    pages.push(...opened.map((page) => ({ person, page })))
  }
  assert.equal(pages.length, 1000)
  await Promise.all(people.map((person, index) => give(ana, person, index + 1)))
  for (const { person, page } of pages) {
    const expected = people.indexOf(person) + 1
    await page.until('an update is missing', () => walletsIn(page).includes(expected))
  }
  for (const { page } of pages) page.close()
})
