import { captchaAction } from '@podium/contract/captcha'
import type { Captcha } from '../../../platform/captcha.ts'
import { createHumanCheck, type HumanCheck, lightWork } from './proof-of-work.ts'

/** The human check that is configured. `secret` signs the challenges of our own. */
export function chooseHumanCheck(
  { captcha, rateLimits }: { captcha: Captcha; rateLimits: boolean },
  secret: string,
): HumanCheck {
  if (captcha.provider !== 'proof-of-work') return askOutside(captcha)
  return rateLimits ? createHumanCheck(secret) : createHumanCheck(secret, lightWork)
}

/** What all four services answer; only reCAPTCHA v3 judges with a score (0 a program, 1 a person). */
interface Verdict {
  success?: boolean
  score?: number
  action?: string
}

// The score its makers propose to begin with.
const leastScore = 0.5
const longestMs = 5000

/** reCAPTCHA, hCaptcha or Turnstile: the widget's answer is shown to the service, which knows. */
function askOutside(captcha: Captcha): HumanCheck {
  const { provider, siteKey } = captcha
  // An answer is used up where it was given: the service refuses it the second time.
  const usedUp = async () => true
  return {
    challenge: async () => ({ provider, siteKey }),
    async prove(answer, ip) {
      if (!answer) return null
      const verdict = await ask(captcha, answer, ip)
      return isPerson(captcha, verdict) ? usedUp : null
    },
  }
}

function isPerson({ provider }: Captcha, { success, score = 0, action }: Verdict): boolean {
  if (success !== true) return false
  return provider !== 'recaptcha-v3' || (score >= leastScore && action === captchaAction)
}

/** A service that does not answer is a fault, not a verdict: it throws. */
async function ask(captcha: Captcha, answer: string, ip: string): Promise<Verdict> {
  const { secret, siteKey, verifyUrl } = captcha
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: answer, remoteip: ip, sitekey: siteKey }),
    signal: AbortSignal.timeout(longestMs),
  })
  if (!response.ok) throw new Error(`the human check answered ${response.status}`)
  return (await response.json()) as Verdict
}
