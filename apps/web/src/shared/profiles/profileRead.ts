import { aheadHeader } from '@podium/contract/exposure-rules'
import { idOf } from '@podium/contract/largest-id'
import type { MemberRole } from '@podium/contract/roles'
import { read } from '../../client/index.ts'
import { NotFound } from '../navigation/index.ts'

/** A profile of a role, as the viewer may see it; `isAhead` before its page is opened. */
export function profileRead(role: MemberRole, id: number, isAhead = false) {
  return read({
    key: ['profile', role, id],
    route: () => import('@podium/contract/profiles').then((contract) => contract.profileOf[role]),
    input: { params: { id } },
    headers: isAhead ? { [aheadHeader]: '1' } : undefined,
  })
}

/** An id in an address; what cannot be one leads nowhere. */
export function idIn(text: string | undefined): number {
  const id = idOf(text)
  if (id === null) throw new NotFound()
  return id
}
