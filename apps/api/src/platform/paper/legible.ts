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
 * A text as a face can show it: letters it lacks stand without their marks, Greek and Cyrillic ones
 * as the Latin ones they sound like, words of other scripts as three dots; signs such as pictograms
 * are left out.
 */
export function legible(text: string, face: Face): string {
  const shown = (letter: string) => legibleLetter(letter, has[face])
  return [...text.normalize('NFC')].map(shown).join('').replaceAll(/…+/g, '…')
}

function legibleLetter(letter: string, known: RegExp): string {
  if (letter === '\n' || known.test(letter)) return letter
  if (/\s/.test(letter)) return ' '
  const plain = letter.normalize('NFKD').replaceAll(/\p{M}/gu, '')
  if (plain && [...plain].every((part) => known.test(part))) return plain
  const small = plain.toLowerCase()
  const sound = sounds[letter.toLowerCase()] ?? sounds[small]
  if (sound !== undefined)
    return small === plain ? sound : sound.replace(/^./, (first) => first.toUpperCase())
  return /[\p{L}\p{N}]/u.test(letter) ? '…' : ''
}

/** Letters of the scripts that are written letter by letter, as they sound. */
const sounds: Record<string, string | undefined> = Object.fromEntries(
  [
    'а a б b в v г g ґ g д d е e ё yo є ye ж zh з z и i і i ї yi й y к k л l м m н n о o п p р r с s',
    'т t у u ў w ф f х kh ц ts ч ch ш sh щ shch ы y э e ю yu я ya ђ dj ј j љ lj њ nj ћ c џ dz',
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
  ].flatMap((line) =>
    [...line.matchAll(/(\S+) (\S+)/g)].map(([, letter, sound]) => [letter, sound]),
  ),
)
sounds['ь'] = ''
sounds['ъ'] = ''
