import { walletPhrases } from '@podium/phrases/wallet'
import { useFormats } from '../../shared/language/formats.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './Signed.module.css'

/** Credits that came in (+) or went out (−). */
export function Signed({ credits }: { credits: number }) {
  const t = usePhrases(walletPhrases)
  const { locale } = useFormats()
  const written = new Intl.NumberFormat(locale, { signDisplay: 'exceptZero' })
    .format(credits)
    .replace('-', '−')
  return (
    <span className={styles.signed} data-way={credits > 0 ? 'in' : 'out'}>
      {written}
      <span className="visually-hidden"> {t.unit}</span>
    </span>
  )
}
