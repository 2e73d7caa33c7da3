import type { Notification } from '@podium/contract/notifications'
import { personName } from '@podium/contract/person-name'
import { deviceWords } from '@podium/phrases/devices'
import { notificationPhrases } from '@podium/phrases/notifications'
import { toldOf } from '@podium/phrases/told'
import { usePreferences } from '../../shared/language/Preferences.tsx'
import { timeOfDay } from '../../shared/rendering/nearMoment.ts'
import { useNearMoment } from '../../shared/rendering/useNearMoment.ts'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { DeviceIcon } from '../../ui/icons/DeviceIcon.tsx'
import { BellIcon } from '../../ui/icons/signs.tsx'
import { Named } from '../../shared/people/Named.tsx'
import { PersonPicture } from '../../shared/people/PersonPicture.tsx'
import { Facts } from '../../ui/surfaces/Facts.tsx'
import styles from './NotificationLine.module.css'

interface Props {
  notification: Notification
  /** Its time alone is said. */
  underDay?: boolean
  onFollow: () => void
}

/** What happened, who did it and when; leads to where it happened. */
export function NotificationLine({ notification, underDay, onFollow }: Props) {
  const t = usePhrases(notificationPhrases)
  const moment = useNearMoment()
  const { language } = usePreferences()
  const { kind, actor, facts, link, at, read } = notification
  const who = personName(actor ?? {})
  const when = <time dateTime={at}>{underDay ? timeOfDay(language, at) : moment(at)}</time>
  return (
    <Link to={link} className={styles.line} data-unread={!read || undefined} onClick={onFollow}>
      {actor?.visible ? (
        <PersonPicture person={actor} size="small" />
      ) : (
        <span className={styles.sign}>{facts.device ? <DeviceIcon /> : <BellIcon />}</span>
      )}
      <span className={styles.text}>
        <span>
          <Named who={who} text={(name) => toldOf(t, kind, name, facts)} />
        </span>
        <small>
          <Facts of={[when, facts.device && deviceWords(language, facts.device)]} />
        </small>
      </span>
      {!read && (
        <span className={styles.unread}>
          <span className="visually-hidden">{t.list.unread}</span>
        </span>
      )}
    </Link>
  )
}
