import type { TraderDetails } from '@podium/contract/traders'
import { tradersPhrases } from '@podium/phrases/traders'
import { usePhrases } from '../language/phrases.ts'
import { ChevronDownIcon } from '../../ui/icons/signs.tsx'
import styles from './traders.module.css'

/** Who sells: a line that opens on all that a buyer has a right to know (`traders.shown`). */
export function SoldBy({ trader }: { trader: TraderDetails }) {
  const t = usePhrases(tradersPhrases).seller
  return (
    <details className={styles.seller}>
      <summary>
        {t.open(trader.legalName)}
        <ChevronDownIcon />
      </summary>
      <TraderFacts trader={trader} />
      <p className={styles.soft}>{t.checked}</p>
    </details>
  )
}

/** What is known of a seller, one line each. */
function TraderFacts({ trader }: { trader: TraderDetails }) {
  const t = usePhrases(tradersPhrases).seller
  const { address, registration, phone, email } = trader
  return (
    <dl className={styles.facts}>
      <div>
        <dt>{t.address}</dt>
        <dd>{address}</dd>
      </div>
      <div>
        <dt>{t.registration}</dt>
        <dd>{registration}</dd>
      </div>
      <div>
        <dt>{t.phone}</dt>
        <dd>
          <a href={`tel:${phone}`}>{phone}</a>
        </dd>
      </div>
      <div>
        <dt>{t.email}</dt>
        <dd>
          <a href={`mailto:${email}`}>{email}</a>
        </dd>
      </div>
    </dl>
  )
}
