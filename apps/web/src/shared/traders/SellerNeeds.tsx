import { paths } from '@podium/contract/paths'
import type { Trader } from '@podium/contract/traders'
import { tradersPhrases } from '@podium/phrases/traders'
import { useFormats } from '../language/formats.ts'
import { usePhrases } from '../language/phrases.ts'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { InfoIcon } from '../../ui/icons/signs.tsx'
import styles from './traders.module.css'

/** What keeps a sponsor's products from being offered, and the way to mend it; nothing where nothing does. */
export function SellerNeeds({ trader }: { trader: Trader | undefined }) {
  const t = usePhrases(tradersPhrases)
  const { date } = useFormats()
  if (!trader || trader.missing.length === 0) return null
  const { state, reason, until, missing } = trader
  // Who gave all of it waits for nothing but has to send it again.
  const isOver = state === 'REFUSED' || state === 'EXPIRED'
  const isAgain = isOver && missing.every((need) => need === 'verification')
  const said = {
    REFUSED: [t.tells.refused(reason), ...(isAgain ? [t.tells.refusedThen] : [])],
    EXPIRED: [until ? t.tells.expired(date(until)) : t.needed],
  }
  return (
    <Notice icon={<InfoIcon />}>
      <div className={styles.needs}>
        {(isOver ? said[state] : [t.needed]).map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {!isAgain && <Missing needs={missing} />}
        <LinkButton size="small" to={paths.settings({ part: 'trader' })}>
          {state === 'SUBMITTED' ? t.title : isAgain ? t.toCorrect : t.toForm}
        </LinkButton>
      </div>
    </Notice>
  )
}

function Missing({ needs }: { needs: Trader['missing'] }) {
  const t = usePhrases(tradersPhrases)
  return (
    <div>
      <p className={styles.needsTitle}>{t.missing}</p>
      <ul>
        {needs.map((need) => (
          <li key={need}>{t.needs[need]}</li>
        ))}
      </ul>
    </div>
  )
}
