import type { PersonCard } from '@podium/contract/people'
import { Avatar } from '../../ui/pictures/Avatar.tsx'

interface Props {
  person: PersonCard
  size?: 'small' | 'large'
}

export function PersonPicture({ person, size = 'small' }: Props) {
  const { id, role, sport, name, avatar } = person
  return <Avatar {...{ role, sport, name, size }} userId={id} src={avatar.main} />
}
