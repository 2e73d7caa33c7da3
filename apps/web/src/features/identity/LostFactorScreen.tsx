import { useEffect, useRef, useState } from 'react'
import { paths } from '@podium/contract/paths'
import type { Fields } from '@podium/contract/violations'
import { identityPhrases } from '@podium/phrases/identity'
import { lostFactorPhrases } from '@podium/phrases/lost-factor'
import { Refusal } from '../../client/index.ts'
import { Link, useParams } from '../../router/index.ts'
import { EmailField } from '../../shared/fields/EmailField.tsx'
import { Form } from '../../shared/forms/Form.tsx'
import { WideSubmit } from '../../shared/forms/Submit.tsx'
import { useContractForm } from '../../shared/forms/useContractForm.ts'
import { HumanCheck } from '../../shared/human-check/HumanCheck.tsx'
import { useHumanAnswer } from '../../shared/human-check/useHumanAnswer.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useNavigationState } from '../../shared/navigation/navigationState.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { PasswordField } from '../../ui/fields/PasswordField.tsx'
import { BeginWait } from './BeginWait.tsx'
import styles from './forms.module.css'
import { IdentityScreen } from './IdentityScreen.tsx'
import { lostFactorRoute } from './routes.ts'

/** The way back for who has neither app nor recovery code; the mailed link leads here too (`sign-in.lost-factor`). */
export function LostFactorScreen() {
  const { token } = useParams()
  return token ? <BeginWait token={token} /> : <ReportScreen />
}

function ReportScreen() {
  const t = usePhrases(lostFactorPhrases)
  const [sentTo, setSentTo] = useState<string>()
  return (
    <IdentityScreen
      title={sentTo ? t.sentTitle : t.title}
      lead={!sentTo && t.lead}
      below={<Link to={paths.login()}>{t.back}</Link>}
      fromTop
    >
      {sentTo ? <Sent to={sentTo} /> : <Report onSent={setSentTo} />}
    </IdentityScreen>
  )
}

/** Where the link went; the form that was longer is gone, so it begins at the top and is read out. */
function Sent({ to }: { to: string }) {
  const t = usePhrases(lostFactorPhrases)
  const notice = useRef<HTMLDivElement>(null)
  useEffect(() => {
    window.scrollTo({ top: 0 })
    notice.current?.focus({ preventScroll: true })
  }, [])
  return (
    <div ref={notice} tabIndex={-1}>
      <Notice role="status">{t.sent(to)}</Notice>
    </div>
  )
}

/** Address and password, after what will happen. */
function Report({ onSent }: { onSent: (email: string) => void }) {
  const t = usePhrases(lostFactorPhrases)
  const { fields, humanCheck } = usePhrases(identityPhrases)
  const { email = '' } = useNavigationState()
  const { form, isReady, errorOf, human, refused } = useReport(onSent)
  return (
    <>
      <ol className={styles.steps}>
        {t.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      <p>{t.elsewhere}</p>
      {refused && (
        <Notice tone="danger" role="alert">
          {refused}
        </Notice>
      )}
      <Form
        {...form}
        className="stacked"
        acts={<WideSubmit disabled={!isReady}>{t.submit}</WideSubmit>}
      >
        <EmailField
          key={email}
          label={fields.email}
          autoComplete="username"
          defaultValue={email}
          required
        />
        <PasswordField
          name="password"
          label={fields.password}
          showLabel={fields.showPassword}
          hideValueLabel={fields.hidePassword}
          autoComplete="current-password"
          required
        />
        <HumanCheck
          key={human.round}
          startsAtOnce
          error={errorOf('captcha') && humanCheck.missing}
          onWork={human.onWork}
        />
      </Form>
    </>
  )
}

function useReport(onSent: (email: string) => void) {
  const t = usePhrases(lostFactorPhrases)
  const human = useHumanAnswer()
  const [refused, setRefused] = useState<string>()
  const form = useContractForm({
    route: lostFactorRoute,
    input: (typed) => ({
      query: { 'g-recaptcha-response': human.of(typed) },
      body: { email: (typed.email ?? '').trim(), password: typed.password ?? '' },
    }),
    check: (typed): Fields => (human.of(typed) ? {} : { captcha: [{ kind: 'NotBlank' }] }),
    ready: async () => human.arrival(),
    onDone: (_, typed) => onSent((typed.email ?? '').trim()),
    onError: (error) => {
      if (!(error instanceof Refusal)) return false
      human.askAnew()
      const why = error.has('forbidden') ? t.admin : error.has('stateChanged') ? t.off : undefined
      setRefused(why)
      return why !== undefined
    },
  })
  return { ...form, human, refused }
}
