import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { getPushKey, subscribePush, unsubscribePush } from '@podium/contract/push'
import { pushPhrases } from '@podium/phrases/push'
import { answer } from './answers.ts'
import { openSettings } from './ownSettings.ts'
import { screen, waitFor } from './renderPage.ts'

const t = pushPhrases.en
const given = {
  endpoint: 'https://push.example/1',
  keys: { p256dh: 'B'.repeat(87), auth: 'A'.repeat(22) },
}

/** A browser with a push service, whose user answers when asked. */
class FakeBrowser {
  permission: NotificationPermission
  answers: NotificationPermission
  isReachable = true
  asked = 0
  has = false
  keys: unknown[] = []

  constructor(permission: NotificationPermission, answers = permission) {
    this.permission = permission
    this.answers = answers
    const subscription = {
      toJSON: () => given,
      unsubscribe: async () => !(this.has = false),
    }
    const registration = {
      pushManager: {
        getSubscription: async () => (this.has ? subscription : null),
        subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
          if (!this.isReachable) throw new DOMException('no push service', 'AbortError')
          this.keys.push(applicationServerKey)
          this.has = true
          return subscription
        },
      },
    }
    const notification = {
      requestPermission: async () => {
        this.asked += 1
        return (this.permission = this.answers)
      },
    }
    Object.defineProperty(notification, 'permission', { get: () => this.permission })
    define(globalThis, 'PushManager', {})
    define(globalThis, 'Notification', notification)
    define(navigator, 'serviceWorker', {
      ready: Promise.resolve(registration),
      register: async () => registration,
      getRegistration: async () => registration,
    })
  }
}

function define(target: object, name: string, value: unknown): void {
  Object.defineProperty(target, name, { value, configurable: true, writable: true })
}

afterEach(() => {
  for (const name of ['PushManager', 'Notification']) Reflect.deleteProperty(globalThis, name)
  for (const name of ['serviceWorker', 'platform']) Reflect.deleteProperty(navigator, name)
})

/** A server that remembers whether it tells this device. */
function serverAnswers(subscribed = false) {
  const now = { subscribed }
  return [
    answer(getPushKey, () => ({ key: 'BKey', subscribed: now.subscribed })),
    answer(subscribePush, () => void (now.subscribed = true)),
    answer(unsubscribePush, () => void (now.subscribed = false)),
  ]
}

const theSwitch = (checked: boolean) => screen.findByRole('switch', { name: t.label, checked })

test('a press asks the browser, switches the device on, and another off again', async () => {
  const browser = new FakeBrowser('default', 'granted')
  const { page } = await openSettings('notifications', ...serverAnswers())
  const off = await theSwitch(false)
  assert.equal(browser.asked, 0)
  await page.user.click(off)
  const on = await theSwitch(true)
  await screen.findByText(t.on)
  assert.deepEqual([browser.asked, browser.keys], [1, ['BKey']])
  assert.deepEqual(page.server.sent(subscribePush)[0]?.body, given)
  await page.user.click(on)
  await theSwitch(false)
  await screen.findByText(t.off)
  assert.equal(page.server.sent(unsubscribePush).length, 1)
  assert.equal(browser.has, false)
})

test('who says no to the browser has switched nothing on, and reads how to change their mind', async () => {
  void new FakeBrowser('default', 'denied')
  const { page } = await openSettings('notifications', ...serverAnswers())
  await page.user.click(await theSwitch(false))
  await screen.findByText(t.notAsked)
  await screen.findByText(t.denied)
  assert.equal(page.server.sent(subscribePush).length, 0)
})

test('a push service that cannot be reached is said so, and nothing is on', async () => {
  const browser = new FakeBrowser('granted')
  browser.isReachable = false
  const { page } = await openSettings('notifications', ...serverAnswers())
  await page.user.click(await theSwitch(false))
  await screen.findByText(t.failed)
  await theSwitch(false)
  assert.equal(page.server.sent(subscribePush).length, 0)
})

test('it is on only where both sides say so', async () => {
  const browser = new FakeBrowser('granted')
  await openSettings('notifications', ...serverAnswers(true))
  await theSwitch(false)
  browser.has = true
  await openSettings('notifications', ...serverAnswers(false))
  await theSwitch(false)
  await openSettings('notifications', ...serverAnswers(true))
  await theSwitch(true)
})

test('where a browser cannot, words say why, and there is no switch', async () => {
  await openSettings('notifications')
  await screen.findByText(t.unsupported)
  define(navigator, 'platform', 'iPhone')
  await openSettings('notifications')
  await screen.findByText(t.ios)
  void new FakeBrowser('denied')
  await openSettings('notifications')
  await screen.findByText(t.denied)
  await waitFor(() => assert.equal(screen.queryByRole('switch', { name: t.label }), null))
})
