import type { WalletTransaction } from '@podium/contract/wallet'
import { useFormats } from '../../app/formats.ts'
import { Signed } from './Signed.tsx'
import styles from './Movements.module.css'

/** Movements in short lines, for the popup. */
export function Movements({ movements }: { movements: WalletTransaction[] }) {
  const { date } = useFormats()
  return (
    <ul role="list" className={styles.movements}>
      {movements.map(({ id, description, about, createdDate, creditsNumber }) => (
        <li key={id} className={styles.movement}>
          <span className={styles.words}>
            {description}
            {about && <span className={styles.subject}>{about.name}</span>}
            <time dateTime={createdDate} className={styles.when}>
              {date(createdDate)}
            </time>
          </span>
          <Signed credits={creditsNumber} />
        </li>
      ))}
    </ul>
  )
}
