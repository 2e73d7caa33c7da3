import { welcomePhrases } from '@podium/phrases/welcome'
import { expect, test } from './fixtures.ts'
import type { Person } from './people.ts'
import { photo } from './pictures.ts'
import { callAs } from './supporting.ts'

const t = welcomePhrases.en

// A page that is hidden is not found until it is known whose it is.
test.use({ expectedStatuses: [404] })

const result = {
  date: '2024-05-04',
  competitionLevel: 'LOCAL',
  ageGroup: 'ADULTS',
  club: { clubCompositeKey: { clubName: 'Judo Clube de Coimbra', sport: 'JUDO' } },
  result: 3,
}

test('an athlete takes the three first steps, is told so, and is not asked again anywhere', async ({
  page,
  visitor,
  people,
  signIn,
  expectAccessible,
}) => {
  const athlete = await people.createMember('ATHLETE', { name: 'Nuno' })
  const path = `/athlete/${athlete.id}`
  await signIn(athlete)
  await page.goto(path)
  const welcome = page.getByRole('region', { name: t.title('Nuno') })
  await expect(welcome.getByRole('status')).toHaveText(t.progress(0))
  await expect(welcome).toContainText(t.lead.ATHLETE.hidden)
  await expectAccessible()

  await welcome.getByRole('link', { name: t.steps.face.action }).click()
  await expect(page).toHaveURL(/\/profile\/athlete#avatar$/)
  await giveFace(page, athlete)
  await callAs(page.request, athlete, ['POST', '/achievements', result])
  // Saving published the page; they were not ready for that.
  const hidden = { hiddenProfile: true }
  await callAs(page.request, athlete, ['PUT', `/users/${athlete.id}/visibility`, hidden])

  await page.goto(path)
  await expect(welcome.getByRole('status')).toHaveText(t.progress(2))
  await welcome.getByRole('button', { name: t.steps.publish.action }).click()
  await expect(page.getByRole('heading', { name: t.finished.title })).toBeVisible()
  await expectAccessible()
  await page.getByRole('button', { name: t.finished.close }).click()
  await expect(page.getByText(t.finished.title)).toHaveCount(0)

  await signIn(athlete, visitor)
  await visitor.goto(path, { waitUntil: 'networkidle' })
  await expect(visitor.getByRole('heading', { level: 1, name: /Nuno/ })).toBeVisible()
  await expect(visitor.getByText(t.title('Nuno'))).toHaveCount(0)
})

test('a sponsor is led from the first steps to their shop, which is drawn after the page', async ({
  page,
  people,
  signIn,
}) => {
  const sponsor = await people.createMember('SPONSOR', { name: 'Volta' })
  await signIn(sponsor)
  await page.setViewportSize({ width: 390, height: 480 })
  await page.goto(`/sponsor/${sponsor.id}`)
  await page.getByRole('link', { name: t.steps.product.action }).click()
  await expect(page).toHaveURL(/tab=manage#shop$/)
  await expect(page.locator('#shop')).toBeInViewport()
})

/** A picture, which these journeys are not about. */
async function giveFace(page: Parameters<typeof photo>[0], athlete: Person): Promise<void> {
  const { email, password, name, lastName } = athlete
  const login = await page.request.post('/api/authentication/login', { data: { email, password } })
  const headers = { authorization: login.headers().authorization ?? '' }
  const file = await photo(page, 'face.jpg')
  const sent = await page.request.post('/api/files/avatar', { headers, multipart: { file } })
  const { id: avatarId } = (await sent.json()) as { id: number }
  await callAs(page.request, athlete, [
    'PUT',
    '/athletes',
    {
      ...{ name, lastName, avatarId },
      countryCode: 'PT',
      postalCode: '3000-456',
      fiscalCode: '501442600',
    },
  ])
}
