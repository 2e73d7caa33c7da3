import { useLocation } from '../../router/index.ts'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ErrorScreen } from '../ErrorScreen.tsx'
import { MissingPage } from './MissingPage.tsx'
import { useOpenedPage } from './PageRouter.tsx'

/** The opened page itself. */
export function PageView() {
  const { module, outcome, error } = useOpenedPage()
  const { key } = useLocation()
  if (outcome === 'missing') return <MissingPage />
  if (outcome === 'failed') return <ErrorScreen error={error} />
  return (
    <ErrorBoundary resetKey={key} fallback={(broken) => <ErrorScreen error={broken} />}>
      <module.Component />
    </ErrorBoundary>
  )
}
