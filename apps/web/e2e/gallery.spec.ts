import type { Page } from '@playwright/test'
import { galleriesPhrases } from '@podium/phrases/galleries'
import { galleryPagePhrases } from '@podium/phrases/gallery-page'
import { expect, test } from './fixtures.ts'
import { choose, recordVideo, photo } from './pictures.ts'

const t = { ...galleriesPhrases.en, ...galleryPagePhrases.en }

// Pages that are not there answer 404, and so does a hidden one before its owner is known.
test.use({ expectedStatuses: [404] })

const drawer = (page: Page) => page.getByRole('dialog', { name: t.title, exact: true })
const tiles = (page: Page) => drawer(page).getByRole('link', { name: /^Open: / })

async function uploadPhotos(page: Page, names: string[]): Promise<void> {
  const colours = ['teal', 'orange', 'purple']
  const photos = await Promise.all(names.map((name, at) => photo(page, name, colours[at])))
  await choose(page, t.add, photos)
  await expect(tiles(page)).toHaveCount(names.length)
}

test('photos are sent together, looked at, described, deleted and brought back', async ({
  page,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}?gallery=all`)
  await uploadPhotos(page, ['one.jpg', 'two.jpg', 'three.jpg'])

  await test.step('walk through with the keyboard', async () => {
    await tiles(page).first().click()
    await expect(page).toHaveURL(/\/gallery\/\d+\?gallery=all$/)
    await expect(page.getByText(t.viewer.position(1, 3), { exact: true })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page.getByText(t.viewer.position(2, 3), { exact: true })).toBeVisible()
    await page.keyboard.press('End')
    await expect(page.getByText(t.viewer.position(3, 3), { exact: true })).toBeVisible()
  })

  await test.step('describe it', async () => {
    const describe = page.getByRole('dialog').last().getByRole('button', { name: t.describe })
    await describe.click()
    await expect(page.getByLabel(t.description.caption)).toBeVisible()
    await page.goBack()
    await expect(page.getByLabel(t.description.caption)).toHaveCount(0)
    await describe.click()
    await page.getByLabel(t.description.caption).fill('The final, last lap')
    await page.getByRole('button', { name: t.description.save, exact: true }).click()
    await expect(page.getByText('The final, last lap').last()).toBeVisible()
  })

  await test.step('back leads to the drawer, and to the page', async () => {
    await page.goBack()
    await expect(page).toHaveURL(/\?gallery=all$/)
    await expect(drawer(page)).toBeVisible()
    await expect(tiles(page).last()).toBeFocused()
  })

  await test.step('delete and undo', async () => {
    await drawer(page).getByRole('button', { name: t.delete }).first().click()
    await expect(tiles(page)).toHaveCount(2)
    await page.getByRole('button', { name: t.undo }).click()
    await expect(tiles(page)).toHaveCount(3)
  })
})

test('a video is prepared and can be sought', async ({ page, people, signIn }) => {
  const fan = await people.createPublicMember('FAN')
  await signIn(fan)
  await page.goto(`/fan/${fan.id}?gallery=videos`)
  await choose(page, t.add, [await recordVideo(page, 'training.webm')])
  await expect(tiles(page)).toHaveCount(1)
  await tiles(page).click()
  const video = page.locator('video')
  await expect
    .poll(() => video.evaluate((element: HTMLVideoElement) => element.readyState))
    .toBeGreaterThan(0)
  const soughtTo = await video.evaluate(
    (element: HTMLVideoElement) =>
      new Promise<number>((resolve) => {
        element.addEventListener('seeked', () => resolve(element.currentTime))
        element.currentTime = 0.5
      }),
  )
  expect(soughtTo).toBeCloseTo(0.5, 1)
})

test.describe('when the connection breaks', () => {
  test.use({ breaksConnections: true })

  test('an upload goes on by itself', async ({ page, people, signIn }) => {
    const athlete = await people.createPublicMember('ATHLETE')
    await signIn(athlete)
    await page.goto(`/athlete/${athlete.id}?gallery=all`)
    let breaks = 1
    await page.route('**/api/files/uploads/*?offset=*', (route) =>
      breaks-- > 0 ? route.abort() : route.continue(),
    )
    await uploadPhotos(page, ['one.jpg'])
    expect(breaks).toBeLessThan(0)
  })
})

test.describe('while the connection is away', () => {
  test.use({ expectedStatuses: [404], breaksConnections: true })

  test('an upload waits for a person, goes on, or is cancelled', async ({
    page,
    people,
    signIn,
    context,
  }) => {
    const athlete = await people.createPublicMember('ATHLETE')
    await signIn(athlete)
    await page.goto(`/athlete/${athlete.id}?gallery=all`)
    const given = [await photo(page, 'one.jpg'), await photo(page, 'two.jpg')]
    await page.route('**/api/files/uploads/**', (route) => route.abort())
    await choose(page, t.add, given)
    await expect(page.getByText(t.uploads.broken)).toHaveCount(2)
    await page.unroute('**/api/files/uploads/**')
    await page.getByRole('button', { name: t.uploads.retry('one.jpg') }).click()
    await expect(tiles(page)).toHaveCount(1)
    await page.getByRole('button', { name: t.uploads.cancel('two.jpg') }).click()
    await expect(page.getByText('two.jpg')).toHaveCount(0)
    expect(context.pages().length).toBe(1)
  })
})

test('what cannot be used is refused before a byte is sent', async ({ page, people, signIn }) => {
  const athlete = await people.createPublicMember('ATHLETE')
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}?gallery=all`)
  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/api/files') && sent.push(request.url()))
  await choose(page, t.add, [
    { name: 'scan.svg', mimeType: 'image/svg+xml', buffer: Buffer.from('<svg/>') },
    { name: 'huge.jpg', mimeType: 'image/jpeg', buffer: Buffer.alloc(10_000_001) },
  ])
  const line = (name: string) => page.getByRole('listitem').filter({ hasText: name })
  await expect(line('scan.svg')).toContainText(t.uploads.wrongType)
  await expect(line('huge.jpg')).toContainText(t.uploads.tooLargePhoto)
  await page.getByRole('button', { name: t.uploads.dismiss('scan.svg') }).click()
  await expect(line('scan.svg')).toHaveCount(0)
  expect(sent).toEqual([])
})

