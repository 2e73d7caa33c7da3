import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addAchievement } from '@podium/contract/achievements'
import { follow, listFollowed, readFollowing, unfollow } from '@podium/contract/follows'
import { block, sendMessage } from '@podium/contract/messages'
import {
  allNotificationKinds,
  countUnread,
  getNotificationSettings,
  isMailSwitchable,
  listNotifications,
  markNotificationsRead,
  notificationKinds,
  putNotificationSettings,
  readUnsubscribe,
  unsubscribe,
} from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { acceptSupport, cancelSupport, rejectSupport } from '@podium/contract/support'
import { mails } from '../../src/app/job-handlers.ts'
import { mailsByKind } from '../../src/features/notifications/mails.ts'
import { newsOf, notifyBatch } from '../../src/features/notifications/notify-batch.ts'
import { insertNotifications } from '../../src/features/notifications/records.ts'
import { buy } from '../buying.ts'
import { castResult as result, openAdmin, signIn } from '../cast.ts'
import { usePodium } from '../harness.ts'
import { openPage } from '../live-page.ts'
import type { Person } from '../person.ts'
import { countAllStatements } from '../statements.ts'
import { askForSupport, signedInMember } from '../supporting.ts'

const podium = usePodium()

const kindsOf = async (person: Person) =>
  (await person.call(listNotifications)).list.map(({ kind }) => kind)

test('a request that is answered is new at no bell any more, and one taken back goes from it', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const fresh = async () => {
    const { list } = await ines.call(listNotifications, { query: { unread: 'true' } })
    return list.map(({ kind }) => kind)
  }
  const ask = async () => {
    const fan = await signedInMember(podium(), 'FAN', { credits: 1000 })
    const { id } = await askForSupport(fan, ines)
    assert.deepEqual(await fresh(), ['supportRequested'])
    return { fan, params: { id } }
  }
  await ines.call(acceptSupport, { params: (await ask()).params })
  assert.deepEqual(await fresh(), [])
  await ines.call(rejectSupport, { params: (await ask()).params, query: {} })
  assert.deepEqual(await fresh(), [])
  const { fan, params } = await ask()
  await fan.call(cancelSupport, { params, query: { status: 'PENDING' } })
  assert.deepEqual(await kindsOf(ines), ['supportRequested', 'supportRequested'])
  assert.equal((await ines.call(countUnread)).notifications, 0)
})

test('both sides of a support hear of its steps, each in their own words', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const marta = await signedInMember(podium(), 'FAN', { name: 'Marta', credits: 300 })
  const { id } = await askForSupport(marta, ines, 100)
  const [asked] = (await ines.call(listNotifications)).list
  assert.equal(asked?.kind, 'supportRequested')
  assert.deepEqual([asked?.actor?.name, asked?.facts.credits], ['Marta', 100])
  assert.equal(asked?.link, `/profile/athlete/support/${id}`)
  await ines.call(acceptSupport, { params: { id } })
  const [accepted] = (await marta.call(listNotifications)).list
  assert.deepEqual([accepted?.kind, accepted?.actor?.name], ['supportAccepted', 'Inês'])
})

test('the buyer hears of a payment, and of a device nobody knew', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  await buy(podium(), marta)
  assert.deepEqual(await kindsOf(marta), ['paymentPaid'])
  const elsewhere = podium().visitor()
  await signIn(Object.assign(elsewhere, { email: marta.email, password: marta.password }))
  assert.equal((await kindsOf(marta))[0], 'newDevice')
})

test('the owner hears that an admin hid their page, at the bell and by mail with the reason', async () => {
  const ana = await openAdmin(podium())
  const ines = await signedInMember(podium(), 'ATHLETE', { language: 'pt' })
  const hide = (hiddenProfile: boolean) =>
    ana.call(putVisibility, {
      params: { id: ines.id },
      body: { hiddenProfile, reason: 'Fotografia de outra pessoa' },
    })
  await hide(true)
  const [told] = (await ines.call(listNotifications)).list
  assert.deepEqual([told?.kind, told?.facts.about], ['decision', 'PROFILE_HIDDEN'])
  const mail = await podium().mailTo(ines.email, 'decisão')
  assert.match(mail.text, /Fotografia de outra pessoa/)
  await hide(false)
  assert.equal((await ines.call(listNotifications)).list[0]?.kind, 'visibilityChanged')
})

