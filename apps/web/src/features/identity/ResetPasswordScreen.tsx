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
import { Refusal } from '../../client/index.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { IdentityScreen } from './IdentityScreen.tsx'
import { resetLinkRead } from './queries.ts'
import { resetRoute } from './routes.ts'

/** Sets a new password with a mailed link; a link that no longer works offers to ask for another. */
export function ResetPasswordScreen() {
  const t = usePhrases(identityPhrases).reset
  const { back } = usePhrases(identityPhrases).recover
  const { token = '' } = useParams()
  const returnTo = useReturnTo()
  const { data: link } = useQuery(resetLinkRead(token))
  const [wasRefused, setRefused] = useState(false)
  const isSpent = wasRefused || link?.valid === false
  return (
    <IdentityScreen
      title={t.title}
      lead={!isSpent && t.lead}
      below={<Link to={paths.login({ returnTo })}>{back}</Link>}
    >
      {isSpent ? <SpentLink /> : <NewPasswordForm onSpent={() => setRefused(true)} />}
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

function NewPasswordForm({ onSpent }: { onSpent: () => void }) {
  const t = usePhrases(identityPhrases)
  const { token = '' } = useParams()
  const navigate = useNavigate()
  const returnTo = useReturnTo()
  const { form, isReady } = useContractForm({
    route: resetRoute,
    input: ({ newPassword = '' }) => ({ body: { newPassword, token } }),
    check: checkNewPassword,
    onDone: () => {
      const state = navigationState({ notice: 'passwordSet' })
      navigate(paths.login({ returnTo }), { replace: true, state })
    },
    onError: (error) => {
      const isSpent =
        error instanceof Refusal && (error.has('invalidToken') || !!error.fields.token)
      if (isSpent) onSpent()
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
