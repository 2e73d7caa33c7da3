const letters = 'TRWAGMYFPDXBNJZSQVHLCKE'

/**
 * A tax number that is right in form and nobody's: the count goes where the last digits stand, the
 * check digit or letter is computed. Empty for countries whose form we do not know.
 */
export function taxNumber(countryCode: string, count: number, company: boolean): string {
  if (countryCode === 'PT') return portuguese(`${company ? 5 : 2}9999${digits(count, 3)}`)
  if (countryCode === 'ES') return company ? spanishCompany(count) : spanishPerson(count)
  return ''
}

function digits(count: number, length: number): string {
  return String(count).padStart(length, '0')
}

/** NIF: eight digits and the mod-11 check digit. */
function portuguese(start: string): string {
  const sum = [...start].reduce((total, digit, index) => total + Number(digit) * (9 - index), 0)
  const check = 11 - (sum % 11)
  return start + (check >= 10 ? 0 : check)
}

/** DNI: eight digits and the letter of their remainder by 23. */
function spanishPerson(count: number): string {
  const number = 99_999_000 + count
  return digits(number, 8) + letters[number % 23]
}

/** CIF of a limited company: seven digits and a check digit; every other digit counts doubled. */
function spanishCompany(count: number): string {
  const number = digits(9_999_000 + count, 7)
  const sum = [...number].reduce((total, digit, index) => {
    const counted = index % 2 === 0 ? Number(digit) * 2 : Number(digit)
    return total + (counted % 10) + Math.floor(counted / 10)
  }, 0)
  return `B${number}${(10 - (sum % 10)) % 10}`
}
