import type { Product } from '@podium/contract/products'
import type { TraderDetails } from '@podium/contract/traders'
import { tradersPhrases } from '@podium/phrases/traders'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'
import { ChevronDownIcon } from '../../ui/icons/signs.tsx'
import styles from './traders.module.css'

interface Props {
  trader: TraderDetails
  /** When that was checked, in a sentence; nothing where it is told elsewhere. */
  checked?: string | null
  /** All of it is read at once. */
  open?: boolean
}

/** Who sells: a line that opens on all that a buyer has a right to know (`traders.shown`). */
export function SoldBy({ trader, checked = null, open }: Props) {
  const t = usePhrases(tradersPhrases).seller
  return (
    <div className={styles.seller}>
      <details open={open}>
        <summary>
          {t.open(trader.legalName)}
          <ChevronDownIcon />
        </summary>
        <TraderFacts trader={trader} />
      </details>
      {checked && <p className={styles.soft}>{checked}</p>}
    </div>
  )
}

/** The seller of a product, with the day of the check and until when it holds. */
export function SellerOf({
  product: { trader, traderCheck },
}: {
  product: Pick<Product, 'trader' | 'traderCheck'>
}) {
  const t = usePhrases(tradersPhrases).seller
  const { date } = useFormats()
  if (!trader) return null
  const checked =
    traderCheck && t.checked(traderCheck.on && date(traderCheck.on), date(traderCheck.until))
  return <SoldBy trader={trader} checked={checked} />
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
