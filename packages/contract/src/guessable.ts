import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

// Large, and only needed where somebody chooses a password: import it late.

const estimate = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs })

/** What is looked at: the work grows much faster than the text, and no more is needed to tell. */
const looked = 30

/** Estimates run from 0 to 4; up to this one a password is among the first million that are tried. */
const guessed = 1

/** Whether a password is one that anybody guesses at once, also who knows the `own` words of a person. */
export function isGuessable(password: string, own: readonly string[]): boolean {
  const words = own.flatMap((text) => text.split(/[\s@.]+/)).filter((word) => word.length > 2)
  const text = password.normalize('NFKC').slice(0, looked)
  return estimate.check(text, words).score <= guessed
}
