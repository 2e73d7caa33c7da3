import {
  type CaptchaProvider,
  captchaProviders,
  type OutsideCaptcha,
} from '@podium/contract/captcha'
import { WrongConfiguration } from './wrong-configuration.ts'

/** The human check at registration, and what an outside one needs. */
export interface Captcha {
  provider: CaptchaProvider
  siteKey: string
  secret: string
  verifyUrl: string
}

interface Service {
  verifyUrl: string
  /** The addresses its widget loads scripts, frames and answers from (content-security policy). */
  sources: string[]
}

const google = {
  verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
  sources: [
    'https://www.google.com/recaptcha/',
    'https://www.gstatic.com/recaptcha/',
    'https://recaptcha.google.com/recaptcha/',
  ],
}

const services: Record<OutsideCaptcha, Service> = {
  'recaptcha-v2': google,
  'recaptcha-v3': google,
  hcaptcha: {
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    sources: ['https://hcaptcha.com', 'https://*.hcaptcha.com'],
  },
  turnstile: {
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: ['https://challenges.cloudflare.com'],
  },
}

type Given = Partial<Record<keyof Captcha, string | undefined>>

/** Reads the choice of a human check; throws with a sentence where it is unknown or lacks its keys. */
export function readCaptcha(given: Given): Captcha {
  const { provider: asked = 'proof-of-work', siteKey = '', secret = '', verifyUrl } = given
  const provider = captchaProviders.find((known) => known === asked)
  if (!provider) {
    throw new WrongConfiguration(
      `PODIUM_CAPTCHA=${asked} is not known; use ${captchaProviders.join(', ')}.`,
    )
  }
  if (provider === 'proof-of-work') return { provider, siteKey: '', secret: '', verifyUrl: '' }
  if (!siteKey || !secret) {
    throw new WrongConfiguration(
      `PODIUM_CAPTCHA=${provider} needs CAPTCHA_SITE_KEY and CAPTCHA_SECRET.`,
    )
  }
  return { provider, siteKey, secret, verifyUrl: verifyUrl || services[provider].verifyUrl }
}

/** The outside addresses pages may load from because of the chosen human check; usually none. */
export function captchaSources({ provider }: Captcha): string[] {
  return provider === 'proof-of-work' ? [] : services[provider].sources
}
