import assert from 'node:assert/strict'
import { test } from 'node:test'
import { textLimits } from '@podium/contract/limits'
import {
  block,
  getMessageSettings,
  listBlocks,
  listConversations,
  markConversationRead,
  putMessageSettings,
  readConversation,
  sendMessage,
  type Thread,
  unblock,
  type WhoMayWrite,
} from '@podium/contract/messages'
import { getSubscription } from '@podium/contract/plans'
import { type ReportKind, sendReport } from '@podium/contract/reports'
import { identityPhrases } from '@podium/phrases/identity'
import { messagesPhrases } from '@podium/phrases/messages'
import { profilesPhrases } from '@podium/phrases/profiles'
import { reportsPhrases } from '@podium/phrases/reports'
import { writePhrases } from '@podium/phrases/write'
import { actFor } from '../src/client/acting.ts'
import { answer, brokenDown, type PreparedAnswer } from './answers.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { field, fill, hasFocus, renderPage, screen, waitFor, within } from './renderPage.ts'
import { entitlements, storeAnswers, topDialog } from './shop.ts'

const t = messagesPhrases.en
const report = reportsPhrases.en

/** A screen on which inbox and conversation stand side by side. */
const wide = (media: string) =>
  Object.assign(new EventTarget(), { media, matches: true }) as unknown as MediaQueryList

const leonor = { ...profile('ATHLETE', { name: 'Leonor' }), visible: true }
const duarte = { ...profile('FAN', { name: 'Duarte' }), visible: true }

const sentAt = '2026-03-01T10:00:00.000Z'
const hello = { id: 7, mine: false, text: 'Hello', sentAt }

/** Nobody has written yet, and one may. */
const beginning: Omit<Thread, 'person'> = {
  ...{ messages: [], more: false, unread: 0, readUpTo: 0, blocked: false },
  ...{ first: true, contactsLeft: null, abilities: { write: true, block: true } },
}

/** They have written to each other. */
const begun = { ...beginning, messages: [hello], first: false }

/** Nobody may write, and it is not said why. */
const silent = { ...begun, abilities: { write: false, block: true } }

const reads = (person: Thread['person'], thread: Partial<Thread>) =>
  answer(readConversation, { ...beginning, person, ...thread })

const written = answer(sendMessage, ({ body }) => ({
  ...{ id: 8, mine: true, text: body.message, sentAt },
}))

/** A fan on the page of an athlete, with the dialog open that writes to her. */
async function contact(thread: Partial<Thread>, ...answers: PreparedAnswer[]) {
  const page = await renderPage('/athlete/2', {
    as: member('FAN'),
    answers: [...pageAnswers(leonor), reads(leonor, thread), written, ...answers],
  })
  await press(page, writePhrases.en.action)
  return { page, dialog: await topDialog() }
}

type Page = Awaited<ReturnType<typeof renderPage>>

const press = async (page: Page, name: string) =>
  page.user.click(await screen.findByRole('button', { name }))

const noDialog = () => waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, 0))

test('a message is written over the page of somebody, and the dialog goes', async () => {
  const { page, dialog } = await contact({})
  dialog.getByText(t.write.lead)
  await hasFocus(await dialog.findByLabelText(t.write.label))
  fill(field('message'), 'Good luck on Sunday!')
  await page.user.click(dialog.getByRole('button', { name: t.write.send }))
  await screen.findByText(t.write.sent)
  await noDialog()
  assert.deepEqual(page.server.sent(sendMessage)[0]?.body, {
    ...{ userId: leonor.id, message: 'Good luck on Sunday!' },
  })
})

