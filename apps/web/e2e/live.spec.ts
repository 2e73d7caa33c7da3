import type { Page, WebSocket } from '@playwright/test'
import { shellPhrases } from '@podium/phrases/shell'
import { expect, test } from './fixtures.ts'

test.describe('a session ended elsewhere', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('asks to sign in again, without anybody pressing anything', async ({
    page,
    people,
    signIn,
    request,
  }) => {
    const fan = await people.join('FAN')
    await signIn(fan)
    const line = lineOf(page)
    await page.goto('/wallet', { waitUntil: 'networkidle' })
    await line
    const { email, password } = fan
    const login = await request.post('/api/authentication/login', { data: { email, password } })
    const headers = { authorization: login.headers().authorization ?? '' }
    const answer = await request.get('/api/users/me/sessions', { headers })
    const sessions = (await answer.json()) as { id: number; current: boolean }[]
    for (const { id, current } of sessions) {
      if (!current) await request.delete(`/api/users/me/sessions/${id}`, { headers })
    }
    await expect(page.getByRole('dialog')).toContainText(shellPhrases.en.sessionEnded.title)
  })
})

test('signing out closes the line and asks nothing', async ({ page, people, signIn }) => {
  await signIn(await people.join('FAN'))
  const line = lineOf(page)
  await page.goto('/market', { waitUntil: 'networkidle' })
  const closed = (await line).waitForEvent('close')
  await page.getByRole('button', { name: shellPhrases.en.bar.signOut }).click()
  await closed
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  // Longer than the page waits before it takes the end of a session for somebody else's doing.
  await page.waitForTimeout(1500)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** The page's live channel, once it hears. */
async function lineOf(page: Page): Promise<WebSocket> {
  const line = await page.waitForEvent('websocket')
  await line.waitForEvent('framereceived')
  return line
}
