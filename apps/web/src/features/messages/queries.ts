import { infiniteQueryOptions } from '@tanstack/react-query'
import { ask, read } from '../../client/index.ts'

const contract = () => import('@podium/contract/messages')

/** Conversations on a page of the inbox. */
export const conversationsPageSize = 20

/** A page of the inbox, the newest conversation first; `page` from 0. */
export function conversationsRead(page: number) {
  return read({
    key: ['messages', 'conversations', page],
    route: () => contract().then(({ listConversations }) => listConversations),
    input: { query: { _page: page, _limit: conversationsPageSize } },
  })
}

/** The conversation with a person, page by page from the newest back. */
export function threadRead(userId: number) {
  return infiniteQueryOptions({
    queryKey: ['messages', 'thread', userId],
    queryFn: async ({ client, signal, pageParam }) => {
      const { readConversation } = await contract()
      return ask({ client, signal }, readConversation, {
        params: { userId },
        query: { before: pageParam },
      })
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ more, messages }) => (more ? messages[0]?.id : undefined),
  })
}

/** People on a page of those who are blocked. */
export const blocksPageSize = 50

/** Whom one has blocked, the latest first; a page of them, from 0. */
export function blocksRead(page: number) {
  return read({
    key: ['messages', 'blocks', page],
    route: () => contract().then(({ listBlocks }) => listBlocks),
    input: { query: { _page: page, _limit: blocksPageSize } },
  })
}

/** Who may write to one. */
export const messageSettingsRead = read({
  key: ['messages', 'settings'],
  route: () => contract().then(({ getMessageSettings }) => getMessageSettings),
  input: {},
})
