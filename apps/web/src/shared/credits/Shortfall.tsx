import { paths } from '@podium/contract/paths'
import { shortfallPhrases } from '@podium/phrases/shortfall'
import { LinkButton } from '../../ui/actions/Button.tsx'
import { Notice } from '../../ui/feedback/Notice.tsx'
import { WarningIcon } from '../../ui/icons/signs.tsx'
import { useFormats } from '../language/formats.ts'
import { packFor } from './missingCredits.ts'
import { usePhrases } from '../language/phrases.ts'
import styles from './Shortfall.module.css'

interface Props {
  /** Credits the user lacks. */
  missing: number
  /** Before they leave for the store: keeps where to come back to. */
  onLeave: () => void
}

/** Says how many credits are missing, and leads to the smallest pack that has them and back. */
export function Shortfall({ missing, onLeave }: Props) {
  const t = usePhrases(shortfallPhrases)
  const { number } = useFormats()
  return (
    <Notice tone="danger" icon={<WarningIcon />} role="status">
      <div className={styles.shortfall}>
        <p>
          <strong>{t.missing(number(missing))}</strong> {t.text}
        </p>
        <LinkButton
          to={paths.credits({ pack: packFor(missing) })}
          variant="primary"
          onClick={onLeave}
        >
          {t.buy}
        </LinkButton>
      </div>
    </Notice>
  )
}
