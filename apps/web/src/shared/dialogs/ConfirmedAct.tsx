import { Button, type ButtonProps } from '../../ui/actions/Button.tsx'
import { useAct } from '../forms/useAct.ts'
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
  const { isBusy, run } = useAct(() => act(dialog.close))
  return (
    <>
      <Button {...button} onClick={dialog.open} />
      {dialog.isOpen && (
        <ConfirmDialog {...asked} busy={isBusy} onConfirm={run} onClose={dialog.close} />
      )}
    </>
  )
}
