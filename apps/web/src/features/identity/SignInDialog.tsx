import { shellPhrases } from '@podium/phrases/shell'
import { usePhrases } from '../../shared/language/phrases.ts'
import { session } from '../../client/index.ts'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { useAskForActivation } from './afterSignIn.ts'
import { LoginForm } from './LoginForm.tsx'

/**
 * Signing in again over the page, after the session was lost (`session.lost`): the page and its forms
 * stay.
 */
export default function SignInDialog({ onClose }: { onClose: () => void }) {
  const t = usePhrases(shellPhrases)
  const email = session.latestEmail()
  const askForActivation = useAskForActivation()
  const notActivated = (email: string) => {
    onClose()
    askForActivation(email)
  }
  return (
    <Dialog title={t.sessionEnded.title} onClose={onClose} size="small" closeOnBackdrop={false}>
      <div className="stacked">
        <p>{t.sessionEnded.text}</p>
        <LoginForm email={email} startsAtPassword={email !== ''} onNotActivated={notActivated} />
      </div>
    </Dialog>
  )
}
