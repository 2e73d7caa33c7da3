const storageKey = 'podium.way-back'

/** Where a person goes on who left to buy credits. Session storage keeps it through a payment provider's pages. */
export interface ReturnPath {
  userId: number
  what: 'support' | 'product'
  /** Where to go on afterwards. */
  path: string
  /** Whom or what it is about. */
  name: string
  /** Credits that it takes. */
  credits: number
}

export const returnPath = {
  keep(kept: ReturnPath): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(kept))
    } catch {
      // Without storage people find their way themselves.
    }
  },

  /** What this user left; null for any other user. */
  of(userId: number | undefined): ReturnPath | null {
    try {
      const kept = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as ReturnPath | null
      return kept?.userId === userId ? kept : null
    } catch {
      return null
    }
  },

  forget(): void {
    try {
      sessionStorage.removeItem(storageKey)
    } catch {
      // Nothing was kept.
    }
  },
}
