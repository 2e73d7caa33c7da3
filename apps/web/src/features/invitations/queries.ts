import { read } from '../../client/index.ts'

/** What an open invitation offers. One that is not open any more is refused (code 11). */
export function invitationRead(secret: string) {
  return read({
    key: ['invitation', secret],
    route: () => import('@podium/contract/invitations').then((contract) => contract.getInvitation),
    input: { params: { secret } },
    sameForEveryone: true,
  })
}
