import { adminPhrases } from '@podium/phrases/admin'
import { usePhrases } from '../../../shared/language/phrases.ts'
import type { ListAddress } from './useListAddress.ts'

const orders = { ASC: 'ascending', DESC: 'descending' } as const

/** The sort of a list's column: where its head leads, and how the list is sorted by it now. */
export function useColumnSort({ sort, order, sortedBy }: ListAddress) {
  const { sortBy } = usePhrases(adminPhrases)
  return (by: string, head: string) => ({
    to: sortedBy(by),
    label: sortBy(head),
    order: sort === by ? orders[order] : undefined,
  })
}
