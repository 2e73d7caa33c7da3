import { Fragment } from 'react'
import styles from './agreements.module.css'

/** A numbered line that is short enough to be the heading of what follows: "4. Name and image". */
const heading = /^\d+\. .{1,60}$/

/** The text of a version as it was written; the lines that head its clauses stand out. */
export function WrittenText({ text }: { text: string }) {
  return (
    <p className={styles.words}>
      {text.split('\n').map((line, at) => (
        <Fragment key={at}>
          {at > 0 && '\n'}
          {heading.test(line) ? <strong>{line}</strong> : line}
        </Fragment>
      ))}
    </p>
  )
}
