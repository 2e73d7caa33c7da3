import { networkPhrases } from '@podium/phrases/network'
import { expect, test } from './fixtures.ts'

const t = networkPhrases.en

test('one or two letters keep the results with a hint, three search', async ({ page, people }) => {
  const person = await people.publish('ATHLETE', { name: 'Quitéria', lastName: 'Falcão' })
  await page.goto('/rede-podium')
  const main = page.getByRole('main')
  const box = main.getByRole('searchbox')
  await box.pressSequentially('qu')
  await expect(page.getByText(t.hint)).toBeVisible()
  await expect(page).toHaveURL(/\/rede-podium$/)
  await box.pressSequentially('i')
  await expect(page).toHaveURL(/\/rede-podium\/qui$/)
  await expect(main.getByRole('link', { name: 'Quitéria Falcão' })).toBeVisible()
  await expect(box).toBeFocused()

  await main.getByRole('link', { name: 'Quitéria Falcão' }).click()
  await expect(page).toHaveURL(new RegExp(`/athlete/${person.id}$`))
  await page.goBack()
  await expect(page).toHaveURL(/\/rede-podium\/qui$/)
  await expect(box).toHaveValue('qui')
})

test('a search that finds nobody says what to do', async ({ page }) => {
  await page.goto('/rede-podium/zzzzzz')
  await expect(page.getByText(t.empty.forQuery('zzzzzz'))).toBeVisible()
  await page.getByRole('link', { name: t.empty.reset }).click()
  await expect(page).toHaveURL(/\/rede-podium$/)
})

test('filters stand in the address and outlive a reload', async ({ page, people }) => {
  await people.publish('SPONSOR', { name: 'Volta Foods' })
  await page.goto('/rede-podium')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: t.types.SPONSOR }).click()
  await expect(page).toHaveURL(/type=SPONSOR/)
  await expect(main.getByRole('link', { name: 'Volta Foods' }).first()).toBeVisible()
  await page.reload()
  await expect(main.getByRole('link', { name: t.types.SPONSOR })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await main.getByLabel(t.sport, { exact: true }).selectOption('GOLF')
  await expect(page).toHaveURL(/sport=GOLF/)
  await expect(page.getByText(t.empty.forFilters)).toBeVisible()
})

test('the search of the top bar leads to the network, whatever was typed', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('searchbox').fill('Zé & Cª/x?')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/rede-podium\/Z%C3%A9%20%26%20C%C2%AA%2Fx%3F$/)
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('Zé & Cª/x?')
})

test('the address of the network in other words leads to it', async ({ page }) => {
  await page.goto('/network')
  await expect(page).toHaveURL(/\/rede-podium$/)
})
