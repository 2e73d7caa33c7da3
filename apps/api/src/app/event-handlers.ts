import type { Config } from '../config.ts'
import {
  accountActivated,
  accountClosed,
  accountClosing,
  accountForgotten,
  accountOpened,
  accountReopened,
  accountTakenBack,
  factorGone,
  factorLost,
  passwordSet,
  tellFormerOwner,
} from '../features/identity/index.ts'
import { appealAnswered } from '../features/decisions/index.ts'
import { expireExport } from '../features/settings/index.ts'
import {
  agreementAccepted,
  agreementEnded,
  agreementProposed,
  closeAgreements,
  forgetAgreements,
  reopenAgreements,
} from '../features/agreements/index.ts'
import { forgetAudited } from '../features/audit/index.ts'
import { achievementAdded } from '../features/clubs/index.ts'
import {
  delegationEnded,
  endGiven,
  followPassword,
  leaveDelegations,
  leaveToGuardians,
  partDelegations,
} from '../features/delegations/index.ts'
import { endTokensOf } from '../features/tokens/index.ts'
import { forgetFiles, mediaReady, mediaUploaded, uploadBegun } from '../features/files/index.ts'
import {
  becomeAlone,
  forgetAsked,
  forgetChoices,
  tellGuardiansOfEnd,
  tellGuardiansOfLoss,
} from '../features/guardianship/index.ts'
import { forgetExposures } from '../features/exposure/index.ts'
import { addToGallery, requireRoom } from '../features/galleries/index.ts'
import {
  emptyFeed,
  fillFeed,
  fillFeedAgain,
  tellAchievement,
  tellCompetition,
  tellGoal,
  tellMatch,
  tellMedia,
  tellProduct,
  tellSupport,
  tellUpdate,
  thinFeed,
} from '../features/feed/index.ts'
import { endFollows, followed, unfollowed } from '../features/follows/index.ts'
import { blocked, conversationRead } from '../features/messages/index.ts'
import {
  connectNotifications,
  forgetMessageBell,
  forgetOrderBell,
  forgetProposalBell,
  forgetRequestBell,
  notifyFollowers,
  notifyOfGoal,
  notifyOfNewGoal,
  notifyOfTerms,
  tellOfTermsAhead,
  notifyReaders,
  takeBackMatchBell,
  takeBackProposalBell,
  takeBackRequestBell,
} from '../features/notifications/index.ts'
import { termsAnnounced } from '../features/legal/index.ts'
import { syncDirectoryEntry } from '../features/network/index.ts'
import {
  paymentPaid,
  paymentRefunded,
  purchaseTakenBack,
  requestCreditNote,
  requestInvoiceBy,
} from '../features/payments/index.ts'
import { keepOpenForOrders, orderMoved, tellBuyers } from '../features/orders/index.ts'
import { leavePlan, refundPeriod, startPlan } from '../features/plans/index.ts'
import { forgetProducts, productOffered, productRecalled } from '../features/products/index.ts'
import {
  followAccount,
  profileChanged,
  protectionBegan,
  protectionEnded,
  publishOnActivation,
  startProfile,
} from '../features/profiles/index.ts'
import {
  competitionAnnounced,
  goalReached,
  goalSet,
  noteReached,
  updatePublished,
} from '../features/season/index.ts'
import {
  closeMatches,
  closeSupports,
  keepShown,
  matchEnded,
  matchSet,
  partMatches,
  reopenSupports,
  supportAccepted,
  supportCancelled,
  supportRejected,
  supportReopened,
  supportUnanswered,
} from '../features/support/index.ts'
import { takeBackAdmins } from '../features/invitations/index.ts'
import { clearSearches } from '../features/saved-searches/index.ts'
import { clearShortlist } from '../features/shortlist/index.ts'
import { closeWallet, reopenWallet } from '../features/wallet/index.ts'
import {
  connectWebhooks,
  forgetWebhooks,
  keepFromServers,
  pauseWebhooks,
} from '../features/webhooks/index.ts'
import type { Tx } from '../platform/database/index.ts'
import type { DomainEvent } from '../platform/domain-event.ts'
import { forgetAllElse } from './kept.ts'

