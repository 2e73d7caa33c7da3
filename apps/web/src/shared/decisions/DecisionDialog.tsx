import type { RouteShape } from '@podium/contract/route'
import type { CallInput } from '../../client/transport.ts'
import { FormDialog, type FormDialogProps } from '../forms/FormDialog.tsx'
import { type FormOptions, useContractForm } from '../forms/useContractForm.ts'
import { DecisionFields, type ReasonTexts } from './DecisionFields.tsx'
import { missingIn, type Said, saidIn } from './decisionInput.ts'

interface Props<R extends RouteShape>
  extends
    Pick<FormDialogProps, 'title' | 'submit' | 'cancelLabel' | 'onClose' | 'children'>,
    Pick<FormOptions<R>, 'route' | 'onDone' | 'done' | 'keyFor' | 'onError'> {
  input: (said: Said) => CallInput<R>
  reason?: ReasonTexts
}

/** An admin restricts somebody: what that does, on what it rests, and why (`decisions.made`). */
export function DecisionDialog<R extends RouteShape>(props: Props<R>) {
  const { route, input, onDone, done, keyFor, onError, reason, children, ...dialog } = props
  const { form } = useContractForm<R>({
    route,
    input: (typed) => input(saidIn(typed)),
    check: missingIn,
    onDone,
    ...(done && { done }),
    keyFor,
    ...(onError && { onError }),
  })
  return (
    <FormDialog {...dialog} form={form} danger>
      {children}
      <DecisionFields reason={reason} />
    </FormDialog>
  )
}
