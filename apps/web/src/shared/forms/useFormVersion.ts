import { useState } from 'react'
import { Refusal } from '../../client/index.ts'

/**
 * The key of a form that shows what the server keeps: it begins anew with every version, but for what is
 * typed. From the first letter until it is sent, a change from elsewhere takes nothing away. A form tells the
 * version it began with, or a later one in the same words, as after a decision; of other words the server
 * refuses it, and sent once more it says that it replaces them.
 */
export function useFormVersion(version: number, given: readonly string[]) {
  const [began, setBegan] = useState<{ version: number; words: string } | null>(null)
  const [replaces, setReplaces] = useState<number | null>(null)
  const words = JSON.stringify(given)
  const onTyped = () => setBegan((before) => before ?? { version, words })
  return {
    key: began?.version ?? version,
    after: replaces ?? (began && began.words !== words ? began.version : version),
    isStale: replaces !== null,
    onTyped,
    onSent: () => {
      setBegan(null)
      setReplaces(null)
    },
    onStale: (current: number) => {
      onTyped()
      setReplaces(current)
    },
  }
}

export type FormVersion = ReturnType<typeof useFormVersion>

/** What stands where another window was faster; undefined where something else went wrong. */
export function changedMeanwhile<Kept>(error: unknown): Kept | undefined {
  if (!(error instanceof Refusal) || !error.has('stateChanged')) return undefined
  return error.current as Kept | undefined
}
