import type { Locator, Page } from '@playwright/test'
import { personName } from '@podium/contract/person-name'
import { homePhrases } from '@podium/phrases/home'
import { orderActsPhrases } from '@podium/phrases/order-acts'
import { ordersPhrases } from '@podium/phrases/orders'
import { ownBarPhrases } from '@podium/phrases/own-bar'
import { profileEditPhrases } from '@podium/phrases/profile-edit'
import { supportersPhrases } from '@podium/phrases/supporters'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'
import { createProduct } from './selling.ts'
import { callAs, requestSupport } from './supporting.ts'
import { Taps } from './taps.ts'

/** What daily things may take from opening the app; lower these, and never raise them. */
const bars = {
  answer: { taps: 2, fields: 0 },
  ship: { taps: 3, fields: 0 },
  phrase: { taps: 4, fields: 1 },
}

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

/** An order is sent within a minute, by whoever does it for the first time. */
const mostSeconds = 60

/** The installed app, opened: where its manifest starts. */
async function openApp(page: Page): Promise<Taps> {
  const manifest = (await (await page.request.get('/manifest.webmanifest')).json()) as {
    start_url: string
  }
  await page.goto(manifest.start_url, { waitUntil: 'networkidle' })
  return new Taps(page)
}

function expectAtMost({ soFar }: Taps, bar: { taps: number; fields: number }): void {
  expect(soFar.taps, 'taps').toBeLessThanOrEqual(bar.taps)
  expect(soFar.fields, 'fields').toBeLessThanOrEqual(bar.fields)
}

test('an athlete answers a request in two taps', async ({ page, people, request, signIn }) => {
  const athlete = await people.createPublicMember('ATHLETE')
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  await giveCredits(request, fan.id, 50)
  await requestSupport(request, fan, { athlete, credits: 50 })
  await signIn(athlete)
  const { acts, request: asking } = supportersPhrases.en
  const thumb = await openApp(page)
  await thumb.tap(button(page, acts.of(acts.accept, personName(fan))))
  await thumb.tap(button(page.getByRole('dialog'), asking.accept))
  await expect(page.getByRole('dialog')).toContainText('50')
  await expect(button(page, acts.of(acts.accept, personName(fan)))).toHaveCount(0)
  expectAtMost(thumb, bars.answer)
})

test('a sponsor ships an order in three taps', async ({ page, people, request, signIn }) => {
  const sponsor = await people.createSeller({ name: 'Volta Foods' })
  const fan = await people.createMember('FAN', { name: 'Marta', lastName: 'Reis' })
  await giveCredits(request, fan.id, 100)
  await order(request, fan, await createProduct(request, sponsor))
  await signIn(sponsor)
  const { order: shown } = ordersPhrases.en
  const { ship } = orderActsPhrases.en
  const thumb = await openApp(page)
  const waits = homePhrases.en.waiting.texts.orderToShip(personName(fan), { title: 'Race cap' })
  const waiting = page.getByRole('link', { name: waits })
  await thumb.look(waiting)
  await thumb.tap(waiting)
  await thumb.look(button(page.getByRole('dialog'), shown.acts.ship))
  await thumb.tap(button(page.getByRole('dialog'), shown.acts.ship))
  await thumb.look(button(page.getByRole('dialog').last(), ship.act))
  await thumb.tap(button(page.getByRole('dialog').last(), ship.act))
  await expect(page.getByText(ship.done).first()).toBeVisible()
  expectAtMost(thumb, bars.ship)
  expect(thumb.estimate, 'seconds').toBeLessThan(mostSeconds)
})

test('an athlete says another phrase in four taps and a field', async ({
  page,
  people,
  signIn,
}) => {
  // Whatever else a page must say is said already.
  const known = { name: 'Inês', lastName: 'Prata', fiscalCode: '501442600' }
  const athlete = await people.createPublicMember('ATHLETE', known)
  await signIn(athlete)
  const thumb = await openApp(page)
  const bar = page.getByRole('banner')
  await thumb.tap(bar.getByRole('button', { name: /^Account menu/ }))
  await thumb.tap(page.getByRole('link', { name: ownBarPhrases.en.editPage }))
  await thumb.type(page.locator('[name="phrase"]'), 'One lap more')
  await thumb.tap(button(page, profileEditPhrases.en.save))
  await expect(page.getByText(profileEditPhrases.en.saved).first()).toBeVisible()
  expectAtMost(thumb, bars.phrase)
})

const button = (on: Page | Locator, name: string) => on.getByRole('button', { name, exact: true })

/** The fan orders a product, where a journey is about what comes after. */
async function order(
  api: Parameters<typeof callAs>[0],
  fan: Person,
  productId: number,
): Promise<void> {
  const delivery = {
    ...{ name: personName(fan), address: 'Rua Larga 1', postalCode: '3000-456' },
    ...{ city: 'Coimbra', countryCode: 'PT', phone: '912345678', note: '' },
  }
  const body = { delivery, expectedCredits: 80 }
  await callAs(api, fan, ['POST', `/sponsor/product/${productId}/purchase`, body])
}
