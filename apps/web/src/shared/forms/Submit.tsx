import { use } from 'react'
import { Button, type ButtonProps } from '../../ui/actions/Button.tsx'
import { FormBusy } from './Form.tsx'

/** The button that sends a form; busy while that is on its way. */
export function Submit(props: Omit<ButtonProps, 'type'>) {
  const isBusy = use(FormBusy)
  return <Button busy={isBusy} variant="primary" {...props} type="submit" />
}

/** The one of a form that is a screen of its own. */
export function WideSubmit(props: Pick<ButtonProps, 'disabled' | 'children'>) {
  return <Submit {...props} size="large" wide />
}
