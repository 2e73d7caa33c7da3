import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'
import { pathsFor, type Viewer } from './routes.ts'
import { closeEarsOf, shiftsOf, watchShiftsOf } from './shifts.ts'
import { test, type World } from './world.ts'

// What is not there answers 404, a token that is none 400.
test.use({ expectedStatuses: [400, 404] })

const sizes = { phone: { width: 390, height: 844 }, desk: { width: 1440, height: 900 } }

/** What looks otherwise to who is signed in: the bar everywhere, and what one can do. */
const everybodys = ({ athlete, sponsor }: World) => [
  '/',
  '/rede-podium',
  '/market',
  '/market/products',
  '/market/credits',
  '/sportest',
  '/no/such/page',
  `/athlete/${athlete.id}`,
  `/sponsor/${sponsor.id}`,
]

const plans = '/market/credits?tab=plans'
const own = ['/settings', '/wallet', '/payments', '/orders', '/notifications', '/messages']

/** By whom, beside what the table of stops says. */
const alsoSeen: Record<Viewer, (world: World) => string[]> = {
  visitor: ({ fan, manager }) => [`/fan/${fan.id}`, `/manager/${manager.id}`],
  fan: (world) => everybodys(world),
  athlete: (world) => [...everybodys(world), ...own, plans],
  manager: ({ athlete, fan }) => [plans, '/orders', `/athlete/${athlete.id}`, `/fan/${fan.id}`],
  sponsor: ({ athlete }) => ['/', plans, '/messages', `/athlete/${athlete.id}`],
  admin: (world) => [...everybodys(world), '/settings', '/notifications'],
}

for (const [size, viewport] of Object.entries(sizes)) {
  for (const viewer of Object.keys(alsoSeen) as Viewer[]) {
    test(`nothing moves under the eyes of: ${viewer} (${size})`, async ({
      page,
      world,
      signIn,
    }) => {
      await page.setViewportSize(viewport)
      if (viewer !== 'visitor') await signIn(world[viewer])
      if (viewer === 'admin') await closeEarsOf(page)
      // At a desk the pages of the table are looked at together with their barriers.
      const ofTable = size === 'phone' ? pathsFor(viewer, world) : []
      const paths = [...ofTable, ...alsoSeen[viewer](world)]
      await expectSteady(page, [...new Set(paths)])
    })
  }
}

test('on their own page at a desk a name stands where that of others does: under the picture', async ({
  page,
  world,
  signIn,
}) => {
  await page.setViewportSize(sizes.desk)
  for (const role of ['athlete', 'fan', 'sponsor', 'manager'] as const) {
    await signIn(world[role])
    await page.goto(`/${role}/${world[role].id}`)
    const name = await page.getByRole('article').getByRole('heading', { level: 1 }).boundingBox()
    expect.soft(name?.x, role).toBeLessThan(sizes.desk.width / 4)
  }
})

/** Opens every address afresh and looks at what moves. */
async function expectSteady(page: Page, paths: string[]): Promise<void> {
  await watchShiftsOf(page)
  for (const path of paths) {
    await page.goto(path)
    expect.soft(await shiftsOf(page), path).toEqual([])
  }
}
