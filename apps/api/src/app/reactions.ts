import {
  accountActivated,
  accountClosed,
  accountClosing,
  accountForgotten,
  accountOpened,
  invitationAccepted,
  newDeviceSeen,
} from '../features/identity/index.ts'
import { forgetAudited } from '../features/audit/index.ts'
import { achievementAdded } from '../features/clubs/index.ts'
import { forgetFiles, mediaReady, mediaUploaded } from '../features/files/index.ts'
import { addToGallery } from '../features/galleries/index.ts'
import { endFollows } from '../features/follows/index.ts'
import { conversationRead, messageSent } from '../features/messages/index.ts'
import {
  forgetMessageBell,
  tellFollowers,
  tellOfAcceptance,
  tellOfAccepted,
  tellOfCancelled,
  tellOfClosed,
  tellOfDevice,
  tellOfEnd,
  tellOfExpiring,
  tellOfMessage,
  tellOfOrder,
  tellOfPayment,
  tellOfPurchase,
  tellOfRejected,
  tellOfRenewal,
  tellOfReport,
  tellOfRequest,
  tellOfUnanswered,
  tellOfVisibility,
} from '../features/notifications/index.ts'
import { reportDecided } from '../features/reports/index.ts'
import { keepDirectoryEntry } from '../features/network/index.ts'
import { paymentMoved, paymentPaid, paymentRefunded } from '../features/payments/index.ts'
import { keepOpenForOrders, orderMoved, orderPlaced } from '../features/orders/index.ts'
import { leavePlan, refundPeriod, renewalDue, startPlan } from '../features/plans/index.ts'
import { forgetProducts } from '../features/products/index.ts'
import {
  profileChanged,
  publishOnActivation,
  removeFromView,
  startProfile,
  visibilityDecided,
} from '../features/profiles/index.ts'
import {
  closeSupports,
  keepShown,
  mailAccepted,
  mailCancelled,
  mailClosed,
  mailEnded,
  mailExpiring,
  mailRejected,
  mailRequested,
  mailUnanswered,
  supportAccepted,
  supportCancelled,
  supportClosed,
  supportEnded,
  supportExpiring,
  supportRejected,
  supportRequested,
  supportUnanswered,
} from '../features/support/index.ts'
import { closeWallet } from '../features/wallet/index.ts'
import type { Tx } from '../platform/database/index.ts'
import type { Happening } from '../platform/events.ts'
import { forgetAllElse } from './kept.ts'

/** What one feature tells the features on its right, and who listens. */
export function connectReactions(): Reactions {
  return new Reactions()
    .on(accountOpened, startProfile)
    .on(accountActivated, publishOnActivation)
    .on(accountClosing, keepOpenForOrders)
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
    .on(supportRequested, mailRequested)
    .on(supportAccepted, mailAccepted)
    .on(supportRejected, mailRejected)
    .on(supportCancelled, mailCancelled)
    .on(supportUnanswered, mailUnanswered)
    .on(supportExpiring, mailExpiring)
    .on(supportEnded, mailEnded)
    .on(supportClosed, mailClosed)
    .on(profileChanged, keepDirectoryEntry)
    .on(profileChanged, keepShown)
    .on(accountClosed, endFollows)
    .on(conversationRead, forgetMessageBell)
    .on(messageSent, tellOfMessage)
    .on(achievementAdded, tellFollowers)
    .on(orderPlaced, tellOfPurchase)
    .on(orderMoved, tellOfOrder)
    .on(paymentMoved, tellOfPayment)
    .on(renewalDue, tellOfRenewal)
    .on(invitationAccepted, tellOfAcceptance)
    .on(newDeviceSeen, tellOfDevice)
    .on(reportDecided, tellOfReport)
    .on(visibilityDecided, tellOfVisibility)
    .on(supportRequested, tellOfRequest)
    .on(supportAccepted, tellOfAccepted)
    .on(supportRejected, tellOfRejected)
    .on(supportCancelled, tellOfCancelled)
    .on(supportUnanswered, tellOfUnanswered)
    .on(supportExpiring, tellOfExpiring)
    .on(supportEnded, tellOfEnd)
    .on(supportClosed, tellOfClosed)
}

type Reaction<T> = (tx: Tx, what: T) => Promise<void>

/** What reacts to what, in the order it was connected. */
class Reactions {
  readonly #byName = new Map<string, Reaction<never>[]>()

  on<T>(what: Happening<T>, reaction: Reaction<T>): this {
    const list = this.#byName.get(what.name) ?? []
    this.#byName.set(what.name, [...list, reaction as Reaction<never>])
    return this
  }

  async run<T>(tx: Tx, what: Happening<T>, value: T): Promise<void> {
    for (const reaction of this.#byName.get(what.name) ?? []) {
      await (reaction as unknown as Reaction<T>)(tx, value)
    }
  }
}
