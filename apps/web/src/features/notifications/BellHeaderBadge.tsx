import { useQuery } from '@tanstack/react-query'
import { paths } from '@podium/contract/paths'
import { notificationPhrases } from '@podium/phrases/notifications'
import { usePhrases } from '../../shared/language/phrases.ts'
import { IconButton } from '../../ui/actions/IconButton.tsx'
import { Popover } from '../../ui/actions/Popover.tsx'
import { Link } from '../../router/index.ts'
import { BellIcon, MailIcon } from '../../ui/icons/signs.tsx'
import styles from './BellHeaderBadge.module.css'
import { BellGlance } from './BellGlance.tsx'
import { unreadRead } from './queries.ts'

/** Most that a badge says; more is "9+". */
const mostShown = 9

/** Messages and notifications in the bar, each with what is unread. */
export function BellHeaderBadge() {
  const t = usePhrases(notificationPhrases).bell
  const { data } = useQuery(unreadRead)
  const { notifications = 0, messages = 0 } = data ?? {}
  return (
    <>
      <Link
        to={paths.messages()}
        className={styles.inbox}
        aria-label={t.messages(messages)}
        title={t.inbox}
      >
        <MailIcon />
        {messages > 0 && (
          <span className={styles.badge} aria-hidden="true">
            {written(messages)}
          </span>
        )}
      </Link>
      <Popover
        fromBar
        trigger={(props) => (
          <IconButton
            {...props}
            label={t.open(notifications)}
            icon={<BellIcon />}
            badge={notifications > 0 ? written(notifications) : undefined}
          />
        )}
      >
        {(close) => <BellGlance messages={messages} onLeave={close} />}
      </Popover>
    </>
  )
}

function written(count: number): string {
  return count > mostShown ? `${mostShown}+` : String(count)
}
