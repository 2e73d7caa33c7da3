// What the standard PDF fonts can show: Latin 1, and the letters and marks of Windows-1252 beyond it.
const beyondLatin1 = 'ŒœŠšŸŽžƒˆ˜–—‘’‚“”„†‡•…‰‹›€™'
const shown = new RegExp(`[\\u0020-\\u007e\\u00a0-\\u00ff\\n${beyondLatin1}]`)

// Letters that are no plain letter with a mark.
const alike: Record<string, string> = { Ł: 'L', ł: 'l', Đ: 'D', đ: 'd', ı: 'i', ẞ: 'SS' }

/** A text with the letters that the receipt's fonts lack written as the nearest ones they have. */
export function printable(text: string): string {
  return [...text.normalize('NFC')].map(printableLetter).join('')
}

function printableLetter(letter: string): string {
  if (shown.test(letter)) return letter
  if (alike[letter]) return alike[letter]
  const plain = letter.normalize('NFD').replaceAll(/\p{M}/gu, '')
  return plain && [...plain].every((part) => shown.test(part)) ? plain : '?'
}
