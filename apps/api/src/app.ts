import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { type Config, secretOf } from './config.ts'
import {
  accountActivated,
  accountClosed,
  accountClosing,
  accountExport,
  accountForgotten,
  accountOpened,
  chooseHumanCheck,
  createAccessTokens,
  createSessions,
  createSignInDelays,
  exportDuties,
  findRunning,
  forgettingDuty,
  type HumanCheck,
  identityMails,
  identityRoutes,
  invitationAccepted,
  linkDuties,
  newDeviceSeen,
  noDelays,
} from './features/identity/index.ts'
import { auditRoutes, forgetAudited } from './features/audit/index.ts'
import { adminRoutes } from './features/admin/index.ts'
import {
  achievementAdded,
  achievementsExport,
  achievementsOf,
  clubsRoutes,
  forgetAchievements,
  nameClub,
} from './features/clubs/index.ts'
import {
  cleaningDuty,
  createFileKeys,
  type FileRecord,
  filesExport,
  type FileWorks,
  filesRoutes,
  filmDuty,
  forgetFiles,
  mediaReady,
  mediaUploaded,
  serveFiles,
} from './features/files/index.ts'
import {
  addToGallery,
  forgetGallery,
  galleriesRoutes,
  galleryExport,
  purgingDuty,
} from './features/galleries/index.ts'
import { legalRoutes, publishBundled } from './features/legal/index.ts'
import { discoveryRoutes } from './features/discovery/index.ts'
import { endFollows, followsExport, followsRoutes } from './features/follows/index.ts'
import {
  contactRequestMail,
  conversationRead,
  digestDuty,
  forgetMessages,
  messageMails,
  messageSent,
  messagesExport,
  messagesRoutes,
} from './features/messages/index.ts'
import {
  askMailChoice,
  createUnsubscribeTokens,
  followersDuty,
  forgetMessageBell,
  forgetNotifications,
  forgettingNewsDuty,
  notificationMails,
  notificationsExport,
  notificationsRoutes,
  oneClickRoute,
  tellFollowers,
  tellOfAcceptance,
  tellOfAccepted,
  tellOfCancelled,
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
} from './features/notifications/index.ts'
import {
  forgetReports,
  reportDecided,
  reportsExport,
  reportsRoutes,
} from './features/reports/index.ts'
import { keepDirectoryEntry, networkRoutes, tidyingDuty } from './features/network/index.ts'
import {
  chooseProvider,
  forgetPayer,
  noticeRoutes,
  paymentMails,
  paymentMoved,
  paymentPaid,
  paymentRefunded,
  type PaymentParts,
  paymentsExport,
  paymentsRoutes,
  reconcilingDuty,
} from './features/payments/index.ts'
import { placesRoutes } from './features/places/index.ts'
import {
  deadlineDuty,
  forgetOrders,
  keepOpenForOrders,
  orderMails,
  orderMoved,
  orderPlaced,
  ordersExport,
  ordersRoutes,
} from './features/orders/index.ts'
import {
  endRefundedPlan,
  leavePlan,
  planMails,
  plansExport,
  plansRoutes,
  remindingDuty,
  renewalDue,
  startPlan,
} from './features/plans/index.ts'
import {
  forgetProducts,
  isOffered,
  productPages,
  productsExport,
  productsRoutes,
} from './features/products/index.ts'
import {
  forgetProfile,
  isShown,
  profileChanged,
  profileExport,
  profilesRoutes,
  publishOnActivation,
  removeFromView,
  sessionClub,
  shareCardRoutes,
  sitemapRoutes,
  startProfile,
  visibilityDecided,
} from './features/profiles/index.ts'
import {
  forgetSportests,
  scoreCardRoutes,
  seedOptions,
  sportestExport,
  sportestRoutes,
} from './features/sportest/index.ts'
import {
  closeSupports,
  expiringDuty,
  forgetSupports,
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
  supportEachOther,
  supportEnded,
  supportExpiring,
  supportExport,
  supportMails,
  supportRejected,
  supportRemindingDuty,
  supportRequested,
  supportRoutes,
  supportUnanswered,
} from './features/support/index.ts'
import { closeWallet, walletExport, walletRoutes } from './features/wallet/index.ts'
import {
  createInTransaction,
  type Database,
  type Db,
  type InTransaction,
  migrate,
  type Reading,
  readPrimary,
  readReplica,
} from './platform/database/index.ts'
import { Reactions } from './platform/events.ts'
import {
  apiRoot,
  createHttp,
  createLimits,
  createServer,
  forgettingKeysDuty,
  limitsDuty,
  noLimits,
} from './platform/http/index.ts'
import { healthRoutes } from './platform/http/health.ts'
import { openApiRoutes } from './platform/http/openapi.ts'
import { type Duty, type Jobs, openJobs } from './platform/jobs/index.ts'
import { createPublisher, type LivePublisher, liveRoutes } from './platform/live/index.ts'
import type { Log } from './platform/log.ts'
import { mailDuty, type MailKind } from './platform/mail/index.ts'
import { mailboxRoutes } from './platform/mail/mailbox-page.ts'
import { renderRoutes } from './platform/render/index.ts'
import { createCardPress, createStudio } from './platform/media/index.ts'
import { chooseStorage } from './platform/storage/choose-storage.ts'
import { createSpool } from './platform/storage/spool.ts'
import type { Storage } from './platform/storage/index.ts'

