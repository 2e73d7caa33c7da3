import { lazyWithPreload } from '../rendering/lazyWithPreload.tsx'

/** For the few who are protected: it comes for them alone. */
export const GuardianDoes = lazyWithPreload(() => import('./GuardianDoes.tsx'))
