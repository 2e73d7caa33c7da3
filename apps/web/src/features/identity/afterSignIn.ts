import { isOwnPath, returnToLimit } from '@podium/contract/own-path'
import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import { navigationState } from '../../shared/navigation/navigationState.ts'

/**
 * What a call hands to the mailed link: where its reader was, if that is a path it takes
 * (`registration.way-back`).
 */
export function carried(returnTo: string | undefined): { returnTo?: string } {
  const isTaken = returnTo !== undefined && isOwnPath(returnTo) && returnTo.length <= returnToLimit
  return isTaken ? { returnTo } : {}
}

/**
 * Leads to the landing page with the request for a new activation link, the address filled in
 * (`activation.link`).
 */
export function useAskForActivation(): (email: string) => void {
  const navigate = useNavigate()
  return (email) =>
    navigate(paths.index(), { state: navigationState({ resendActivation: 'notActive', email }) })
}
