import { useNavigate } from '../../router/index.ts'
import type { SessionUser } from '@podium/contract/identity'
import { isMemberRole } from '@podium/contract/roles'
import { handover } from '../../app/handover.ts'
import { paths } from '../../app/paths.ts'

/** Where somebody starts after signing in: their own page; admins have theirs with user management. */
export function homeOf({ role, id }: Pick<SessionUser, 'role' | 'id'>): string {
  return isMemberRole(role) ? paths.profile(role, id) : paths.admin
}

/** Leads to the landing page with the request for a new activation link, the address filled in (P11). */
export function useAskForActivation(): (email: string) => void {
  const navigate = useNavigate()
  return (email) =>
    navigate(paths.index, { state: handover({ resendActivation: 'notActive', email }) })
}
