import { Fragment } from 'react'

/** In no name and no title: the server keeps no such letter. */
const mark = '\0'

interface Props {
  /** The name that stands out; empty where the sentence has none. */
  who: string
  /** The sentence around the name it is given. */
  text: (who: string) => string
}

/** A sentence in which a name stands out, and no word that merely has the same letters. */
export function Named({ who, text }: Props) {
  const [before, ...named] = text(who && mark + who).split(mark)
  return (
    <>
      {before}
      {named.map((part) => (
        <Fragment key={part}>
          <strong>{who}</strong>
          {part.slice(who.length)}
        </Fragment>
      ))}
    </>
  )
}
