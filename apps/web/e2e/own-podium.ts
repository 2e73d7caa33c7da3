import { test as base } from './fixtures.ts'
import { People } from './people.ts'
import { type RunningPodium, startPodium } from './start-podium.ts'

/**
 * A test against a Podium of its own: for what would disturb the journeys beside it, or needs another
 * configuration.
 */
export function withOwnPodium(settings: () => Record<string, string> = () => ({})) {
  return base.extend<object, { podium: RunningPodium }>({
    podium: [
      async ({}, use) => {
        const podium = await startPodium(settings())
        await use(podium)
        await podium.stop()
      },
      { scope: 'worker', timeout: 180_000 },
    ],
    baseURL: async ({ podium }, use) => use(podium.address),
    people: async ({ request, podium }, use) => use(new People(request, podium.admin)),
  })
}
