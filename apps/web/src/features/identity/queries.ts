import { read } from '../../client/index.ts'

/** Whether a mailed link still sets a password. */
export function resetLinkRead(token: string) {
  return read({
    key: ['reset-link', token],
    route: () => import('@podium/contract/identity').then((contract) => contract.readResetLink),
    input: { params: { token } },
    sameForEveryone: true,
  })
}