test('reading some leaves the others unread; reading all leaves none, on every open page', async () => {
  const quiet = await signedInMember(podium(), 'ATHLETE')
  for (const name of ['A', 'B', 'C']) {
    const writer = await signedInMember(podium(), 'FAN', { name })
    await writer.call(sendMessage, { body: { userId: quiet.id, message: name } })
  }
  const page = await openPage(quiet, podium().app)
  const [newest] = (await quiet.call(listNotifications)).list
  const some = { body: { ids: [newest?.id ?? 0] } }
  assert.equal((await quiet.call(markNotificationsRead, some)).notifications, 2)
  const unread = await quiet.call(listNotifications, { query: { unread: 'true' } })
  assert.deepEqual(
    unread.list.map(({ actor }) => actor?.name),
    ['B', 'A'],
  )
  await quiet.call(markNotificationsRead, { body: { ids: [] } })
  assert.equal((await quiet.call(countUnread)).notifications, 2)
  await quiet.call(markNotificationsRead, { body: {} })
  assert.deepEqual(await quiet.call(countUnread), { notifications: 0, messages: 3 })
  await page.until('the other page hears it', () =>
    page.heard.some((event) => event.type === 'NOTIFICATION' && event.unread === 0),
  )
  page.close()
})

test('a page is told how many are unread with the new one, also where it takes the place of others', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const rui = await signedInMember(podium(), 'FAN')
  const told = async (thread: string | null) => {
    const about = { kind: 'supportRequested', actorId: null, facts: {}, link: '/', thread } as const
    const { inTransaction } = podium().context
    const all = await inTransaction((tx) => insertNotifications(tx, [ines.id, rui.id], about))
    for (const [person, { unread }] of [ines, rui].map(
      (each) => [each, all.find(({ user_id }) => user_id === each.id)!] as const,
    )) {
      assert.equal((await person.call(countUnread)).notifications, unread)
    }
    return all.map(({ unread }) => unread).toSorted()
  }
  assert.deepEqual(await told(null), [1, 1])
  await ines.call(markNotificationsRead, { body: {} })
  assert.deepEqual(await told('one'), [1, 2])
  assert.deepEqual(await told(null), [2, 3])
  assert.deepEqual(await told('one'), [2, 3])
  assert.deepEqual(await told('other'), [3, 4])
})

test('nobody reads, or marks, what somebody else was told', async () => {
  const [told, other, writer] = [
    await signedInMember(podium(), 'ATHLETE'),
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'FAN'),
  ]
  await writer.call(sendMessage, { body: { userId: told.id, message: 'Olá' } })
  const [own] = (await told.call(listNotifications)).list
  await other.call(markNotificationsRead, { body: { ids: [own?.id ?? 0] } })
  assert.equal((await told.call(countUnread)).notifications, 1)
  assert.equal((await other.call(listNotifications)).total, 0)
})

test('everybody sees the switches that concern them; security and money stay mailed', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const kinds = (await marta.call(getNotificationSettings)).map(({ kind }) => kind)
  assert.ok(!kinds.includes('supportRequested') && !kinds.includes('invitationAccepted'))
  assert.ok(kinds.includes('supportAccepted') && kinds.includes('newDevice'))
  for (const kind of ['newDevice', 'paymentPaid'] as const) {
    const given = { body: { settings: [{ kind, mail: false }] } }
    await marta.violates(['settings.0.mail', 'Pattern'], putNotificationSettings, given)
    await marta.call(putNotificationSettings, { body: { settings: [{ kind, bell: false }] } })
  }
  await buy(podium(), marta)
  assert.deepEqual(await kindsOf(marta), [])
  await podium().mailTo(marta.email, 'Pagamento recebido')
  await marta.violates(['settings', 'NotEmpty'], putNotificationSettings, {
    body: { settings: [] },
  })
  await marta.violates(['settings.0.kind', 'Pattern'], putNotificationSettings, {
    body: { settings: [{ kind: 'everything', mail: false }] },
  })
})

