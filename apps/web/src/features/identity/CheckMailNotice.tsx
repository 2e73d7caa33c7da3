import { useEffect, useRef } from 'react'
import { paths } from '@podium/contract/paths'
import { identityPhrases } from '@podium/phrases/identity'
import type { NavigationState } from '../../shared/navigation/navigationState.ts'
import { Link } from '../../router/index.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { toast } from '../../ui/feedback/toasts.ts'
import { MailIcon } from '../../ui/icons/signs.tsx'
import styles from './CheckMailNotice.module.css'
import { useMailing } from './useMailing.ts'

interface Props {
  address: string
  /** What signing up once more, with another address, is told: where to go on to, and as whom. */
  again?: NavigationState
}

/** After signing up: where the link was mailed to, and what to do when it does not come. */
export function CheckMailNotice({ address, again }: Props) {
  const t = usePhrases(identityPhrases).checkMail
  const { isBusy, send } = useMailing('activate', { email: address })
  const resend = async () => {
    if (await send()) toast.success(t.resent)
  }
  const notice = useRef<HTMLElement>(null)
  // The form that had the focus is gone: screen readers hear what came of it.
  useEffect(() => {
    window.scrollTo({ top: 0 })
    notice.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section
      ref={notice}
      tabIndex={-1}
      className={styles.notice}
      aria-labelledby="check-mail"
      aria-describedby="check-mail-text"
    >
      <MailIcon />
      <div className={styles.words}>
        <h2 id="check-mail" className={styles.title}>
          {t.title}
        </h2>
        <p className={styles.address}>{address}</p>
        <p id="check-mail-text">{t.text}</p>
        <p className="quiet">{t.nothingCame}</p>
        <div className={styles.acts}>
          <Button size="small" busy={isBusy} onClick={() => void resend()}>
            {t.resend}
          </Button>
          <Link to={paths.signUp()} state={again} replace>
            {t.wrongAddress}
          </Link>
        </div>
      </div>
    </section>
  )
}
