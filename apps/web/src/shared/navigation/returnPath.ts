import { keepInTab, keptInTab } from '../../client/tabStorage.ts'

const storageKey = 'podium.way-back'

/** The path a buyer of credits goes on to afterwards. Session storage keeps it through a provider's pages. */
export interface ReturnPath {
  userId: number
  what: 'support' | 'product'
  /** Where to go on afterwards. */
  path: string
  /** What the history's entry there is handed: what must not stand in an address. */
  state?: object
  /** What it is handed instead where nothing is left to choose there: it is done at once. */
  atOnce?: object
  /** The payment whose buyer was told that it is done at once: by its id. */
  boughtBy?: string
  /** Whom or what it is about. */
  name: string
  /** Credits that it takes. */
  credits: number
}

export const returnPath = {
  keep: (kept: ReturnPath): void => keepInTab(storageKey, kept),

  /** What this user left; null for any other user. */
  of(userId: number | undefined): ReturnPath | null {
    const kept = keptInTab(storageKey) as ReturnPath | null
    return kept?.userId === userId ? kept : null
  },

  /** What the buyer has been told to follow from a payment is to follow from this one. */
  bought(userId: number | undefined, transactionId: string): void {
    const kept = returnPath.of(userId)
    if (kept?.atOnce) returnPath.keep({ ...kept, boughtBy: transactionId })
  },

  forget: (): void => keepInTab(storageKey, null),
}
