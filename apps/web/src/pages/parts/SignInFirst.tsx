import type { ReactNode } from 'react'
import type { MemberRole } from '@podium/contract/roles'
import { useSession } from '../../client/index.ts'
import { lazyDialog } from '../../shared/rendering/lazyWithPreload.tsx'

const SignInFirstDialog = lazyDialog(() => import('../../features/identity/SignInFirstDialog.tsx'))

interface Props {
  title: string
  /** What an account is needed for. */
  text: string
  /** The role in which a visitor most likely joins for this. */
  role?: MemberRole
  /** Where a mailed link leads on to; the page one is on unless given. */
  returnTo?: string
  onClose: () => void
  children: ReactNode
}

/**
 * A dialog for a signed-in user; a visitor signs in first, over the same page. A lost
 * session asks by itself, and the dialog stays as it was (`session.lost`).
 */
export function SignInFirst({ children, ...told }: Props) {
  const { user, isKnown, hasEnded } = useSession()
  if (!isKnown) return null
  return user || hasEnded ? children : <SignInFirstDialog {...told} />
}