test('an item has an address of its own; one of another gallery is not found', async ({
  page,
  visitor,
  people,
  signIn,
}) => {
  const athlete = await people.createPublicMember('ATHLETE')
  const fan = await people.createPublicMember('FAN')
  await signIn(athlete)
  await page.goto(`/athlete/${athlete.id}?gallery=photos`)
  await uploadPhotos(page, ['one.jpg'])
  const address = new URL((await tiles(page).getAttribute('href')) ?? '', page.url()).pathname
  await visitor.goto(address)
  await expect(visitor.getByText(t.viewer.position(1, 1))).toBeVisible()
  await visitor.keyboard.press('Escape')
  await expect(visitor).toHaveURL(new RegExp(`/athlete/${athlete.id}$`))
  await visitor.goto(address.replace(`athlete/${athlete.id}`, `fan/${fan.id}`))
  await expect(visitor.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('a swipe goes on', async ({ page, people, signIn }) => {
    const athlete = await people.createPublicMember('ATHLETE')
    await signIn(athlete)
    await page.goto(`/athlete/${athlete.id}?gallery=all`)
    await uploadPhotos(page, ['one.jpg', 'two.jpg'])
    await tiles(page).first().click()
    await expect(page.getByText(t.viewer.position(1, 2))).toBeVisible()
    await page.mouse.move(300, 400)
    await page.mouse.down()
    await page.mouse.move(80, 410, { steps: 5 })
    await page.mouse.up()
    await expect(page.getByText(t.viewer.position(2, 2))).toBeVisible()
  })

  test('what is said in a sheet lies on neither its title nor its controls', async ({
    page,
    people,
    signIn,
  }) => {
    const athlete = await people.createPublicMember('ATHLETE')
    await signIn(athlete)
    await page.goto(`/athlete/${athlete.id}?gallery=all`)
    await uploadPhotos(page, ['one.jpg'])
    await drawer(page).getByRole('button', { name: t.delete }).click()
    const toast = drawer(page).getByRole('status').filter({ hasText: t.deleted })
    await expect(toast).toBeVisible()
    const liesOn = await toast.evaluate((shown) => {
      const over = shown.getBoundingClientRect()
      const others = shown.closest('dialog')?.querySelectorAll('h2, a, button') ?? []
      return [...others]
        .filter((other) => !shown.contains(other) && other.checkVisibility())
        .filter((other) => {
          const { top, bottom, left, right } = other.getBoundingClientRect()
          return top < over.bottom && bottom > over.top && left < over.right && right > over.left
        })
        .map(({ textContent }) => textContent)
    })
    expect(liesOn).toEqual([])
  })
})
