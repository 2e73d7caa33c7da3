import { type Page } from '@playwright/test'
import { calendarDay, dayAfter } from '@podium/contract/calendar'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { homePhrases } from '@podium/phrases/home'
import { ownSeasonPhrases } from '@podium/phrases/own-season'
import { seasonPhrases } from '@podium/phrases/season'
import { supportPhrases } from '@podium/phrases/support'
import { supportersPhrases } from '@podium/phrases/supporters'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { plainPng } from './selling.ts'
import { acceptTerms, callAs } from './supporting.ts'

test.use({ viewport: { width: 390, height: 844 } })

/** The day so far ahead, as a field for days takes it. */
function typedDay(days: number): string {
  return dayAfter(calendarDay(new Date()), days).split('-').toReversed().join('-')
}

async function expectNarrow(page: Page): Promise<void> {
  const isWider = await page.evaluate(() => document.body.scrollWidth > window.innerWidth)
  expect(isWider, 'scrolls sideways').toBe(false)
}

for (const [athletes, fans] of [
  ['pt', 'en'],
  ['en', 'pt'],
] as const) {
  test(`a goal is set in ${athletes}, supported in ${fans}, doubled, and everybody thanked, on phones`, async ({
    page,
    visitor,
    people,
    request,
    signIn,
    prefer,
    expectAccessible,
  }) => {
    const ines = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
    const marta = await people.createPublicMember('FAN', { name: 'Marta', lastName: 'Luz' })
    const volta = await people.createPublicMember('SPONSOR', { name: 'Volta' })
    await giveCredits(request, marta.id, 300)
    await giveCredits(request, volta.id, 300)
    await signIn(ines)
    await prefer({ language: athletes, theme: 'LIGHT' })
    const own = ownSeasonPhrases[athletes]
    const title = 'Nacional de Braga'

    await page.goto(`/athlete/${ines.id}?tab=manage`, { waitUntil: 'networkidle' })
    await page.getByRole('button', { name: own.goals.add }).click()
    const setting = page.getByRole('dialog', { name: own.goalForm.addTitle })
    await setting.locator('[name="title"]').fill(title)
    await setting.locator('[name="purpose"]').fill('Viagem e inscrição')
    await setting.locator('[name="credits"]').fill('300')
    await setting.locator('[name="until"]').fill(typedDay(30))
    await expectAccessible()
    await setting.getByRole('button', { name: own.goalForm.save }).click()
    await expect(page.getByText(own.goalForm.added)).toBeVisible()

    const season = `/athletes/${ines.id}/season`
    const { goals } = await callAs<{ goals: { id: number }[] }>(request, ines, ['GET', season])
    const fund = { athleteId: ines.id, goalId: goals[0]?.id, credits: 200, perSupporter: 100 }
    await callAs(request, volta, ['POST', '/matches', fund])

    await signIn(marta, visitor)
    await prefer({ language: fans, theme: 'DARK' }, visitor)
    await visitor.setViewportSize({ width: 390, height: 844 })
    await visitor.goto(`/athlete/${ines.id}`, { waitUntil: 'networkidle' })
    const { goal, match } = seasonPhrases[fans]
    await expect(visitor.getByText(match.last('200'))).toBeVisible()
    await visitor.getByRole('button', { name: goal.supportThis(title) }).click()
    const asking = visitor.getByRole('dialog')
    await asking.locator('[name="credits"]').fill('100')
    const { dialog, sent } = supportPhrases[fans]
    await expect(asking).toContainText(dialog.doubled('Volta', '100', '200'))
    await acceptTerms(asking)
    await expectAccessible(visitor)
    await asking.getByRole('button', { name: dialog.send('100') }).click()
    await expect(asking).toContainText(sent.doubled('Volta', '100'))
    await asking.getByRole('button', { name: sent.close }).click()
    await expectNarrow(visitor)

    await page.goto(`/athlete/${ines.id}?tab=manage`, { waitUntil: 'networkidle' })
    const { top, acts, request: offer, accepted } = supportersPhrases[athletes]
    const waiting = page.getByRole('region', { name: top.title(1) })
    await waiting.getByRole('button', { name: acts.of(acts.accept, 'Marta Luz') }).click()
    const answering = page.getByRole('dialog')
    await expect(answering).toContainText(offer.forGoal(title))
    await answering.getByRole('button', { name: offer.accept }).click()
    await expect(answering).toContainText(accepted.doubled('Volta', '100'))
    await answering.getByRole('button', { name: accepted.close }).click()
    const { progress } = seasonPhrases[athletes].goal
    await expect(page.getByText(progress('200', '300')).first()).toBeVisible()
    await expectNarrow(page)

    await page.getByRole('button', { name: own.updates.write }).click()
    const telling = page.getByRole('dialog', { name: own.updateForm.title })
    await telling.locator('[name="text"]').fill('Obrigada a quem me leva a Braga.')
    await telling.getByRole('radio', { name: own.updateForm.audiences.SUPPORTERS }).check()
    await expect(telling.getByText(own.updateForm.reaches(1, '1'))).toBeVisible()
    await expect(telling.getByText(galleriesPhrases[athletes].picker.empty)).toBeVisible()
    await telling.locator('input[type="file"]').setInputFiles(plainPng('braga.png'))
    await expect(telling.getByRole('checkbox')).toBeChecked()
    await expectAccessible()
    await telling.getByRole('button', { name: own.updateForm.publish }).click()
    await expect(page.getByText(own.updateForm.published)).toBeVisible()
    await expect(page.getByText(own.updates.told(1, '1'))).toBeVisible()

    await visitor.goto('/home', { waitUntil: 'networkidle' })
    const news = homePhrases[fans].news
    await expect(visitor.getByText('Obrigada a quem me leva a Braga.')).toBeVisible()
    await expect(visitor.getByText(news.texts.match)).toBeVisible()
    await expectAccessible(visitor)
    await expectNarrow(visitor)
  })
}
