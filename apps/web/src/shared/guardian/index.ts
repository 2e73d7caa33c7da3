import { lazyWithPreload } from '../rendering/lazyWithPreload.tsx'

/** For the few who may not do something themselves: it comes for them alone. */
export const LeftToOthers = lazyWithPreload(() => import('./LeftToOthers.tsx'))
