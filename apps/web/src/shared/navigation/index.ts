export { NotFound, Redirect, type LoaderInput, type PageModule, type PageRoute } from './pages.ts'
export { together } from './together.ts'
export { useIsPending, useOpenedPage } from './PageRouter.tsx'
export { useLeaveGuard } from './useLeaveGuard.ts'
