import { personName } from '@podium/contract/person-name'
import type { SupportEntry } from '@podium/contract/support'
import { supportPhrases } from '@podium/phrases/support'
import { usePhrases } from '../../../shared/language/phrases.ts'
import styles from './SupporterDialog.module.css'

/** What the athlete says to whom they accepted; nothing where they say nothing. */
export function ThankYou({ entry: { thankYou, athlete } }: { entry: SupportEntry }) {
  const t = usePhrases(supportPhrases).own
  if (!thankYou) return null
  return (
    <figure className={styles.thanks}>
      <blockquote>{thankYou}</blockquote>
      <figcaption>{t.says(personName(athlete))}</figcaption>
    </figure>
  )
}
