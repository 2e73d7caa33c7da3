import { type Language, languages, languageTable } from '@podium/contract/locale'
import { notificationKinds } from '@podium/contract/notifications'
import { personName } from '@podium/contract/person-name'
import { shortened } from '@podium/contract/shortened'
import { notificationChoicesPhrases } from '@podium/phrases/notification-choices'
import { notificationPhrases } from '@podium/phrases/notifications'
import { toldOf } from '@podium/phrases/told'
import type { Tx } from '../../platform/database/index.ts'
import { findPeople, type PersonRecord } from '../profiles/index.ts'
import { enqueuePushes, findDevicesOf, type PushMessage } from '../push/index.ts'
import { viewActor } from './list-notifications.ts'
import type { NewNotification } from './records.ts'

/** Characters of a text: more than a locked screen shows, and far less than a push service takes. */
const mostCharacters = 240

/** Tells the devices of some users what their bell says, each in their language (`notifications.push`). */
export async function pushNotification(
  tx: Tx,
  userIds: number[],
  notification: NewNotification,
): Promise<void> {
  const devices = await findDevicesOf(tx, userIds)
  if (devices.length === 0) return
  const { actorId } = notification
  const people = await findPeople(tx, actorId === null ? [] : [actorId])
  const actor = actorId === null ? undefined : people.get(actorId)
  await enqueuePushes(
    tx,
    languages.map((language) => ({
      devices: devices.filter((device) => device.language === language).map(({ id }) => id),
      message: messageOf(language, notification, actor),
    })),
  )
}

function messageOf(
  language: Language,
  { kind, facts, link, thread }: NewNotification,
  actor: PersonRecord | undefined,
): PushMessage {
  const t = notificationPhrases[language]
  // A locked screen is read by whoever is near: of who is protected it says no name (`minors.protected`).
  const who = actor?.protected ? '' : personName(viewActor(kind, actor))
  const text = toldOf(t, kind, who, facts)
  return {
    title: notificationChoicesPhrases[language].topics[notificationKinds[kind].topic],
    text: shortened(text, mostCharacters),
    path: link,
    tag: thread ?? `${kind}:${link}`,
    lang: languageTable[language].locale,
  }
}
