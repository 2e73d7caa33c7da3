import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { NetworkCard } from '@podium/contract/network'
import { discoveryPhrases } from '@podium/phrases/discovery'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PeopleRow } from './PeopleRow.tsx'
import { paidRowRead } from './queries.ts'

/** A few who have a plan, and that they are there for it; nothing where there are none. */
export function PaidRow({ drawCard }: { drawCard: (person: NetworkCard) => ReactNode }) {
  const t = usePhrases(discoveryPhrases)
  const { data } = useQuery(paidRowRead)
  if (!data?.length) return null
  return <PeopleRow title={t.paid.title} mark={t.paid.mark} people={data} drawCard={drawCard} />
}
