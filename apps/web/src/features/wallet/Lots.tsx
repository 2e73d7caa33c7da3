import { thisMoment } from '@podium/contract/clock'
import { useState } from 'react'
import { calendarDay } from '@podium/contract/calendar'
import { paths } from '@podium/contract/paths'
import type { Lot } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet'
import { useMay } from '../../client/index.ts'
import { Link } from '../../router/index.ts'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useRead } from '../../shared/rendering/useRead.tsx'
import { mostLots, ownLots } from './queries.ts'
import styles from './Lots.module.css'

/** What one's credits came as, asked for once it is opened (`wallet.lots`). */
export function Lots() {
  const t = usePhrases(walletPhrases).lots
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.lots} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.title}>{t.title}</summary>
      {isOpen && <List />}
    </details>
  )
}

function List() {
  const t = usePhrases(walletPhrases).lots
  const { number } = useFormats()
  const [data, instead] = useRead(ownLots, t.couldNotLoad, '6rem')
  if (!data) return instead
  if (data.total === 0) return <p className={styles.hint}>{t.empty}</p>
  return (
    <>
      <p className={styles.hint}>{t.hint}</p>
      <ul role="list" className={styles.list}>
        {data.list.map((lot) => (
          <Line key={lot.id} lot={lot} />
        ))}
      </ul>
      {data.total > mostLots && <p>{t.more(number(data.total - mostLots))}</p>}
    </>
  )
}

function Line({ lot }: { lot: Lot }) {
  const t = usePhrases(walletPhrases).lots
  const { number, date } = useFormats()
  return (
    <li className={styles.lot}>
      <span className={styles.kind}>{t.kinds[lot.kind]}</span>
      <span className={styles.left}>{t.left(number(lot.left), number(lot.credits))}</span>
      <time className={styles.when} dateTime={lot.createdAt}>
        {date(lot.createdAt)}
      </time>
      <Withdrawable lot={lot} />
    </li>
  )
}

/** Until when its purchase can be withdrawn, and the way there. */
function Withdrawable({ lot: { credits, paymentId, withdrawableUntil } }: { lot: Lot }) {
  const t = usePhrases(walletPhrases).lots
  const { date, number } = useFormats()
  const spends = useMay('SPEND')
  if (!paymentId || !withdrawableUntil || withdrawableUntil < calendarDay(thisMoment())) return null
  if (!spends) return null
  return (
    <p className={styles.until}>
      {t.until(date(withdrawableUntil))}{' '}
      <Link
        to={paths.payments({ withdraw: paymentId })}
        className={styles.way}
        aria-label={t.withdrawFrom(number(credits))}
      >
        {t.withdraw}
      </Link>
    </p>
  )
}
