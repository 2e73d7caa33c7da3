import { textLimits } from '@podium/contract/limits'
import type { ComponentProps } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'

type Props = Omit<ComponentProps<typeof TextField>, 'type' | 'autoCapitalize' | 'spellCheck'>

/** An address on the web: with the keyboard for it, and nothing that corrects what is typed. */
export function LinkField(props: Props) {
  return (
    <TextField
      maxLength={textLimits.link}
      {...props}
      type="url"
      autoCapitalize="none"
      spellCheck={false}
    />
  )
}
