import type { QueryClient } from '@tanstack/react-query'
import { ErrorBoundary } from './ErrorBoundary.tsx'
import { ErrorScreen } from './ErrorScreen.tsx'
import { PageRouter, type Navigation } from '../shared/navigation/PageRouter.tsx'
import { Providers, type PageState } from './Providers.tsx'
import { Shell } from './shell/Shell.tsx'

interface Props {
  state: PageState
  queryClient: QueryClient
  navigation: Navigation
}

/** The whole application, the same tree on the server and in the browser. */
export function App({ state, queryClient, navigation }: Props) {
  return (
    <Providers state={state} queryClient={queryClient}>
      <PageRouter navigation={navigation}>
        <ErrorBoundary resetKey="shell" fallback={(error) => <ErrorScreen error={error} />}>
          <Shell />
        </ErrorBoundary>
      </PageRouter>
    </Providers>
  )
}
