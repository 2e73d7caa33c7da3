import type { Books } from '../books.ts'
import type { Kept, KeptPayment } from '../kept.ts'

/**
 * `payments.provider`, `payments.withdrawal`, `payments.refund`: paid is what the provider says is paid, and
 * what went back is what was answered, once.
 */
export function judgePayments({ payments }: Books, kept: Kept, latest: number): string[] {
  const found: string[] = []
  for (const one of kept.payments) {
    const book = payments.get(one.transaction_id ?? '')
    if (!book) found.push(`payment ${one.id} is there and nobody was answered`)
    else {
      const facts = [one.user_id, one.credits, one.gross_cents].join()
      const isSame = facts === [book.buyer, book.credits, book.cents].join()
      if (!isSame) found.push(`payment ${one.id} is about something else: ${facts}`)
      if (book.isApproved && !['PAID', 'REFUNDED'].includes(one.status)) {
        found.push(`payment ${one.id} was answered as paid and is ${one.status}`)
      }
      for (const what of judgeBack(one, book.back, kept)) found.push(`payment ${one.id} ${what}`)
    }
    const isLate = one.approved_from !== null && one.approved_from <= latest
    const isMoneyThere = one.state === 'APPROVED' || one.state === 'REFUNDED' || isLate
    if (one.status === 'PAID' && !isMoneyThere) {
      found.push(`payment ${one.id} is PAID, its provider says ${one.state}`)
    }
  }
  const known = new Set(kept.payments.map((one) => one.transaction_id))
  for (const { transactionId } of payments.values()) {
    if (!known.has(transactionId)) found.push(`a payment that was answered is not there`)
  }
  return found
}

function judgeBack(
  one: KeptPayment,
  answered: { credits: number; cents: number }[],
  kept: Kept,
): string[] {
  const parts = kept.refunds.filter((part) => part.payment_id === one.id)
  const sum = (of: { credits: number; cents: number }[]) => ({
    credits: of.reduce((all, { credits }) => all + credits, 0),
    cents: of.reduce((all, { cents }) => all + cents, 0),
  })
  const done = sum(parts.filter(({ state }) => state === 'DONE'))
  // Whoever sends the same act again is answered while the part is under way, which a job ends.
  const noted = sum(parts.filter(({ state }) => state !== 'UNDONE'))
  const said = sum(answered)
  const found: string[] = []
  if (done.credits !== one.refunded_credits || done.cents !== one.refunded_cents) {
    found.push('says another sum that went back than its parts')
  }
  if (one.refunded_cents > one.gross_cents) found.push('gave back more than was paid')
  // The provider may have given back what is left, by itself.
  const isByProvider = one.state === 'REFUNDED'
  const isAsSaid = isByProvider ? noted.cents >= said.cents : noted.cents === said.cents
  if (!isAsSaid) found.push(`gave back ${noted.cents} cents, ${said.cents} were answered`)
  return found
}
