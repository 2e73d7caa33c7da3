import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  type Delivery,
  listDeliveries,
  listWebhooks,
  replayDelivery,
  testWebhook,
  type Webhook,
  webhookTypes,
} from '@podium/contract/webhooks'
import { webhooksPhrases } from '@podium/phrases/webhooks'
import { answer, refused, violated } from './answers.ts'
import { openSettings, pressInDialog } from './ownSettings.ts'
import { field, fill, screen, waitFor, within } from './renderPage.ts'

const t = webhooksPhrases.en
const url = 'https://shop.example/podium'

const webhook = (details: Partial<Webhook> = {}): Webhook => ({
  ...{ id: 3, url, events: ['order.placed', 'order.ended'], state: 'ON' },
  ...{ createdAt: '2026-11-20T10:00:00.000Z', failingSince: null, oldSecretUntil: null },
  ...{ waiting: 0, last: null },
  ...details,
})

const delivery = (details: Partial<Delivery> = {}): Delivery => ({
  ...{ id: 9, eventId: 5, type: 'order.placed', state: 'DELIVERED', attempts: 1 },
  ...{ at: '2026-11-20T10:00:00.000Z', lastAt: '2026-11-20T10:00:01.000Z', nextAt: null },
  ...{ status: 200, error: null, durationMs: 41, answer: 'thanks' },
  ...{ body: '{"id":5,"type":"order.placed"}', signature: 't=1,v1=ab', replayable: true },
  ...details,
})

const secret = `whsec_${'s'.repeat(43)}`
const log = (...list: Delivery[]) => answer(listDeliveries, { list, total: list.length })

test('a first webhook is added, and its secret shown this once', async () => {
  const { page, own, press } = await openSettings(
    'webhooks',
    answer(createWebhook, ({ body }) => ({ ...webhook({ events: body.events }), secret })),
  )
  own.getByText(t.none)
  await press(t.add)
  const dialog = within(await screen.findByRole('dialog'))
  fill(field('url'), ` ${url} `)
  await page.user.click(dialog.getByLabelText(t.types['update.published']))
  page.server.prepare(answer(listWebhooks, [webhook()]))
  await pressInDialog(page, t.form.add)
  await screen.findByText(secret)
  const [sent] = page.server.sent(createWebhook)
  assert.deepEqual(sent?.body, { url, events: webhookTypes.slice(0, -1) })
  await pressInDialog(page, t.secret.done)
  await waitFor(() => assert.equal(screen.queryByText(secret), null))
  own.getByText(url)
})

test('an address that Podium does not call, and nothing ticked, are said at their fields', async () => {
  const { page, press } = await openSettings(
    'webhooks',
    answer(createWebhook, violated({ url: [{ kind: 'Pattern' }] })),
  )
  await press(t.add)
  const dialog = within(await screen.findByRole('dialog'))
  fill(field('url'), 'https://10.0.0.1/')
  await pressInDialog(page, t.form.add)
  await dialog.findByText(t.form.urlWrong)
  for (const type of webhookTypes) await page.user.click(dialog.getByLabelText(t.types[type]))
  await pressInDialog(page, t.form.add)
  await dialog.findByText(t.form.eventsMissing)
})

test('who has ten is told so in the form, and keeps what was typed', async () => {
  const { page, press } = await openSettings(
    'webhooks',
    answer(createWebhook, refused('tooManyEvents')),
  )
  await press(t.add)
  await screen.findByRole('dialog')
  fill(field('url'), url)
  await pressInDialog(page, t.form.add)
  await screen.findByText(/reached the limit for these/)
  assert.equal(document.querySelector<HTMLInputElement>('[name="url"]')?.value, url)
})

const standings: [Partial<Webhook>, string | RegExp][] = [
  [{}, t.states.ON],
  [{ failingSince: '2026-11-22T10:00:00.000Z' }, /Nothing has arrived since/],
  [{ state: 'PAUSED' }, t.states.PAUSED],
  [{ state: 'FAILING', failingSince: '2026-11-22T10:00:00.000Z' }, t.states.FAILING],
  [{ state: 'GONE' }, t.states.GONE],
]
for (const [details, said] of standings) {
  test(`a webhook that is ${JSON.stringify(details)} says how it stands`, async () => {
    const { own } = await openSettings('webhooks', answer(listWebhooks, [webhook(details)]))
    await own.findByText(said)
  })
}

/** The panel of the only webhook. */
async function openPanel(given: Webhook, ...answers: Parameters<typeof openSettings>[1][]) {
  const opened = await openSettings('webhooks', answer(listWebhooks, [given]), ...answers)
  await opened.own.findByText(url)
  await opened.press(t.openLabel(url))
  const panel = within(await screen.findByRole('dialog'))
  return { ...opened, panel }
}

test('a test is sent, and the log shows it arrive', async () => {
  const { page, panel } = await openPanel(webhook(), log(), answer(testWebhook, delivery()))
  await panel.findByText(t.log.none)
  page.server.prepare(log(delivery({ type: 'ping' })))
  await page.user.click(panel.getByRole('button', { name: t.panel.test }))
  await panel.findByText('ping')
  assert.equal(page.server.sent(testWebhook)[0]?.params.id, 3)
})

