import type { SessionUser } from '@podium/contract/identity'
import { personName } from '@podium/contract/person-name'
import { Avatar } from '../../ui/pictures/Avatar.tsx'

/** The picture of the signed-in user, beside which the name stands or is said. */
export function OwnAvatar({
  user,
  size,
}: {
  user: SessionUser
  size: 'tiny' | 'small' | 'medium'
}) {
  return (
    <Avatar
      userId={user.id}
      role={user.role}
      sport={user.club?.clubCompositeKey.sport ?? null}
      name={personName(user)}
      size={size}
    />
  )
}
