import { paths } from '@podium/contract/paths'
import { useNavigate } from '../../router/index.ts'
import { navigationState } from '../../shared/navigation/navigationState.ts'

/**
 * Leads to the landing page with the request for a new activation link, the address filled in
 * (`activation.link`).
 */
export function useAskForActivation(): (email: string) => void {
  const navigate = useNavigate()
  return (email) =>
    navigate(paths.index(), { state: navigationState({ resendActivation: 'notActive', email }) })
}
