import { personName } from '@podium/contract/person-name'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { expect } from './fixtures.ts'
import { movingClock } from './moving-clock.ts'
import { withOwnPodium } from './own-podium.ts'
import { acceptSupport, requestSupport, expectWallet } from './supporting.ts'

const clock = movingClock()
const test = withOwnPodium(() => clock.settings)

const tables = supportersPhrases.en
const t = supportPhrases.en

test('a support about to end is renewed in one tap, from the reminder or the page', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const [fan, athlete] = [
    await people.createMember('FAN'),
    await people.createPublicMember('ATHLETE'),
  ]
  await people.asAdmin('POST', '/api/wallet/transaction', {
    userId: fan.id,
    creditsNumber: 100,
    description: 'A prize',
  })
  const id = await requestSupport(request, fan, { athlete, credits: 50 })
  await acceptSupport(request, athlete, id)
  clock.moveOn(25)
  await signIn(fan)
  // The address in the reminder.
  await page.goto(`/athlete/${athlete.id}?renew=${id}`, { waitUntil: 'networkidle' })
  await expectWallet(page, '50')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: tables.acts.renew('50') })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(new RegExp(`/athlete/${athlete.id}$`))
  await page.getByRole('button', { name: tables.acts.renew('50') }).click()
  const facts = { name: personName(athlete), credits: '50', months: 1 }
  await expect(page.getByText(tables.renewed(facts))).toBeVisible()
  await expectWallet(page, '0')
  await expect(page.getByRole('region', { name: t.own.label })).toContainText(
    t.own.pending({ credits: '50', months: 1, day: '' }, personName(athlete)),
  )
  await expect(page.getByRole('button', { name: tables.acts.renew('50') })).toHaveCount(0)
})
