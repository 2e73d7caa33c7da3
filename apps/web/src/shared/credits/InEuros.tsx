import { mostCentsFor } from '@podium/contract/credits'
import { creditsPhrases } from '@podium/phrases/credits'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'
import styles from './WhatCreditsAre.module.css'

/** What credits cost in the store, beside them where somebody decides about them (`credits.worth`). */
export function InEuros({ credits, isShort = false }: { credits: number; isShort?: boolean }) {
  const { about, aboutShort } = usePhrases(creditsPhrases)
  const { euros } = useFormats()
  return (
    <span className={styles.euros}>
      {(isShort ? aboutShort : about)(euros(mostCentsFor(credits)))}
    </span>
  )
}
