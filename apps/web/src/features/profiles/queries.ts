import type { MemberRole } from '@podium/contract/roles'
import type { LoaderInput } from '../../app/navigation/index.ts'
import { idIn, profileRead } from '../../app/profileRead.ts'

/** Reads a profile before its page is shown. */
export function loadProfile(role: MemberRole) {
  return ({ queryClient, params }: LoaderInput) =>
    queryClient.ensureQueryData(profileRead(role, idIn(params.id)))
}
