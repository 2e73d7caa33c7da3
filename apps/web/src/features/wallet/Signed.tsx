import { numbers, perLanguage } from '@podium/phrases/format'
import { walletPhrases } from '@podium/phrases/wallet'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import styles from './Signed.module.css'

const signedIn = perLanguage((locale) => numbers(locale, { signDisplay: 'exceptZero' }))

/** Credits that came in (+) or went out (−). */
export function Signed({ credits }: { credits: number }) {
  const t = usePhrases(walletPhrases)
  const { language } = usePreferences()
  return (
    <span className={styles.signed} data-way={credits > 0 ? 'in' : 'out'}>
      {signedIn(language)(credits).replace('-', '−')}
      <span className="visually-hidden"> {t.unit}</span>
    </span>
  )
}
