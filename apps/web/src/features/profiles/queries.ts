import type { MemberRole } from '@podium/contract/roles'
import { NotFound, type LoaderInput } from '../../app/navigation/index.ts'
import { read } from '../../client/index.ts'

/** The page of somebody in a role, as whoever asks may see it. */
export function profileRead(role: MemberRole, id: number) {
  return read({
    key: ['profile', role, id],
    route: () => import('@podium/contract/profiles').then((contract) => contract.profileOf[role]),
    input: { params: { id } },
  })
}

/** The id in an address; what cannot be one leads nowhere. */
export function profileIdOf({ id = '' }: { readonly id?: string | undefined }): number {
  if (!/^[1-9]\d{0,9}$/.test(id)) throw new NotFound()
  return Number(id)
}

/** Reads a profile before its page is shown. */
export function loadProfile(role: MemberRole) {
  return ({ queryClient, params }: LoaderInput) =>
    queryClient.ensureQueryData(profileRead(role, profileIdOf(params)))
}
