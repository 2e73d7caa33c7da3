import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readCaptcha } from '../../../platform/captcha.ts'
import { chooseHumanCheck } from './outside-check.ts'

const captcha = readCaptcha({ provider: 'proof-of-work' })

for (const { rateLimits, cost } of [
  { rateLimits: true, cost: 5000 },
  { rateLimits: false, cost: 1 },
]) {
  test(`a Podium ${rateLimits ? 'with' : 'without'} limits asks for ${cost} iterations a try`, async () => {
    const check = chooseHumanCheck(
      { captcha, rateLimits },
      'a secret of this test alone, long enough',
    )
    const { challenge } = await check.challenge()
    assert.partialDeepStrictEqual(challenge, { parameters: { cost } })
  })
}
