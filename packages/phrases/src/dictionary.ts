import type { Language } from '@podium/contract/locale'

/** The shape of a set of phrases, with every literal text widened, so that both languages match it. */
export type Phrases<T> = T extends string
  ? string
  : T extends (...parameters: infer P) => string
    ? (...parameters: P) => string
    : T extends readonly (infer E)[]
      ? readonly Phrases<E>[]
      : { readonly [K in keyof T]: Phrases<T[K]> }

/**
 * The two languages of one set of phrases. English gives the shape; a phrase that is missing in
 * Portuguese, or has other parameters, does not compile.
 */
export function dictionary<const T extends object>(
  en: T,
  pt: Phrases<NoInfer<T>>,
): Record<Language, Phrases<T>> {
  return { en: en as unknown as Phrases<T>, pt }
}

/**
 * A `dictionary` whose two languages are needed at once, as by a search that finds a word in either: a
 * browser gets both, where it gets only the language in use of any other.
 */
export function inBothLanguages<const T extends object>(
  en: T,
  pt: Phrases<NoInfer<T>>,
): Record<Language, Phrases<T>> {
  return { en: en as unknown as Phrases<T>, pt }
}
