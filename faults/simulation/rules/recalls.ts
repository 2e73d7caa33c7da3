import type { Books } from '../books.ts'
import type { Kept } from '../kept.ts'

/**
 * `products.recall`: what is recalled is not sold any more, and once everybody was told, whoever has it or
 * waits for it knows, and nothing waits to be sent.
 */
export function judgeRecalls({ recalls, orders }: Books, kept: Kept): string[] {
  const found: string[] = []
  for (const { id, since, isTold } of recalls.values()) {
    for (const one of kept.orders.filter(({ product }) => product === id)) {
      const book = orders.get(one.id)
      if (book && book.began > since) found.push(`order ${one.id} is of what was recalled before`)
      if (!isTold || (book && book.began > since)) continue
      if (one.status === 'PLACED') found.push(`order ${one.id} waits for what was recalled`)
      const isHeld = ['SHIPPED', 'DISPUTED', 'CONFIRMED', 'RETURNING', 'CLAIMED'].includes(
        one.status,
      )
      if (isHeld && !one.recalled) found.push(`order ${one.id} is recalled, its buyer was not told`)
    }
  }
  return found
}
