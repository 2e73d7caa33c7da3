import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Message, Thread } from '@podium/contract/messages'
import { call } from '../../client/index.ts'
import { threadRead } from './queries.ts'

export interface OpenThread {
  /** How it stands between the two; undefined while it is not known. */
  thread: Thread | undefined
  /** Everything loaded so far, the oldest first. */
  messages: Message[]
  error: unknown
  isFetching: boolean
  hasOlder: boolean
  showOlder: () => void
  retry: () => void
}

/** The conversation with a person; what is on the screen is read. */
export function useThread(userId: number): OpenThread {
  const query = useInfiniteQuery(threadRead(userId))
  const thread = query.data?.pages[0]
  useMarkRead(userId, thread)
  return {
    thread,
    messages: (query.data?.pages ?? []).toReversed().flatMap((page) => page.messages),
    error: query.error,
    isFetching: query.isFetching,
    hasOlder: query.hasNextPage,
    showOlder: () => void query.fetchNextPage(),
    retry: () => void query.refetch(),
  }
}

/**
 * Tells the server that what is on screen is read, again with each new message: one may come before the reading of
 * the one before it is known, and the number of unread ones stays the same.
 */
function useMarkRead(userId: number, thread: Thread | undefined): void {
  const queryClient = useQueryClient()
  const unread = thread?.unread ?? 0
  const newest = thread?.messages.findLast(({ mine }) => !mine)?.id
  useEffect(() => {
    if (unread === 0) return
    const mark = async () => {
      const { markConversationRead } = await import('@podium/contract/messages')
      await call(markConversationRead, { params: { userId } }).catch(() => undefined)
      await queryClient.invalidateQueries({ queryKey: ['messages', 'conversations'] })
      await queryClient.invalidateQueries({ queryKey: ['notifications'] })
    }
    void mark()
  }, [userId, unread, newest, queryClient])
}
