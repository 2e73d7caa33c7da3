import { useId } from 'react'
import { shellPhrases } from '@podium/phrases/shell'
import { Button } from '../../ui/actions/Button.tsx'
import { Dialog, type DialogProps } from '../dialogs/Dialog.tsx'
import { usePhrases } from '../language/phrases.ts'
import { Form } from './Form.tsx'
import type { ContractForm } from './useContractForm.ts'

export type FormDialogProps = Pick<
  DialogProps,
  'title' | 'size' | 'isLong' | 'onClose' | 'children'
> &
  Pick<ContractForm, 'form'> & {
    /** What the button that sends it says; none where nothing can be sent. */
    submit?: string
    /** What is done cannot be taken back. */
    danger?: boolean
    /** Nothing can be sent yet. */
    disabled?: boolean
    /** What the button that leaves it says, where "cancel" would be taken for the deed. */
    cancelLabel?: string
  }

/** A form of `useContractForm` in a dialog; its buttons stay in view. What is typed is not lost by a press beside it. */
export function FormDialog(props: FormDialogProps) {
  const { form, submit, danger = false, disabled = false, ...rest } = props
  const { cancelLabel, children, onClose, ...dialog } = rest
  const { cancel } = usePhrases(shellPhrases)
  const id = useId()
  return (
    <Dialog
      {...dialog}
      onClose={onClose}
      closeOnBackdrop={false}
      footer={
        <>
          <Button onClick={onClose}>{cancelLabel ?? cancel}</Button>
          {submit && (
            <Button
              type="submit"
              form={id}
              variant={danger ? 'danger' : 'primary'}
              busy={form.isBusy}
              disabled={disabled}
            >
              {submit}
            </Button>
          )}
        </>
      }
    >
      <Form {...form} id={id} className="stacked">
        {children}
      </Form>
    </Dialog>
  )
}