test('what was said stands under its day, with its time alone', async () => {
  const said = (id: number, moment: string) => ({ ...hello, id, sentAt: moment })
  const messages = [
    said(1, '2025-03-01T10:00:00.000Z'),
    said(2, '2025-03-01T11:15:00.000Z'),
    said(3, '2025-03-02T09:00:00.000Z'),
  ]
  await openConversation({ ...begun, messages })
  const days = await within(await screen.findByRole('log')).findAllByRole('heading')
  assert.deepEqual(
    days.map(({ textContent, parentElement }) => [
      textContent,
      [...(parentElement?.querySelectorAll('time') ?? [])].map((time) => time.textContent),
    ]),
    [
      ['1 March 2025', ['10:00', '11:15']],
      ['2 March 2025', ['09:00']],
    ],
  )
})

test('the same words written twice are two messages', async () => {
  const page = await openConversation(begun, written)
  for (const count of [1, 2]) {
    await waitFor(() => assert.equal(field('message').value, ''))
    fill(field('message'), 'Força!')
    await press(page, t.write.send)
    await waitFor(() => assert.equal(page.server.sent(sendMessage).length, count))
  }
})

test('what is typed while a message is on its way stays', async () => {
  const arrived = Promise.withResolvers<void>()
  const page = await openConversation(
    begun,
    answer(sendMessage, async ({ body }) => {
      await arrived.promise
      return { id: 8, mine: true, text: body.message, sentAt }
    }),
  )
  await screen.findByLabelText(t.write.label)
  fill(field('message'), 'Força!')
  await press(page, t.write.send)
  await waitFor(() => assert.equal(page.server.sent(sendMessage).length, 1))
  await page.user.type(field('message'), ' Até domingo')
  arrived.resolve()
  await waitFor(() => assert.equal(field('message').value, 'Até domingo'))
})

test('what is typed and not sent is there again after another conversation', async () => {
  const other = { ...duarte, id: 9 }
  const inbox = [leonor, other].map((person) => ({
    ...{ person, unread: 0, blocked: false, lastMessage: hello },
  }))
  const answers = [
    answer(listConversations, { list: inbox, total: 2 }),
    answer(readConversation, ({ params: { userId } }) => ({
      ...{ ...begun, person: userId === leonor.id ? leonor : other },
    })),
    answer(markConversationRead, { unread: 0 }),
    written,
  ]
  const page = await renderPage(`/messages/${leonor.id}`, { as: member('FAN'), answers })
  const open = async (name: string) => {
    await page.user.click((await screen.findAllByRole('link', { name: new RegExp(name) }))[0]!)
    await screen.findByRole('heading', { level: 2, name: new RegExp(name) })
  }
  await screen.findByLabelText(t.write.label)
  fill(field('message'), 'Em que dia')
  await open('Duarte')
  await waitFor(() => assert.equal(field('message').value, ''))
  await open('Leonor')
  await waitFor(() => assert.equal(field('message').value, 'Em que dia'))
  await press(page, t.write.send)
  await waitFor(() => assert.equal(page.server.sent(sendMessage).length, 1))
  await open('Duarte')
  await open('Leonor')
  await waitFor(() => assert.equal(field('message').value, ''))
  await renderPage(`/messages/${leonor.id}`, { as: member('FAN', { id: 77 }), answers })
  await screen.findByLabelText(t.write.label)
  assert.equal(field('message').value, '')
})

test('a message counts its characters, takes no more than 1000 and says so', async () => {
  const { page, dialog } = await contact({})
  const most = textLimits.message
  await dialog.findByText(t.write.counter(0, most))
  await page.user.click(dialog.getByRole('button', { name: t.write.send }))
  await hasFocus(field('message'))
  await waitFor(() => assert.equal(field('message').getAttribute('aria-invalid'), 'true'))
  assert.equal(page.server.sent(sendMessage).length, 0)
  fill(field('message'), 'x'.repeat(most - 1))
  await page.user.type(field('message'), 'abc')
  assert.equal(field('message').value, `${'x'.repeat(most - 1)}a`)
  await dialog.findByText(t.write.counter(most, most))
  await dialog.findByText(t.write.limitReached)
})

