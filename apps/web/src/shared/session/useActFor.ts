import { actFor } from '../../client/acting.ts'
import { useNavigate } from '../../router/index.ts'
import { useAct } from '../forms/useAct.ts'
import type { Start } from './actingStart.ts'

/** Acts for a member from the press on, in this tab, and goes to where something is done for them. */
export function useActFor(id: number, { to, options }: Start, onThere?: () => void) {
  const navigate = useNavigate()
  return useAct(async () => {
    await actFor(id)
    onThere?.()
    navigate(to, options)
  })
}
