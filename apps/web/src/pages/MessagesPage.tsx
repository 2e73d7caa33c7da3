import { messagesPhrases } from '@podium/phrases/messages'
import type { PageHandle } from '../app/head.ts'
import { RequireSession } from '../app/RequireSession.tsx'
import { MessagesScreen, MessagesSkeleton } from '../features/messages/MessagesScreen.tsx'
import { ReportAction } from './parts/ReportAction.tsx'

export const handle: PageHandle = {
  head: ({ language }) => ({ title: messagesPhrases[language].title }),
}

export function Component() {
  return (
    <RequireSession placeholder={<MessagesSkeleton />}>
      <MessagesScreen drawReport={(id) => <ReportAction kind="message" id={id} />} />
    </RequireSession>
  )
}
