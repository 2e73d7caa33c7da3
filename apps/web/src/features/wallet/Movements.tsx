import type { WalletTransaction } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Outcome } from './Outcome.tsx'
import { useTitle } from './useTitle.ts'
import { Signed } from './Signed.tsx'
import styles from './Movements.module.css'

/** Movements in short lines, for the popup. */
export function Movements({ movements }: { movements: WalletTransaction[] }) {
  const t = usePhrases(walletPhrases).table
  const { date } = useFormats()
  const titleOf = useTitle()
  return (
    <ul role="list" className={styles.movements}>
      {movements.map((line) => (
        <li key={line.id} className={styles.movement}>
          <span className={styles.words}>
            {titleOf(line)}
            {line.about && <span className={styles.subject}>{line.about.name}</span>}
            {line.goal && <span className={styles.subject}>{t.goal(line.goal.title)}</span>}
            <Outcome line={line} />
            <time dateTime={line.createdDate} className={styles.when}>
              {date(line.createdDate)}
            </time>
          </span>
          <Signed credits={line.creditsNumber} />
        </li>
      ))}
    </ul>
  )
}
