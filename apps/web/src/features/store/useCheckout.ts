import { useLocation, useNavigate, useSearchParams } from '../../router/index.ts'
import { useDialog } from '../../shared/dialogs/useDialog.ts'

/** What the address says is chosen, and whether it is being bought. */
export interface Checkout {
  /** Credits of the chosen pack; null when none is. */
  pack: number | null
  plan: string | null
  isOpen: boolean
  /** Keeps a choice in the address, for a reload and for after signing in. */
  choosePack: (credits: number) => void
  buyPack: (credits: number) => void
  buyPlan: (planId: string) => void
  close: () => void
}

const dialog = 'checkout'

/** The choice stands in the address; buying it is a step of the history, so that back closes the dialog. */
export function useCheckout(): Checkout {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const [query] = useSearchParams()
  const { isOpen, close } = useDialog(dialog)
  const kept = typeof state === 'object' && state !== null ? state : {}
  const choose = (part: 'pack' | 'plan', value: string | number, isBought: boolean) => {
    const next = new URLSearchParams(query)
    next.set(part, String(value))
    next.delete(part === 'pack' ? 'plan' : 'pack')
    const told = isBought ? { ...kept, dialog } : kept
    const options = { state: told, replace: !isBought, preventScrollReset: true }
    navigate({ pathname, search: `?${next}` }, options)
  }
  return {
    pack: packIn(query.get('pack')),
    plan: query.get('plan'),
    isOpen,
    choosePack: (credits) => choose('pack', credits, false),
    buyPack: (credits) => choose('pack', credits, true),
    buyPlan: (planId) => choose('plan', planId, true),
    close,
  }
}

function packIn(asked: string | null): number | null {
  return asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : null
}
