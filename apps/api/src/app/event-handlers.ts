import {
  accountActivated,
  accountClosed,
  accountClosing,
  accountForgotten,
  accountOpened,
} from '../features/identity/index.ts'
import { expireExport } from '../features/settings/index.ts'
import { forgetAudited } from '../features/audit/index.ts'
import { achievementAdded } from '../features/clubs/index.ts'
import { forgetFiles, mediaReady, mediaUploaded } from '../features/files/index.ts'
import { addToGallery } from '../features/galleries/index.ts'
import { endFollows } from '../features/follows/index.ts'
import { conversationRead } from '../features/messages/index.ts'
import {
  connectNotifications,
  forgetMessageBell,
  notifyFollowers,
} from '../features/notifications/index.ts'
import { syncDirectoryEntry } from '../features/network/index.ts'
import { paymentPaid, paymentRefunded } from '../features/payments/index.ts'
import { keepOpenForOrders } from '../features/orders/index.ts'
import { leavePlan, refundPeriod, startPlan } from '../features/plans/index.ts'
import { forgetProducts } from '../features/products/index.ts'
import {
  profileChanged,
  publishOnActivation,
  removeFromView,
  startProfile,
} from '../features/profiles/index.ts'
import { closeSupports, keepShown } from '../features/support/index.ts'
import { closeWallet } from '../features/wallet/index.ts'
import type { Tx } from '../platform/database/index.ts'
import type { DomainEvent } from '../platform/domain-event.ts'
import { forgetAllElse } from './kept.ts'

/** The events of each feature, and what features on its right do about them. */
export function connectEventHandlers(): EventHandlers {
  const handlers = new EventHandlers()
    .on(accountOpened, startProfile)
    .on(accountActivated, publishOnActivation)
    .on(accountClosing, keepOpenForOrders)
    .on(accountClosed, expireExport)
    .on(accountClosed, removeFromView)
    .on(accountClosed, closeSupports)
    .on(accountClosed, closeWallet)
    .on(accountClosed, leavePlan)
    .on(accountForgotten, forgetAudited)
    .on(accountForgotten, forgetProducts)
    .on(accountForgotten, forgetFiles)
    .on(accountForgotten, forgetAllElse)
    .on(mediaUploaded, addToGallery)
    .on(mediaReady, async (tx, { fileId, ownerId }) =>
      tx.publish(ownerId, { type: 'MEDIA_READY', id: fileId }),
    )
    .on(paymentPaid, startPlan)
    .on(paymentRefunded, refundPeriod)
    .on(profileChanged, syncDirectoryEntry)
    .on(profileChanged, keepShown)
    .on(accountClosed, endFollows)
    .on(conversationRead, forgetMessageBell)
    .on(achievementAdded, notifyFollowers)
  connectNotifications(handlers)
  return handlers
}

type EventHandler<T> = (tx: Tx, what: T) => Promise<void>

/** The handlers of each event, in the order they were added. */
class EventHandlers {
  readonly #byName = new Map<string, EventHandler<never>[]>()

  on<T>(what: DomainEvent<T>, handler: EventHandler<T>): this {
    const list = this.#byName.get(what.name) ?? []
    this.#byName.set(what.name, [...list, handler as EventHandler<never>])
    return this
  }

  async run<T>(tx: Tx, what: DomainEvent<T>, value: T): Promise<void> {
    for (const handler of this.#byName.get(what.name) ?? []) {
      await (handler as unknown as EventHandler<T>)(tx, value)
    }
  }
}
