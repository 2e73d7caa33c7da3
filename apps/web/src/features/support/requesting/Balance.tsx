import { supportPhrases } from '@podium/phrases/support'
import { useMay } from '../../../client/index.ts'
import { useFormats } from '../../../shared/language/formats.ts'
import { missingOf } from '../../../shared/credits/missingCredits.ts'
import { usePhrases } from '../../../shared/language/phrases.ts'
import { Notice } from '../../../ui/feedback/Notice.tsx'
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx'
import { WarningIcon } from '../../../ui/icons/signs.tsx'
import { Credits } from '../../../ui/surfaces/Credits.tsx'
import styles from './SupportDialog.module.css'

interface Props {
  /** Less what is owed; undefined while it is not known. */
  available: number | undefined
  /** What it costs; null while no amount is chosen. */
  credits: number | null
}

/** The wallet before and after; where it does not reach, what is missing. */
export function Balance({ available, credits }: Props) {
  const t = usePhrases(supportPhrases).dialog
  const missing = missingOf(available, credits)
  // Who spends for somebody without seeing their money reads the price alone.
  const seesMoney = useMay('MONEY_READ')
  const owes = available !== undefined && available < 0
  return (
    <>
      <dl className={styles.balance}>
        {seesMoney && <Line term={t.balance.now} credits={available && Math.max(0, available)} />}
        {seesMoney && owes && <Line term={t.balance.owed} credits={available} />}
        <Line term={t.balance.cost} credits={credits === null ? 0 : -credits} />
        {seesMoney && missing === 0 && (
          <Line
            term={t.balance.after}
            credits={available === undefined ? undefined : available - (credits ?? 0)}
            isSum
          />
        )}
      </dl>
      {missing > 0 && <Missing missing={missing} />}
    </>
  )
}

function Line(props: { term: string; credits: number | undefined; isSum?: boolean }) {
  const t = usePhrases(supportPhrases)
  const { number } = useFormats()
  const { term, credits, isSum = false } = props
  const written = number(credits ?? 0).replace('-', '−')
  return (
    <div className={styles.line} data-sum={isSum}>
      <dt>{term}</dt>
      <dd>
        {credits === undefined ? (
          <Skeleton width="4rem" />
        ) : (
          <Credits value={written} label={t.credits(written)} />
        )}
      </dd>
    </div>
  )
}

function Missing({ missing }: { missing: number }) {
  const t = usePhrases(supportPhrases).dialog
  const { number } = useFormats()
  return (
    <Notice tone="danger" icon={<WarningIcon />} role="status">
      <strong>{t.missing(number(missing))}.</strong> {t.missingText}
    </Notice>
  )
}
