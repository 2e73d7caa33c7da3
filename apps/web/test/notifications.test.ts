import assert from 'node:assert/strict'
import { test } from 'node:test'
import { follow, readFollowing, unfollow } from '@podium/contract/follows'
import {
  listConversations,
  markConversationRead,
  readConversation,
} from '@podium/contract/messages'
import {
  countUnread,
  getNotificationSettings,
  listNotifications,
  markNotificationsRead,
  type Notification,
  type NotificationSetting,
  putNotificationSettings,
} from '@podium/contract/notifications'
import { deviceWords } from '@podium/phrases/devices'
import { followsPhrases } from '@podium/phrases/follows'
import { notificationChoicesPhrases } from '@podium/phrases/notification-choices'
import { notificationPhrases } from '@podium/phrases/notifications'
import { answer, brokenDown } from './answers.ts'
import { settingsAnswers } from './ownSettings.ts'
import { member, ownProfile, profile } from './people.ts'
import { pageAnswers } from './profilePages.ts'
import { renderPage, screen, waitFor, within } from './renderPage.ts'
import { topDialog } from './shop.ts'

const t = notificationPhrases.en
const choosing = notificationChoicesPhrases.en
const follows = followsPhrases.en

const duarte = { ...profile('FAN', { name: 'Duarte' }), visible: true }
const wrote = t.texts.message('Duarte Valadares', {})

const message: Notification = {
  ...{ id: 1, kind: 'message', actor: duarte, facts: {}, link: `/messages/${duarte.id}` },
  ...{ at: '2026-03-01T10:00:00.000Z', read: false },
}

/** Duarte wrote; the bell tells it until it was read. */
function bellAnswers() {
  const told = { ...message }
  const counts = () => ({ notifications: told.read ? 0 : 1, messages: 0 })
  return [
    answer(listNotifications, ({ query }) => {
      const list = query.unread && told.read ? [] : [{ ...told }]
      return { list, total: list.length }
    }),
    answer(countUnread, counts),
    answer(markNotificationsRead, () => {
      told.read = true
      return counts()
    }),
  ]
}

const answers = () => [...pageAnswers(ownProfile('ATHLETE')), ...bellAnswers()]

const bell = (unread: number) => screen.findByRole('button', { name: t.bell.open(unread) })

test('the bell shows what happened, and leads there', async () => {
  const person = { ...duarte, visible: true }
  const page = await renderPage('/athlete/2', {
    as: member('ATHLETE'),
    answers: [
      ...answers(),
      answer(listConversations, { list: [], total: 0 }),
      answer(markConversationRead, { unread: 0 }),
      answer(readConversation, {
        ...{ person, messages: [], more: false, unread: 0, readUpTo: 0, blocked: false },
        ...{ first: false, contactsLeft: null, abilities: { write: true, block: true } },
      }),
    ],
  })
  await page.user.click(await bell(1))
  const glance = within(await screen.findByRole('region', { name: t.list.title }))
  await page.user.click(await glance.findByRole('link', { name: new RegExp(wrote) }))
  await page.hasAddress(`/messages/${duarte.id}`)
  await bell(0)
  assert.ok(!screen.queryByRole('region', { name: t.list.title }))
  assert.deepEqual(page.server.sent(markNotificationsRead)[0]?.body.ids, [1])
})

test('all of it is on a page, unread apart, and read at one press', async () => {
  const page = await renderPage('/athlete/2', { as: member('ATHLETE'), answers: answers() })
  await page.user.click(await bell(1))
  await page.user.click(await screen.findByRole('link', { name: t.bell.all }))
  await page.hasAddress('/notifications')
  const main = () => within(screen.getByRole('main'))
  const press = (name: string) => page.user.click(main().getByRole('link', { name }))
  await waitFor(() => main().getByRole('link', { name: new RegExp(wrote) }))
  await press(t.list.onlyUnread)
  await page.hasAddress('/notifications?unread=true')
  await waitFor(() => main().getByRole('link', { name: new RegExp(wrote) }))
  await page.user.click(main().getByRole('button', { name: t.list.markAll }))
  await waitFor(() => main().getByText(t.list.noneUnread.title))
  await bell(0)
  assert.equal(page.server.sent(markNotificationsRead)[0]?.body.ids, undefined)
  await press(t.list.everything)
  await waitFor(() => main().getByRole('link', { name: new RegExp(wrote) }))
})

