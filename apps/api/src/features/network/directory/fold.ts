import { lettersOf } from '@podium/contract/search-words'

/** Letters that are no letter with an accent, and that people type as others. */
const substitutes: Record<string, string> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
}

/** Letters, figures and pictures make words; everything else stands between them. */
const word = /[\p{L}\p{N}\p{Extended_Pictographic}]+/gu

function withoutAccents(text: string): string {
  return lettersOf(lettersOf(text).toLowerCase()).replaceAll(
    /[ßæœøłđðþı]/g,
    (letter) => substitutes[letter] ?? letter,
  )
}

/**
 * The words of a text as search compares them: no accents, no capitals, no punctuation
 * (`network.search`).
 */
export function wordsOf(text: string): string[] {
  return withoutAccents(text).match(word) ?? []
}

/** The same words in one text, as names are put in order. */
export function fold(text: string): string {
  return wordsOf(text).join(' ')
}

/**
 * The text an entry is searched in: each word once, between single spaces. "D'Artagnan" is found by its
 * parts and as one word.
 */
export function searchTextOf(texts: readonly string[]): string {
  const words = texts.flatMap((text) => [...wordsOf(text), ...joined(text)])
  return ` ${[...new Set(words)].filter((each) => each !== '').join(' ')} `
}

function joined(text: string): string[] {
  return text.split(/\s+/).map((chunk) => wordsOf(chunk).join(''))
}
