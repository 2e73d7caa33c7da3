import {
  isMailSwitchable,
  type NotificationKind,
  notificationKinds,
} from '@podium/contract/notifications'
import type { Db, Tx } from '../../platform/database/index.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    notification_settings: SettingsTable
  }
}

interface SettingsTable {
  user_id: number
  kind: NotificationKind
  bell: boolean
  mail: boolean
  push: boolean
}

/** How a user wants to hear of a kind. */
export interface Choice {
  bell: boolean
  mail: boolean
  push: boolean
}

/** What holds until the user chooses otherwise. */
export function defaultChoice(kind: NotificationKind): Choice {
  const { mail } = notificationKinds[kind]
  const isMailed = mail === 'on' || mail === 'fixed'
  // What is worth a mail unasked is worth a device's noise.
  return { bell: true, mail: isMailed, push: isMailed }
}

/** What a user ever chose, by kind; kinds they never touched are left out. */
export async function findChoicesMade(
  db: Db,
  userId: number,
): Promise<Map<NotificationKind, Choice>> {
  const chosen = await db
    .selectFrom('notification_settings')
    .select(['kind', 'bell', 'mail', 'push'])
    .where('user_id', '=', userId)
    .execute()
  return new Map(chosen.map(({ kind, ...choice }) => [kind, choice]))
}

/**
 * What of a user's choices holds. A kind may have become one whose mails always go since its mail was
 * switched off: the choice about that mail says nothing any more.
 */
export async function findChoices(db: Db, userId: number): Promise<Map<NotificationKind, Choice>> {
  const made = await findChoicesMade(db, userId)
  return new Map(
    [...made].map(([kind, choice]) => [
      kind,
      isMailSwitchable(kind) ? choice : { ...choice, mail: defaultChoice(kind).mail },
    ]),
  )
}

/** Reads which of these people are mailed about a kind. */
export async function findMailed(
  db: Db,
  kind: NotificationKind,
  userIds: number[],
): Promise<number[]> {
  if (!isMailSwitchable(kind)) return defaultChoice(kind).mail ? userIds : []
  const chosen = await db
    .selectFrom('notification_settings')
    .select(['user_id', 'mail'])
    .where('kind', '=', kind)
    .where('user_id', 'in', userIds)
    .execute()
  const mails = new Map(chosen.map(({ user_id, mail }) => [user_id, mail]))
  return userIds.filter((id) => mails.get(id) ?? defaultChoice(kind).mail)
}

export async function upsertChoices(
  tx: Tx,
  userId: number,
  choices: Map<NotificationKind, Choice>,
): Promise<void> {
  const rows = [...choices].map(([kind, choice]) => ({ user_id: userId, kind, ...choice }))
  await tx
    .insertInto('notification_settings')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['user_id', 'kind']).doUpdateSet((row) => ({
        bell: row.ref('excluded.bell'),
        mail: row.ref('excluded.mail'),
        push: row.ref('excluded.push'),
      })),
    )
    .execute()
}
