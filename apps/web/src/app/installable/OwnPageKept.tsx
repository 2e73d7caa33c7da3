import { isMemberRole } from '@podium/contract/roles'
import { useEffect } from 'react'
import { paths } from '@podium/contract/paths'
import { useSession } from '../../client/index.ts'
import { useLocationPart } from '../../router/index.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { keepLastSeen } from './lastSeen.ts'

// By then what belongs together has come.
const settledMs = 2500

/** Keeps the own page for times without a connection, a moment after it has changed. */
export function OwnPageKept() {
  const { user } = useSession()
  const pathname = useLocationPart((location) => location.pathname)
  const { language, theme } = usePreferences()
  const isOwn = !!user && isMemberRole(user.role) && pathname === paths.profile(user.role, user.id)
  useEffect(() => {
    if (!isOwn) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const keepSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(() => void keepLastSeen(pathname, language), settledMs)
    }
    // Not when it is left: writing that is cut off would lose what was kept before.
    const changes = new MutationObserver(keepSoon)
    changes.observe(document.querySelector('main')!, { childList: true, subtree: true })
    keepSoon()
    return () => {
      clearTimeout(timer)
      changes.disconnect()
    }
  }, [isOwn, pathname, language, theme])
  return null
}