test('choices of one kind that are made at once all hold', async () => {
  const marta = await signedInMember(podium(), 'FAN')
  const kind = 'supportAccepted' as const
  for (const wanted of [false, true, false, true, false]) {
    await Promise.all(
      (['bell', 'mail', 'push'] as const).map((way) =>
        marta.call(putNotificationSettings, { body: { settings: [{ kind, [way]: wanted }] } }),
      ),
    )
    const settings = await marta.call(getNotificationSettings)
    const { bell, mail, push } = settings.find((one) => one.kind === kind) ?? assert.fail()
    assert.deepEqual([bell, mail, push], [wanted, wanted, wanted])
  }
})

test('a choice holds for the mail that another feature writes', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const marta = await signedInMember(podium(), 'FAN', { credits: 300 })
  const off = { settings: [{ kind: 'supportRequested' as const, mail: false, bell: false }] }
  await ines.call(putNotificationSettings, { body: off })
  const saved = (await ines.call(getNotificationSettings)).find(
    ({ kind }) => kind === 'supportRequested',
  )
  assert.deepEqual([saved?.bell, saved?.mail], [false, false])
  const { id } = await askForSupport(marta, ines, 100)
  await ines.call(acceptSupport, { params: { id } })
  assert.deepEqual(await podium().mailsTo(ines.email), [])
  assert.deepEqual(await kindsOf(ines), [])
  await podium().mailTo(marta.email)
})

test('the link in a mail switches such mails off without signing in, and on again', async () => {
  const [one, quiet] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  await one.call(sendMessage, { body: { userId: quiet.id, message: 'Olá' } })
  const token = await tokenIn((await podium().mailTo(quiet.email)).text)
  const visitor = podium().visitor()
  const asked = await visitor.call(readUnsubscribe, { query: { token } })
  assert.deepEqual(asked, { kind: 'message', mail: true })
  await visitor.call(unsubscribe, { body: { token } })
  await visitor.call(unsubscribe, { body: { token } })
  const other = await signedInMember(podium(), 'FAN')
  await other.call(sendMessage, { body: { userId: quiet.id, message: 'Olá' } })
  assert.equal((await podium().mailsTo(quiet.email)).length, 1)
  await visitor.call(unsubscribe, { body: { token, mail: true } })
  const again = await visitor.call(readUnsubscribe, { query: { token } })
  assert.equal(again.mail, true)
})

async function tokenIn(text: string): Promise<string> {
  return /\/unsubscribe\/(\S+)/.exec(text)?.[1] ?? assert.fail(text)
}

test('a mail program’s one click is a form sent to the link itself; opening it changes nothing', async () => {
  const [one, quiet] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  await one.call(sendMessage, { body: { userId: quiet.id, message: 'Olá' } })
  const token = await tokenIn((await podium().mailTo(quiet.email)).text)
  const visitor = podium().visitor()
  const url = `/unsubscribe/${token}`
  await visitor.send({ method: 'GET', url })
  assert.equal((await visitor.call(readUnsubscribe, { query: { token } })).mail, true)
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = 'List-Unsubscribe=One-Click'
  assert.equal((await visitor.send({ method: 'POST', url, body, headers })).statusCode, 204)
  assert.equal((await visitor.call(readUnsubscribe, { query: { token } })).mail, false)
})

test('a token that is not ours, or was bent to somebody else, opens nothing', async () => {
  const [one, quiet] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  await one.call(sendMessage, { body: { userId: quiet.id, message: 'Olá' } })
  const token = await tokenIn((await podium().mailTo(quiet.email)).text)
  const visitor = podium().visitor()
  const bent = [
    token.replace(String(quiet.id), String(one.id)),
    token.replace('message', 'supportEnded'),
    token.slice(0, -1),
    'x',
    '1.message.',
  ]
  for (const wrong of bent) {
    await visitor.refused('invalidToken', unsubscribe, { body: { token: wrong } })
    await visitor.refused('invalidToken', readUnsubscribe, { query: { token: wrong } })
    const url = `/unsubscribe/${encodeURIComponent(wrong)}`
    assert.equal((await visitor.send({ method: 'POST', url })).statusCode, 400)
  }
})

