/** The largest id there can be: a PostgreSQL integer. */
export const largestId = 2_147_483_647

/** The id that a text in an address or a cookie stands for; null for what cannot be one. */
export function idOf(text: string | undefined): number | null {
  if (!text || !/^[1-9]\d{0,9}$/.test(text)) return null
  const id = Number(text)
  return id <= largestId ? id : null
}
