import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
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

/** The conversation with a person; what is on a screen that is looked at is read. */
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
 * Tells the server what is read, once it is on a screen that is looked at: a page in the background waits. Also of
 * what was read before, since who looks at it gets no mail of what comes next (`messages.rules`).
 */
function useMarkRead(userId: number, thread: Thread | undefined): void {
  const queryClient = useQueryClient()
  const isLookedAt = useIsLookedAt()
  const newest = thread?.messages.findLast(({ mine }) => !mine)?.id
  const mark = useEffectEvent(async (upTo: number) => {
    const { markConversationRead } = await import('@podium/contract/messages')
    await call(markConversationRead, { params: { userId }, query: { upTo } }).catch(() => undefined)
    if (thread?.unread === 0) return
    await queryClient.invalidateQueries({ queryKey: ['messages', 'conversations'] })
    await queryClient.invalidateQueries({ queryKey: ['notifications'] })
  })
  useEffect(() => {
    if (newest !== undefined && isLookedAt) void mark(newest)
  }, [userId, newest, isLookedAt])
}

/** Whether the page is in sight, not behind another window or tab. */
function useIsLookedAt(): boolean {
  return useSyncExternalStore(
    (listener) => {
      document.addEventListener('visibilitychange', listener)
      return () => document.removeEventListener('visibilitychange', listener)
    },
    () => document.visibilityState === 'visible',
    () => false,
  )
}
