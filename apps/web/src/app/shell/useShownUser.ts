import { useState } from 'react'
import type { SessionUser } from '@podium/contract/identity'
import { useSession } from '../../client/index.ts'

/**
 * For whom the frame is drawn: who is signed in, null for visitors. While the page asks to sign in again
 * it stays as it was for who was here (`session.lost`).
 */
export function useShownUser(): SessionUser | null {
  const { user, hasEnded } = useSession()
  const [latest, setLatest] = useState(user)
  if (user && user !== latest) setLatest(user)
  return hasEnded ? latest : user
}
