import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../client/index.ts'
import { unreadRead } from './queries.ts'

/** Marks notifications as read, or all of them; that it fails costs nobody anything. */
export function useMarkRead(): (ids?: number[]) => Promise<void> {
  const queryClient = useQueryClient()
  return async (ids) => {
    const { markNotificationsRead } = await import('@podium/contract/notifications')
    const left = await call(markNotificationsRead, { body: { ids } }).catch(() => null)
    if (!left) return
    queryClient.setQueryData(unreadRead.queryKey, left)
    await queryClient.invalidateQueries({ queryKey: ['notifications', 'list'] })
  }
}
