/**
 * Whether a text is a Portuguese tax number (NIF): nine digits, not beginning with 0, and the last one
 * the mod-11 check digit. The server's tests hold it against the `stdnum` library
 * (`profile.tax-number`).
 */
export function isNif(text: string): boolean {
  if (!/^[1-9]\d{8}$/.test(text)) return false
  const digits = [...text].map(Number)
  const sum = digits.slice(0, 8).reduce((total, digit, index) => total + digit * (9 - index), 0)
  const check = 11 - (sum % 11)
  return digits[8] === (check >= 10 ? 0 : check)
}
