import { notificationPhrases } from '@podium/phrases/notifications'
import { titled } from '../shared/navigation/head.ts'
import { PageSkeleton } from '../shared/rendering/ReadPage.tsx'
import { NotificationsScreen } from '../features/notifications/NotificationsScreen.tsx'
import { withSession } from './parts/withSession.tsx'

export const handle = titled(notificationPhrases, (t) => t.list.title)

export const Component = withSession(NotificationsScreen, {
  scope: 'never',
  placeholder: <PageSkeleton width="text" title="18rem" blocks={['24rem']} />,
})
