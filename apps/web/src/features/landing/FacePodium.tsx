import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NetworkCard } from '@podium/contract/network'
import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { Link } from '../../router/index.ts'
import { DrawnAvatar } from '../../ui/drawn/DrawnAvatar.tsx'
import { livingFaces } from './queries.ts'
import styles from './FacePodium.module.css'

/** How many faces stand on each step: second place, first place, third place. */
const steps = [
  { place: 2, faces: 3 },
  { place: 1, faces: 4 },
  { place: 3, faces: 2 },
] as const

/** Faces of the network, stacked into the three steps of the mark; empty steps without any. */
export function FacePodium({ label }: { label: string }) {
  const columns = dealt(useReadFaces())
  return (
    <nav aria-label={label} className={styles.podium}>
      {steps.map(({ place }, index) => (
        <div key={place} className={styles.step} data-place={place}>
          <Faces people={columns[index] ?? []} />
          <span className={styles.place} aria-hidden="true">
            {place}
          </span>
        </div>
      ))}
    </nav>
  )
}

/** What the page's loader read. It is looked at once: watching it would cost script for nothing. */
function useReadFaces(): NetworkCard[] {
  const queryClient = useQueryClient()
  const [faces] = useState(() => queryClient.getQueryData(livingFaces.queryKey))
  return faces ?? []
}

function Faces({ people }: { people: NetworkCard[] }) {
  return people.map((person) => {
    const name = personName(person)
    return (
      <Link key={person.id} to={paths.profile(person.role, person.id)} className={styles.face}>
        <Portrait person={person} name={name} />
        <span className={styles.name} aria-hidden="true">
          {person.name}
        </span>
        <span className="visually-hidden">{name}</span>
      </Link>
    )
  })
}

function Portrait({ person, name }: { person: NetworkCard; name: string }) {
  const { id, role, sport, avatar } = person
  if (avatar.main) return <img src={avatar.main} alt="" className={styles.picture} />
  return (
    <DrawnAvatar userId={id} role={role} sport={sport} name={name} className={styles.picture} />
  )
}

/** The first ones get the first place. */
function dealt(people: readonly NetworkCard[]): NetworkCard[][] {
  const [second, winner, third] = steps
  const afterWinner = people.slice(winner.faces)
  return [
    afterWinner.slice(0, second.faces),
    people.slice(0, winner.faces),
    afterWinner.slice(second.faces, second.faces + third.faces),
  ]
}
