import { useRef, useState } from 'react'
import { paths } from '@podium/contract/paths'
import { Form } from '../../shared/forms/Form.tsx'
import { Link } from '../../router/index.ts'
import type { SessionUser } from '@podium/contract/identity'
import type { Fields } from '@podium/contract/violations'
import { identityPhrases } from '@podium/phrases/identity'
import { handedOn } from '../../shared/navigation/navigationState.ts'
import { HumanCheck } from '../../shared/human-check/HumanCheck.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { Refusal, session } from '../../client/index.ts'
import { CheckboxField } from '../../ui/fields/CheckboxField.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { TextField } from '../../ui/fields/TextField.tsx'
import { loginRoute } from './routes.ts'
import { forgetSignUpDraft } from './signUpDraft.ts'
import styles from './forms.module.css'

interface Props {
  /** An address typed elsewhere. */
  email?: string
  /** The address is known: only the password is left to type. */
  startsAtPassword?: boolean
  /** Where the reader goes on once signed in; who forgot the password comes back there too. */
  returnTo?: string | undefined
  /** Told what is typed as the address, for the other ways from here. */
  onEmail?: (email: string) => void
  onSignedIn?: (user: SessionUser) => void
  /**
   * The password was right, but the account waits for its address to be confirmed
   * (`accountNotActivated`).
   */
  onNotActivated: (email: string) => void
}

/** Email and password, and the code of a second factor once the server asks for it. */
export function LoginForm(props: Props) {
  const { email = '', startsAtPassword = false, returnTo, onSignedIn, onNotActivated } = props
  const t = usePhrases(identityPhrases)
  const [typedEmail, setTypedEmail] = useState(email)
  const { form, isReady, errorOf, asksCode, isWrongCode, human } = useLogin({
    onSignedIn,
    onNotActivated,
  })
  return (
    <Form
      {...form}
      className="stacked"
      acts={<WideSubmit disabled={!isReady}>{t.signIn.submit}</WideSubmit>}
    >
      <EmailField
        label={t.fields.email}
        autoComplete="username"
        defaultValue={email}
        onChange={(event) => {
          const typed = event.currentTarget.value.trim()
          setTypedEmail(typed)
          props.onEmail?.(typed)
        }}
        required
      />
      <PasswordField
        name="password"
        label={t.fields.password}
        showLabel={t.fields.showPassword}
        hideValueLabel={t.fields.hidePassword}
        autoComplete="current-password"
        required
        {...(startsAtPassword && { ref: focusOnArrival })}
      />
      {asksCode && (
        <TextField
          name="code"
          label={t.signIn.code}
          hint={t.signIn.codeHint}
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
          ref={focusOnArrival}
          error={errorOf('code', isWrongCode ? t.signIn.wrongCode : undefined)}
        />
      )}
      {asksCode && (
        <Link to={paths.lostFactor()} state={handedOn({ email: typedEmail })}>
          {t.signIn.codeLost}
        </Link>
      )}
      {human.isAsked && (
        <HumanCheck
          key={human.round}
          startsAtOnce
          error={errorOf('captcha') && t.humanCheck.missing}
          {...(human.round === 1 && { onSolved: human.goOn })}
        />
      )}
      <div className={styles.between}>
        <CheckboxField name="rememberMe" label={t.signIn.rememberMe} />
        <Link to={paths.recoverPassword()} state={handedOn({ email: typedEmail, returnTo })}>
          {t.signIn.forgot}
        </Link>
      </div>
    </Form>
  )
}

/** What is left to type: the user who is asked for it goes on typing there. */
function focusOnArrival(field: HTMLInputElement | null): void {
  field?.focus()
}

function useLogin({ onSignedIn, onNotActivated }: Pick<Props, 'onSignedIn' | 'onNotActivated'>) {
  const [asksCode, setAsksCode] = useState(false)
  const [isWrongCode, setWrongCode] = useState(false)
  const typedEmail = useRef('')
  // Grows with every answer of the human check that was used up; none is asked at first.
  const [round, setRound] = useState(0)
  const form = useContractForm({
    route: loginRoute,
    input: ({ email = '', password = '', rememberMe, code, captcha = '' }) => {
      typedEmail.current = email.trim()
      const isRemembered = rememberMe !== undefined
      return {
        query: { 'g-recaptcha-response': captcha },
        body: {
          email,
          password,
          rememberMe: isRemembered,
          acceptingTerms: true,
          ...(code && { code }),
        },
      }
    },
    check: ({ captcha }): Fields =>
      round > 0 && !captcha ? { captcha: [{ kind: 'NotBlank' }] } : {},
    onDone: (user) => {
      forgetSignUpDraft()
      session.begin(user)
      session.rememberEmail(typedEmail.current)
      onSignedIn?.(user)
    },
    onError: (error) => {
      if (!(error instanceof Refusal)) return false
      const asksHuman = round === 0 && error.has('captchaInvalid')
      if (asksHuman || round > 0) setRound(round + 1)
      // The device answers by itself, and the form goes on.
      if (asksHuman) return true
      if (error.has('accountNotActivated')) {
        onNotActivated(typedEmail.current)
        return true
      }
      setWrongCode(error.fields.code?.[0]?.kind === 'Pattern')
      // Asked for the first time, the code is news and no mistake.
      const isNews = error.fields.code !== undefined && !asksCode
      if (isNews) setAsksCode(true)
      return isNews
    },
  })
  const goOn = () => form.form.ref.current?.requestSubmit()
  return { ...form, asksCode, isWrongCode, human: { isAsked: round > 0, round, goOn } }
}
