import { paths } from '@podium/contract/paths'
import { notificationPhrases } from '@podium/phrases/notifications'
import { usePhrases } from '../../shared/language/phrases.ts'
import { Link } from '../../router/index.ts'
import { Button } from '../../ui/actions/Button.tsx'
import { useRead } from '../../shared/rendering/useRead.tsx'
import styles from './BellGlance.module.css'
import { NotificationLine } from './NotificationLine.tsx'
import { notificationsRead } from './queries.ts'
import { useMarkRead } from './useMarkRead.ts'

const shownLatest = 5

interface Props {
  onLeave: () => void
}

/** The latest under the bell, and the ways to all of it. */
export function BellGlance({ onLeave }: Props) {
  const t = usePhrases(notificationPhrases)
  const markRead = useMarkRead()
  return (
    <section className={styles.glance} aria-label={t.list.title}>
      <header className={styles.header}>
        <h2>{t.list.title}</h2>
        <Button size="small" variant="quiet" onClick={() => void markRead()}>
          {t.list.markAll}
        </Button>
      </header>
      <Latest onLeave={onLeave} />
      <footer className={styles.ways}>
        <Link to={paths.notifications()} onClick={onLeave}>
          {t.bell.all}
        </Link>
        <Link to={paths.settings({ part: 'notifications' })} onClick={onLeave}>
          {t.bell.choices}
        </Link>
      </footer>
    </section>
  )
}

function Latest({ onLeave }: Pick<Props, 'onLeave'>) {
  const t = usePhrases(notificationPhrases).list
  const markRead = useMarkRead()
  const [data, instead] = useRead(
    notificationsRead(0, { limit: shownLatest }),
    t.couldNotLoad,
    shownLatest,
  )
  if (!data) return instead
  if (data.list.length === 0) return <p className="soft">{t.empty.text}</p>
  return (
    <ul role="list" className={styles.list}>
      {data.list.map((notification) => (
        <li key={notification.id}>
          <NotificationLine
            notification={notification}
            onFollow={() => {
              onLeave()
              if (!notification.read) void markRead([notification.id])
            }}
          />
        </li>
      ))}
    </ul>
  )
}
