/**
 * The human checks a Podium can be configured with (`registration.human-check`): its own proof of
 * work, or one of the outside services.
 */
export const captchaProviders = [
  'proof-of-work',
  'recaptcha-v2',
  'recaptcha-v3',
  'hcaptcha',
  'turnstile',
] as const
export type CaptchaProvider = (typeof captchaProviders)[number]

/** A human check that asks another service. */
export type OutsideCaptcha = Exclude<CaptchaProvider, 'proof-of-work'>

/** What a page calls the act that reCAPTCHA v3 judges; the server asks for the same. */
export const captchaAction = 'register'
