import { useState } from 'react'
import { identityPhrases } from '@podium/phrases/identity'
import { shellPhrases } from '@podium/phrases/shell'
import type { NavigationState } from '../../shared/navigation/navigationState.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../../shared/dialogs/Dialog.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { EmailForm } from './EmailForm.tsx'
import { resendRoute } from './routes.ts'

interface Props {
  /** Why a new link is needed. */
  reason: NonNullable<NavigationState['resendActivation']>
  email: string
  onClose: () => void
}

/** Asks for a new activation link, after a link that does not work or a sign-in that came too early. */
export default function ResendActivationDialog({ reason, email, onClose }: Props) {
  const t = usePhrases(identityPhrases).resend
  const { close } = usePhrases(shellPhrases)
  const [isSent, setSent] = useState(false)
  return (
    <Dialog title={t.title} onClose={onClose} size="small" closeOnBackdrop={false}>
      <div className="stacked">
        {isSent ? (
          <>
            <Notice tone="success" role="status">
              {t.sent}
            </Notice>
            <Button onClick={onClose}>{close}</Button>
          </>
        ) : (
          <>
            {reason !== 'asked' && (
              <Notice tone="danger" role="alert">
                {t[reason]}
              </Notice>
            )}
            <p>{reason === 'asked' ? t.asked : t.text}</p>
            <EmailForm
              route={resendRoute}
              submit={t.submit}
              email={email}
              onSent={() => setSent(true)}
            />
          </>
        )}
      </div>
    </Dialog>
  )
}
