import type { Profile } from '@podium/contract/profiles'
import { SimilarAthletes } from '../../features/discovery/SimilarAthletes.tsx'
import { PersonCard } from '../../features/network/PersonCard.tsx'

/** Where to go on from an athlete's page. */
export function SimilarPart({ profile: { id, name } }: { profile: Profile }) {
  return (
    <SimilarAthletes
      athleteId={id}
      name={name}
      drawCard={(person) => <PersonCard key={person.id} person={person} />}
    />
  )
}
