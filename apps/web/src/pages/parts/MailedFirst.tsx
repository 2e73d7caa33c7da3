import { useSession } from '../../client/index.ts'
import { CheckMailNotice } from '../../features/identity/CheckMailNotice.tsx'
import { useLocation } from '../../router/index.ts'
import { joiningFor } from '../../shared/session/BecomeMember.tsx'
import { useNavigationState } from '../../shared/navigation/navigationState.ts'

/** Behind a mailed link, for who has just signed up for it: that another mail is to be opened first. */
export function MailedFirst() {
  const { user } = useSession()
  const { mailedTo } = useNavigationState()
  const { pathname } = useLocation()
  // Confirmed meanwhile in another tab, they are signed in here too.
  if (!mailedTo || user) return null
  return <CheckMailNotice address={mailedTo} again={joiningFor(pathname)} />
}
