import { lazy, Suspense, type ReactNode } from 'react'
import { useSession } from '../../client/index.ts'

const SignInFirstDialog = lazy(() => import('../../features/identity/SignInFirstDialog.tsx'))

interface Props {
  title: string
  /** What an account is needed for. */
  text: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog for somebody who is signed in; whoever is not does that first, over the same page. A lost
 * session asks by itself, and the dialog stays as it was (P15).
 */
export function SignInFirst({ title, text, onClose, children }: Props) {
  const { user, isKnown, hasEnded } = useSession()
  if (!isKnown) return null
  return (
    <Suspense>
      {user || hasEnded ? (
        children
      ) : (
        <SignInFirstDialog title={title} text={text} onClose={onClose} />
      )}
    </Suspense>
  )
}
