import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { NetworkCard } from '@podium/contract/network'
import { discoveryPhrases } from '@podium/phrases/discovery'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PeopleRow } from './PeopleRow.tsx'
import { matchesRead, type Taken } from './queries.ts'

interface Props {
  taken: Taken
  drawCard: (person: NetworkCard) => ReactNode
}

/** Three people that fit a sportest just taken. */
export function SportestMatches({ taken, drawCard }: Props) {
  const t = usePhrases(discoveryPhrases)
  const { data } = useQuery(matchesRead(taken))
  if (!data?.length) return null
  return <PeopleRow title={t.matches[taken.type]} people={data} drawCard={drawCard} />
}
