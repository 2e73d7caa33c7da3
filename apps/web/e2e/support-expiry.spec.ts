import { personName } from '@podium/contract/person-name'
import type { SupportEntry } from '@podium/contract/support'
import { supportAnswerDays } from '@podium/contract/support-rules'
import { supportersPhrases } from '@podium/phrases/supporters'
import { supportPhrases } from '@podium/phrases/support'
import { expect } from './fixtures.ts'
import { movingClock } from './moving-clock.ts'
import { withOwnPodium } from './own-podium.ts'
import { acceptSupport, requestSupport, callAs, expectWallet, supportButton } from './supporting.ts'

const clock = movingClock()
const test = withOwnPodium(() => clock.settings)

const tables = supportersPhrases.en
const t = supportPhrases.en
const minutes = 1 / (24 * 60)
/** The server looks every minute which supports are over. */
const nextSweep = { timeout: 90_000 }

test('a support and a request come to their end while both sides look on', async ({
  page,
  visitor,
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
    creditsNumber: 150,
    description: 'A prize',
  })
  // Two months: longer than an answer may take.
  const running = await requestSupport(request, fan, { athlete, credits: 100 })
  await acceptSupport(request, athlete, running)
  const { endsAt } = await callAs<SupportEntry>(request, fan, ['GET', `/support/${running}`])
  // Asked so late that both end together, and opened by both sides shortly before.
  clock.moveOn((Date.parse(endsAt ?? '') - Date.now()) / 86_400_000 - supportAnswerDays)
  const waiting = await requestSupport(request, fan, { athlete, credits: 50 })
  clock.moveOn(supportAnswerDays - 2 * minutes)
  await signIn(fan)
  await signIn(athlete, visitor)
  await page.goto(`/athlete/${athlete.id}`, { waitUntil: 'networkidle' })
  await visitor.goto(`/athlete/${athlete.id}?tab=manage`, { waitUntil: 'networkidle' })

  const own = page.getByRole('region', { name: t.own.label })
  await expect(own).toContainText(t.own.active(personName(athlete)))
  await expect(own).toContainText(
    t.own.pending({ credits: '50', months: 1, day: '' }, personName(athlete)),
  )
  await expectWallet(page, '0')
  const table = visitor.getByRole('table', { name: tables.tables.supporters })
  const asked = visitor.getByRole('region', { name: tables.top.title(1) })
  await expect(asked).toContainText(personName(fan))
  await expect(table).toContainText(tables.statuses.PENDING)
  await expect(table).toContainText(tables.statuses.ACTIVE)

  clock.moveOn(3 * minutes)
  await expect(page.getByText(t.own.expired(personName(athlete), '50'))).toBeVisible(nextSweep)
  await expect(own).toHaveCount(0)
  await expect(supportButton(page)).toBeVisible()
  await expectWallet(page, '50')

  await expect(asked).toHaveCount(0)
  await expect(visitor.getByRole('button', { name: tables.corner(1) })).toHaveCount(0)
  await expect(table.getByText(tables.statuses.EXPIRED)).toHaveCount(2)
  await expectWallet(visitor, '100')

  for (const side of [page, visitor]) {
    for (const [id, reason] of [
      [running, tables.ends.PERIOD_OVER],
      [waiting, tables.ends.NO_ANSWER],
    ]) {
      await side.goto(`/profile/athlete/support/${id}`, { waitUntil: 'networkidle' })
      const dialog = side.getByRole('dialog')
      await expect(dialog).toContainText(tables.statuses.EXPIRED)
      await expect(dialog).toContainText(String(reason))
    }
  }
})
