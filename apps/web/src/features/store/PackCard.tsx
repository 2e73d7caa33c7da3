import type { ReactNode } from 'react'
import type { CreditPackView } from '@podium/contract/payments'
import { storePhrases } from '@podium/phrases/store'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import styles from './PackCard.module.css'

interface Props {
  pack: CreditPackView
  /** Left out for a viewer who cannot buy. */
  onBuy: ((credits: number) => void) | undefined
  /** Between the figures and the button: the slider of the diamond pack. */
  children?: ReactNode
}

/** A pack: its credits as the big number, what it costs and how far it reaches. */
export function PackCard({ pack, onBuy, children }: Props) {
  const t = usePhrases(storePhrases)
  const { number } = useFormats()
  const { tier, creditAmount } = pack
  const credits = number(creditAmount)
  return (
    <article className={styles.card} data-tier={tier} aria-labelledby={`pack-${tier}`}>
      <header className={styles.header}>
        <h2 id={`pack-${tier}`} className={styles.name}>
          {t.packs[tier]}
        </h2>
        <p className="soft">{t.taglines[tier]}</p>
      </header>
      <p className={styles.credits}>
        <Credits value={credits} unit={t.unit} size="large" />
      </p>
      {children}
      <Price pack={pack} />
      <p className={styles.reach}>{t.reach(pack)}</p>
      {onBuy && (
        <Button variant="primary" size="large" wide onClick={() => onBuy(creditAmount)}>
          {t.buy(credits)}
        </Button>
      )}
    </article>
  )
}

function Price({ pack }: { pack: CreditPackView }) {
  const t = usePhrases(storePhrases)
  const { money } = useFormats()
  const { grossCents, netCents, vatCents, vatPercent, creditAmount } = pack
  return (
    <div className={styles.price}>
      <p className={styles.gross}>
        <strong>{money(grossCents)}</strong> <span>{t.vatIncluded(vatPercent)}</span>
      </p>
      <p className={styles.parts}>
        {t.parts({ net: money(netCents), vat: money(vatCents), percent: vatPercent })}
      </p>
      <p className={styles.parts}>{t.perCredit(money(grossCents / creditAmount))}</p>
    </div>
  )
}
