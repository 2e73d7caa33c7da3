import { useEffect, useRef, useState } from 'react'
import { paths } from '@podium/contract/paths'
import { Link, useNavigate, useSearchParams } from '../../router/index.ts'
import { identityPhrases } from '@podium/phrases/identity'
import {
  handedOn,
  navigationState,
  useNavigationState,
} from '../../shared/navigation/navigationState.ts'
import { homeOf, ownPath } from '../../shared/navigation/paths.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSession } from '../../client/index.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { useAskForActivation } from './afterSignIn.ts'
import { CheckMailNotice } from './CheckMailNotice.tsx'
import { IdentityScreen } from './IdentityScreen.tsx'
import { LoginForm } from './LoginForm.tsx'

/** Signing in; afterwards the page the user came from, or their own. */
export function LoginScreen() {
  const t = usePhrases(identityPhrases)
  const { notice, email, mailedTo } = useNavigationState()
  const [typedEmail, setTypedEmail] = useState<string>()
  const returnTo = useReturnTo()
  const askForActivation = useAskForActivation()
  const onSignedIn = useLeaveWhenSignedIn()
  return (
    <IdentityScreen
      title={t.signIn.title}
      lead={t.signIn.lead}
      below={
        <>
          {t.signIn.noAccount}{' '}
          <Link to={paths.signUp()} state={handedOn({ returnTo, email: typedEmail ?? email })}>
            {t.signIn.register}
          </Link>
        </>
      }
    >
      {mailedTo && <CheckMailNotice address={mailedTo} />}
      {notice && (
        <Notice tone={notice === 'recoverySent' ? 'info' : 'success'} role="status">
          {t.notices[notice]}
        </Notice>
      )}
      <LoginForm
        key={email ?? mailedTo}
        email={email ?? mailedTo ?? ''}
        startsAtPassword={email !== undefined}
        returnTo={returnTo}
        onEmail={setTypedEmail}
        onSignedIn={onSignedIn}
        onNotActivated={askForActivation}
      />
    </IdentityScreen>
  )
}

/**
 * Leaves once a session is proven: after signing in here, in another tab, or earlier. Answers what to call
 * where it was here: the page that opens then carries out what the reader came for.
 */
function useLeaveWhenSignedIn(): () => void {
  const { user, isProven } = useSession()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const wasHere = useRef(false)
  useEffect(() => {
    if (!user || !isProven) return
    const state = navigationState(wasHere.current ? { hasSignedIn: true } : {})
    navigate(ownPath(returnTo, homeOf(user)), { replace: true, state })
  }, [user, isProven, returnTo, navigate])
  return () => {
    wasHere.current = true
  }
}

function useReturnTo(): string | undefined {
  return useSearchParams()[0].get('returnTo') ?? undefined
}
