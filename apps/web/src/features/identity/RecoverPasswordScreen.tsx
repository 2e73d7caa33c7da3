import { Link, useNavigate } from '../../router/index.ts'
import { identityPhrases } from '@podium/phrases/identity'
import { handover, useHandover } from '../../app/handover.ts'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { EmailForm } from './EmailForm.tsx'
import { IdentityScreen } from './IdentityScreen.tsx'
import { recoverRoute } from './routes.ts'

/** Asks for a link to set a new password; then the message stands at sign-in. */
export function RecoverPasswordScreen() {
  const t = usePhrases(identityPhrases).recover
  const navigate = useNavigate()
  const { email } = useHandover()
  const toSignIn = (email: string) =>
    navigate(paths.login(), { state: handover({ notice: 'recoverySent', email }) })
  return (
    <IdentityScreen title={t.title} lead={t.lead} below={<Link to={paths.login()}>{t.back}</Link>}>
      <EmailForm
        key={email}
        route={recoverRoute}
        submit={t.submit}
        email={email ?? ''}
        onSent={toSignIn}
      />
    </IdentityScreen>
  )
}
