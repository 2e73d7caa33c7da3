import { shellPhrases } from '@podium/phrases/shell'
import { rosterPhrases } from '@podium/phrases/roster'
import { supportersPhrases } from '@podium/phrases/supporters'
import { giveCredits } from './buying.ts'
import { expect, test } from './fixtures.ts'
import { callAs, requestSupport } from './supporting.ts'

const t = rosterPhrases.en
const tables = supportersPhrases.en

test('a manager opens home, acts for an athlete in two taps and answers the request; she ends it on her page', async ({
  page,
  visitor,
  people,
  request,
  signIn,
  expectAccessible,
}) => {
  const ines = await people.createPublicMember('ATHLETE', { name: 'Inês', lastName: 'Prata' })
  const carlos = await people.createPublicMember('MANAGER', { name: 'Carlos', lastName: 'Reis' })
  const marta = await people.createMember('FAN', { name: 'Marta', lastName: 'Luz' })
  await giveCredits(request, marta.id, 300)
  await requestSupport(request, marta, { athlete: ines, credits: 100 })
  const offer = { userId: carlos.id, kind: 'REPRESENTATION', scopes: ['PAGE', 'SUPPORT'] }
  const { id } = await callAs<{ id: number }>(request, ines, ['POST', '/delegations', offer])
  await callAs(request, carlos, ['PUT', `/delegations/${id}/accept`])

  await signIn(carlos)
  await page.goto('/home')
  const roster = page.getByRole('region', { name: t.own.title })
  await expect(roster).toContainText('Inês Prata')
  await expectAccessible()
  // The first tap acts for her where the request waits, the second answers it.
  await roster.getByText(t.own.requests(1)).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: tables.request.accept }).click()
  const strip = page.getByRole('complementary', {
    name: shellPhrases.en.whoFor('Carlos', 'Inês'),
  })
  await expect(strip).toBeVisible()
  // Closing it leads back to where he was, as himself.
  await dialog.getByRole('button', { name: tables.accepted.close }).click()
  await expect(page).toHaveURL(/\/home$/)
  await expect(strip).toHaveCount(0)
  await expect(roster.getByText(t.own.requests(1))).toHaveCount(0)

  await visitor.goto(`/manager/${carlos.id}`)
  await visitor.getByRole('link', { name: /Inês Prata/ }).click()
  await expect(visitor.getByRole('link', { name: 'Carlos Reis' })).toBeVisible()
  await expectAccessible(visitor)

  await signIn(ines)
  await page.goto(`/athlete/${ines.id}?tab=manage`)
  await page.getByRole('button', { name: t.page.endLabel('Carlos Reis') }).click()
  await page.getByRole('dialog').getByRole('button', { name: t.page.end, exact: true }).click()
  await expect(page.getByText(t.page.by)).toHaveCount(0)
  await visitor.goto(`/manager/${carlos.id}`)
  await expect(visitor.getByRole('heading', { name: t.page.title })).toHaveCount(0)
})
