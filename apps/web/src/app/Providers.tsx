import { QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import type { SessionUser } from '@podium/contract/identity'
import { use, useEffect, useRef, useState, type ReactNode } from 'react'
import { FirstSession, firstSession, useSession, whose } from '../client/index.ts'
import { giveUpOnLeaving, privateReads } from '../client/reads.ts'
import type { Outcome } from '../shared/navigation/openPage.ts'
import { PreferencesProvider, type Preferences } from '../shared/language/Preferences.tsx'
import { PublicConfigProvider, type PublicConfig } from '../shared/config/publicConfig.tsx'
import { closeOffers } from '../ui/feedback/toasts.ts'

/** What the server tells the browser beside the HTML. */
export interface PageState {
  preferences: Preferences
  /** The user the page was rendered for; null for visitors. */
  user: SessionUser | null
  config: PublicConfig
  /** What the page's loader has read. */
  reads: DehydratedState
  outcome: Outcome
}

interface Props {
  state: PageState
  queryClient: QueryClient
  children: ReactNode
}

/** Everything pages take for granted: reads, language and theme, configuration. */
export function Providers({ state, queryClient, children }: Props) {
  const [first] = useState(() => firstSession(state.user))
  return (
    <QueryClientProvider client={queryClient}>
      <FirstSession value={first}>
        <PublicConfigProvider config={state.config}>
          <PreferencesProvider initial={state.preferences}>
            <ReadsFollowSession queryClient={queryClient} />
            {children}
          </PreferencesProvider>
        </PublicConfigProvider>
      </FirstSession>
    </QueryClientProvider>
  )
}

/**
 * What was read for one user is read again when another one is signed in. What a visitor saw may stay
 * on the screen meanwhile; what a signed-in user saw is forgotten at once.
 */
function ReadsFollowSession({ queryClient }: { queryClient: QueryClient }) {
  const session = useSession()
  const { isKnown, hasEnded } = session
  const readFor = useRef(whose(use(FirstSession)))
  const id = whose(session)
  useEffect(() => giveUpOnLeaving(queryClient), [queryClient])
  useEffect(() => {
    // While the page asks to sign in again its forms stay, and so does what they were made from.
    if (!isKnown || hasEnded || readFor.current === id) return
    if (readFor.current === undefined) void queryClient.invalidateQueries(privateReads)
    else {
      void queryClient.resetQueries(privateReads)
      closeOffers()
    }
    readFor.current = id
  }, [queryClient, isKnown, hasEnded, id])
  return null
}
