import { creditsPhrases } from '@podium/phrases/credits'
import { usePhrases } from '../language/phrases.ts'
import styles from './WhatCreditsAre.module.css'

/**
 * What credits buy and that they cannot be turned into euros: stands wherever they change hands
 * (`credits.worth`).
 */
export function WhatCreditsAre() {
  const { meaning } = usePhrases(creditsPhrases)
  return <p className={styles.meaning}>{meaning}</p>
}