test('the row below a conversation counts its characters once few are left', async () => {
  await openConversation(begun, written)
  const most = textLimits.message
  await screen.findByLabelText(t.write.label)
  const count = (length: number) => screen.queryByText(t.write.counter(length, most))
  fill(field('message'), 'x'.repeat(10))
  assert.equal(count(10), null)
  fill(field('message'), 'x'.repeat(most - 10))
  await waitFor(() => assert.ok(count(most - 10)))
})

test('a visitor is led to signing up, which knows the way to the conversation', async () => {
  const page = await renderPage('/athlete/2', { answers: pageAnswers(leonor) })
  await press(page, writePhrases.en.action)
  await page.hasAddress('/sign-up')
  const { registration, signIn } = identityPhrases.en
  await screen.findByText(registration.wishes.write('Leonor Valadares'))
  const main = within(screen.getByRole('main'))
  const way = main.getByRole('link', { name: signIn.submit })
  assert.match(way.getAttribute('href') ?? '', /returnTo=%2Fmessages%2F2/)
})

test('whoever cannot be written to is said so before anything is typed', async () => {
  const { dialog } = await contact(silent)
  await dialog.findByText(t.thread.unavailable('Leonor Valadares'))
  assert.ok(!dialog.queryByLabelText(t.write.label))
})

test('a conversation begins with a greeting only where one may write', async () => {
  const open = (thread: Partial<Thread>) =>
    renderPage('/messages/2', {
      as: member('FAN'),
      answers: [
        answer(listConversations, { list: [], total: 0 }),
        reads(leonor, thread),
        answer(getSubscription, { subscription: null, entitlements }),
      ],
    })
  await open({})
  await screen.findByText(t.thread.begin('Leonor Valadares'))
  await open({ abilities: { write: false, block: true } })
  await screen.findByText(t.thread.unavailable('Leonor Valadares'))
  assert.ok(!screen.queryByText(t.thread.begin('Leonor Valadares')))
})

for (const isActing of [false, true]) {
  const opens = isActing ? 'stays closed for who acts for them' : 'is open from the start'
  test(`beside the inbox the newest conversation ${opens}, and is read by a press`, async (context) => {
    const page = await renderPage('/market/credits', { as: member('FAN'), answers: storeAnswers })
    if (isActing) {
      page.server.letAct(member('ATHLETE', { id: 44, name: 'Rui' }), ['MESSAGES'])
      await actFor(44)
    }
    context.mock.method(globalThis, 'matchMedia', wide)
    const lastMessage = { ...hello, text: 'Hello' }
    page.server.prepare(
      answer(listConversations, {
        list: [{ person: leonor, lastMessage, unread: 1, blocked: false }],
        total: 1,
      }),
      reads(leonor, { ...begun, unread: 1 }),
      answer(markConversationRead, { unread: 0 }),
    )
    const [messages] = await screen.findAllByRole('link', { name: /^Messages/ })
    await page.user.click(messages!)
    // The conversation beside it names her too, once it is open.
    const [line] = await screen.findAllByRole('link', { name: /Leonor/ })
    if (isActing) {
      await screen.findByText(t.choose)
      assert.equal(page.server.sent(markConversationRead).length, 0)
      await page.user.click(line!)
    }
    await waitFor(() => assert.equal(page.server.sent(markConversationRead).length, 1))
  })
}

test('the last first contact of a month is told before anything is typed', async () => {
  const { dialog } = await contact({ contactsLeft: 1 })
  await dialog.findByText(t.write.left(1))
})

test('where no first contact is left the plans are offered', async () => {
  const none = { contactsLeft: 0, abilities: { write: false, block: true } }
  const noPlan = answer(getSubscription, { subscription: null, entitlements })
  const { page, dialog } = await contact(none, ...storeAnswers, noPlan)
  await dialog.findByText(t.thread.quotaUsed, { exact: false })
  await page.user.click(dialog.getByRole('link', { name: t.thread.plans }))
  await page.hasAddress(/tab=plans/)
})

