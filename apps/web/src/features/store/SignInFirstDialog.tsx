import type { ReactNode } from 'react'
import { shellPhrases } from '@podium/phrases/shell'
import { storePhrases } from '@podium/phrases/store'
import { Link, useLocation } from '../../router/index.ts'
import { handover } from '../../app/handover.ts'
import { paths } from '../../app/paths.ts'
import { usePhrases } from '../../app/phrases.ts'
import { Dialog } from '../../ui/dialogs/Dialog.tsx'
import styles from './SignInFirstDialog.module.css'

interface Props {
  onClose: () => void
  /** The form to sign in with; what was chosen is bought right after. */
  children: ReactNode
}

/** Buying needs an account (`loginOrRegister`); the choice stays, also for somebody who registers. */
export function SignInFirstDialog({ onClose, children }: Props) {
  const t = usePhrases(storePhrases).signInFirst
  const { close } = usePhrases(shellPhrases)
  const { pathname, search } = useLocation()
  const told = handover({ returnTo: pathname + search })
  return (
    <Dialog
      title={t.title}
      closeLabel={close}
      onClose={onClose}
      size="small"
      closeOnBackdrop={false}
    >
      <div className={styles.body}>
        <p>{t.text}</p>
        {children}
        <p>
          {t.or}{' '}
          <Link to={paths.signUp} state={told} replace>
            {t.register}
          </Link>
        </p>
      </div>
    </Dialog>
  )
}
