import type { Page } from '@playwright/test'
import { identityPhrases } from '@podium/phrases/identity'
import { paymentsPhrases } from '@podium/phrases/payments'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { supportPagePhrases } from '@podium/phrases/support-page'
import { buyPack, giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { freshAddress, password } from './people.ts'
import { actButton } from './supporting.ts'
import { Taps } from './taps.ts'

/** What asking may take at most; lower these when the way gets shorter, and never raise them. */
const bars = {
  stranger: { taps: 10, fields: 7 },
  member: { taps: 5, fields: 0 },
  /** What a payment that is refused once adds. */
  refused: { taps: 3, fields: 0 },
  seconds: 113,
}

/** A Podium whose postal codes were imported, as `npm run places:import` does. */
async function knowsPlaces(page: Page): Promise<void> {
  const place = { region: 'Coimbra', municipality: 'Coimbra', locality: 'Coimbra' }
  await page.route('**/api/**/3000-456', (route) =>
    route.fulfill({ json: { ...place, lat: null, lng: null } }),
  )
}

test.describe('on a phone', () => {
  const identity = identityPhrases.en
  const { button } = supportPagePhrases.en
  const { dialog: asking, sent, own } = supportPhrases.en
  const paying = paymentsPhrases.en
  const credits = '50'
  const price = '€100'

  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })

  test('a stranger with a link to an athlete becomes their supporter within two minutes', async ({
    page,
    visitor,
    people,
    signIn,
    mailbox,
  }) => {
    const athlete = await people.createPublicMember('ATHLETE', {
      name: 'Inês',
      lastName: 'Prata',
    })
    const email = freshAddress('marta')
    const thumb = new Taps(page)
    const dialog = page.getByRole('dialog')
    const field = (name: string) => page.locator(`[name="${name}"]`)
    const press = (name: string) => thumb.tap(page.getByRole('button', { name, exact: true }))
    await knowsPlaces(page)

    await test.step('see the athlete and tap Support', async () => {
      await page.goto(`/athlete/${athlete.id}`)
      await thumb.look(page.getByRole('heading', { name: 'Inês Prata', level: 1 }))
      await thumb.tap(page.getByRole('button', { name: button.support, exact: true }).last())
      await thumb.look(page.getByText(identity.registration.wishes.support('Inês Prata')))
    })

    await test.step('sign up as a fan, one step after the other', async () => {
      await expect(page.getByRole('strong')).toContainText(identity.registration.roles.FAN.name)
      await thumb.type(field('name'), 'Marta')
      await thumb.enter(field('name'))
      await thumb.look(page.getByText(identity.registration.account))
      await thumb.typeOn(field('email'), email)
      await thumb.enter(field('email'))
      await thumb.typeOn(field('password'), password)
      await thumb.enter(field('password'))
      await thumb.typeOn(field('repeatPassword'), password)
      await thumb.tap(field('terms'))
      await press(identity.registration.submit)
      await thumb.look(dialog.getByText(identity.checkMail.title))
      await expect(dialog).toContainText(email)
    })

    await test.step('open the mailed link, be signed in and back in the dialog', async () => {
      await thumb.openMail(await mailbox.linkMailedTo(email, '/validate-account'))
      await thumb.look(dialog.getByText(asking.title('Inês Prata')))
      await expect(page).toHaveURL(new RegExp(`/athlete/${athlete.id}\\?support=50$`))
      await expect(field('credits')).toHaveValue(credits)
    })

    await test.step('buy what is missing', async () => {
      await thumb.tap(field('acceptedTermsOfUse'))
      await press(asking.buy(credits, price))
      await thumb.look(dialog.getByText(paying.dialog.step(1, 2)))
      await expect(field('invoice.name')).toHaveValue('Marta')
      await expect(field('invoice.email')).toHaveValue(email)
      await thumb.type(field('invoice.tin'), '123456789')
      await thumb.enter(field('invoice.tin'))
      await thumb.typeOn(field('invoice.address'), 'Rua Larga 1')
      await thumb.enter(field('invoice.address'))
      await thumb.typeOn(field('invoice.postalCode'), '3000456')
      await expect(field('invoice.city')).toHaveValue('Coimbra')
      await expect(dialog).toContainText(paying.summary.thenSupport(credits, 'Inês Prata'))
      await press(paying.dialog.confirm('€100.00'))
      await thumb.look(dialog.getByText(paying.dialog.step(2, 2)))
      await thumb.tap(dialog.locator('form [type="submit"]').last())
    })

    await test.step('have asked, by that', async () => {
      await thumb.look(dialog.getByText(sent.title))
      await expect(dialog).toContainText(sent.paid)
      expectAtMost(thumb, bars.stranger)
      await press(sent.close)
    })

    await test.step('the athlete says yes, and the fan sees it', async () => {
      await signIn(athlete, visitor)
      await visitor.goto(`/athlete/${athlete.id}?tab=manage`, { waitUntil: 'networkidle' })
      const supporter = { ...athlete, name: 'Marta', lastName: '' }
      await actButton(visitor, 'accept', { other: supporter }).click()
      await visitor
        .getByRole('dialog')
        .getByRole('button', { name: supportersPhrases.en.request.accept })
        .click()
      await expect(page.getByRole('region', { name: own.label })).toContainText(
        own.active('Inês Prata'),
      )
    })

    const { counted, estimate } = thumb
    const summary = Object.entries(counted).map(([what, count]) => `${count} ${what}`)
    process.stdout.write(`  ${summary.join(', ')}; about ${estimate} s\n`)
    expect(estimate, 'seconds').toBeLessThan(bars.seconds)
  })
})

