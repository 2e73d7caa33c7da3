import type { ReactNode } from 'react'
import { shellPhrases } from '@podium/phrases/shell'
import { Button } from '../../ui/actions/Button.tsx'
import { useAct } from '../forms/useAct.ts'
import { usePhrases } from '../language/phrases.ts'
import { Dialog } from './Dialog.tsx'

export type ConfirmDialogProps = {
  title: ReactNode
  /** What will happen, before the click. */
  children: ReactNode
  /** The act itself: "Delete the photo", not "OK". */
  confirmLabel: string
  /** What the button that changes nothing says, where "cancel" would be taken for the act. */
  cancelLabel?: string
  /** Does it: busy meanwhile, and what is refused is told. It closes the dialog itself. */
  onConfirm: () => unknown
  /** What is said once it is done. */
  done?: string | undefined
  onClose: () => void
  danger?: boolean
  busy?: boolean
}

/** Asks before an act that cannot be undone. Focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirmLabel, cancelLabel, onConfirm, done, ...rest } = props
  const { danger = false, busy, ...dialog } = rest
  const { isBusy, run } = useAct(async () => onConfirm(), done)
  const { cancel } = usePhrases(shellPhrases)
  const footer = (
    <>
      <Button onClick={dialog.onClose} data-autofocus>
        {cancelLabel ?? cancel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy || isBusy} onClick={run}>
        {confirmLabel}
      </Button>
    </>
  )
  return (
    <Dialog {...dialog} size="small" footer={footer}>
      {children}
    </Dialog>
  )
}