test('what was told stands under the day it was told on, with its time alone', async () => {
  const list = [
    { ...message, id: 3, at: '2025-03-02T10:00:00.000Z' },
    { ...message, id: 2, at: '2025-03-02T09:15:00.000Z' },
    { ...message, id: 1, at: '2025-03-01T10:00:00.000Z' },
  ]
  await renderPage('/notifications', {
    as: member('ATHLETE'),
    answers: [...answers(), answer(listNotifications, { list, total: 3 })],
  })
  const main = within(screen.getByRole('main'))
  const days = await main.findAllByRole('heading', { level: 2 })
  assert.deepEqual(
    days.map(({ textContent, parentElement }) => [
      textContent,
      [...(parentElement?.querySelectorAll('time') ?? [])].map((time) => time.textContent),
    ]),
    [
      ['2 March 2025', ['10:00', '09:15']],
      ['1 March 2025', ['10:00']],
    ],
  )
})

test('who did something stands out in its sentence', async () => {
  const actor = { ...duarte, name: 'Ent', lastName: '' }
  const ended = { ...message, kind: 'supportEnded', actor } as const
  await renderPage('/notifications', {
    as: member('ATHLETE'),
    answers: [...answers(), answer(listNotifications, { list: [ended], total: 1 })],
  })
  const line = await screen.findByRole('link', {
    name: new RegExp(t.texts.supportEnded('Ent', {})),
  })
  const strong = [...line.querySelectorAll('strong')].map(({ textContent }) => textContent)
  assert.deepEqual(strong, ['Ent'])
})

test('a sign-in names its device', async () => {
  const device = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
  const signIn = { ...message, kind: 'newDevice', actor: null, facts: { device } } as const
  await renderPage('/notifications', {
    as: member('ATHLETE'),
    answers: [...answers(), answer(listNotifications, { list: [signIn], total: 1 })],
  })
  const line = await screen.findByRole('link', { name: new RegExp(t.texts.newDevice('', {})) })
  assert.ok(line.textContent.includes(deviceWords('en', device)))
})

test('what one hears of is chosen in the settings, and stays; money stays mailed', async () => {
  let settings: NotificationSetting[] = [
    { kind: 'message', bell: true, push: true, mail: true, mailSwitchable: true },
    { kind: 'paymentPaid', bell: true, push: true, mail: true, mailSwitchable: false },
  ]
  const options = {
    as: member('ATHLETE'),
    answers: [
      ...settingsAnswers,
      answer(getNotificationSettings, () => settings),
      answer(putNotificationSettings, ({ body: { settings: chosen } }) => {
        const { bell = true, push = true, mail = true } = chosen[0]!
        return (settings = settings.map((one) =>
          one.kind === chosen[0]?.kind ? { ...one, bell, push, mail } : one,
        ))
      }),
    ],
  }
  const box = (name: string, checked: boolean) => screen.findByRole('checkbox', { name, checked })
  const message = choosing.choices.bellOf(choosing.settings.message)
  const page = await renderPage('/settings/notifications', options)
  await page.user.click(await box(message, true))
  await box(message, false)
  await renderPage('/settings/notifications', options)
  await box(message, false)
  await box(choosing.choices.mailOf(choosing.settings.message), true)
  await box(choosing.choices.pushOf(choosing.settings.message), true)
  await box(choosing.choices.bellOf(choosing.settings.paymentPaid), true)
  const paid = { name: choosing.choices.mailOf(choosing.settings.paymentPaid) }
  assert.ok(!screen.queryByRole('checkbox', paid))
})

