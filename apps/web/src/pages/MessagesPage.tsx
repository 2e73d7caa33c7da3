import { messagesPhrases } from '@podium/phrases/messages'
import { titled } from '../shared/navigation/head.ts'
import { RequireSession } from '../shared/session/RequireSession.tsx'
import { MessagesScreen, MessagesSkeleton } from '../features/messages/MessagesScreen.tsx'
import { IconButton } from '../ui/actions/IconButton.tsx'
import { FlagIcon } from '../ui/icons/signs.tsx'
import { ReportAction } from './parts/ReportAction.tsx'

export const handle = titled(messagesPhrases, (t) => t.title)

export function Component() {
  return (
    <RequireSession scope="MESSAGES" placeholder={<MessagesSkeleton />}>
      <MessagesScreen drawReport={(id) => <MessageReport id={id} />} />
    </RequireSession>
  )
}

/** Small, since every message has one. */
function MessageReport({ id }: { id: number }) {
  return (
    <ReportAction
      kind="message"
      id={id}
      button={(props) => <IconButton {...props} size="small" icon={<FlagIcon />} />}
    />
  )
}
