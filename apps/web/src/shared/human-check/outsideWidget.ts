import { captchaAction, type OutsideCaptcha } from '@podium/contract/captcha'
import type { Language } from '@podium/contract/locale'

/** What a service's script puts on the page; the three speak nearly the same. */
interface WidgetApi {
  render: (place: HTMLElement, options: object) => unknown
  ready?: (act: () => void) => void
  execute?: (siteKey: string, options: { action: string }) => Promise<string>
}

interface Widget {
  /** Where its script is; loaded only when this check is chosen. */
  script: (siteKey: string, language: Language) => string
  api: () => WidgetApi | undefined
}

const hosts = globalThis as typeof globalThis & {
  grecaptcha?: WidgetApi
  hcaptcha?: WidgetApi
  turnstile?: WidgetApi
  podiumCaptchaLoaded?: () => void
}

const explicit = 'render=explicit&onload=podiumCaptchaLoaded'
/** Languages as these services call them. */
const codes: Record<Language, string> = { en: 'en', pt: 'pt-PT' }

const widgets: Record<OutsideCaptcha, Widget> = {
  'recaptcha-v2': {
    script: (_, language) =>
      `https://www.google.com/recaptcha/api.js?${explicit}&hl=${codes[language]}`,
    api: () => hosts.grecaptcha,
  },
  'recaptcha-v3': {
    script: (siteKey, language) =>
      `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}&onload=podiumCaptchaLoaded&hl=${codes[language]}`,
    api: () => hosts.grecaptcha,
  },
  hcaptcha: {
    script: (_, language) => `https://js.hcaptcha.com/1/api.js?${explicit}&hl=${language}`,
    api: () => hosts.hcaptcha,
  },
  turnstile: {
    script: () => `https://challenges.cloudflare.com/turnstile/v0/api.js?${explicit}`,
    api: () => hosts.turnstile,
  },
}

export interface Asking {
  provider: OutsideCaptcha
  siteKey: string
  language: Language
  isDark: boolean
  /** Told every answer, and an empty one when it has expired. */
  onAnswer: (answer: string) => void
}

/** Answers of reCAPTCHA v3 live two minutes: a fresh one comes before that, in milliseconds. */
const freshAnswerMs = 100_000

/** Draws a service's check into a place; answers the function that ends it. Throws when it cannot load. */
export async function askOutside(place: HTMLElement, asking: Asking): Promise<() => void> {
  const { provider, siteKey, language, isDark, onAnswer } = asking
  const widget = widgets[provider]
  const api = widget.api() ?? (await load(widget, siteKey, language))
  if (provider === 'recaptcha-v3') return judgeQuietly(api, siteKey, onAnswer)
  api.render(place, {
    sitekey: siteKey,
    theme: isDark ? 'dark' : 'light',
    language: codes[language],
    callback: onAnswer,
    'expired-callback': () => onAnswer(''),
    'error-callback': () => onAnswer(''),
  })
  return () => undefined
}

/** reCAPTCHA v3 shows nothing: it judges by itself, again and again while the form is open. */
function judgeQuietly(api: WidgetApi, siteKey: string, onAnswer: (answer: string) => void) {
  const judge = () => {
    void api.execute?.(siteKey, { action: captchaAction }).then(onAnswer, () => onAnswer(''))
  }
  judge()
  const timer = setInterval(judge, freshAnswerMs)
  return () => clearInterval(timer)
}

function load(widget: Widget, siteKey: string, language: Language): Promise<WidgetApi> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script')
    hosts.podiumCaptchaLoaded = () => {
      const api = widget.api()
      if (api) resolve(api)
      else reject(new Error('The human check did not load.'))
    }
    script.addEventListener('error', () => {
      script.remove()
      reject(new Error('The human check did not load.'))
    })
    script.src = widget.script(siteKey, language)
    script.async = true
    document.head.append(script)
  })
}
