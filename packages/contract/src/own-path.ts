/** Longest address that is carried along to return to, in characters. */
export const returnToLimit = 300

/**
 * Whether an address is one of our own, as a path from the root. Another site's address (also `//host`
 * and `/\host`, which browsers take for one) is not.
 */
export function isOwnPath(text: string): boolean {
  return /^\/(?![/\\])/.test(text) && !/[\u0000-\u001f\\]/.test(text)
}
