import type { ReactNode } from 'react'
import { Button } from '../actions/Button.tsx'
import { Dialog } from './Dialog.tsx'

type ConfirmDialogProps = {
  title: ReactNode
  /** What will happen, before the click. */
  children: ReactNode
  /** The act itself: "Delete the photo", not "OK". */
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  onConfirm: () => void
  onClose: () => void
  danger?: boolean
  busy?: boolean
}

/** Asks before an act that cannot be undone. Focus starts on the button that changes nothing. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { children, confirmLabel, cancelLabel, onConfirm, danger = false, busy, ...dialog } = props
  const footer = (
    <>
      <Button onClick={dialog.onClose} data-autofocus>
        {cancelLabel}
      </Button>
      <Button variant={danger ? 'danger' : 'primary'} busy={busy} onClick={onConfirm}>
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
