import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import type { NetworkCard } from '@podium/contract/network'
import { discoveryPhrases } from '@podium/phrases/discovery'
import { usePhrases } from '../../shared/language/phrases.ts'
import { PeopleRow } from './PeopleRow.tsx'
import { similarRead } from './queries.ts'

interface Props {
  athleteId: number
  name: string
  drawCard: (person: NetworkCard) => ReactNode
}

/** Athletes of the same sport, near in place and level; nothing where there are none. */
export function SimilarAthletes({ athleteId, name, drawCard }: Props) {
  const t = usePhrases(discoveryPhrases)
  const { data } = useQuery(similarRead(athleteId))
  if (!data?.length) return null
  return <PeopleRow title={t.similar(name)} people={data} drawCard={drawCard} />
}
