import { notificationPhrases } from '@podium/phrases/notifications'
import type { PageHandle } from '../app/head.ts'
import { RequireSession } from '../app/RequireSession.tsx'
import {
  NotificationsScreen,
  NotificationsSkeleton,
} from '../features/notifications/NotificationsScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: notificationPhrases[language].list.title }),
}

export function Component() {
  return (
    <RequireSession placeholder={<NotificationsSkeleton />}>
      <NotificationsScreen />
    </RequireSession>
  )
}
