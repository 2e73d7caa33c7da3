import { notificationPhrases } from '@podium/phrases/notifications'
import type { PageHandle } from '../app/head.ts'
import { usePhrases } from '../app/phrases.ts'
import { IdentityScreen } from '../features/identity/IdentityScreen.tsx'
import { Unsubscribe } from '../features/notifications/Unsubscribe.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: notificationPhrases[language].unsubscribe.title }),
}

export function Component() {
  const { title } = usePhrases(notificationPhrases).unsubscribe
  return (
    <IdentityScreen title={title}>
      <Unsubscribe />
    </IdentityScreen>
  )
}
