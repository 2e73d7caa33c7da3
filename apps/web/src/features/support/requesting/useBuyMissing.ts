import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../../router/index.ts'
import { packFor } from '../../../shared/credits/missingCredits.ts'
import type { RequestChoice } from './requestChoice.ts'
import { useKeepReturnPath } from './useKeepReturnPath.ts'

/**
 * Leads to the smallest pack that has what is missing, and back with the choice (`support.request`). The
 * entry of the history that is left keeps the choice too.
 */
export function useBuyMissing(
  athlete: { id: number; name: string },
  { choice, keep }: { choice: RequestChoice; keep: () => void },
): (missing: number) => void {
  const navigate = useNavigate()
  const remember = useKeepReturnPath()
  return (missing) => {
    keep()
    remember(athlete, choice)
    navigate(paths.credits({ pack: packFor(missing) }), { state: { dialog: 'checkout' } })
  }
}
