import { type Config, secretOf } from '../config.ts'
import {
  forgettingHandler,
  identityMails,
  linkHandlers,
  lostFactorsHandler,
  unprovenHandler,
} from '../features/identity/index.ts'
import { endedInvitationsHandler, invitationMail } from '../features/invitations/index.ts'
import {
  agreementsExport,
  forgettingAgreementsHandler,
  remindingOfDeliverablesHandler,
} from '../features/agreements/index.ts'
import { decisionsExport } from '../features/decisions/index.ts'
import {
  delegationMails,
  delegationsExport,
  delegationsHandler,
} from '../features/delegations/index.ts'
import { tokensExport } from '../features/tokens/index.ts'
import {
  endedOffersHandler,
  guardianMails,
  guardianshipExport,
} from '../features/guardianship/index.ts'
import { achievementsExport } from '../features/clubs/index.ts'
import {
  cleaningHandler,
  filesExport,
  type FileDeps,
  videoHandler,
} from '../features/files/index.ts'
import { galleryExport, purgingHandler } from '../features/galleries/index.ts'
import { spreadingHandler, sweepingFeedsHandler } from '../features/feed/index.ts'
import { exposureExport } from '../features/exposure/index.ts'
import { followsExport } from '../features/follows/index.ts'
import {
  contactRequestMail,
  digestHandler,
  messageMails,
  messagesExport,
  oldRequestsHandler,
} from '../features/messages/index.ts'
import {
  askMailChoice,
  createUnsubscribeTokens,
  followersHandler,
  forgettingNotificationsHandler,
  notificationMails,
  notificationsExport,
  competitionsHandler,
  goalsHandler,
  nearCompetitionsHandler,
  newGoalsHandler,
  readersHandler,
  termsHandler,
  yearsHandler,
} from '../features/notifications/index.ts'
import { createSendPush, pushExport, pushHandlers, pushKeysOf } from '../features/push/index.ts'
import { forgettingSendersHandler, noticeMails, reportsExport } from '../features/reports/index.ts'
import { tidyingHandler } from '../features/network/index.ts'
import {
  forgettingBuyersHandler,
  issuingHandler,
  paymentMails,
  type PaymentParts,
  paymentsExport,
  reconcilingHandler,
} from '../features/payments/index.ts'
import {
  deadlineHandler,
  forgettingSellersHandler,
  orderMails,
  ordersExport,
  recallHandler,
} from '../features/orders/index.ts'
import { planMails, plansExport, remindingHandler } from '../features/plans/index.ts'
import { productsExport } from '../features/products/index.ts'
import {
  profileExport,
  protectionHandler,
  restrictionsHandler,
} from '../features/profiles/index.ts'
import { supportPorts } from './support-ports.ts'
import { registersExport } from '../features/registers/index.ts'
import {
  newPeopleMail,
  savedSearchesExport,
  savedSearchesHandler,
} from '../features/saved-searches/index.ts'
import { shortlistExport } from '../features/shortlist/index.ts'
import { seasonExport } from '../features/season/index.ts'
import { accountExport, exportHandlers, settingsMails } from '../features/settings/index.ts'
import { sportestExport } from '../features/sportest/index.ts'
import {
  endingMatchesHandler,
  expiringHandler,
  matchesExport,
  supportExport,
  supportSettingsExport,
  supportMails,
  supportRemindingHandler,
} from '../features/support/index.ts'
import { tradersExport, tradersHandler } from '../features/traders/index.ts'
import { provingHandler, walletExport } from '../features/wallet/index.ts'
import { createSendWebhook, webhookHandlers, webhooksExport } from '../features/webhooks/index.ts'
import type { Database, InTransaction } from '../platform/database/index.ts'
import { forgettingKeysHandler, limitsHandler } from '../platform/http/index.ts'
import { forgettingChangesHandler } from '../platform/jobs/forget-changes.ts'
import type { JobHandler } from '../platform/jobs/index.ts'
import type { Log } from '../platform/log.ts'
import { mailHandler } from '../platform/mail/index.ts'