test('a delivery opens into what was sent, signed and answered', async () => {
  const { page, panel } = await openPanel(webhook(), log(delivery()))
  await page.user.click(await panel.findByText('order.placed', { selector: 'summary code' }))
  panel.getByText(t.log.arrived(200, 41))
  panel.getByText('thanks')
  panel.getByText(/"type": "order.placed"/)
  panel.getByText(/t=1,v1=ab/)
})

const troubles: [Partial<Delivery>, string][] = [
  [{ error: 'TIMEOUT', status: null }, t.log.errors.TIMEOUT(null)],
  [{ error: 'STATUS', status: 503 }, t.log.errors.STATUS(503)],
  [{ error: 'REDIRECT', status: 307 }, t.log.errors.REDIRECT(307)],
  [{ error: 'ADDRESS', status: null }, t.log.errors.ADDRESS(null)],
  [{ error: 'NOT_SENT', status: null, attempts: 0 }, t.log.errors.NOT_SENT(null)],
]
for (const [details, said] of troubles) {
  test(`a delivery that failed by ${details.error} says why`, async () => {
    const failed = delivery({ state: 'FAILED', answer: '', ...details })
    const { panel } = await openPanel(webhook(), log(failed))
    await panel.findByText(said)
  })
}

test('what failed is sent again; what waits is tried now, and says when it is otherwise', async () => {
  const nextAt = '2099-11-20T10:00:00.000Z'
  const waiting = delivery({ id: 10, eventId: 6, state: 'WAITING', nextAt })
  const behind = delivery({
    ...{ id: 11, eventId: 7, state: 'WAITING', attempts: 0, status: null },
    replayable: false,
  })
  const failed = delivery({ state: 'FAILED', error: 'STATUS', status: 500 })
  const { page, panel } = await openPanel(
    webhook(),
    log(behind, waiting, failed),
    answer(replayDelivery, delivery()),
  )
  await panel.findByText(/Next try/)
  panel.getByText(`${t.log.behind}.`)
  const press = (act: string, id: number) =>
    page.user.click(panel.getByLabelText(t.log.replayLabel(act, id)))
  await press(t.log.replay, 5)
  await press(t.log.tryNow, 6)
  await waitFor(() =>
    assert.deepEqual(
      page.server.sent(replayDelivery).map(({ params }) => params.id),
      [9, 10],
    ),
  )
})

test('what is kept no longer says so, and cannot be sent again', async () => {
  const { panel } = await openPanel(webhook(), log(delivery({ body: '', replayable: false })))
  await panel.findByText(t.log.gone)
  assert.equal(panel.queryByText(t.log.replay), null)
})

test('it is paused and goes on, whatever became of address and events elsewhere', async () => {
  const { page, panel } = await openPanel(
    webhook(),
    log(),
    answer(changeWebhook, () => ({ ...webhook(), secret: null })),
  )
  page.server.prepare(answer(listWebhooks, [webhook({ state: 'PAUSED' })]))
  await page.user.click(panel.getByRole('button', { name: t.panel.pause }))
  await page.user.click(await panel.findByRole('button', { name: t.panel.resume }))
  await waitFor(() =>
    assert.deepEqual(
      page.server.sent(changeWebhook).map(({ body }) => body),
      [false, true].map((active) => ({ active, newSecret: false })),
    ),
  )
})

test('a change sends what was changed alone: what another window does meanwhile stays', async () => {
  const { page, panel } = await openPanel(
    webhook(),
    log(),
    answer(changeWebhook, () => ({ ...webhook(), secret: null })),
  )
  await page.user.click(panel.getByRole('button', { name: t.panel.change }))
  const form = within(await screen.findByRole('dialog', { name: t.form.changeTitle }))
  await page.user.click(form.getByLabelText(t.types['order.ended']))
  await pressInDialog(page, t.form.save)
  await waitFor(() =>
    assert.deepEqual(
      page.server.sent(changeWebhook).map(({ body }) => body),
      [{ events: ['order.placed'], active: null, newSecret: false }],
    ),
  )
})

test('a new secret is shown once, with until when the one before holds', async () => {
  const { page, panel } = await openPanel(
    webhook(),
    log(),
    answer(changeWebhook, () => ({
      ...webhook({ oldSecretUntil: '2026-11-26T10:00:00.000Z' }),
      secret,
    })),
  )
  await page.user.click(panel.getByRole('button', { name: t.panel.renew }))
  await screen.findByText(t.panel.renewText)
  await pressInDialog(page, t.panel.renewDo)
  await screen.findByText(secret)
  await screen.findByText(/signs alongside it until/)
  assert.equal(page.server.sent(changeWebhook)[0]?.body.newSecret, true)
})

test('deleting asks first, and closes the panel', async () => {
  const { page, panel, own } = await openPanel(webhook(), log(), answer(deleteWebhook, undefined))
  await page.user.click(panel.getByRole('button', { name: t.panel.delete }))
  await screen.findByText(t.panel.deleteText)
  page.server.prepare(answer(listWebhooks, []))
  await pressInDialog(page, t.panel.delete)
  await own.findByText(t.none)
  assert.equal(page.server.sent(deleteWebhook).length, 1)
})
