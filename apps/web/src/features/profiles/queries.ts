import type { MemberRole } from '@podium/contract/roles'
import type { LoaderInput } from '../../shared/navigation/index.ts'
import { readToOpen } from '../../shared/navigation/readToOpen.ts'
import { idIn, profileRead } from '../../shared/profiles/profileRead.ts'

/** Profiles that were read because a link to them was pointed at. */
const readAhead = new Set<number>()

/**
 * Reads a profile before its page is shown. What was read ahead is read once more when the page opens: the
 * server counts a view then, and not for pointing at a link (`exposure.seen`).
 */
export function loadProfile(role: MemberRole) {
  return async ({ queryClient, params, isAhead = false }: LoaderInput) => {
    const id = idIn(params.id)
    // Views of athletes alone are counted.
    const isPointed = isAhead && role === 'ATHLETE'
    const wanted = profileRead(role, id, isPointed)
    const isKnown = queryClient.getQueryData(wanted.queryKey) !== undefined
    if (isPointed && !isKnown) readAhead.add(id)
    await readToOpen(() => queryClient.ensureQueryData(wanted))
    if (isAhead || !readAhead.delete(id)) return
    queryClient.fetchQuery({ ...wanted, staleTime: 0 }).catch(() => undefined)
  }
}
