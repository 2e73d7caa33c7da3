import { Route, Routes, useLocation } from 'react-router'
import { ErrorBoundary } from '../ErrorBoundary.tsx'
import { ErrorScreen } from '../ErrorScreen.tsx'
import { MissingPage } from './MissingPage.tsx'
import { useOpenedPage } from './PageRouter.tsx'

/** The opened page itself. It stands in a route of its pattern, so that `useParams` works in it. */
export function PageView() {
  const { pattern, module, outcome, error } = useOpenedPage()
  const { key } = useLocation()
  if (outcome === 'missing') return <MissingPage />
  if (outcome === 'failed') return <ErrorScreen error={error} />
  return (
    <ErrorBoundary resetKey={key} fallback={(broken) => <ErrorScreen error={broken} />}>
      <Routes>
        <Route path={pattern} element={<module.Component />} />
      </Routes>
    </ErrorBoundary>
  )
}