/** Every kind of mail that can be sent. */
export const mails = [
  ...identityMails,
  invitationMail,
  ...settingsMails,
  ...delegationMails,
  ...guardianMails,
  ...paymentMails,
  ...planMails,
  ...Object.values(supportMails),
  ...orderMails,
  ...messageMails,
  ...notificationMails,
  newPeopleMail,
  contactRequestMail,
  ...noticeMails,
]

/** Each feature adds what it stores about a person to the data that they download (`account.settings`). */
export const exported = [
  accountExport,
  decisionsExport,
  delegationsExport,
  tokensExport,
  guardianshipExport,
  profileExport,
  achievementsExport,
  filesExport,
  galleryExport,
  sportestExport,
  walletExport,
  paymentsExport,
  plansExport,
  supportExport,
  supportSettingsExport,
  matchesExport,
  exposureExport,
  seasonExport,
  agreementsExport,
  tradersExport,
  registersExport,
  productsExport,
  ordersExport,
  messagesExport,
  followsExport,
  shortlistExport,
  savedSearchesExport,
  reportsExport,
  notificationsExport,
  pushExport,
  webhooksExport,
]

/** What the handlers need. */
interface Tools {
  config: Config
  log: Log
  database: Pick<Database, 'db' | 'pool'>
  inTransaction: InTransaction
  files: FileDeps
  payments: PaymentParts
}

/** The handlers of all jobs: mails, deadlines, reminders, cleaning. */
export function createJobHandlers({
  config,
  log,
  database,
  inTransaction,
  files,
  payments,
}: Tools): JobHandler[] {
  const { db, pool } = database
  const { storage } = files
  const secret = secretOf(config)
  const unsubscribing = createUnsubscribeTokens(secret)
  const send = createSendPush(config, pushKeysOf(secret))
  const sendWebhook = createSendWebhook({ secret, localToo: config.localEndpoints })
  return [
    mailHandler(config, db, mails, askMailChoice(db, unsubscribing)),
    ...linkHandlers(inTransaction),
    ...exportHandlers(exported, { db, inTransaction, storage, log }),
    delegationsHandler({ db, inTransaction, log }),
    videoHandler(files),
    cleaningHandler(files),
    purgingHandler(inTransaction),
    forgettingHandler({ db, inTransaction, log }),
    unprovenHandler({ db, inTransaction, log }),
    lostFactorsHandler({ db, inTransaction, log }),
    endedInvitationsHandler(inTransaction),
    endedOffersHandler(inTransaction),
    oldRequestsHandler(inTransaction),
    forgettingSendersHandler(inTransaction),
    protectionHandler({ db, inTransaction, log }),
    restrictionsHandler(inTransaction),
    limitsHandler(pool),
    forgettingChangesHandler(database.db),
    forgettingKeysHandler(inTransaction),
    reconcilingHandler(payments),
    provingHandler(inTransaction, log),
    issuingHandler(payments),
    forgettingBuyersHandler(inTransaction),
    remindingHandler(inTransaction),
    tidyingHandler(inTransaction),
    expiringHandler({ db, inTransaction, log }),
    supportRemindingHandler(inTransaction),
    endingMatchesHandler({ db, inTransaction, log }, supportPorts),
    remindingOfDeliverablesHandler(inTransaction),
    forgettingAgreementsHandler(inTransaction),
    tradersHandler(inTransaction),
    deadlineHandler({ db, inTransaction, log }),
    recallHandler({ db, inTransaction }),
    forgettingSellersHandler(inTransaction),
    digestHandler({ db, inTransaction, log }),
    spreadingHandler(inTransaction),
    sweepingFeedsHandler(inTransaction),
    followersHandler(inTransaction),
    readersHandler(inTransaction),
    goalsHandler(inTransaction),
    newGoalsHandler(inTransaction),
    nearCompetitionsHandler(inTransaction),
    competitionsHandler(inTransaction),
    yearsHandler(inTransaction),
    termsHandler(inTransaction),
    savedSearchesHandler({ db, inTransaction, log }, config),
    forgettingNotificationsHandler(inTransaction),
    ...pushHandlers({ db, inTransaction, send, log }),
    ...webhookHandlers({ db, inTransaction, send: sendWebhook, log }),
  ]
}
