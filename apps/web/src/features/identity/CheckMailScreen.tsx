import { useEffect, useRef, useState } from 'react'
import { Link } from '../../router/index.ts'
import { identityPhrases } from '@podium/phrases/identity'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { useRefusals } from '../../app/useRefusals.ts'
import { call } from '../../client/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import styles from './CheckMailScreen.module.css'
import { IdentityScreen } from './IdentityScreen.tsx'
import { resendRoute } from './routes.ts'

/** After signing up: where the link was mailed to, and what to do when it does not come. */
export function CheckMailScreen({ address }: { address: string }) {
  const t = usePhrases(identityPhrases).checkMail
  const { isBusy, resend } = useResend(address)
  const words = useRef<HTMLDivElement>(null)
  // The form that had the focus is gone: whoever listens hears what came of it.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    words.current?.focus({ preventScroll: true })
  }, [])
  return (
    <IdentityScreen
      title={t.title}
      below={
        <Link to={paths.signUp} replace>
          {t.wrongAddress}
        </Link>
      }
    >
      <div ref={words} tabIndex={-1} className={styles.words}>
        <p className={styles.address}>{address}</p>
        <p>{t.text}</p>
        <p className={styles.quietly}>{t.nothingCame}</p>
      </div>
      <Button wide busy={isBusy} onClick={resend}>
        {t.resend}
      </Button>
    </IdentityScreen>
  )
}

function useResend(email: string) {
  const t = usePhrases(identityPhrases).checkMail
  const [isBusy, setBusy] = useState(false)
  const tell = useRefusals()
  const send = async () => {
    setBusy(true)
    try {
      await call(await resendRoute(), { body: { email } })
      toast.success(t.resent)
    } catch (error) {
      await tell(error)
    } finally {
      setBusy(false)
    }
  }
  return { isBusy, resend: () => void send() }
}
