import { getInvitation } from '@podium/contract/invitations'
import { read } from '../../client/index.ts'

/** What an open invitation offers. One that is not open any more is refused (`invalidToken`). */
export function invitationRead(secret: string) {
  return read({
    key: ['invitation', secret],
    route: () => Promise.resolve(getInvitation),
    input: { params: { secret } },
    sameForEveryone: true,
  })
}
