import {
  type Language,
  languageFromBrowser,
  languageFromCode,
  preferencesCookie,
  type Theme,
  themes,
} from '@podium/contract/locale'
import type { FastifyRequest } from 'fastify'

/** What the preferences cookie tells; null for what it does not. */
export interface Choice {
  language: Language | null
  theme: Theme | null
  /** It says what an account remembers: it was not chosen as a visitor. */
  isAccounts: boolean
}

/** Reads the preferences cookie. */
export function choiceOf(request: FastifyRequest): Choice {
  const [language = '', theme = '', whose] = (request.cookies[preferencesCookie] ?? '').split('.')
  return {
    language: language ? languageFromCode(language) : null,
    theme: themes.find((known) => known === theme) ?? null,
    isAccounts: whose === 'account',
  }
}

/** The language that an address asks for; null where it leaves it open. */
export function askedLanguage({ query }: FastifyRequest): Language | null {
  const asked = (query as Record<string, unknown> | undefined)?.lang
  return typeof asked === 'string' && asked ? languageFromCode(asked) : null
}

/**
 * The language a call is answered in: `?lang=`, then the choice, then the browser's (`language.two`).
 */
export function languageOf(request: FastifyRequest): Language {
  const asked = askedLanguage(request)
  if (asked) return asked
  return choiceOf(request).language ?? languageFromBrowser(request.headers['accept-language'])
}
