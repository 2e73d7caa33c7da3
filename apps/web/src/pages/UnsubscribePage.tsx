import { notificationPhrases } from '@podium/phrases/notifications'
import { titled } from '../shared/navigation/head.ts'
import { usePhrases } from '../shared/language/phrases.ts'
import { IdentityScreen } from '../features/identity/IdentityScreen.tsx'
import { Unsubscribe } from '../features/notifications/Unsubscribe.tsx'

export const handle = titled(notificationPhrases, (t) => t.unsubscribe.title)

export function Component() {
  const { title } = usePhrases(notificationPhrases).unsubscribe
  return (
    <IdentityScreen title={title}>
      <Unsubscribe />
    </IdentityScreen>
  )
}
