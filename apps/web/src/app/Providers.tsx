import { QueryClientProvider, type DehydratedState, type QueryClient } from '@tanstack/react-query'
import { useEffect, useRef, type ReactNode } from 'react'
import { useSession } from '../client/index.ts'
import type { Outcome } from './navigation/openPage.ts'
import { PreferencesProvider, type Preferences } from './Preferences.tsx'
import { PublicConfigProvider, type PublicConfig } from './publicConfig.tsx'

/** What the server tells the browser beside the HTML. */
export interface PageState {
  preferences: Preferences
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
  return (
    <QueryClientProvider client={queryClient}>
      <PublicConfigProvider config={state.config}>
        <PreferencesProvider initial={state.preferences}>
          <ReadsFollowSession queryClient={queryClient} />
          {children}
        </PreferencesProvider>
      </PublicConfigProvider>
    </QueryClientProvider>
  )
}

/** What was read for one person is read again, or forgotten, when somebody else is signed in. */
function ReadsFollowSession({ queryClient }: { queryClient: QueryClient }) {
  const { user, isKnown } = useSession()
  const readFor = useRef<number | null>(null)
  const id = user?.id ?? null
  useEffect(() => {
    if (!isKnown || readFor.current === id) return
    readFor.current = id
    void queryClient.resetQueries({ predicate: (query) => query.meta?.sameForEveryone !== true })
  }, [queryClient, isKnown, id])
  return null
}
