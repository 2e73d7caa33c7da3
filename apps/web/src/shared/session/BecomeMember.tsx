import { paths } from '@podium/contract/paths'
import { useLocation } from '../../router/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { navigationState } from '../navigation/navigationState.ts'

interface Props {
  texts: { member: string; signUp: string; signIn: string }
}

/** A visitor behind a mailed link, who comes back once signed in, or once the new account is confirmed. */
export function BecomeMember({ texts: t }: Props) {
  const { pathname: returnTo } = useLocation()
  return (
    <>
      <p>{t.member}</p>
      <LinkButton
        to={paths.signUp()}
        state={navigationState({ role: 'FAN', returnTo })}
        variant="primary"
        size="large"
        wide
      >
        {t.signUp}
      </LinkButton>
      <LinkButton to={paths.login({ returnTo })} wide>
        {t.signIn}
      </LinkButton>
    </>
  )
}