test('a whole topic is chosen in one press, where a mail that always goes has no part', async () => {
  const one = (kind: NotificationSetting['kind'], mailSwitchable = true): NotificationSetting => ({
    ...{ kind, bell: true, push: true, mail: true, mailSwitchable },
  })
  const page = await renderPage('/settings/notifications', {
    as: member('ATHLETE'),
    answers: [
      ...settingsAnswers,
      answer(getNotificationSettings, [
        { ...one('orderShipped'), mail: false },
        one('orderDisputed'),
        one('productRecalled', false),
        one('message'),
      ]),
      answer(putNotificationSettings, []),
    ],
  })
  const all = (way: string) => ({ name: choosing.choices.all(way, choosing.topics.orders) })
  const mails = await screen.findByRole('checkbox', all(choosing.choices.mail))
  assert.ok((mails as HTMLInputElement).indeterminate)
  // Its name stays in sight as far as the group of rows goes.
  const group = within(mails.closest('tbody')!)
  assert.equal(group.getAllByRole('row').length, 4)
  assert.ok(
    !(screen.getByRole('checkbox', all(choosing.choices.bell)) as HTMLInputElement).indeterminate,
  )
  await page.user.click(mails)
  await screen.findByRole('checkbox', { ...all(choosing.choices.mail), checked: true })
  await page.user.click(screen.getByRole('checkbox', all(choosing.choices.bell)))
  await screen.findByRole('checkbox', { ...all(choosing.choices.bell), checked: false })
  await waitFor(() => assert.equal(page.server.sent(putNotificationSettings).length, 2))
  assert.deepEqual(
    page.server.sent(putNotificationSettings).map(({ body }) => body.settings),
    [
      [
        { kind: 'orderShipped', mail: true },
        { kind: 'orderDisputed', mail: true },
      ],
      [
        { kind: 'orderShipped', bell: false },
        { kind: 'orderDisputed', bell: false },
        { kind: 'productRecalled', bell: false },
      ],
    ],
  )
  const alone = { name: choosing.choices.all(choosing.choices.bell, choosing.topics.messages) }
  assert.equal(screen.queryByRole('checkbox', alone), null)
})

test('a choice of what one hears of shows at once, and is taken back where it could not be kept', async () => {
  const known = Promise.withResolvers<typeof brokenDown>()
  const message: NotificationSetting = {
    ...{ kind: 'message', bell: true, push: true, mail: true, mailSwitchable: true },
  }
  const page = await renderPage('/settings/notifications', {
    as: member('ATHLETE'),
    answers: [
      ...settingsAnswers,
      answer(getNotificationSettings, [message]),
      answer(putNotificationSettings, () => known.promise),
    ],
  })
  const box = (checked: boolean) =>
    screen.findByRole('checkbox', {
      name: choosing.choices.bellOf(choosing.settings.message),
      checked,
    })
  await page.user.click(await box(true))
  await box(false)
  known.resolve(brokenDown)
  await screen.findByText(choosing.choices.notSaved)
  await box(true)
})

const athletePage = pageAnswers(profile('ATHLETE', { name: 'Leonor' }))

test('following an athlete is one press, and so is stopping', async () => {
  let following = false
  const now = () => ({ following, followers: following ? 1 : 0 })
  const becomes = (wanted: boolean) => () => {
    following = wanted
    return now()
  }
  const options = {
    as: member('FAN'),
    answers: [
      ...athletePage,
      answer(readFollowing, now),
      answer(follow, becomes(true)),
      answer(unfollow, becomes(false)),
    ],
  }
  const page = await renderPage('/athlete/2', options)
  await page.user.click(await screen.findByRole('button', { name: follows.follow }))
  await screen.findByText(follows.followed('Leonor Valadares'))
  const again = await renderPage('/athlete/2', options)
  const pressed = { name: follows.following, pressed: true }
  await again.user.click(await screen.findByRole('button', pressed))
  await screen.findByRole('button', { name: follows.follow, pressed: false })
  await screen.findByText(follows.unfollowed('Leonor Valadares'))
})

test('following shows at once, and is taken back where it could not be kept', async () => {
  const known = Promise.withResolvers<typeof brokenDown>()
  const page = await renderPage('/athlete/2', {
    as: member('FAN'),
    answers: [
      ...athletePage,
      answer(readFollowing, { following: false, followers: 0 }),
      answer(follow, () => known.promise),
    ],
  })
  await page.user.click(await screen.findByRole('button', { name: follows.follow }))
  await screen.findByRole('button', { name: follows.following, pressed: true })
  known.resolve(brokenDown)
  await screen.findByRole('button', { name: follows.follow, pressed: false })
})

test('a visitor behind a link that asks to follow is asked to sign in, and who is mailed waits for that', async () => {
  const page = await renderPage('/athlete/2?follow=1', { answers: athletePage })
  await (await topDialog()).findByText(follows.signInFirst.text('Leonor Valadares'))
  await page.user.keyboard('{Escape}')
  await waitFor(() => assert.equal(screen.queryAllByRole('dialog').length, 0))
  assert.equal(page.server.sent(follow).length, 0)
})
