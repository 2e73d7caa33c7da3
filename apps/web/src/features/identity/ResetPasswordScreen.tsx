import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import { Form } from '../../shared/forms/Form.tsx'
import { Link, useNavigate, useParams, useSearchParams } from '../../router/index.ts'
import { identityPhrases } from '@podium/phrases/identity'
import { checkNewPassword, NewPasswordFields } from '../../shared/fields/NewPasswordFields.tsx'
import { handedOn, navigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { proveSession, Refusal, session } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { IdentityScreen } from './IdentityScreen.tsx'
import { resetLinkRead } from './queries.ts'
import { resetRoute } from './routes.ts'
import { SignedInHere } from './SignedInHere.tsx'

/** Sets a new password with a mailed link; a link that no longer works offers to ask for another. */
export function ResetPasswordScreen() {
  const t = usePhrases(identityPhrases).reset
  const { back } = usePhrases(identityPhrases).recover
  const { token = '' } = useParams()
  const returnTo = useReturnTo()
  const { data: link } = useQuery(resetLinkRead(token))
  const [outcome, setOutcome] = useState<'refused' | 'set'>()
  if (outcome === 'set') return <SetForAnother />
  const isSpent = outcome === 'refused' || link?.valid === false
  return (
    <IdentityScreen
      title={t.title}
      lead={!isSpent && (link?.email ? t.leadBack(link.email) : t.lead)}
      below={<Link to={paths.login({ returnTo })}>{back}</Link>}
    >
      {isSpent ? <SpentLink /> : <NewPasswordForm onOutcome={setOutcome} />}
    </IdentityScreen>
  )
}

/** Sign-in would lead on who is signed in with another account, and say nothing. */
function SetForAnother() {
  const { reset, signedIn } = usePhrases(identityPhrases)
  return (
    <IdentityScreen title={reset.title}>
      <Notice tone="success" role="status">
        {signedIn.notices.passwordSet}
      </Notice>
      <SignedInHere text={null} />
    </IdentityScreen>
  )
}

/** Where the reader was who asked for the link. */
function useReturnTo(): string | undefined {
  return useSearchParams()[0].get('returnTo') ?? undefined
}

function SpentLink() {
  const t = usePhrases(identityPhrases).reset
  const state = handedOn({ returnTo: useReturnTo() })
  return (
    <>
      <Notice tone="danger" role="alert">
        {t.invalid}
      </Notice>
      <LinkButton to={paths.recoverPassword()} state={state} variant="primary" size="large" wide>
        {t.askAgain}
      </LinkButton>
    </>
  )
}

interface FormProps {
  onOutcome: (outcome: 'refused' | 'set') => void
}

function NewPasswordForm({ onOutcome }: FormProps) {
  const t = usePhrases(identityPhrases)
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const { form, isReady } = useContractForm({
    route: resetRoute,
    input: ({ newPassword = '' }) => ({ body: { newPassword, token } }),
    check: checkNewPassword,
    onDone: async () => {
      // The sessions of the account have ended; one of another account goes on.
      await proveSession(session.get().user)
      if (session.get().user) return onOutcome('set')
      const state = navigationState({ notice: 'passwordSet' })
      navigate(paths.login({ returnTo }), { replace: true, state })
    },
    onError: (error) => {
      const isSpent =
        error instanceof Refusal && (error.has('invalidToken') || !!error.fields.token)
      if (isSpent) onOutcome('refused')
      return isSpent
    },
  })
  return (
    <Form
      {...form}
      className="stacked"
      acts={<WideSubmit disabled={!isReady}>{t.reset.submit}</WideSubmit>}
    >
      <NewPasswordFields name="newPassword" label={t.fields.newPassword} />
    </Form>
  )
}
