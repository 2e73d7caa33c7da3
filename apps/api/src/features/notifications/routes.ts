import * as contract from '@podium/contract/notifications'
import type { Http } from '../../platform/http/index.ts'
import { chooseSettings, readSettings } from './choose-settings.ts'
import { countUnread, listNotifications, readNotifications } from './list-notifications.ts'
import { createUnsubscribeTokens, readUnsubscribe, unsubscribe } from './unsubscribe.ts'

export function notificationsRoutes({ read, write }: Http, secret: string): void {
  const tokens = createUnsubscribeTokens(secret)
  read(contract.listNotifications, (db, { query }, { viewer }) =>
    listNotifications(db, viewer.id, query),
  )
  read(contract.countUnread, (db, _input, { viewer }) => countUnread(db, viewer.id))
  write(contract.markNotificationsRead, (tx, { body }, { viewer }) =>
    readNotifications(tx, viewer.id, body),
  )
  read(contract.getNotificationSettings, (db, _input, { viewer }) => readSettings(db, viewer))
  write(contract.putNotificationSettings, (tx, { body }, { viewer }) =>
    chooseSettings(tx, viewer, body.settings),
  )
  read(contract.readUnsubscribe, (db, { query }) => readUnsubscribe(db, tokens, query.token))
  write(contract.unsubscribe, (tx, { body }) => unsubscribe(tx, tokens, body))
}
