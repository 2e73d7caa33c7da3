import { paths } from '@podium/contract/paths'
import { notificationPhrases } from '@podium/phrases/notifications'
import { byDay } from '../../shared/lists/byDay.ts'
import { Day } from '../../shared/lists/Day.tsx'
import { PagedList } from '../../shared/lists/PagedList.tsx'
import { usePhrases } from '../../shared/language/phrases.ts'
import { useSearchParams } from '../../router/index.ts'
import { Button, LinkButton } from '../../ui/actions/Button.tsx'
import { Tabs } from '../../ui/actions/Tabs.tsx'
import { EmptyState } from '../../ui/feedback/EmptyState.tsx'
import { Skeleton } from '../../ui/feedback/Skeleton.tsx'
import { BellIcon } from '../../ui/icons/signs.tsx'
import { GearIcon } from '../../ui/icons/wayIcons.tsx'
import { Page } from '../../ui/surfaces/Page.tsx'
import { PageTitle } from '../../ui/surfaces/PageTitle.tsx'
import { NotificationLine } from './NotificationLine.tsx'
import styles from './NotificationsScreen.module.css'
import { notificationsPageSize, notificationsRead } from './queries.ts'
import { useMarkRead } from './useMarkRead.ts'

const unreadAddress = paths.notifications({ unread: 'true' })

/** Everything one was told, newest first; a press leads to where it happened. */
export function NotificationsScreen() {
  const t = usePhrases(notificationPhrases)
  const [query] = useSearchParams()
  const unread = query.get('unread') === 'true'
  return (
    <Page width="text" gap={2}>
      <PageTitle actions={<Choices />}>{t.list.title}</PageTitle>
      <List unread={unread} />
    </Page>
  )
}

function Choices() {
  const { choices } = usePhrases(notificationPhrases).bell
  return (
    <LinkButton
      to={paths.settings({ part: 'notifications' })}
      variant="quiet"
      icon={<GearIcon />}
      className={styles.choices}
      title={choices}
    >
      <span className="visually-hidden">{choices}</span>
    </LinkButton>
  )
}

/** Which are shown, and the press that reads all of them. */
function Above({ unread }: { unread: boolean }) {
  const t = usePhrases(notificationPhrases).list
  const markRead = useMarkRead()
  return (
    <div className={styles.above}>
      <Tabs
        label={t.filter}
        current={unread ? unreadAddress : paths.notifications()}
        tabs={[
          { to: paths.notifications(), label: t.everything },
          { to: unreadAddress, label: t.onlyUnread },
        ]}
        replace
      />
      <Button size="small" variant="quiet" onClick={() => void markRead()}>
        {t.markAll}
      </Button>
    </div>
  )
}

function List({ unread }: { unread: boolean }) {
  const t = usePhrases(notificationPhrases).list
  const markRead = useMarkRead()
  return (
    <PagedList
      read={(page) => notificationsRead(page, { unread })}
      pageSize={notificationsPageSize}
      couldNotLoad={t.couldNotLoad}
      waiting={<Skeleton shape="block" height="24rem" />}
      empty={<EmptyState icon={<BellIcon />} {...(unread ? t.noneUnread : t.empty)} />}
      above={<Above unread={unread} />}
      isNarrowed={unread}
      pages={t.pages}
    >
      {(notifications) => (
        <div className="stacked">
          {byDay(notifications, ({ at }) => at).map((day) => (
            <Day key={day[0].id} at={day[0].at} level={2}>
              <ul role="list" className={styles.list}>
                {day.map((notification) => (
                  <li key={notification.id}>
                    <NotificationLine
                      notification={notification}
                      underDay
                      onFollow={() => void (notification.read || markRead([notification.id]))}
                    />
                  </li>
                ))}
              </ul>
            </Day>
          ))}
        </div>
      )}
    </PagedList>
  )
}
