import type { Face } from './sheet.ts'

// What our faces have: western Europe in all of them, the rest of Latin in those for reading.
const marks = '–—‘’‚“”„•…‹›€™−'
const western = new RegExp(`[\\u0020-\\u007e\\u00a0-\\u00ffŒœ${marks}]`)
const latin = new RegExp(`[\\u0020-\\u007e\\u00a0-\\u017f\\u0218-\\u021b\\u1ea0-\\u1ef9${marks}]`)
const has = { display: western, regular: latin, bold: latin } satisfies Record<Face, RegExp>

/** Whether a face can show every letter of a text. */
export function isLegible(text: string, face: Face): boolean {
  return [...text.normalize('NFC')].every((letter) => letter === '\n' || has[face].test(letter))
}

/**
 * A text as a face can show it: letters it lacks stand without their marks, or as a question mark
 * where they are of another script; signs such as pictograms are left out.
 */
export function legible(text: string, face: Face): string {
  const shown = (letter: string) => legibleLetter(letter, has[face])
  return [...text.normalize('NFC')].map(shown).join('')
}

function legibleLetter(letter: string, known: RegExp): string {
  if (letter === '\n' || known.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (plain && [...plain].every((part) => known.test(part))) return plain
  return /[\p{L}\p{N}]/u.test(letter) ? '?' : ''
}
