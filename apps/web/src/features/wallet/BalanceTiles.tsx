import type { ReactNode } from 'react'
import type { Wallet } from '@podium/contract/wallet'
import { walletPhrases } from '@podium/phrases/wallet'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { WarningIcon } from '../../ui/icons/signs.tsx'
import { Credits } from '../../ui/surfaces/Credits.tsx'
import styles from './BalanceTiles.module.css'

interface Props {
  wallet: Wallet
  /** On the wallet's own page: larger, and every figure says what it means. */
  explained?: boolean
}

/** The three balances, each credit in exactly one of them; a debt only where there is one. */
export function BalanceTiles({ wallet, explained = false }: Props) {
  const t = usePhrases(walletPhrases)
  const { available, reserved, held, debt } = wallet
  return (
    <div className={styles.balance} data-explained={explained}>
      <dl className={styles.tiles}>
        <Tile label={t.available} credits={available} isMain hint={explained && t.availableHint} />
        <Tile label={t.reserved} credits={reserved} hint={explained && t.reservedHint} />
        <Tile label={t.held} credits={held} hint={explained && t.heldHint} />
        {debt > 0 && <Tile label={t.debt} credits={debt} />}
      </dl>
      {debt > 0 && (
        <Notice tone="danger" icon={<WarningIcon />}>
          {t.debtHint}
        </Notice>
      )}
    </div>
  )
}

interface TileProps {
  label: string
  credits: number
  isMain?: boolean
  hint?: ReactNode
}

function Tile({ label, credits, isMain = false, hint }: TileProps) {
  const t = usePhrases(walletPhrases)
  const { number } = useFormats()
  return (
    <div className={styles.tile} data-main={isMain}>
      <dt>{label}</dt>
      <dd>
        <Credits
          value={number(credits)}
          label={t.credits(number(credits))}
          size={isMain ? 'large' : 'medium'}
        />
        {hint && <p className="quiet">{hint}</p>}
      </dd>
    </div>
  )
}
