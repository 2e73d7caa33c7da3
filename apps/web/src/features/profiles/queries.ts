import type { MemberRole } from '@podium/contract/roles'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { readToOpen } from '../../shared/navigation/readToOpen.ts'
import { idIn, profileRead } from '../../shared/profiles/profileRead.ts'

/** Reads a profile before its page is shown. */
export function loadProfile(role: MemberRole) {
  return ({ queryClient, params }: LoaderInput) =>
    readToOpen(() => queryClient.ensureQueryData(profileRead(role, idIn(params.id))))
}
