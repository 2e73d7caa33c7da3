/** One account of the ledger: whose it is, and which of theirs. */
export interface LedgerAccount {
  /** A user's id, or 0 to -15 for the platform. */
  holder: number
  kind: AccountKind
}

export type AccountKind =
  | 'available'
  | 'reserved'
  | 'matching'
  | 'debt'
  | 'issued'
  | 'granted'
  | 'escrow'
  | 'guarantee'

/** What a person can spend. */
export function available(userId: number): LedgerAccount {
  return { holder: userId, kind: 'available' }
}

/** What a person has set aside for a request that waits for its answer. */
export function reserved(userId: number): LedgerAccount {
  return { holder: userId, kind: 'reserved' }
}

/** What a person has set aside in match funds (`season.matches`). */
export function matching(userId: number): LedgerAccount {
  return { holder: userId, kind: 'matching' }
}

/** What a person owes: below zero while they do. */
export function debt(userId: number): LedgerAccount {
  return { holder: userId, kind: 'debt' }
}

const parts = 16

// People share the platform's accounts by sixteenths: in one account each, every transfer would wait for
// every other. What came from a part goes back to the same part, because it follows the person.
const partOf = (userId: number) => -(userId % parts)

/** Where bought credits come from; below zero by what was sold. */
export function issued(userId: number): LedgerAccount {
  return { holder: partOf(userId), kind: 'issued' }
}

/** Where credits come from that admins give. */
export function granted(userId: number): LedgerAccount {
  return { holder: partOf(userId), kind: 'granted' }
}

/** Where the credits of a buyer's orders wait. */
export function escrow(userId: number): LedgerAccount {
  return { holder: partOf(userId), kind: 'escrow' }
}

/**
 * What is paid back for a seller's orders passes through here (`orders.guarantee`): what the seller had,
 * and what they owe for the rest. It holds nothing afterwards.
 */
export function guarantee(sellerId: number): LedgerAccount {
  return { holder: partOf(sellerId), kind: 'guarantee' }
}
