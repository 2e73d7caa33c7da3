import { identityPhrases } from '@podium/phrases/identity'
import { shellPhrases } from '@podium/phrases/shell'
import { handover } from '../../app/handover.ts'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { Link, useLocation } from '../../router/index.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import { useAskForActivation } from './afterSignIn.ts'
import styles from './forms.module.css'
import { LoginForm } from './LoginForm.tsx'

interface Props {
  title: string
  /** What an account is needed for. */
  text: string
  onClose: () => void
}

/**
 * Some acts need an account (`loginOrRegister`): what was chosen stays in the address, so that it goes
 * on right after, also for somebody who registers.
 */
export default function SignInFirstDialog({ title, text, onClose }: Props) {
  const { noAccount, register } = usePhrases(identityPhrases).signIn
  const { close } = usePhrases(shellPhrases)
  const askForActivation = useAskForActivation()
  const { pathname, search } = useLocation()
  const told = handover({ returnTo: pathname + search })
  return (
    <Dialog title={title} closeLabel={close} onClose={onClose} size="small" closeOnBackdrop={false}>
      <div className={styles.form}>
        <p>{text}</p>
        <LoginForm onNotActivated={askForActivation} />
        <p>
          {noAccount}{' '}
          <Link to={paths.signUp} state={told} replace>
            {register}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
