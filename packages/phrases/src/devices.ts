import { deviceOf } from '@podium/contract/device'
import type { Language } from '@podium/contract/locale'
import { dictionary } from './dictionary.ts'

const devicePhrases = dictionary(
  {
    on: (browser: string, system: string) => `${browser} on ${system}`,
    browser: 'A browser',
    unknown: 'Unknown device',
  },
  {
    on: (browser: string, system: string) => `${browser} em ${system}`,
    browser: 'Um navegador',
    unknown: 'Dispositivo desconhecido',
  },
)

/** The device of a session in words, from what its `User-Agent` header says. */
export function deviceWords(language: Language, userAgent: string): string {
  const t = devicePhrases[language]
  const { browser, system } = deviceOf(userAgent)
  if (system) return t.on(browser ?? t.browser, system)
  return browser ?? t.unknown
}