/** The events of each feature, and what features on its right do about them. */
export function connectEventHandlers({ invoicing }: Pick<Config, 'invoicing'>): EventHandlers {
  const handlers = new EventHandlers()
    .on(accountOpened, startProfile)
    .on(accountActivated, publishOnActivation)
    .on(accountClosing, keepOpenForOrders)
    .on(accountClosed, expireExport)
    .on(accountClosed, followAccount)
    .on(accountClosed, closeSupports)
    .on(accountClosed, closeMatches)
    .on(accountClosed, closeAgreements)
    .on(accountClosed, closeWallet)
    .on(accountClosed, leavePlan)
    .on(accountReopened, followAccount)
    .on(accountReopened, reopenWallet)
    .on(accountReopened, reopenSupports)
    .on(accountReopened, reopenAgreements)
    .on(appealAnswered, tellFormerOwner)
    .on(accountForgotten, forgetAudited)
    .on(accountForgotten, forgetProducts)
    .on(accountForgotten, forgetFiles)
    .on(accountForgotten, forgetAgreements)
    .on(accountForgotten, forgetExposures)
    .on(accountForgotten, forgetAllElse)
    .on(uploadBegun, (tx, { ownerId }) => requireRoom(tx, ownerId))
    .on(mediaUploaded, addToGallery)
    .on(mediaReady, async (tx, { fileId, ownerId }) =>
      tx.publish(ownerId, { type: 'MEDIA_READY', id: fileId }),
    )
    .on(paymentPaid, startPlan)
    .on(paymentRefunded, requestCreditNote)
    .on(purchaseTakenBack, refundPeriod)
    .on(profileChanged, syncDirectoryEntry)
    .on(profileChanged, keepShown)
    .on(accountClosed, leaveDelegations)
    .on(accountClosed, endTokensOf)
    .on(accountClosed, takeBackAdmins)
    .on(passwordSet, endTokensOf)
    .on(passwordSet, pauseWebhooks)
    .on(accountTakenBack, endGiven)
    .on(passwordSet, followPassword)
    .on(passwordSet, forgetAsked)
    .on(factorLost, tellGuardiansOfLoss)
    .on(factorGone, tellGuardiansOfEnd)
    .on(blocked, partDelegations)
    .on(blocked, partMatches)
    .on(delegationEnded, forgetChoices)
    .on(protectionBegan, leaveToGuardians)
    .on(protectionEnded, becomeAlone)
    .on(accountClosed, endFollows)
    .on(conversationRead, forgetMessageBell)
    .on(supportAccepted, forgetRequestBell)
    .on(supportRejected, forgetRequestBell)
    .on(supportCancelled, takeBackRequestBell)
    .on(supportUnanswered, forgetRequestBell)
    .on(matchEnded, takeBackMatchBell)
    .on(agreementProposed, forgetProposalBell)
    .on(agreementAccepted, forgetProposalBell)
    .on(agreementEnded, takeBackProposalBell)
    .on(orderMoved, forgetOrderBell)
    .on(achievementAdded, notifyFollowers)
    .on(achievementAdded, tellAchievement)
    .on(mediaUploaded, tellMedia)
    .on(mediaReady, tellMedia)
    .on(productOffered, tellProduct)
    .on(productRecalled, tellBuyers)
    .on(supportAccepted, tellSupport)
    .on(supportAccepted, noteReached)
    .on(goalReached, notifyOfGoal)
    .on(competitionAnnounced, tellCompetition)
    .on(goalSet, tellGoal)
    .on(goalSet, notifyOfNewGoal)
    .on(matchSet, tellMatch)
    .on(updatePublished, tellUpdate)
    .on(updatePublished, notifyReaders)
    .on(termsAnnounced, notifyOfTerms)
    .on(accountActivated, tellOfTermsAhead)
    .on(followed, fillFeed)
    .on(unfollowed, thinFeed)
    .on(supportReopened, fillFeedAgain)
    .on(accountClosed, emptyFeed)
    .on(accountClosed, clearShortlist)
    .on(accountClosed, clearSearches)
    .on(accountClosed, forgetWebhooks)
    .on(protectionBegan, keepFromServers)
  if (invoicing !== 'elsewhere') handlers.on(paymentPaid, requestInvoiceBy(invoicing))
  connectWebhooks(handlers)
  connectNotifications(handlers)
  return handlers
}

type EventHandler<T> = (tx: Tx, what: T) => Promise<void>

/** The handlers of each event, in the order they were added. */
class EventHandlers {
  readonly #handlers = new Map<DomainEvent<unknown>, EventHandler<never>[]>()

  on<T>(what: DomainEvent<T>, handler: EventHandler<T>): this {
    const list = this.#handlers.get(what) ?? []
    this.#handlers.set(what, [...list, handler as EventHandler<never>])
    return this
  }

  async run<T>(tx: Tx, what: DomainEvent<T>, value: T): Promise<void> {
    const handlers = (this.#handlers.get(what) ?? []) as unknown as EventHandler<T>[]
    if (what.together) await Promise.all(handlers.map((handler) => handler(tx, value)))
    else for (const handler of handlers) await handler(tx, value)
  }
}