/** The conversation of an athlete with a fan who wrote to her. */
async function openConversation(thread: Partial<Thread>, ...answers: PreparedAnswer[]) {
  const page = await renderPage('/messages/3', {
    as: member('ATHLETE', { name: 'Leonor' }),
    answers: [
      answer(listConversations, { list: [], total: 0 }),
      reads(duarte, thread),
      answer(markConversationRead, { unread: 0 }),
      ...answers,
    ],
  })
  await screen.findByRole('log')
  return page
}

test('what comes while a conversation is open is read too, also where no more is unread than before', async () => {
  const messages = [hello]
  const thread = () => ({ ...begun, person: duarte, unread: 1, messages: [...messages] })
  const page = await openConversation({}, answer(readConversation, thread))
  const reading = (times: number) =>
    waitFor(() => assert.equal(page.server.sent(markConversationRead).length, times))
  await reading(1)
  messages.push({ ...hello, id: 8, text: 'Still there?' })
  page.tell({ type: 'MESSAGE', with: duarte.id, unread: 1 })
  await screen.findByText('Still there?')
  await reading(2)
})

test('what comes while the page is behind another is read once it is looked at', async (context) => {
  const messages = [hello]
  const thread = () => ({ ...begun, person: duarte, unread: 1, messages: [...messages] })
  const page = await openConversation({}, answer(readConversation, thread))
  const sent = () => page.server.sent(markConversationRead).map(({ query }) => query)
  await waitFor(() => assert.deepEqual(sent(), [{ upTo: 7 }]))
  let state: DocumentVisibilityState = 'visible'
  context.mock.getter(document, 'visibilityState', () => state)
  const turn = (next: DocumentVisibilityState) => {
    state = next
    document.dispatchEvent(new Event('visibilitychange'))
  }
  turn('hidden')
  messages.push({ ...hello, id: 8, text: 'Still there?' })
  page.tell({ type: 'MESSAGE', with: duarte.id, unread: 1 })
  await screen.findByText('Still there?')
  assert.equal(sent().length, 1)
  turn('visible')
  await waitFor(() => assert.deepEqual(sent(), [{ upTo: 7 }, { upTo: 8 }]))
})

const { more } = profilesPhrases.en

/** What is done rarely waits behind one button. */
async function pressInMenu(page: Parameters<typeof press>[0], name: string) {
  await press(page, more)
  await press(page, name)
}

const writes = () => screen.findByLabelText(t.write.label)

test('whom one blocks cannot write until it is taken back', async () => {
  let blocked = false
  const name = 'Duarte Valadares'
  const page = await openConversation(
    begun,
    answer(readConversation, () => {
      const abilities = { write: !blocked, block: true }
      return { ...begun, person: duarte, blocked, abilities }
    }),
    answer(block, () => void (blocked = true)),
    answer(unblock, () => void (blocked = false)),
  )
  await writes()
  await pressInMenu(page, t.block.block)
  const asked = within(await screen.findByRole('dialog', { name: t.block.title(name) }))
  await page.user.click(asked.getByRole('button', { name: t.block.confirm }))
  await screen.findByText(t.thread.blocked(name))
  await screen.findByText(t.block.done(name))
  assert.ok(!screen.queryByLabelText(t.write.label))
  await pressInMenu(page, t.block.unblock)
  await writes()
  await screen.findByText(t.block.undone(name))
  assert.equal(page.server.sent(unblock)[0]?.params.userId, duarte.id)
})

