import { paths } from '@podium/contract/paths'
import { useLocation } from '../../router/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import {
  type NavigationState,
  navigationState,
  useNavigationState,
} from '../navigation/navigationState.ts'

interface Props {
  texts: { member: string; signUp: string; signIn: string }
}

/**
 * A visitor behind a mailed link, who comes back once signed in, or once the new account is confirmed. Who has
 * just made one waits for that mail, and is not asked to make another.
 */
export function BecomeMember({ texts: t }: Props) {
  const { pathname: returnTo } = useLocation()
  const { mailedTo } = useNavigationState()
  return (
    <>
      {!mailedTo && (
        <>
          <p>{t.member}</p>
          <LinkButton
            to={paths.signUp()}
            state={joiningFor(returnTo)}
            variant="primary"
            size="large"
            wide
          >
            {t.signUp}
          </LinkButton>
        </>
      )}
      <LinkButton to={paths.login({ returnTo })} wide>
        {t.signIn}
      </LinkButton>
    </>
  )
}

/** What signing up for the page at an address is told. */
export function joiningFor(returnTo: string): NavigationState {
  return navigationState({ role: 'FAN', returnTo })
}
