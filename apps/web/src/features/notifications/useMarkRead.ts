import type { Notification } from '@podium/contract/notifications'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/index.ts'
import { unreadRead } from './queries.ts'

const lists = { queryKey: ['notifications', 'list'] }

/**
 * Marks notifications as read, or all of them: on the screen at once, and again as the server has it
 * once it has answered. A failure does no harm.
 */
export function useMarkRead(): (ids?: number[]) => Promise<void> {
  const queryClient = useQueryClient()
  return async (ids) => {
    // What was asked before would answer how it stood then.
    await queryClient.cancelQueries(lists)
    await queryClient.cancelQueries({ queryKey: unreadRead.queryKey })
    showRead(queryClient, ids)
    const { markNotificationsRead } = await import('@podium/contract/notifications')
    const left = await call(markNotificationsRead, { body: { ids } }).catch(() => null)
    if (left) queryClient.setQueryData(unreadRead.queryKey, left)
    else await queryClient.invalidateQueries({ queryKey: unreadRead.queryKey })
    await queryClient.invalidateQueries(lists)
  }
}

type Page = { list: Notification[]; total: number }

function showRead(queryClient: QueryClient, ids: number[] | undefined): void {
  const isMeant = ({ id }: Notification) => ids === undefined || ids.includes(id)
  queryClient.setQueriesData<Page>(lists, (page) => {
    const list = page?.list.map((each) => (isMeant(each) ? { ...each, read: true } : each))
    return page && list && { ...page, list }
  })
  queryClient.setQueryData(unreadRead.queryKey, (count) => {
    if (!count) return count
    const left = ids ? count.notifications - ids.length : 0
    return { ...count, notifications: Math.max(0, left) }
  })
}