test('blocking shows at once, and is taken back where it could not be kept', async () => {
  const known = Promise.withResolvers<typeof brokenDown>()
  const page = await openConversation(
    begun,
    answer(block, () => known.promise),
  )
  await writes()
  await pressInMenu(page, t.block.block)
  const asked = within(await screen.findByRole('dialog'))
  await page.user.click(asked.getByRole('button', { name: t.block.confirm }))
  await press(page, more)
  await screen.findByRole('button', { name: t.block.unblock })
  known.resolve(brokenDown)
  await screen.findByRole('button', { name: t.block.block })
  assert.equal(screen.queryByRole('button', { name: t.block.unblock }), null)
})

test('nothing tells the other side of a block', async () => {
  await openConversation(silent)
  await screen.findByText(t.thread.unavailable('Duarte Valadares'))
  assert.ok(!screen.queryByLabelText(t.write.label))
})

test('the settings take a block back where no conversation leads to it', async () => {
  const page = await renderPage('/settings/messages', {
    as: member('ATHLETE'),
    answers: [...settingsAnswers, answer(listBlocks, { list: [duarte], total: 1 })],
  })
  await screen.findByRole('heading', { name: t.block.list })
  page.server.prepare(answer(unblock, undefined), answer(listBlocks, { list: [], total: 0 }))
  await press(page, t.block.unblockLabel('Duarte Valadares'))
  await screen.findByText(t.block.undone('Duarte Valadares'))
  assert.ok(!screen.queryByRole('heading', { name: t.block.list }))
  assert.equal(page.server.sent(unblock)[0]?.params.userId, duarte.id)
})

test('who may write first is chosen in the settings, and stays', async () => {
  let chosen: WhoMayWrite = 'EVERYONE'
  const answers = [
    ...settingsAnswers,
    answer(getMessageSettings, () => ({
      ...{ whoMayWrite: chosen, contactsLeft: 10, contactsPerMonth: 10 },
    })),
    answer(putMessageSettings, ({ body }) => {
      chosen = body.whoMayWrite
      return body
    }),
  ]
  const settings = { as: member('ATHLETE'), answers }
  const page = await renderPage('/settings/messages', settings)
  const nobody = { name: t.settings.choices.NOBODY }
  await page.user.click(await screen.findByRole('radio', nobody))
  await screen.findByText(t.settings.saved)
  await renderPage('/settings/messages', settings)
  await screen.findByRole('radio', { ...nobody, checked: true })
})

/** Says in the dialog what is wrong; `reason` as the list calls it. */
async function sayWhy(page: Page, reason: string, details: string): Promise<void> {
  await page.user.selectOptions(field('reason'), reason)
  fill(field('details'), details)
  await press(page, report.send)
  await screen.findByText(report.sent)
  await noDialog()
}

const reported = answer(sendReport, { id: 1 })

const sentReports = (page: Page) =>
  page.server.sent(sendReport).map(({ body: { kind, id, reason, details } }) => {
    return [kind, id, reason, details] satisfies [ReportKind, ...unknown[]]
  })

test('a message is reported with a reason, which is asked for', async () => {
  const page = await openConversation(begun, reported)
  await press(page, report.title.message)
  const dialog = within(await screen.findByRole('dialog', { name: report.title.message }))
  await page.user.click(dialog.getByRole('button', { name: report.send }))
  await hasFocus(field('reason'))
  dialog.getByRole('combobox', { name: report.reason, description: report.choose })
  assert.deepEqual(sentReports(page), [])
  await sayWhy(page, report.reasons.SPAM, 'Shoes, again')
  assert.deepEqual(sentReports(page), [['message', hello.id, 'SPAM', 'Shoes, again']])
})

test('a profile is reported, with a reason alone', async () => {
  const page = await renderPage('/fan/3', {
    as: member('ATHLETE'),
    answers: [...pageAnswers(duarte), reported],
  })
  await press(page, profilesPhrases.en.more)
  await press(page, report.title.profile)
  await screen.findByRole('dialog', { name: report.title.profile })
  await sayWhy(page, report.reasons.OTHER, '')
  assert.deepEqual(sentReports(page), [['profile', duarte.id, 'OTHER', '']])
})
