import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { Link, useNavigate } from '../../router/index.ts'
import { identityPhrases } from '@podium/phrases/identity'
import { navigationState, useNavigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { EmailForm } from './EmailForm.tsx'
import { IdentityScreen } from './IdentityScreen.tsx'
import { recoverRoute } from './routes.ts'
import { SignedInHere } from './SignedInHere.tsx'

/**
 * Asks for a link to set a new password; then the message stands at sign-in, and for users who are signed
 * in, who would be led away from there, here.
 */
export function RecoverPasswordScreen() {
  const t = usePhrases(identityPhrases)
  const { user } = useSession()
  const navigate = useNavigate()
  const { email, returnTo } = useNavigationState()
  const [isSent, setSent] = useState(false)
  const sent = (email: string) => {
    if (user) setSent(true)
    else {
      const state = navigationState({ notice: 'recoverySent', email })
      navigate(paths.login({ returnTo }), { state })
    }
  }
  return (
    <IdentityScreen
      title={t.recover.title}
      lead={t.recover.lead}
      below={!user && <Link to={paths.login({ returnTo })}>{t.recover.back}</Link>}
    >
      <SignedInHere
        text={t.signedIn.recover}
        way={
          <LinkButton to={paths.settings({ part: 'password' })}>{t.signedIn.settings}</LinkButton>
        }
      />
      {isSent && <Notice role="status">{t.notices.recoverySent}</Notice>}
      <EmailForm
        key={email}
        route={recoverRoute}
        submit={t.recover.submit}
        email={email ?? ''}
        returnTo={returnTo}
        onSent={sent}
      />
    </IdentityScreen>
  )
}
