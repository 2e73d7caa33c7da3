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
  /** It says what an account remembers: nobody chose it as a visitor. */
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

/** The language a call is answered in: `?lang=`, then the choice, then the browser's (P1). */
export function languageOf(request: FastifyRequest): Language {
  const asked = (request.query as Record<string, unknown> | undefined)?.lang
  if (typeof asked === 'string' && asked) return languageFromCode(asked)
  return choiceOf(request).language ?? languageFromBrowser(request.headers['accept-language'])
}