test.describe('who is signed in, and has bought before', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('asks in five taps, and where a payment is refused pays again in place', async ({
    page,
    people,
    request,
    signIn,
  }) => {
    const [first, second] = [
      await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' }),
      await people.createPublicMember('ATHLETE', { name: 'Rui', lastName: 'Sado' }),
    ]
    const fan = await people.createMember('FAN', { name: 'Marta' })
    await buyPack(request, fan, 50)
    await giveCredits(request, fan.id, -50, 'Spent')
    const { button } = supportPagePhrases.en
    const { dialog: asking, sent } = supportPhrases.en
    const paying = paymentsPhrases.en
    const dialog = page.getByRole('dialog')
    const open = async (id: number) => {
      const thumb = new Taps(page)
      const press = (name: string) => thumb.tap(page.getByRole('button', { name, exact: true }))
      await page.goto(`/athlete/${id}`, { waitUntil: 'networkidle' })
      await thumb.tap(page.getByRole('button', { name: button.support, exact: true }).last())
      await thumb.tap(page.locator('[name="acceptedTermsOfUse"]'))
      await press(asking.buy('50', '€100'))
      await press(paying.dialog.confirm('€100.00'))
      return { thumb, press, pay: () => thumb.tap(dialog.locator('form [type="submit"]').last()) }
    }

    await signIn(fan)
    const one = await open(first.id)
    await one.pay()
    await one.thumb.look(dialog.getByText(sent.title))
    expectAtMost(one.thumb, bars.member)

    const other = await open(second.id)
    await dialog.getByLabel(paying.sandbox.outcome).selectOption('refuse')
    await other.pay()
    await other.thumb.look(dialog.getByText(paying.status.titles.REJECTED))
    await other.thumb.tap(dialog.getByRole('link', { name: paying.list.again }))
    await other.press(paying.dialog.confirm('€100.00'))
    await other.pay()
    await other.thumb.look(dialog.getByText(sent.title))
    expectAtMost(other.thumb, {
      taps: bars.member.taps + bars.refused.taps,
      fields: bars.refused.fields,
    })

    // What was asked once is not asked again by a reload.
    let asked = 0
    page.on('request', (sending) => {
      if (sending.method() === 'POST' && sending.url().includes('/support/athlete/')) asked += 1
    })
    await page.reload({ waitUntil: 'networkidle' })
    await expect(page.getByRole('heading', { name: sent.title })).toHaveCount(0)
    expect(asked).toBe(0)
  })
})

function expectAtMost({ soFar }: Taps, bar: { taps: number; fields: number }): void {
  expect(soFar.taps, 'taps').toBeLessThanOrEqual(bar.taps)
  expect(soFar.fields, 'fields').toBeLessThanOrEqual(bar.fields)
}
