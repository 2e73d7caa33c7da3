const storageKey = 'podium.way-back'

/** What somebody left to buy credits for. Session storage keeps it through a payment provider's pages. */
export interface WayBack {
  userId: number
  what: 'support' | 'product'
  /** Where to go on afterwards. */
  path: string
  /** Whom or what it is about. */
  name: string
  /** Credits that it takes. */
  credits: number
}

export const wayBack = {
  keep(way: WayBack): void {
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(way))
    } catch {
      // Without storage the person finds the way themselves.
    }
  },

  /** What this person left; null for anybody else. */
  of(userId: number | undefined): WayBack | null {
    try {
      const way = JSON.parse(sessionStorage.getItem(storageKey) ?? 'null') as WayBack | null
      return way?.userId === userId ? way : null
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
