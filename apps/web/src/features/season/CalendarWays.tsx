import { apiRoot } from '@podium/contract/route'
import { seasonPhrases } from '@podium/phrases/season'
import { usePublicConfig } from '../../shared/config/publicConfig.tsx'
import { copyText } from '../../shared/downloads/copyText.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { Button } from '../../ui/actions/Button.tsx'
import { CopyIcon } from '../../ui/icons/signs.tsx'
import styles from './season.module.css'

/** An athlete's competitions in the reader's own calendar: as a subscription, or once as a file. */
export function CalendarWays({ athleteId }: { athleteId: number }) {
  const t = usePhrases(seasonPhrases).competitions
  const { language } = usePreferences()
  const { publicUrl } = usePublicConfig()
  const path = `${apiRoot}/athletes/${athleteId}/season.ics?lang=${language}`
  const address = publicUrl + path
  return (
    <div className={styles.calendar}>
      <a href={address.replace(/^https?:/, 'webcal:')}>{t.subscribe}</a>
      <small>{t.subscribeHint}</small>
      <div className={styles.acts}>
        <Button
          size="small"
          variant="quiet"
          icon={<CopyIcon />}
          onClick={() => void copyText(address, t)}
        >
          {t.copy}
        </Button>
        <a href={path} download>
          {t.calendar}
        </a>
      </div>
    </div>
  )
}
