import type { ComponentProps } from 'react'
import { personName } from '@podium/contract/person-name'
import type { Role } from '@podium/contract/roles'
import type { Sport } from '@podium/contract/sports'
import { Avatar } from '../../ui/pictures/Avatar.tsx'

type Look = Pick<ComponentProps<typeof Avatar>, 'size' | 'ringed' | 'className'>

interface Props extends Look {
  person: {
    id: number
    role: Role
    sport: Sport | null
    name: string
    lastName?: string
    avatar: { main: string | null }
  }
  /** What stands for the name of who has none. */
  name?: string
}

/** The picture of a person as lists and pages know them. */
export function PersonPicture({ person, ...look }: Props) {
  const { id, role, sport, avatar } = person
  const name = personName(person)
  return <Avatar {...{ userId: id, role, sport, name }} src={avatar.main} {...look} />
}
