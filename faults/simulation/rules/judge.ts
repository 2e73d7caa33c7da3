import type { Books } from '../books.ts'
import type { Kept } from '../kept.ts'
import { judgeDelegations } from './delegations.ts'
import { judgeFunds } from './funds.ts'
import { judgeGoals } from './goals.ts'
import { judgeOrders } from './orders.ts'
import { judgePayments } from './payments.ts'
import { judgePlans } from './plans.ts'
import { judgeProducts } from './products.ts'
import { judgeRecalls } from './recalls.ts'
import { judgeSupports } from './supports.ts'
import { judgeWallets } from './wallets.ts'

/**
 * What of what Podium keeps cannot be, after what was answered. `latest` is the latest moment the clock has
 * shown: what it made due may have been noted, and need not. Written from docs/product.md, and shares
 * nothing with the server.
 */
export function judge(
  books: Books,
  kept: Kept,
  { latest, members, pieces }: { latest: number; members: number[]; pieces: Map<number, number> },
): string[] {
  return [
    ...judgeSupports(books, kept, latest),
    ...judgeFunds(books, kept, latest),
    ...judgeGoals(books, kept),
    ...judgePlans(books, kept, latest),
    ...judgeRecalls(books, kept),
    ...judgeOrders(books, kept, latest),
    ...judgePayments(books, kept, latest),
    ...judgeProducts(kept, pieces),
    ...judgeDelegations(books, kept),
    ...judgeWallets(books, kept, members),
  ]
}
