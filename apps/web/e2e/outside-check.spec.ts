import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { identityPhrases } from '@podium/phrases/identity'
import { refusalPhrases } from '@podium/phrases/refusals'
import { expect } from './fixtures.ts'
import { withOwnPodium } from './own-podium.ts'
import { freshAddress, password } from './people.ts'

const t = identityPhrases.en

/** The service's verification call, on this machine: it takes the answer `good` once. */
const verifier = createServer((request, response) => {
  let text = ''
  request.on('data', (chunk: Buffer) => (text += chunk.toString()))
  request.on('end', () => {
    const answer = new URLSearchParams(text).get('response') ?? ''
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify({ success: answer === 'good' }))
  })
}).listen(0, '127.0.0.1')
await once(verifier, 'listening')
const { port } = verifier.address() as AddressInfo

const test = withOwnPodium(() => ({
  PODIUM_CAPTCHA: 'turnstile',
  CAPTCHA_SITE_KEY: 'public-key',
  CAPTCHA_SECRET: 'our-secret',
  CAPTCHA_VERIFY_URL: `http://127.0.0.1:${port}/`,
}))
test.use({ expectedStatuses: [400], breaksConnections: true })
test.afterAll(() => void verifier.close())

/** A widget as the service's script draws it: a button whose first answer is spent, the next good. */
const widget = `
  let drawn = 0
  window.turnstile = { render(place, options) {
    const answer = drawn++ === 0 ? 'spent' : 'good'
    const button = document.createElement('button')
    button.type = 'button'
    button.textContent = 'Outside check for ' + options.sitekey
    button.onclick = () => options.callback(answer)
    place.append(button)
  } }
  window.podiumCaptchaLoaded()`

test('an outside human check is loaded by a second try, sent along, and drawn anew when it was not taken', async ({
  page,
}) => {
  let isDown = true
  await page.route('https://challenges.cloudflare.com/**', (route) =>
    isDown ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: widget }),
  )
  await page.goto('/sign-up')
  await expect(page.getByText(t.humanCheck.notLoaded)).toBeVisible()
  isDown = false
  await page.getByRole('group', { name: t.humanCheck.label }).getByRole('button').click()
  const check = page.getByRole('button', { name: 'Outside check for public-key' })
  await expect(check).toBeVisible()

  await page.getByRole('radio', { name: t.registration.roles.SPONSOR.name }).check()
  const form = page.getByRole('main')
  const address = freshAddress('helena')
  await form.locator('[name="name"]').fill('Volta Foods')
  await form.locator('[name="email"]').fill(address)
  await form.locator('[name="password"]').fill(password)
  await form.locator('[name="repeatPassword"]').fill(password)
  await form.locator('[name="terms"]').check()
  const submit = form.getByRole('button', { name: t.registration.submit })
  await submit.click()
  await expect(form.getByText(t.humanCheck.missing)).toBeVisible()
  await check.click()
  await submit.click()
  await expect(page.locator('[data-form-problems]')).toContainText(refusalPhrases.en.captchaInvalid)
  await expect(form.locator('[name="name"]')).toHaveValue('Volta Foods')
  await check.click()
  await submit.click()
  // The mail with the activation link is on its way.
  await expect(page.getByRole('main')).toContainText(address)
})
