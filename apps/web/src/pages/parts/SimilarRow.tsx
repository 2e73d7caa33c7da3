import { SimilarAthletes } from '../../features/discovery/SimilarAthletes.tsx'
import { PersonCard } from '../../features/network/PersonCard.tsx'

/** Athletes like the one whose page it is. */
export default function SimilarRow(athlete: { athleteId: number; name: string }) {
  return (
    <SimilarAthletes
      {...athlete}
      drawCard={(person) => <PersonCard key={person.id} person={person} />}
    />
  )
}
