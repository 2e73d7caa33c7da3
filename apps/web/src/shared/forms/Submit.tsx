import { Button, type ButtonProps } from '../../ui/actions/Button.tsx'

/** The button that sends a form. */
export function Submit(props: Omit<ButtonProps, 'type' | 'variant'>) {
  return <Button {...props} type="submit" variant="primary" />
}
