import type { CardOrder, Facts } from './orders.ts'
export async function makeCard(_order: CardOrder): Promise<Facts> {
  throw new Error('later')
}
