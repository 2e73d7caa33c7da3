import type { ReactNode } from 'react'
import { ordersPhrases } from '@podium/phrases/orders'
import { useMay } from '../../client/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { InEuros } from '../../shared/credits/InEuros.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import styles from './BuyDialog.module.css'

interface Props {
  /** Less what is owed; undefined while it is not known. */
  available: number | undefined
  price: number
}

/** What one has, what it costs, and what is left then. */
export function Balance({ available, price }: Props) {
  const t = usePhrases(ordersPhrases).buying
  // Who spends for somebody without seeing their money reads the price alone.
  const seesMoney = useMay('MONEY_READ')
  const owes = available !== undefined && available < 0
  const after = available === undefined ? undefined : available - price
  return (
    <dl className={styles.balance}>
      {seesMoney && <Line term={t.available} credits={available && Math.max(0, available)} />}
      {seesMoney && owes && <Line term={t.owed} credits={available} />}
      <Line term={t.price} credits={-price}>
        <InEuros credits={price} />
      </Line>
      {seesMoney && <Line term={t.after} credits={after} isTotal />}
    </dl>
  )
}

interface LineProps {
  term: string
  credits: number | undefined
  isTotal?: boolean
  /** Beside the term. */
  children?: ReactNode
}

function Line({ term, credits, isTotal, children }: LineProps) {
  const t = usePhrases(ordersPhrases)
  const { number } = useFormats()
  const written = number(credits ?? 0).replace('-', '−')
  return (
    <div className={styles.line} data-total={isTotal}>
      <dt>
        {term} {children}
      </dt>
      <dd className={(credits ?? 0) < 0 && isTotal ? styles.short : undefined}>
        {credits === undefined ? (
          <Skeleton width="4rem" />
        ) : (
          <Credits value={written} label={t.price(written)} />
        )}
      </dd>
    </div>
  )
}
