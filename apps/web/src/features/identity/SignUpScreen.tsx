import { useMemo, useState, type ReactNode } from 'react'
import { paths } from '@podium/contract/paths'
import { Link } from '../../router/index.ts'
import { identityPhrases } from '@podium/phrases/identity'
import { useNavigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useHydrated } from '../../shared/rendering/useHydrated.ts'
import { useSession } from '../../client/index.ts'
import { Lanes } from '../../ui/lanes/Lanes.tsx'
import { readSignUpDraft, type SignUpDraft } from './signUpDraft.ts'
import { IdentityScreen } from './IdentityScreen.tsx'
import { SignedInHere } from './SignedInHere.tsx'
import { SignUpForm } from './SignUpForm.tsx'
import styles from './SignUpScreen.module.css'

/** Signing up; who has done it goes on to the store, where a word says that the mail is on its way. */
export function SignUpScreen({ termsLink }: { termsLink: (text: string) => ReactNode }) {
  const t = usePhrases(identityPhrases).registration
  const { signIn, signedIn } = usePhrases(identityPhrases)
  const { user } = useSession()
  const { role, sport, email, returnTo, wish } = useNavigationState()
  const isHydrated = useHydrated()
  const draft = useMemo(() => (isHydrated ? readSignUpDraft() : null), [isHydrated])
  // The server knows neither draft nor role: with one of them the form starts anew, otherwise what was
  // typed before the page was ready stays.
  const [start, setStart] = useState<'blank' | 'given'>('blank')
  if (start === 'blank' && (draft || role || email)) setStart('given')
  if (user) {
    return (
      <IdentityScreen title={t.title}>
        <SignedInHere text={signedIn.signUp} />
      </IdentityScreen>
    )
  }
  return (
    <section className={styles.screen}>
      <Lanes lanes={10} className={styles.lanes} />
      <div className={styles.inner}>
        <header className="stacked-close">
          <h1 className={styles.title}>{t.title}</h1>
          <p className={styles.lead}>{wish ? t.wishes[wish.to](wish.name) : t.lead}</p>
          <p className={styles.lead}>
            {t.haveAccount} <Link to={paths.login({ returnTo })}>{signIn.submit}</Link>
          </p>
        </header>
        <SignUpForm
          key={start}
          given={withKnown(draft ?? {}, { modality: sport, email })}
          chosenRole={role}
          termsLink={termsLink}
        />
      </div>
    </section>
  )
}

/** What was said on the page before stands there, unless something else was said here since. */
function withKnown(draft: SignUpDraft, known: Known): SignUpDraft {
  const { modality, email } = known
  return {
    ...draft,
    ...(modality && !draft.modality && { modality }),
    ...(email && !draft.email && { email }),
  }
}

type Known = { [Part in 'modality' | 'email']: string | undefined }
