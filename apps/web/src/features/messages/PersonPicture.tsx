import type { PersonCard } from '@podium/contract/people'
import { Avatar } from '../../ui/pictures/Avatar.tsx'

export function PersonPicture({ person }: { person: PersonCard }) {
  const { id, role, sport, name, avatar } = person
  return <Avatar {...{ role, sport, name }} userId={id} src={avatar.main} size="small" />
}