/** What everything stands on: the database with its transactions, and the job queue. */
export interface Ground {
  config: Config
  log: Log
  database: Database
  reading: Reading
  jobs: Jobs
  inTransaction: InTransaction
  duties: Duty[]
  storage: Storage
  files: FileWorks
  live: LivePublisher
  payments: PaymentParts
  /** Every kind of mail that can be sent. */
  mails: Pick<MailKind<object>, 'name' | 'event'>[]
}

/** What one feature tells the features on its right, and who listens. */
function connectReactions(): Reactions {
  return new Reactions()
    .on(accountOpened, startProfile)
    .on(accountActivated, publishOnActivation)
    .on(accountClosing, keepOpenForOrders)
    .on(accountClosed, removeFromView)
    .on(accountClosed, closeSupports)
    .on(accountClosed, closeWallet)
    .on(accountClosed, leavePlan)
    .on(accountForgotten, forgetAudited)
    .on(accountForgotten, forgetProfile)
    .on(accountForgotten, forgetAchievements)
    .on(accountForgotten, forgetGallery)
    .on(accountForgotten, forgetProducts)
    .on(accountForgotten, forgetOrders)
    .on(accountForgotten, forgetFiles)
    .on(accountForgotten, forgetSportests)
    .on(mediaUploaded, addToGallery)
    .on(mediaReady, async (tx, { fileId, ownerId }) =>
      tx.publish(ownerId, { type: 'MEDIA_READY', id: fileId }),
    )
    .on(accountForgotten, forgetPayer)
    .on(paymentPaid, startPlan)
    .on(paymentRefunded, endRefundedPlan)
    .on(accountForgotten, forgetSupports)
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
    .on(accountForgotten, forgetMessages)
    .on(accountForgotten, forgetReports)
    .on(accountForgotten, forgetNotifications)
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
    .on(supportClosed, tellOfEnd)
}

/** What a visible owner shows is there for everybody, products only while they are offered. */
async function isShownFile(db: Db, { id, owner_id, purpose }: FileRecord): Promise<boolean> {
  if (purpose === 'PRODUCT' && !(await isOffered(db, id))) return false
  return isShown(db, owner_id)
}

/** Lays the ground on an open database. `worker` also does the jobs in this process. */
export async function layGround(
  config: Config,
  log: Log,
  database: Database,
  options: { worker: boolean },
): Promise<Ground> {
  const { db, url } = database
  await migrate(db as never)
  const jobs = await openJobs(url, { worker: options.worker, log })
  const onLateError = (error: unknown) => log.error({ err: error }, 'after a commit')
  const live = createPublisher(database.pool, log)
  const inTransaction = createInTransaction(db, {
    jobs,
    reactions: connectReactions(),
    live,
    onLateError,
  })
  const secret = secretOf(config)
  const payments: PaymentParts = {
    db,
    inTransaction,
    log,
    provider: chooseProvider(config, { db, inTransaction, secret }),
    productName: config.productName,
    company: config.company,
    redirectUrl: `${config.publicUrl}/payment/status`,
  }
  const mails = [
    ...identityMails,
    ...paymentMails,
    ...planMails,
    ...Object.values(supportMails),
    ...orderMails,
    ...messageMails,
    ...notificationMails,
    contactRequestMail,
  ]
  const exported = [
    accountExport,
    profileExport,
    achievementsExport,
    filesExport,
    galleryExport,
    sportestExport,
    walletExport,
    paymentsExport,
    plansExport,
    supportExport,
    productsExport,
    ordersExport,
    messagesExport,
    followsExport,
    reportsExport,
    notificationsExport,
  ]
  const spool = createSpool(join(config.dataFolder, 'spool'))
  const storage = await chooseStorage(config, spool)
  const files: FileWorks = {
    log,
    db,
    inTransaction,
    storage,
    spool,
    studio: createStudio(),
    uploadsFolder: join(config.dataFolder, 'uploads'),
  }
  const duties = [
    mailDuty(config, db, mails, askMailChoice(db, createUnsubscribeTokens(secret))),
    ...linkDuties(inTransaction),
    ...exportDuties(exported, { db, inTransaction, storage }),
    filmDuty(files),
    cleaningDuty(files),
    purgingDuty(inTransaction),
    forgettingDuty(db, inTransaction),
    limitsDuty(database.pool),
    forgettingKeysDuty(inTransaction),
    reconcilingDuty(payments),
    remindingDuty(inTransaction),
    tidyingDuty(inTransaction),
    expiringDuty({ db, inTransaction, log }),
    supportRemindingDuty(inTransaction),
    deadlineDuty({ db, inTransaction, log }),
    digestDuty(db, inTransaction),
    followersDuty(db, inTransaction),
    forgettingNewsDuty(inTransaction),
  ]
  await jobs.prepare(duties)
  await inTransaction(publishBundled)
  await inTransaction(seedOptions)
  if (options.worker) await jobs.work(duties)
  const reading = options.worker ? readPrimary(db) : chooseReading(config, log, db)
  return {
    config,
    log,
    database,
    reading,
    jobs,
    inTransaction,
    duties,
    storage,
    files,
    live,
    payments,
    mails,
  }
}

