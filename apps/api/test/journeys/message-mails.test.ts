import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  block,
  listConversations,
  markConversationRead,
  readConversation,
  sendMessage,
} from '@podium/contract/messages'
import { listNotifications, putNotificationSettings } from '@podium/contract/notifications'
import { putVisibility } from '@podium/contract/profiles'
import { runJob } from '../buying.ts'
import { openAdmin, signIn } from '../cast.ts'
import { restoreClock, travel, usePodium } from '../harness.ts'
import type { Person } from '../person.ts'
import { signedInMember } from '../supporting.ts'

const podium = usePodium()

const write = (from: Person, to: Person, message: string) =>
  from.call(sendMessage, { body: { userId: to.id, message } })

const hour = 60 * 60

/** Lets time pass, and the digest look what it has to mail. */
async function later(seconds: number): Promise<void> {
  travel({ seconds })
  await runJob(podium(), 'mail-unread-messages')
}

test('a message is mailed in its reader’s language, and nobody learns an address', async () => {
  const ines = await signedInMember(podium(), 'ATHLETE', { name: 'Inês', language: 'pt' })
  const john = await signedInMember(podium(), 'FAN', {
    name: 'John',
    lastName: 'Doe',
    language: 'en',
  })
  await write(john, ines, 'Hello <b>Inês</b>,\nwell run!')
  const mail = await podium().mailTo(ines.email)
  assert.equal(mail.subject, 'John Doe escreveu-te')
  assert.match(mail.text, /Hello <b>Inês<\/b>,\n\nwell run!/)
  assert.ok(mail.html.includes('Hello &lt;b&gt;Inês&lt;/b&gt;,'))
  assert.ok(mail.text.includes(`http://podium.test/messages/${john.id}`))
  await write(ines, john, 'Obrigada!')
  const answer = await podium().mailTo(john.email)
  assert.equal(answer.subject, 'Inês Duarte wrote to you')
  for (const [{ text, html, subject }, address] of [
    [mail, john.email],
    [answer, ines.email],
  ] as const) {
    assert.ok(!(text + html + subject).includes(address))
  }
})

test('answers carry no addresses either', async () => {
  const [one, other] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const sent = await one.raw(sendMessage, { body: { userId: other.id, message: 'Olá' } })
  const answers = [
    sent,
    await other.raw(listConversations),
    await other.raw(readConversation, { params: { userId: one.id } }),
    await other.raw(listNotifications),
  ]
  for (const { body } of answers) assert.doesNotMatch(body, /@/)
})

test('of many messages within an hour one is mailed at once and the rest together', async () => {
  const quiet = await signedInMember(podium(), 'ATHLETE', { language: 'pt' })
  const [marta, rui] = [
    await signedInMember(podium(), 'FAN', { name: 'Marta', lastName: 'Nóbrega' }),
    await signedInMember(podium(), 'FAN', { name: 'Rui', lastName: '' }),
  ]
  try {
    await write(marta, quiet, 'primeira')
    for (const text of ['segunda', 'terceira']) await write(marta, quiet, text)
    await write(rui, quiet, 'sou o Rui')
    await later(20 * 60)
    assert.equal((await podium().mailsTo(quiet.email)).length, 1)
    await later(hour + 60)
    const [digest, ...others] = await podium().mailsTo(quiet.email)
    assert.equal(others.length, 1)
    assert.equal(digest?.subject, 'Tens 3 mensagens por ler')
    assert.match(digest?.text ?? '', /Marta Nóbrega escreveu 2 mensagens, a última:\n\nterceira/)
    assert.match(digest?.text ?? '', /Rui escreveu:\n\nsou o Rui/)
    assert.doesNotMatch(digest?.text ?? '', /primeira|segunda/)
    await later(3 * hour)
    assert.equal((await podium().mailsTo(quiet.email)).length, 2)
  } finally {
    restoreClock()
  }
})

test('what was read meanwhile is not mailed, nor is what somebody reads as it comes', async () => {
  const [one, other] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const read = () => other.call(markConversationRead, { params: { userId: one.id } })
  try {
    await write(one, other, 'primeira')
    await read()
    travel({ seconds: 2 * 60 })
    await write(one, other, 'segunda')
    await read()
    await later(2 * hour)
    assert.equal((await podium().mailsTo(other.email)).length, 1)
    await signIn(one)
    await write(one, other, 'terceira')
    assert.equal((await podium().mailsTo(other.email)).length, 2)
    // Who looks again at what they have read is there, too.
    await later(2 * hour)
    await signIn(other)
    await read()
    await later(2 * hour)
    await signIn(other)
    await read()
    await signIn(one)
    await write(one, other, 'quarta')
    assert.equal((await podium().mailsTo(other.email)).length, 2)
  } finally {
    restoreClock()
  }
})

test('what waits to be mailed is not, once its writer is kept away or taken out of view', async () => {
  const happenings: Record<string, (writer: Person, reader: Person) => Promise<unknown>> = {
    'the reader blocks': (writer, reader) => reader.call(block, { params: { userId: writer.id } }),
    'the writer blocks': (writer, reader) => writer.call(block, { params: { userId: reader.id } }),
    'an admin hides the writer': async ({ id }) =>
      (await openAdmin(podium())).call(putVisibility, {
        params: { id },
        body: { hiddenProfile: true, reason: 'Burla' },
      }),
  }
  try {
    for (const [what, happens] of Object.entries(happenings)) {
      const [writer, reader] = [
        await signedInMember(podium(), 'FAN'),
        await signedInMember(podium(), 'ATHLETE'),
      ]
      await write(writer, reader, 'primeira')
      await write(writer, reader, 'transfere 100 € para aqui')
      await happens(writer, reader)
      await later(hour + 60)
      const mails = await podium().mailsTo(reader.email)
      assert.ok(
        mails.every(({ text }) => !text.includes('transfere')),
        what,
      )
      restoreClock()
      // It still stands in the conversation.
      const { messages } = await reader.call(readConversation, { params: { userId: writer.id } })
      assert.equal(messages.length, 2, what)
    }
  } finally {
    restoreClock()
  }
})

test('who is kept away uses up no mail of who may write', async () => {
  const [writer, other, reader] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  try {
    await write(writer, reader, 'primeira')
    await write(writer, reader, 'segunda')
    await reader.call(block, { params: { userId: writer.id } })
    await later(hour + 60)
    await signIn(other)
    await write(other, reader, 'sou outra pessoa')
    const mails = await podium().mailsTo(reader.email)
    assert.match(mails[0]?.text ?? '', /sou outra pessoa/)
  } finally {
    restoreClock()
  }
})

test('who wants no mails about messages gets none, and still hears the bell', async () => {
  const [one, other] = [
    await signedInMember(podium(), 'FAN'),
    await signedInMember(podium(), 'ATHLETE'),
  ]
  const settings = [{ kind: 'message' as const, mail: false }]
  await other.call(putNotificationSettings, { body: { settings } })
  await write(one, other, 'Olá')
  assert.deepEqual(await podium().mailsTo(other.email), [])
  assert.equal((await other.call(listNotifications)).total, 1)
})
