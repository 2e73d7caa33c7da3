import { type ComponentProps, useState } from 'react'
import { TextField } from '../../ui/fields/TextField.tsx'
import { InEuros } from './InEuros.tsx'

interface Props extends Pick<ComponentProps<typeof TextField>, 'label' | 'hint' | 'error'> {
  given?: number | undefined
}

/** The field for an amount of credits, with what they cost in the store under it (`credits.worth`). */
export function CreditsTextField({ given, ...field }: Props) {
  const [typed, setTyped] = useState(given === undefined ? '' : String(given))
  // As the field is judged: what else a number can be written as is refused.
  const credits = /^\s*\d+\s*$/.test(typed) ? Number(typed) : 0
  return (
    <div>
      <TextField
        {...field}
        name="credits"
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        required
      />
      {credits > 0 && <InEuros credits={credits} />}
    </div>
  )
}
