import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { expect } from './fixtures.ts'
import { movingClock } from './moving-clock.ts'
import { withOwnPodium } from './own-podium.ts'
import { acceptAs, askAs, expectWallet, fullName } from './supporting.ts'

const clock = movingClock()
const test = withOwnPodium(() => clock.settings)

const tables = supportersPhrases.en
const t = supportPhrases.en

test('a support about to end is renewed in one tap, and once accepted goes on', async ({
  page,
  people,
  signIn,
  request,
}) => {
  const [fan, athlete] = [await people.join('FAN'), await people.publish('ATHLETE')]
  await people.asAdmin('POST', '/api/wallet/transaction', {
    userId: fan.id,
    creditsNumber: 100,
    description: 'A prize',
  })
  await acceptAs(request, athlete, await askAs(request, fan, { athlete, credits: 50 }))
  clock.moveOn(25)
  await signIn(fan)
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await expectWallet(page, '50')
  await page.getByRole('button', { name: tables.acts.renew('50') }).click()
  const facts = { name: fullName(athlete), credits: '50', months: 1 }
  await expect(page.getByText(tables.renewed(facts))).toBeVisible()
  await expectWallet(page, '0')
  await expect(page.getByRole('region', { name: t.own.label })).toContainText(
    t.own.pending({ credits: '50', months: 1, day: '' }, fullName(athlete)),
  )
  await expect(page.getByRole('button', { name: tables.acts.renew('50') })).toHaveCount(0)
})
