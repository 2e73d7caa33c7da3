import { session, useSession } from '../../client/index.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const SignInDialog = lazyDialog(() => import('../../features/identity/SignInDialog.tsx'))

/**
 * The place of the sign-in dialog that opens over the page when the session was lost (`session.lost`).
 * The page beneath stays mounted, so that forms keep what was typed. The dialog calls `onClose` when
 * it is put away; signing in (`began` of the client's session) ends the state by itself.
 */
export function SignInAgain() {
  const { hasEnded } = useSession()
  if (!hasEnded) return null
  return <SignInDialog onClose={session.dismissEnd} />
}
