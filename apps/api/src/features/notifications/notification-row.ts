import type { NotificationFacts, NotificationKind } from '@podium/contract/notifications'
import type { Tx } from '../../platform/database/index.ts'
import type { DomainEvent } from '../../platform/domain-event.ts'
import { fullNameOf, mailNotification, type NotificationMail } from './mails.ts'
import { notifyAll } from './notify.ts'

/** How an event becomes a notification: to whom, by whom, with which facts, leading where. */
export interface Row<T> {
  /** Of the events only these; every one without it. */
  when?: (what: T) => boolean
  to: (what: T, tx: Tx) => number | number[] | Promise<number[]>
  /** Who did it; without it, no person did. */
  by?: (what: T, tx: Tx) => number | null | Promise<number | null>
  facts?: (what: T) => NotificationFacts
  /** A path of the product. */
  link: (what: T, tx: Tx) => string | Promise<string>
  /** Unread notifications of one thread are one, which counts them. */
  thread?: (what: T) => string
  /** Of the events with the same word here one a day is mailed to each reader by the kind's mail. */
  daily?: (what: T) => string
  /** Of the events only these are mailed by the kind's mail; every one without it. */
  mails?: (what: T, tx: Tx) => Promise<boolean>
  /** Where the feature of the event has mails of its own about it. */
  mail?: (tx: Tx, what: T) => Promise<void>
}

export interface RowKind {
  kind: NotificationKind
  mail: NotificationMail | null
}

/** Where handlers of events are added. */
export interface Handlers {
  on<T>(event: DomainEvent<T>, handler: (tx: Tx, what: T) => Promise<void>): unknown
}

/** A row of the table, which adds its handler once its kind is known. */
export type Rule = (handlers: Handlers, kindOfRow: RowKind) => void

export function on<T>(event: DomainEvent<T>, row: Row<T>): Rule {
  return (handlers, kindOfRow) => {
    handlers.on(event, (tx, what) => notifyOf(tx, kindOfRow, row, what))
  }
}

async function notifyOf<T>(tx: Tx, { kind, mail }: RowKind, row: Row<T>, what: T): Promise<void> {
  if (row.when && !row.when(what)) return
  const facts = row.facts?.(what) ?? {}
  const readers = [await row.to(what, tx)].flat()
  if (readers.length === 0) return
  const link = await row.link(what, tx)
  const actorId = (await row.by?.(what, tx)) ?? null
  const thread = row.thread?.(what) ?? null
  await Promise.all([
    notifyAll(tx, readers, { kind, actorId, facts, link, thread }),
    row.mail?.(tx, what),
  ])
  if (!mail || (row.mails && !(await row.mails(what, tx)))) return
  const about = { ...facts, link, who: actorId === null ? '' : await fullNameOf(tx, actorId) }
  await mailNotification(tx, readers, mail, about, row.daily?.(what))
}
