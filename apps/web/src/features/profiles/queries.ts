import type { MemberRole } from '@podium/contract/roles'
import { NotFound, type LoaderInput } from '../../shared/navigation/index.ts'
import { idIn, profileRead } from '../../shared/profiles/profileRead.ts'
import { isMissing } from '../../client/index.ts'

/**
 * Reads a profile before its page is shown. In the browser a page that cannot be read opens all the
 * same, and says so itself.
 */
export function loadProfile(role: MemberRole) {
  return async ({ queryClient, params }: LoaderInput) => {
    try {
      await queryClient.ensureQueryData(profileRead(role, idIn(params.id)))
    } catch (error) {
      const isNowhere = error instanceof NotFound || isMissing(error)
      if (isNowhere || typeof window === 'undefined') throw error
    }
  }
}