function chooseReading({ replicaUrl, preparedStatements }: Config, log: Log, db: Db): Reading {
  if (!replicaUrl) return readPrimary(db)
  return readReplica(replicaUrl, db, { prepared: preparedStatements, log })
}

/** What tests replace: never what is tested, only what would make them slow. */
export interface Overrides {
  humanCheck?: HumanCheck
}

/** The server with all its features, in the order of their arrows; not yet listening. */
export async function buildApp(
  ground: Ground,
  overrides: Overrides = {},
): Promise<FastifyInstance> {
  const { config, log, database, inTransaction } = ground
  const { db, pool } = database
  const secret = secretOf(config)
  const { adminTwoFactor, productName } = config
  const secureCookies = config.publicUrl.startsWith('https://')
  const sessions = createSessions(db, createAccessTokens(secret), { secureCookies, adminTwoFactor })
  const limits = config.rateLimits ? createLimits(pool) : noLimits
  const server = await createServer(config, log)
  const http = createHttp(server, {
    root: apiRoot,
    db,
    reading: ground.reading,
    inTransaction,
    identify: sessions.identify,
    limits,
  })

  auditRoutes(http)
  placesRoutes(http)
  legalRoutes(http, config)
  identityRoutes(http, {
    humanCheck: overrides.humanCheck ?? chooseHumanCheck(config.captcha, secret),
    sessions,
    clubOf: sessionClub,
    inTransaction,
    secureCookies,
    delays: config.rateLimits ? createSignInDelays(pool) : noDelays,
    storage: ground.storage,
    productName,
    adminTwoFactor,
  })
  const keys = createFileKeys(secret)
  filesRoutes(http, { ...ground.files, keys })
  serveFiles(server, { db, storage: ground.storage, keys, isVisible: isShownFile })
  profilesRoutes(http, { keys, achievementsOf, nameClub })
  sitemapRoutes(server, db, config, [productPages])
  const press = createCardPress(ground.files)
  shareCardRoutes(server, { db, press, productName })
  clubsRoutes(http)
  galleriesRoutes(http, keys)
  sportestRoutes(http)
  scoreCardRoutes(server, { press, productName })
  walletRoutes(http, { db, inTransaction, live: ground.live })
  paymentsRoutes(http, ground.payments)
  await noticeRoutes(server, apiRoot, ground.payments)
  plansRoutes(http, ground.payments)
  supportRoutes(http)
  productsRoutes(http, { ...ground.files, keys })
  ordersRoutes(http, keys)
  messagesRoutes(http, config, { supportEachOther })
  reportsRoutes(http)
  followsRoutes(http)
  notificationsRoutes(http, secret)
  await oneClickRoute(server, inTransaction, createUnsubscribeTokens(secret))
  networkRoutes(http)
  discoveryRoutes(http)
  adminRoutes(http, { db, jobs: ground.jobs })

  const isRunning = async (sessionId: number) => Boolean(await findRunning(db, sessionId))
  await liveRoutes(server, http, { db, databaseUrl: database.url, log, isRunning })
  healthRoutes(server, db)
  openApiRoutes(server, config)
  if (config.mailbox) mailboxRoutes(server, db)
  await renderRoutes(server, config)
  return server
}
