import { useCallback, useEffect, useRef, useState } from 'react'
import type { SessionUser } from '@podium/contract/identity'
import { paths } from '@podium/contract/paths'
import { useNavigate, useParams, useSearchParams } from '../../router/index.ts'
import { identityPhrases } from '@podium/phrases/identity'
import { shellPhrases } from '@podium/phrases/shell'
import { navigationState, type NavigationState } from '../../shared/navigation/navigationState.ts'
import { homeOf, ownPath } from '../../shared/navigation/paths.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { call, Refusal, session } from '../../client/index.ts'
import { LoadError } from '../../ui/feedback/LoadError.tsx'
import { LaneProgress } from '../../ui/lanes/LaneProgress.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { IdentityScreen } from './IdentityScreen.tsx'
import { SignedInHere } from './SignedInHere.tsx'
import { validateRoute } from './routes.ts'
import { forgetSignUpDraft } from './signUpDraft.ts'

/**
 * Confirms an address with the token of the mailed link, and goes on: in the browser in which its owner signed
 * up to where they were going, elsewhere to sign-in (`activation.link`).
 */
export function ActivationScreen() {
  const t = usePhrases(identityPhrases).activation
  const { retry } = usePhrases(shellPhrases)
  const { signedIn } = usePhrases(identityPhrases)
  const { hasFailed, tryAgain, outcome } = useActivation()
  if (outcome) {
    return (
      <IdentityScreen title={t.title}>
        <Notice tone={outcome === 'invalid' ? 'danger' : 'success'} role="status">
          {signedIn.notices[outcome]}
        </Notice>
        <SignedInHere text={null} />
      </IdentityScreen>
    )
  }
  return (
    <IdentityScreen title={t.title}>
      {hasFailed ? (
        <LoadError message={t.failed} retryLabel={retry} onRetry={tryAgain} />
      ) : (
        <>
          <p role="status">{t.working}</p>
          <LaneProgress label={t.working} />
        </>
      )}
    </IdentityScreen>
  )
}

/**
 * The page sends the token by itself, in a POST: programs that open every link of a mail to look at it
 * send none, and so cannot use the link up.
 */
function useActivation() {
  const { token = '' } = useParams()
  const returnTo = useSearchParams()[0].get('returnTo') ?? undefined
  const navigate = useNavigate()
  const { welcome } = usePhrases(identityPhrases).activation
  const [hasFailed, setFailed] = useState(false)
  const [outcome, setOutcome] = useState<Outcome>()
  const isSent = useRef(false)
  const activate = useCallback(async () => {
    setFailed(false)
    const activation = await activationOf(token)
    if (!activation) return setFailed(true)
    // Sign-in leads a signed-in user straight on, and would say nothing.
    if (session.get().user) return setOutcome(activation.notice ?? 'invalid')
    const { user, ...told } = activation
    if (!user) return navigate(paths.login({ returnTo }), { replace: true, state: told })
    enter(user, told.email)
    navigate(ownPath(returnTo, homeOf(user)), { replace: true, state: arrived })
    toast.success(welcome)
  }, [token, returnTo, navigate, welcome])
  useEffect(() => {
    if (isSent.current) return
    isSent.current = true
    void activate()
  }, [activate])
  return { hasFailed, outcome, tryAgain: () => void activate() }
}

type Outcome = 'activated' | 'alreadyActive' | 'invalid'

/** What lies behind carries out what its reader came for, as after signing in. */
const arrived = navigationState({ hasSignedIn: true })

function enter(user: SessionUser, email: string | undefined): void {
  forgetSignUpDraft()
  session.begin(user)
  if (email) session.rememberEmail(email)
}

interface Activation extends NavigationState {
  /** Who is signed in by it. */
  user?: SessionUser | null
  notice?: 'activated' | 'alreadyActive'
}

/** What sign-in is to say; undefined when the server could not decide now. */
async function activationOf(token: string): Promise<Activation | undefined> {
  try {
    const { email, user } = await call(await validateRoute(), { body: { token } })
    return { notice: 'activated', email, user }
  } catch (error) {
    if (!(error instanceof Refusal) || error.status >= 429) return undefined
    if (error.has('accountAlreadyActivated')) return { notice: 'alreadyActive' }
    return { resendActivation: 'invalid' }
  }
}
