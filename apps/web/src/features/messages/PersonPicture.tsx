import type { PersonCard } from '@podium/contract/people'
import { Avatar } from '../../ui/pictures/Avatar.tsx'

export function PersonPicture({ person }: { person: PersonCard }) {
  const { id, role, name, avatar } = person
  return <Avatar userId={id} role={role} sport={null} src={avatar.main} name={name} size="small" />
}
