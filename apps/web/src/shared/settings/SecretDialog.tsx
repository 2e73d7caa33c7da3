import type { ReactNode } from 'react'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog } from '../dialogs/Dialog.tsx'
import { CopyButton } from '../downloads/CopyButton.tsx'
import part from './part.module.css'

interface Props {
  texts: { title: string; text: string; label: string; done: string }
  secret: string
  onClose: () => void
  /** What is said below it. */
  children?: ReactNode
}

/** A secret that was just made, shown this once: no press beside it loses it. */
export function SecretDialog({ texts: t, secret, onClose, children }: Props) {
  return (
    <Dialog
      title={t.title}
      onClose={onClose}
      closeOnBackdrop={false}
      size="small"
      footer={
        <Button variant="primary" wide onClick={onClose}>
          {t.done}
        </Button>
      }
    >
      <div className={part.form}>
        <p>{t.text}</p>
        <p className={part.secret}>
          <code aria-label={t.label}>{secret}</code>
          <CopyButton what={t.label} text={secret} />
        </p>
        {children}
      </div>
    </Dialog>
  )
}
