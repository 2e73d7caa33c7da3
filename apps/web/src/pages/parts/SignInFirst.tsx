import type { ReactNode } from 'react'
import { useSession } from '../../client/index.ts'
import type { SignInFirstProps } from '../../features/identity/SignInFirstDialog.tsx'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const SignInFirstDialog = lazyDialog(() => import('../../features/identity/SignInFirstDialog.tsx'))

type Props = SignInFirstProps & { children: ReactNode }

/**
 * A dialog for a signed-in user; a visitor signs in first, over the same page. A lost
 * session asks by itself, and the dialog stays as it was (`session.lost`).
 */
export function SignInFirst({ children, ...told }: Props) {
  const { user, isKnown, hasEnded } = useSession()
  if (!isKnown) return null
  return user || hasEnded ? children : <SignInFirstDialog {...told} />
}
