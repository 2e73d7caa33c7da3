export { NotFound, Redirect, type LoaderInput, type PageModule, type PageRoute } from './pages.ts'
export { parallel } from './parallel.ts'
export { useIsPending, useOpenedPage } from './PageRouter.tsx'
export { useLeaveGuard } from './useLeaveGuard.ts'
