import { useQuery } from '@tanstack/react-query'
import { isMemberRole } from '@podium/contract/roles'
import { useSession } from '../../client/index.ts'
import { profileRead } from './profileRead.ts'

/** Whether who is signed in is protected, as their own page says. */
export function useProtected(): { isKnown: boolean; isProtected: boolean } {
  const { user } = useSession()
  const role = user && isMemberRole(user.role) ? user.role : 'FAN'
  const { data, isError } = useQuery({ ...profileRead(role, user?.id ?? 0), enabled: !!user })
  return { isKnown: data !== undefined || isError, isProtected: data?.own?.protected ?? false }
}
