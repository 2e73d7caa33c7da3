import { useMay, useSession } from '../../client/index.ts'
import { lazyWithPreload } from '../rendering/lazyWithPreload.tsx'

/** Visitors and most members never read it. */
export const CannotSpendFor = lazyWithPreload(() => import('./CannotSpendFor.tsx'))

/** Whether who is here acts for somebody without spending for them. */
export function useCannotSpend(): boolean {
  const { acting } = useSession()
  const spends = useMay('SPEND')
  return Boolean(acting) && !spends
}
