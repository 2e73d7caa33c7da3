/** One account of the ledger: whose it is, and which of theirs. */
export interface Account {
  /** A user's id, or 0 to -15 for the platform. */
  holder: number
  kind: AccountKind
}

export type AccountKind = 'available' | 'reserved' | 'debt' | 'issued' | 'granted' | 'escrow'

/** What somebody can spend. */
export function available(userId: number): Account {
  return { holder: userId, kind: 'available' }
}

/** What somebody has set aside for a request that waits for its answer. */
export function reserved(userId: number): Account {
  return { holder: userId, kind: 'reserved' }
}

/** What somebody owes: below zero while they do. */
export function debt(userId: number): Account {
  return { holder: userId, kind: 'debt' }
}

const parts = 16

// People share the platform's accounts by sixteenths: in one account each, everybody would wait for
// everybody. What came from a part goes back to the same part, because it follows the person.
const partOf = (userId: number) => -(userId % parts)

/** Where bought credits come from; below zero by what was sold. */
export function issued(userId: number): Account {
  return { holder: partOf(userId), kind: 'issued' }
}

/** Where credits come from that admins give. */
export function granted(userId: number): Account {
  return { holder: partOf(userId), kind: 'granted' }
}

/** Where the credits of a buyer's orders wait. */
export function escrow(userId: number): Account {
  return { holder: partOf(userId), kind: 'escrow' }
}
