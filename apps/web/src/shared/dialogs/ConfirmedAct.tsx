import { Button, type ButtonProps } from '../../ui/actions/Button.tsx'
import { ConfirmDialog, type ConfirmDialogProps } from './ConfirmDialog.tsx'
import { useDialog } from './useDialog.ts'

type Props = Omit<ConfirmDialogProps, 'onConfirm' | 'onClose' | 'busy'> & {
  /** Tells the dialog from the others of the page. */
  name: string
  button: ButtonProps
  /** Does it, and closes the dialog once it is done. */
  act: (close: () => void) => Promise<void>
}

/** A button whose act is done after one more tap. */
export function ConfirmedAct({ name, button, act, ...asked }: Props) {
  const dialog = useDialog(name)
  return (
    <>
      <Button {...button} onClick={dialog.open} />
      {dialog.isOpen && (
        <ConfirmDialog {...asked} onConfirm={() => act(dialog.close)} onClose={dialog.close} />
      )}
    </>
  )
}
