import type { Language, Theme } from '@podium/contract/locale'
import { refusalPhrases } from '@podium/phrases/refusals'

/** Seconds after which the page asks again. */
export const againSeconds = 5

/**
 * What a browser is shown whose page cannot be drawn because the database is away: a document of nothing but
 * words, which asks again by itself.
 */
export function awayPage(shown: { language: Language; theme: Theme | null; name: string }): string {
  const { language, theme, name } = shown
  const title = name.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="${theme?.toLowerCase() ?? 'light dark'}"><meta http-equiv="refresh" content="${againSeconds}"><title>${title}</title><style>body{font:1.125rem/1.5 system-ui,sans-serif;max-width:34rem;margin:20vh auto;padding:0 1.5rem}</style><h1>${title}</h1><p>${refusalPhrases[language].unavailable}</p></html>`
}
