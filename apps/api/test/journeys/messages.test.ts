import assert from 'node:assert/strict'
import { test } from 'node:test'
import { closeAccount } from '@podium/contract/settings'
import {
  block,
  getMessageSettings,
  listBlocks,
  listConversations,
  markConversationRead,
  putMessageSettings,
  readConversation,
  sendMessage,
  unblock,
} from '@podium/contract/messages'
import { countUnread, listNotifications } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import type { MemberRole } from '@podium/contract/roles'
import { rejectSupport, requestSupport } from '@podium/contract/support'
import { openAdmin, openMember, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import { openPage } from '../live-page.ts'
import type { Person } from '../person.ts'
import { giveCredits, supportRequest } from '../supporting.ts'

const podium = usePodium()

async function enter(role: MemberRole, details: object = {}): Promise<Person> {
  const sport = role === 'ATHLETE' || role === 'MANAGER' ? 'JUDO' : null
  const person = await openMember(podium(), role, { modality: sport, ...details })
  await signIn(person)
  return person
}

const write = (from: Person, to: Person, message: string) =>
  from.call(sendMessage, { body: { userId: to.id, message } })

const open = (reader: Person, other: Person) =>
  reader.call(readConversation, { params: { userId: other.id } })

const unreadOf = async (person: Person) => (await person.call(countUnread)).messages

test('two people talk: each reads the other, with what is unread and what was read', async () => {
  const ines = await enter('ATHLETE', { name: 'Inês', lastName: 'Carvalho' })
  const marta = await enter('FAN', { name: 'Marta', lastName: 'Nóbrega' })

  await write(marta, ines, 'Olá!')
  await write(marta, ines, 'Vi a tua corrida.\nQue final!')
  assert.equal(await unreadOf(ines), 2)
  assert.equal(await unreadOf(marta), 0)

  const { list, total } = await ines.call(listConversations)
  assert.equal(total, 1)
  assert.equal(list[0]?.unread, 2)
  assert.equal(list[0]?.person.name, 'Marta')
  assert.equal(list[0]?.lastMessage.text, 'Vi a tua corrida.\nQue final!')
  assert.equal(list[0]?.lastMessage.mine, false)

  const before = await open(marta, ines)
  assert.equal(before.readUpTo, 0)
  assert.deepEqual(await ines.call(markConversationRead, { params: { userId: marta.id } }), {
    unread: 0,
  })
  const after = await open(marta, ines)
  assert.equal(after.readUpTo, after.messages.at(-1)?.id)

  await write(ines, marta, 'Obrigada!')
  const seen = await open(marta, ines)
  assert.deepEqual(
    seen.messages.map(({ text, mine }) => [text, mine]),
    [
      ['Olá!', true],
      ['Vi a tua corrida.\nQue final!', true],
      ['Obrigada!', false],
    ],
  )
  assert.equal(seen.unread, 1)
  assert.equal(seen.first, false)
})

test('a long conversation is read page by page, the newest first', async () => {
  const [one, other] = [await enter('FAN'), await enter('ATHLETE')]
  for (let count = 1; count <= 7; count++) await write(one, other, `n${count}`)
  const page = (before?: number) =>
    one.call(readConversation, {
      params: { userId: other.id },
      query: { _limit: 3, ...(before && { before }) },
    })
  const texts: string[] = []
  let newest = await page()
  for (;;) {
    texts.unshift(...newest.messages.map((message) => message.text))
    if (!newest.more) break
    newest = await page(newest.messages[0]?.id)
  }
  assert.deepEqual(texts, ['n1', 'n2', 'n3', 'n4', 'n5', 'n6', 'n7'])
})

test('both sides hear live that somebody wrote, and that it was read', async () => {
  const [one, other] = [await enter('FAN'), await enter('ATHLETE')]
  const { app } = podium()
  const [mine, theirs] = [await openPage(one, app), await openPage(other, app)]
  await write(one, other, 'Olá')
  const message = (withId: number, unread: number) =>
    JSON.stringify({ type: 'MESSAGE', with: withId, unread })
  const heard = (page: typeof mine, text: string) =>
    page.heard.some((event) => JSON.stringify(event) === text)
  await theirs.until('a message arrives', () => heard(theirs, message(one.id, 1)))
  await theirs.until('the bell rings', () =>
    theirs.heard.some((event) => event.type === 'NOTIFICATION' && event.unread === 1),
  )
  await other.call(markConversationRead, { params: { userId: one.id } })
  await mine.until('the other page hears of the reading', () => heard(mine, message(other.id, 0)))
  await theirs.until('the bell is quiet again', () =>
    theirs.heard.some((event) => event.type === 'NOTIFICATION' && event.unread === 0),
  )
  mine.close()
  theirs.close()
})

test('several messages of one person are one line of the bell, gone once they are read', async () => {
  const [one, other] = [await enter('FAN', { name: 'Rui' }), await enter('ATHLETE')]
  for (const text of ['a', 'b', 'c']) await write(one, other, text)
  const [line, ...more] = (await other.call(listNotifications)).list
  assert.equal(more.length, 0)
  assert.equal(line?.kind, 'message')
  assert.equal(line?.facts.count, 3)
  assert.equal(line?.actor?.name, 'Rui')
  assert.equal(line?.link, `/messages/${one.id}`)
  await other.call(markConversationRead, { params: { userId: one.id } })
  assert.equal((await other.call(countUnread)).notifications, 0)
})

test('blank and too long messages break a rule; a thousand characters are welcome', async () => {
  const [one, other] = [await enter('FAN'), await enter('ATHLETE')]
  const body = (message: unknown) => ({ body: { userId: other.id, message } })
  await one.violates(['message', 'NotBlank'], sendMessage, body(''))
  await one.violates(['message', 'NotBlank'], sendMessage, body(' \n\t '))
  await one.violates(['message', 'NotBlank'], sendMessage, { body: { userId: other.id } })
  await one.violates(['message', 'Size'], sendMessage, body('x'.repeat(1001)))
  const { text } = await write(one, other, 'é'.repeat(1000))
  assert.equal(text.length, 1000)
})

test('whoever cannot be written to is refused alike: oneself, nobody, hidden, closed, blocking', async () => {
  const ana = await openAdmin(podium())
  const marta = await enter('FAN')
  const [hidden, closed, blocking] = [
    await enter('ATHLETE'),
    await enter('ATHLETE'),
    await enter('ATHLETE'),
  ]
  const params = { id: hidden.id }
  await hidden.call(putVisibility, { params, body: { hiddenProfile: true } })
  await closed.call(closeAccount, { body: { password: closed.password } })
  await blocking.call(block, { params: { userId: marta.id } })
  const ids = [marta.id, 2_000_000_000, hidden.id, closed.id, blocking.id, ana.id]
  for (const userId of ids) {
    const body = { userId, message: 'Olá' }
    await marta.refused('recipientUnavailable', sendMessage, { body })
  }
  assert.equal((await marta.call(listConversations)).total, 0)
})

test('however many are blocked, each of them is on a page of the list', async () => {
  const one = await enter('FAN')
  const others = [await enter('ATHLETE'), await enter('ATHLETE'), await enter('ATHLETE')]
  for (const { id } of others) await one.call(block, { params: { userId: id } })
  const pages = [0, 1, 2, 3].map((_page) => one.call(listBlocks, { query: { _page, _limit: 1 } }))
  const found = await Promise.all(pages)
  assert.deepEqual(
    found.map(({ list, total }) => [list[0]?.id, total]),
    [...others.map(({ id }) => id).toReversed(), undefined].map((id) => [id, 3]),
  )
})

test('a block holds in both directions and can be taken back', async () => {
  const [one, other] = [await enter('FAN'), await enter('ATHLETE')]
  await write(one, other, 'Olá')
  await other.call(block, { params: { userId: one.id } })
  await other.call(block, { params: { userId: one.id } })
  const again = { body: { userId: one.id, message: 'Não' } }
  await other.refused('recipientUnavailable', sendMessage, again)
  const { abilities, blocked } = await open(other, one)
  assert.deepEqual([abilities.write, blocked], [false, true])
  const theirs = await open(one, other)
  assert.deepEqual([theirs.abilities.write, theirs.blocked], [false, false])
  assert.deepEqual(
    (await other.call(listBlocks, {})).list.map(({ id }) => id),
    [one.id],
  )
  assert.equal((await other.call(listConversations)).list[0]?.blocked, true)
  await other.call(unblock, { params: { userId: one.id } })
  await write(one, other, 'Olá outra vez')
})

test('admins cannot be blocked, and nobody blocks themselves or whom they cannot know of', async () => {
  const ana = await openAdmin(podium())
  const marta = await enter('FAN')
  const hidden = await openMember(podium(), 'ATHLETE')
  await marta.refused('forbidden', block, { params: { userId: ana.id } })
  for (const userId of [marta.id, hidden.id, 2_000_000_000]) {
    await marta.refused('userNotFound', block, { params: { userId } })
  }
})

test('who asked one for support is blocked also while they hide, and before anything was written', async () => {
  const [ines, marta] = [await enter('ATHLETE'), await enter('FAN', { name: 'Marta' })]
  await giveCredits(podium(), marta, 100)
  const asked = supportRequest(ines, 50)
  const withLine = { ...asked, body: { ...asked.body, note: 'Olá, outra vez.' } }
  const { id } = await marta.call(requestSupport, withLine)
  await marta.call(putVisibility, { params: { id: marta.id }, body: { hiddenProfile: true } })
  const { person, abilities } = await open(ines, marta)
  assert.deepEqual([person.name, abilities], ['', { write: false, block: true }])
  await ines.call(block, { params: { userId: marta.id } })
  await ines.call(rejectSupport, { params: { id }, query: {} })
  await marta.refused('recipientUnavailable', requestSupport, withLine)
  assert.deepEqual(
    (await ines.call(listBlocks, {})).list.map(({ id: userId }) => userId),
    [marta.id],
  )
})

test('who wants no messages gets none, but answers to what they wrote', async () => {
  const [one, quiet] = [await enter('FAN'), await enter('ATHLETE')]
  for (const whoMayWrite of ['NOBODY', 'SUPPORT'] as const) {
    await quiet.call(putMessageSettings, { body: { whoMayWrite } })
    assert.equal((await quiet.call(getMessageSettings)).whoMayWrite, whoMayWrite)
    assert.equal((await open(one, quiet)).abilities.write, false)
    const body = { userId: quiet.id, message: 'Olá' }
    await one.refused('recipientUnavailable', sendMessage, { body })
  }
  await write(quiet, one, 'Agora sou eu a perguntar.')
  await write(one, quiet, 'Diz!')
})

test('an admin writes to whomever they must, and is answered', async () => {
  const ana = await openAdmin(podium())
  const hidden = await openMember(podium(), 'ATHLETE', { modality: 'JUDO' })
  await signIn(hidden)
  await hidden.call(putVisibility, { params: { id: hidden.id }, body: { hiddenProfile: true } })
  await hidden.call(putMessageSettings, { body: { whoMayWrite: 'NOBODY' } })
  await write(ana, hidden, 'Precisamos de falar do teu perfil.')
  await write(hidden, ana, 'Claro.')
  assert.equal((await open(hidden, ana)).person.role, 'ADMIN')
})

test('without a plan one writes to ten people first each month, and is told before', async () => {
  travel(new Date('2027-03-31T21:30:00Z'))
  try {
    const marta = await enter('FAN')
    const others: Person[] = []
    for (let count = 0; count < 11; count++) others.push(await openMember(podium(), 'FAN'))
    for (const [index, other] of others.slice(0, 10).entries()) {
      const { contactsLeft, first } = await open(marta, other)
      assert.deepEqual([contactsLeft, first], [10 - index, true])
      await write(marta, other, 'Olá')
    }
    const [known, last] = [others[0], others[10]]
    assert.ok(known && last)
    const { contactsLeft, abilities } = await open(marta, last)
    assert.deepEqual([contactsLeft, abilities.write], [0, false])
    const body = { userId: last.id, message: 'Olá' }
    await marta.refused('planLimitReached', sendMessage, { body })
    await write(marta, known, 'Ainda aí?')
    // In Portugal it is summer time: the month begins an hour earlier than in Greenwich.
    travel(new Date('2027-03-31T23:30:00Z'))
    await signIn(marta)
    await write(marta, last, 'Novo mês!')
  } finally {
    restoreClock()
  }
})

test('of two first contacts at once the last one left is given once', async () => {
  const marta = await enter('FAN')
  for (let count = 0; count < 9; count++) {
    await write(marta, await openMember(podium(), 'FAN'), 'Olá')
  }
  const rest = await Promise.all([1, 2, 3, 4].map(() => openMember(podium(), 'FAN')))
  const answers = await Promise.all(
    rest.map((other) => marta.raw(sendMessage, { body: { userId: other.id, message: 'Olá' } })),
  )
  const statuses = answers.map((answer) => answer.statusCode).toSorted()
  assert.deepEqual(statuses, [201, 400, 400, 400])
})

test('of two messages at once to the last first contact left, the second is none', async () => {
  const marta = await enter('FAN')
  for (let count = 0; count < 9; count++) {
    await write(marta, await openMember(podium(), 'FAN'), 'Olá')
  }
  const last = await openMember(podium(), 'FAN')
  await Promise.all([write(marta, last, 'Olá'), write(marta, last, 'Vi-te correr')])
  assert.equal((await open(marta, last)).messages.length, 2)
})

test('what comes after the last message on the screen stays unread', async () => {
  const [one, other] = [await enter('FAN'), await enter('ATHLETE')]
  const { id: seen } = await write(one, other, 'Um')
  await write(one, other, 'Dois')
  const mark = (upTo: number) =>
    other.call(markConversationRead, { params: { userId: one.id }, query: { upTo } })
  assert.deepEqual(await mark(seen), { unread: 1 })
  assert.equal((await other.call(countUnread)).notifications, 1)
  const { id: own } = await write(other, one, 'Olá')
  assert.equal((await open(one, other)).readUpTo, seen)
  assert.deepEqual(await mark(seen - 1), { unread: 1 })
  assert.equal((await open(one, other)).readUpTo, seen)
  assert.deepEqual(await mark(own + 1000), { unread: 0 })
  assert.equal((await open(one, other)).readUpTo, own)
  assert.equal((await other.call(countUnread)).notifications, 0)
})

test('whom an admin hid is not offered to write where it would be refused', async () => {
  const [one, other] = [await enter('FAN'), await enter('ATHLETE')]
  await write(one, other, 'Olá')
  const ana = await openAdmin(podium())
  await signIn(ana)
  await ana.call(putVisibility, {
    params: { id: other.id },
    body: { hiddenProfile: true, reason: 'Burla' },
  })
  assert.equal((await open(other, one)).abilities.write, false)
})

test('a message sent again under the same key is there once', async () => {
  const [one, other] = [await enter('FAN'), await enter('ATHLETE')]
  const again = { method: 'POST', url: '/api/direct-message' }
  const body = { userId: other.id, message: 'Só uma vez' }
  const headers = { 'idempotency-key': 'a-key-of-one' }
  const answers = await Promise.all([1, 2, 3].map(() => one.send({ ...again, body, headers })))
  for (const answer of answers) assert.equal(answer.statusCode, 201, answer.body)
  assert.equal(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size, 1)
  assert.equal((await open(other, one)).messages.length, 1)
})

test('two who write to each other first at the same moment share one conversation', async () => {
  const [one, other] = [await enter('FAN'), await enter('FAN')]
  await Promise.all([
    ...['a', 'b', 'c'].map((text) => write(one, other, text)),
    ...['d', 'e', 'f'].map((text) => write(other, one, text)),
  ])
  for (const [reader, writer] of [
    [one, other],
    [other, one],
  ] as const) {
    const { messages, unread } = await open(reader, writer)
    assert.deepEqual(messages.map(({ text }) => text).toSorted(), ['a', 'b', 'c', 'd', 'e', 'f'])
    assert.equal(unread, 3)
    const ids = messages.map(({ id }) => id)
    assert.deepEqual(
      ids,
      ids.toSorted((a, b) => a - b),
    )
  }
})

test('who hides has no name for whom they never wrote to, and keeps it for the others', async () => {
  const [marta, hider] = [await enter('FAN'), await enter('ATHLETE', { name: 'Escondida' })]
  await write(marta, hider, 'Olá')
  const hide = (hiddenProfile: boolean) =>
    hider.call(putVisibility, { params: { id: hider.id }, body: { hiddenProfile } })
  await hide(true)
  const inbox = async () => (await marta.call(listConversations)).list[0]?.person
  assert.deepEqual((await inbox())?.name, '')
  assert.equal((await open(marta, hider)).person.name, '')
  await write(hider, marta, 'Sou eu.')
  assert.equal((await inbox())?.name, 'Escondida')
  assert.equal((await inbox())?.visible, false)
  await write(marta, hider, 'Ah!')
  await hider.call(closeAccount, { body: { password: hider.password } })
  assert.equal((await inbox())?.name, '')
  assert.equal((await open(marta, hider)).messages.length, 3)
})
