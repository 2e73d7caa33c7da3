import { textLimits } from '@podium/contract/limits'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'inputMode'>

/** An address for mail: with the keyboard for it, and nothing that corrects what is typed. */
export function EmailField(props: Props) {
  return (
    <TextField
      name="email"
      maxLength={textLimits.email}
      autoComplete="email"
      {...props}
      type="email"
      inputMode="email"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
