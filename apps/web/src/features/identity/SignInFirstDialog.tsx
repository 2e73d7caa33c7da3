import { useState } from 'react'
import { paths } from '@podium/contract/paths'
import type { MemberRole } from '@podium/contract/roles'
import { identityPhrases } from '@podium/phrases/identity'
import { handedOn, useNavigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useLocation } from '../../router/index.ts'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { useAskForActivation } from './afterSignIn.ts'
import { CheckMailNotice } from './CheckMailNotice.tsx'
import styles from './forms.module.css'
import { LoginForm } from './LoginForm.tsx'

export interface SignInFirstProps {
  title: string
  /** What an account is needed for. */
  text: string
  /** The role in which a visitor most likely joins for this; they may choose another. */
  role?: MemberRole
  /** Where to go on to; the page one is on unless given. */
  returnTo?: string
  onClose: () => void
}

/**
 * Some acts need an account: what was chosen stays in the address, so that it goes on right after, also
 * for a visitor who registers, who is told here that their mail is on its way.
 */
export default function SignInFirstDialog(props: SignInFirstProps) {
  const { title, text, role, onClose } = props
  const { signIn, checkMail } = usePhrases(identityPhrases)
  const { noAccount, register } = signIn
  const askForActivation = useAskForActivation()
  const { mailedTo } = useNavigationState()
  const { pathname, search } = useLocation()
  const { returnTo = pathname + search } = props
  const [email, setEmail] = useState('')
  // Who has just signed up waits for the mail; the form comes once they say that it is done.
  const [hasConfirmed, setConfirmed] = useState(false)
  const state = handedOn({ returnTo, role, email })
  return (
    <Dialog title={title} onClose={onClose} size="small" closeOnBackdrop={false}>
      <div className="stacked">
        {mailedTo ? (
          <CheckMailNotice address={mailedTo} again={handedOn({ returnTo, role })} />
        ) : (
          <p>{text}</p>
        )}
        {/* The focus begins here: in a field it would open a phone's keyboard over this way. */}
        {!mailedTo && (
          <div className={styles.newHere}>
            <p>{noAccount}</p>
            <LinkButton to={paths.signUp()} state={state} replace wide data-autofocus>
              {register}
            </LinkButton>
          </div>
        )}
        {mailedTo && !hasConfirmed ? (
          <Button wide onClick={() => setConfirmed(true)}>
            {checkMail.confirmed}
          </Button>
        ) : (
          <LoginForm
            key={mailedTo}
            email={mailedTo ?? ''}
            returnTo={returnTo}
            onEmail={setEmail}
            onNotActivated={askForActivation}
          />
        )}
      </div>
    </Dialog>
  )
}
