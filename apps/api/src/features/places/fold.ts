// Letters that Unicode does not take apart into a plain letter and a mark.
const whole: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ı: 'i', ß: 'ss', æ: 'ae', œ: 'oe' }

/**
 * A name as it is compared: lower case, no accents, and one space for everything between words,
 * so that "Linda-a-Velha" and "linda a velha" are the same.
 */
export function fold(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[øłđıßæœ]/g, (letter) => whole[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
}
