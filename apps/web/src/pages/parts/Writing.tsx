import { lazy, Suspense } from 'react'
import { messagesPhrases } from '@podium/phrases/messages'
import { usePhrases } from '../../app/phrases.ts'
import { useSession } from '../../client/index.ts'

const MessageDialog = lazy(() => import('../../features/messages/MessageDialog.tsx'))

const SignInFirstDialog = lazy(() => import('../../features/identity/SignInFirstDialog.tsx'))

interface Props {
  to: { id: number; name: string }
  onClose: () => void
}

/** Writing to somebody; whoever is not signed in does that first, over the same page. */
export function Writing({ to, onClose }: Props) {
  const t = usePhrases(messagesPhrases).signInFirst
  const { user, isKnown } = useSession()
  if (!isKnown) return null
  return (
    <Suspense>
      {user ? (
        <MessageDialog to={to} onClose={onClose} />
      ) : (
        <SignInFirstDialog title={t.title} text={t.text(to.name)} onClose={onClose} />
      )}
    </Suspense>
  )
}