test('followers hear of a new achievement, several at once in one line', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const [marta, rui] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'SPONSOR'),
  ]
  const params = { userId: ines.id }
  assert.deepEqual(await marta.call(follow, { params }), { following: true, followers: 1 })
  assert.deepEqual(await rui.call(follow, { params }), { following: true, followers: 2 })
  assert.deepEqual(await rui.call(follow, { params }), { following: true, followers: 2 })
  const wanted = [{ kind: 'followedAchievement' as const, mail: true }]
  await rui.call(putNotificationSettings, { body: { settings: wanted } })
  await ines.call(addAchievement, { body: result })
  await podium().settled()
  await ines.call(addAchievement, { body: { ...result, result: 2 } })
  await podium().settled()
  const { list } = await marta.call(listNotifications)
  assert.equal(list.length, 1)
  assert.deepEqual([list[0]?.kind, list[0]?.facts.count], ['followedAchievement', 2])
  assert.deepEqual([list[0]?.actor?.name, list[0]?.link], ['Inês', `/athlete/${ines.id}`])
  assert.deepEqual(await podium().mailsTo(marta.email), [])
  assert.equal((await podium().mailsTo(rui.email)).length, 2)
  assert.deepEqual(await marta.call(unfollow, { params }), { following: false, followers: 1 })
})

test('nobody across a block of either side hears of a new achievement', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const fans = []
  for (let count = 0; count < 3; count++) fans.push(await signedInMember(podium(), 'FAN'))
  const [marta, rui, vera] = fans as [Person, Person, Person]
  for (const fan of fans) await fan.call(follow, { params: { userId: ines.id } })
  await ines.call(block, { params: { userId: marta.id } })
  await rui.call(block, { params: { userId: ines.id } })
  await ines.call(addAchievement, { body: result })
  await podium().settled()
  const heard = async (fan: Person) => (await fan.call(listNotifications)).list.length
  assert.deepEqual([await heard(marta), await heard(rui), await heard(vera)], [0, 0, 1])
})

test('one follows people who have a page that is there, but not oneself', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês' })
  const marta = await signedInMember(podium(), 'FAN')
  await ines.refused('forbidden', follow, { params: { userId: ines.id } })
  const ana = await openAdmin(podium())
  for (const userId of [ana.id, 2_000_000_000]) {
    await marta.refused('userNotFound', follow, { params: { userId } })
  }
  const params = { userId: ines.id }
  await marta.call(follow, { params })
  assert.equal((await marta.call(listFollowed)).total, 1)
  const among = async (ids: string) =>
    (await marta.call(listFollowed, { query: { ids } })).list.map(({ id }) => id)
  assert.deepEqual(await among(`${ana.id},${ines.id}`), [ines.id])
  assert.deepEqual(await among(`${ana.id},${marta.id}`), [])
  await marta.violates(['ids', 'Pattern'], listFollowed, { query: { ids: `${ines.id},x` } })
  await ines.call(addAchievement, { body: result })
  await podium().settled()
  await ines.call(putVisibility, { params: { id: ines.id }, body: { hiddenProfile: true } })
  assert.equal((await marta.call(listFollowed)).total, 0)
  await marta.refused('userNotFound', readFollowing, { params })
  assert.equal((await marta.call(listNotifications)).list[0]?.actor?.name, '')
  assert.deepEqual(await marta.call(unfollow, { params }), { following: false, followers: 0 })
})

test('every kind that is mailed has a mail, and every mail of a kind is of one that is mailed', () => {
  const told = new Set(mails.flatMap(({ event }) => event ?? []))
  for (const kind of allNotificationKinds) {
    const { mail } = notificationKinds[kind]
    assert.equal(told.has(kind), mail !== 'never', kind)
    assert.equal(isMailSwitchable(kind), mail === 'on' || mail === 'off', kind)
  }
})

test('people are told by bell and mail in as many statements, however many they are', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE')
  const readers: number[] = []
  for (let n = 0; n < 6; n++) readers.push((await signedInMember(podium(), 'FAN')).id)
  const telling = (people: number[]) =>
    countAllStatements(() =>
      podium().context.inTransaction((tx) =>
        notifyBatch(tx, people, {
          ...({ kind: 'athleteUpdate', mail: mailsByKind.athleteUpdate } as const),
          ...newsOf(ines.id, 'update'),
        }),
      ),
    )
  const few = await telling(readers.slice(0, 2))
  assert.equal(await telling(readers), few)
  await podium().settled()
})
