import { read } from '../../client/index.ts'

const contract = () => import('@podium/contract/notifications')

/** Notifications on a page of the list. */
export const notificationsPageSize = 20

/** How much has not been read: what the bar shows. */
export const unreadRead = read({
  key: ['notifications', 'unread'],
  route: () => contract().then(({ countUnread }) => countUnread),
  input: {},
})

/** A page of the user's notifications, newest first; `page` from 0. */
export function notificationsRead(page: number, { unread = false, limit = notificationsPageSize }) {
  return read({
    key: ['notifications', 'list', page, unread, limit],
    route: () => contract().then(({ listNotifications }) => listNotifications),
    input: { query: { _page: page, _limit: limit, ...(unread && { unread: 'true' as const }) } },
  })
}

/** How one wants to hear of each kind of event. */
export const choicesRead = read({
  key: ['notifications', 'choices'],
  route: () => contract().then(({ getNotificationSettings }) => getNotificationSettings),
  input: {},
})
