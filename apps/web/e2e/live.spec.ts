import type { Page, WebSocket } from '@playwright/test'
import { shellPhrases } from '@podium/phrases/shell'
import { signOutFromMenu } from './accountMenu.ts'
import { expect, test } from './fixtures.ts'

test.describe('a session ended elsewhere', () => {
  test.use({ expectedStatuses: [400, 401] })

  test('asks to sign in again, without a press', async ({ page, people, signIn, request }) => {
    const fan = await people.createMember('FAN')
    await signIn(fan)
    const socket = liveSocketOf(page)
    await page.goto('/wallet', { waitUntil: 'networkidle' })
    await socket
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

test('signing out closes the socket and asks nothing', async ({ page, people, signIn }) => {
  await signIn(await people.createMember('FAN'))
  const socket = liveSocketOf(page)
  await page.goto('/market', { waitUntil: 'networkidle' })
  const closed = (await socket).waitForEvent('close')
  await signOutFromMenu(page)
  await closed
  await expect(page).toHaveURL(/localhost:\d+\/$/)
  // Longer than the page waits before it takes the end of a session for one that was lost.
  await page.waitForTimeout(1500)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

/** The page's live socket, once it has received a frame. */
async function liveSocketOf(page: Page): Promise<WebSocket> {
  const socket = await page.waitForEvent('websocket')
  await socket.waitForEvent('framereceived')
  return socket
}
