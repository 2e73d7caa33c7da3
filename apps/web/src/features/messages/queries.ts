import { read } from '../../client/index.ts'

/** What was said with somebody, and whether and how often one may write to them. */
export function threadRead(userId: number) {
  return read({
    key: ['messages', 'thread', userId],
    route: () => import('@podium/contract/messages').then((contract) => contract.readConversation),
    input: { params: { userId } },
  })
}
