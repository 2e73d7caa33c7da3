import {
  allNotificationKinds,
  isMailSwitchable,
  type NotificationKind,
  notificationKinds,
  type NotificationSetting,
} from '@podium/contract/notifications'
import type { Role } from '@podium/contract/roles'
import { type Db, lock, type Tx } from '../../platform/database/index.ts'
import type { Viewer } from '../../platform/http/index.ts'
import { type Choice, defaultChoice, findChoices, upsertChoices } from './settings-records.ts'

function concerns(kind: NotificationKind, role: Role): boolean {
  const roles: readonly Role[] = notificationKinds[kind].roles
  return roles.includes(role)
}

/** A user's choice for every kind of event that can concern them. */
export async function readSettings(db: Db, viewer: Viewer): Promise<NotificationSetting[]> {
  const choices = await findChoices(db, viewer.id)
  return allNotificationKinds
    .filter((kind) => concerns(kind, viewer.role))
    .map((kind) => ({
      kind,
      ...(choices.get(kind) ?? defaultChoice(kind)),
      mailSwitchable: isMailSwitchable(kind),
    }))
}

interface Wish {
  kind: NotificationKind
  bell?: boolean | undefined
  mail?: boolean | undefined
  push?: boolean | undefined
}

/** Changes some choices of the viewer. */
export async function chooseSettings(
  tx: Tx,
  viewer: Viewer,
  wishes: Wish[],
): Promise<NotificationSetting[]> {
  await changeChoices(tx, viewer.id, wishes)
  return readSettings(tx, viewer)
}

/** Changes some choices of somebody; what a wish leaves out stays as it is. */
export async function changeChoices(tx: Tx, userId: number, wishes: Wish[]): Promise<void> {
  // Of two boxes of one kind that are pressed at once, the second must see the first.
  await lock(tx, 'notification-settings', userId)
  const choices = await findChoices(tx, userId)
  const changed = new Map<NotificationKind, Choice>()
  for (const { kind, bell, mail, push } of wishes) {
    const now = changed.get(kind) ?? choices.get(kind) ?? defaultChoice(kind)
    changed.set(kind, {
      bell: bell ?? now.bell,
      mail: mail ?? now.mail,
      push: push ?? now.push,
    })
  }
  await upsertChoices(tx, userId, changed)
}
