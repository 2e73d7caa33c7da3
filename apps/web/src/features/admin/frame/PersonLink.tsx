import { paths } from '@podium/contract/paths'
import { personName } from '@podium/contract/person-name'
import { isMemberRole, type Role } from '@podium/contract/roles'
import { Link } from '../../../router/index.ts'

interface Props {
  person: { id: number; name: string; lastName: string; role?: Role }
}

/** A user's name; it leads to their page where they have one: who has closed their account has neither. */
export function PersonLink({ person }: Props) {
  const { id, role } = person
  const name = personName(person)
  const called = name || `#${id}`
  if (!name || !role || !isMemberRole(role)) return <span>{called}</span>
  return <Link to={paths.profile(role, id)}>{called}</Link>
}
