import { createElement, type ReactNode } from 'react'

/** A Portuguese verb with its pronoun: "ouve-se", "deixa-te". */
const withPronoun = /(\p{L}+-(?:[mts]e|[nv]os|lhes?|[lmnt]?[oa]s?)(?!\p{L}))/u

/** Words of which no line breaks between a verb and its pronoun. */
export function unbroken(text: ReactNode): ReactNode {
  if (typeof text !== 'string') return text
  // Of what a pattern with one group splits, every second piece is the group's.
  return text
    .split(withPronoun)
    .map((piece, at) =>
      at % 2 ? createElement('span', { key: at, className: 'unbroken' }, piece) : piece,
    )
}
