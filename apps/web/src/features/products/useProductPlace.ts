import { paths } from '@podium/contract/paths'
import { useLocation, useNavigate } from '../../router/index.ts'

interface Opened {
  /** Opened on the sponsor's page, so that closing goes back. */
  productHere?: boolean
}

/** Kept with the history entry of a product that is opened on its sponsor's page. */
export function openedOver(sponsorId: number): object {
  return { productHere: true, over: paths.sponsor({ id: sponsorId }) }
}

/** Closes a product: what stays is its sponsor's page (`products.offered`). */
export function useCloseProduct(sponsorId: number): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const opened = (typeof state === 'object' ? state : null) as Opened | null
  return () => {
    if (opened?.productHere) navigate(-1)
    else navigate(paths.sponsor({ id: sponsorId }), { replace: true })
  }
}
