import { notificationPhrases } from '@podium/phrases/notifications'
import type { PageHandle } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import {
  NotificationsScreen,
  NotificationsSkeleton,
} from '../features/notifications/NotificationsScreen.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: notificationPhrases[language].list.title }),
}

export function Component() {
  return (
    <RequireSession scope="never" placeholder={<NotificationsSkeleton />}>
      <NotificationsScreen />
    </RequireSession>
  )
}
