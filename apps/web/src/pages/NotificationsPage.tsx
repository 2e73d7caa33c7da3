import { notificationPhrases } from '@podium/phrases/notifications'
import { titled } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx'

export const handle = titled(notificationPhrases, (t) => t.list.title)

export function Component() {
  return (
    <RequireSession
      scope="never"
      placeholder={<PageSkeleton width="text" title="18rem" blocks={['24rem']} />}
    >
      <NotificationsScreen />
    </RequireSession>
  )
}
