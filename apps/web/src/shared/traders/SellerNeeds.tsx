import { paths } from '@podium/contract/paths'
import type { Trader } from '@podium/contract/traders'
import { tradersPhrases } from '@podium/phrases/traders'
import { usePhrases } from '../language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import styles from './traders.module.css'

/** What keeps a sponsor's products from being offered, and the way to mend it; nothing where nothing does. */
export function SellerNeeds({ trader }: { trader: Trader | undefined }) {
  const t = usePhrases(tradersPhrases)
  if (!trader || trader.missing.length === 0) return null
  const { state, reason, missing } = trader
  return (
    <Notice icon={<InfoIcon />}>
      <div className={styles.needs}>
        <p>{state === 'REFUSED' ? t.tells.refused(reason) : t.needed}</p>
        <div>
          <p className={styles.needsTitle}>{t.missing}</p>
          <ul>
            {missing.map((need) => (
              <li key={need}>{t.needs[need]}</li>
            ))}
          </ul>
        </div>
        <LinkButton size="small" to={paths.settings({ part: 'trader' })}>
          {state === 'SUBMITTED' ? t.title : t.toForm}
        </LinkButton>
      </div>
    </Notice>
  )
}
