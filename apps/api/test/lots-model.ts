/**
 * What should be in whose lots, reckoned by itself: nothing here is shared with the server but the words
 * of the rule (`wallet.lots`).
 */
export class LotsModel {
  readonly people = new Map<number, Books>()

  of(userId: number): Books {
    const books = this.people.get(userId) ?? new Books()
    this.people.set(userId, books)
    return books
  }
}

interface Lot {
  payment: string | null
  credits: number
  left: number
}

type Parts = { lot: Lot; credits: number }[]

class Books {
  readonly lots: Lot[] = []
  debt = 0

  get available(): number {
    return this.lots.reduce((sum, { left }) => sum + left, 0)
  }

  lotOf(payment: string): Lot | undefined {
    return this.lots.find((lot) => lot.payment === payment)
  }

  /** Credits come in as a lot of their own; what is owed is paid at once. */
  add(credits: number, payment: string | null = null): void {
    this.lots.push({ payment, credits, left: credits })
    this.settle()
  }

  /** Takes credits that are there, the lot named first and then the oldest; answers out of which. */
  take(credits: number, first?: Lot): Parts {
    const parts: Parts = []
    let due = credits
    for (const lot of [...(first ? [first] : []), ...this.lots]) {
      const taken = Math.min(due, lot.left)
      if (taken === 0) continue
      lot.left -= taken
      due -= taken
      parts.push({ lot, credits: taken })
    }
    if (due > 0) throw new Error(`${due} of ${credits} credits are not there`)
    return parts
  }

  /** Credits that were taken come back, each to where it was. */
  putBack(parts: Parts): void {
    for (const { lot, credits } of parts) lot.left += credits
    this.settle()
  }

  /** Credits of a payment go back: its own, then others, and what is missing is owed. */
  takeBack(payment: string, credits: number): void {
    const there = Math.min(credits, this.available)
    this.take(there, this.lotOf(payment))
    this.debt += credits - there
  }

  private settle(): void {
    const paid = Math.min(this.debt, this.available)
    this.take(paid)
    this.debt -= paid
  }
}
