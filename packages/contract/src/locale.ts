/** Each language with its locale, as `Intl` and `lang` have it, and the name it calls itself. */
export const languageTable = {
  en: { locale: 'en-GB', name: 'English' },
  pt: { locale: 'pt-PT', name: 'Português' },
}
export type Language = keyof typeof languageTable
export const languages = Object.keys(languageTable) as Language[]

export const themes = ['LIGHT', 'DARK'] as const
export type Theme = (typeof themes)[number]

/**
 * Name of the first-party preferences cookie: `<language>.<theme>`, either half may be empty. Followed
 * by `.account` where it says what an account remembers, and not what a visitor chose here.
 */
export const preferencesCookie = 'podium_preferences'

/**
 * The interface language for a known code: a code that starts with `en` is en, any other is pt
 * (`language.two`).
 */
export function languageFromCode(code: string): Language {
  return code.toLowerCase().startsWith('en') ? 'en' : 'pt'
}

/**
 * The language of somebody who has not chosen one: a browser that prefers Portuguese gets pt,
 * everything else en (`language.two`).
 */
export function languageFromBrowser(acceptLanguage: string | undefined): Language {
  return acceptLanguage?.trim().toLowerCase().startsWith('pt') ? 'pt' : 'en'
}
