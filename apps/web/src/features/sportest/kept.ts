import type { SportestSubmission } from '@podium/contract/sportest'

/** A test a visitor took, as it is to be sent once they have signed in (`sportest.score`). */
export type KeptSportest = Partial<SportestSubmission> & { sportestType: string; key: string }

const storageKey = 'podium.sportests'

/** The tests that wait in this browser for a sign-in, the latest last. */
export function keptSportests(): KeptSportest[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(storageKey) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isKept) : []
  } catch {
    return []
  }
}

/** Keeps a test; an earlier one of the same kind gives way to it. */
export function keepSportest(test: KeptSportest): void {
  const others = keptSportests().filter(({ sportestType }) => sportestType !== test.sportestType)
  write([...others, test])
}

/** Forgets a test that was sent or cannot be; one taken meanwhile stays. */
export function forgetSportest({ key }: KeptSportest): void {
  write(keptSportests().filter((kept) => kept.key !== key))
}

/** A UUID; `crypto.randomUUID` is not there on pages without TLS, as in a house's own network. */
export function newSportestKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80
  const hex = Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
}

function isKept(kept: unknown): kept is KeptSportest {
  if (typeof kept !== 'object' || kept === null) return false
  const { key, sportestType } = kept as Partial<KeptSportest>
  return typeof key === 'string' && typeof sportestType === 'string'
}

function write(kept: KeptSportest[]): void {
  try {
    if (kept.length > 0) localStorage.setItem(storageKey, JSON.stringify(kept))
    else localStorage.removeItem(storageKey)
  } catch {
    // Storage may be closed (private windows): the score then lives as long as this page.
  }
}
