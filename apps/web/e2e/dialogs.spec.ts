import { barriersOf } from './barriers.ts'
import { dialogsInSource, knownDialogs, openings, openNamed } from './dialogs.ts'
import { expect, leave } from './fixtures.ts'
import type { Viewer } from './routes.ts'
import { test } from './world.ts'

// What cannot be pressed is told at once, and not by the time of the whole test.
test.use({
  actionTimeout: 20_000,
  expectedStatuses: [400, 404],
  contextOptions: { reducedMotion: 'reduce' },
})

test('every dialog is known to the journeys', () => {
  const files = dialogsInSource()
  expect(files.length).toBeGreaterThan(40)
  expect(files.filter((file) => !knownDialogs.has(file))).toEqual([])
  expect([...knownDialogs].filter((file) => !files.includes(file))).toEqual([])
})

const rounds: Viewer[][] = [['visitor', 'manager', 'athlete'], ['fan', 'sponsor'], ['admin']]

for (const who of rounds) {
  test(`no dialog has a barrier for ${who.join(', ')}`, async ({ prefer, page, world, signIn }) => {
    test.setTimeout(600_000)
    for (const viewer of who) {
      await leave(page)
      if (viewer !== 'visitor') await signIn(world[viewer])
      await prefer({ language: 'en', theme: 'LIGHT' })
      for (const opening of openings.filter((one) => one.who === viewer)) {
        await test.step(opening.file, async () => {
          // The same address again would keep the dialog that its history entry names.
          await page.goto('/favicon.svg')
          await page.goto(opening.path(world))
          await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0)
          if (opening.named) await openNamed(page, opening.named(world))
          await opening.press?.(page, world)
          const dialog = page.getByRole('dialog').last()
          await expect(dialog.getByRole('heading').first()).toBeVisible()
          await expect(dialog.locator('[aria-busy="true"]')).toHaveCount(0)
          expect.soft(await barriersOf(page), opening.file).toEqual([])
        })
      }
    }
  })
}
