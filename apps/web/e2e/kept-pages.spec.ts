import { paths } from '@podium/contract/paths'
import { expect } from './fixtures.ts'
import { test } from './world.ts'

test('the pages of people are kept for visitors once they were drawn', async ({
  request,
  world: { athlete, fan, manager, sponsor },
}) => {
  const pages = [
    paths.profile('ATHLETE', athlete.id),
    paths.profile('FAN', fan.id),
    paths.profile('MANAGER', manager.id),
    paths.profile('SPONSOR', sponsor.id),
  ]
  for (const page of pages) {
    const cached = async () => (await request.get(page)).headers()['cache-status']
    // Journeys beside this one may change something of the same person between two visits.
    await expect(async () => {
      await cached()
      expect(await cached(), page).toBe('Podium; hit')
    }).toPass({ timeout: 10_000 })
  }
})
