import type { FastifyInstance } from 'fastify'
import { secretOf } from './config.ts'
import {
  chooseHumanCheck,
  hashAtCost,
  createAccessTokens,
  createGuessing,
  createSessions,
  createIdentifyPageViewer,
  findRunning,
  type HumanCheck,
  createSignUpProofs,
  identityRoutes,
  noGuessing,
  requireSessionUser,
} from './features/identity/index.ts'
import { auditRoutes } from './features/audit/index.ts'
import { decisionsRoutes } from './features/decisions/index.ts'
import { appealsRoutes } from './features/appeals/index.ts'
import { adminRoutes, figuresOfFailures } from './features/admin/index.ts'
import {
  achievementsColumn,
  clubsRoutes,
  findFirstDay,
  nameClub,
  viewAchievements,
} from './features/clubs/index.ts'
import { createFileKeys, type FileRecord, filesRoutes, serveFiles } from './features/files/index.ts'
import { identifyByToken, tokensRoutes } from './features/tokens/index.ts'
import { delegationsRoutes, findGrant } from './features/delegations/index.ts'
import { galleriesRoutes } from './features/galleries/index.ts'
import { invitationsRoutes } from './features/invitations/index.ts'
import { legalRoutes } from './features/legal/index.ts'
import { badgeWallRoutes } from './features/badge-wall/index.ts'
import { createKitRenderer, mediaKitRoutes } from './features/media-kit/index.ts'
import {
  createCounter,
  createReportRenderer,
  exposureRoutes,
  watchCalls,
  watchPictures,
  websiteRoute,
} from './features/exposure/index.ts'
import { discoveryRoutes } from './features/discovery/index.ts'
import { feedRoutes } from './features/feed/index.ts'
import { guardianshipRoutes, wishOf } from './features/guardianship/index.ts'
import { homeRoutes } from './features/home/index.ts'
import { followsRoutes } from './features/follows/index.ts'
import {
  findGuarded,
  findKeptApart,
  isSilenced,
  mayReach,
  messagesRoutes,
} from './features/messages/index.ts'
import {
  createUnsubscribeTokens,
  notificationsRoutes,
  oneClickRoute,
} from './features/notifications/index.ts'
import { pushRoutes } from './features/push/index.ts'
import { registersRoutes } from './features/registers/index.ts'
import { rosterRoutes } from './features/roster/index.ts'
import { savedSearchesRoutes } from './features/saved-searches/index.ts'
import { shortlistRoutes } from './features/shortlist/index.ts'
import { reportsRoutes } from './features/reports/index.ts'
import { networkRoutes } from './features/network/index.ts'
import {
  noticeRoutes,
  paymentsRoutes,
  describePaymentCauses,
  describePurchases,
  findWithdrawals,
} from './features/payments/index.ts'
import { placesRoutes } from './features/places/index.ts'
import { describeOrderCauses, hasOpenOrder, ordersRoutes } from './features/orders/index.ts'
import { plansRoutes } from './features/plans/index.ts'
import { isOffered, productPages, productsRoutes } from './features/products/index.ts'
import {
  isShown,
  profilesRoutes,
  sessionProfile,
  shareCardRoutes,
  sitemapRoutes,
  viewAcquainted,
} from './features/profiles/index.ts'
import { seasonRoutes } from './features/season/index.ts'
import { settingsRoutes } from './features/settings/index.ts'
import { sponsorDomainsRoutes } from './features/sponsor-domains/index.ts'
import { scoreCardRoutes, sportestRoutes } from './features/sportest/index.ts'
import {
  describeDoublingCauses,
  describeMatchCauses,
  describeSupportCauses,
  supportEachOther,
  supportRoutes,
} from './features/support/index.ts'
import { syndicationRoutes } from './features/syndication/index.ts'
import { testClockRoutes } from './features/test-clock/index.ts'
import { transparencyRoutes } from './features/transparency/index.ts'
import { agreementsRoutes, createAgreementPrinter } from './features/agreements/index.ts'
import { yearCardRoutes, yearsRoutes } from './features/years/index.ts'
import { tradersRoutes } from './features/traders/index.ts'
import { walletRoutes } from './features/wallet/index.ts'
import { webhooksRoutes } from './features/webhooks/index.ts'
import { type Db, findChanges } from './platform/database/index.ts'
import {
  apiRoot,
  createHttp,
  createLimits,
  createServer,
  noLimits,
  PageReads,
} from './platform/http/index.ts'
import { hasRoomIn, healthRoutes } from './platform/http/health.ts'
import { openApiRoutes } from './platform/http/openapi.ts'
import { liveRoutes } from './platform/live/index.ts'
import { mailboxRoutes } from './platform/mail/mailbox-page.ts'
import { giveBackStart } from './platform/memory.ts'
import { type Render, renderRoutes } from './platform/render/index.ts'
import { createCardRenderer } from './platform/media/index.ts'
import type { AppContext } from './app/context.ts'
import { mayKnow } from './app/may-know.ts'
import { supportPorts } from './app/support-ports.ts'

export { type AppContext, createAppContext } from './app/context.ts'

/** What a visible owner shows is there for every viewer, products only while they are offered. */
async function isShownFile(db: Db, { id, owner_id, purpose }: FileRecord): Promise<boolean> {
  // What an agreement is proven by is its two sides', who have a key.
  if (purpose === 'PROOF') return false
  if (purpose === 'PRODUCT' && !(await isOffered(db, id))) return false
  return isShown(db, owner_id)
}

/** What tests replace: never what is tested, only what would make them slow. */
export interface Overrides {
  humanCheck?: HumanCheck
  pages?: { render: Render; freshMs?: number }
}

/** The server with all its features, in the order of their arrows; not yet listening. */
export async function buildApp(
  context: AppContext,
  overrides: Overrides = {},
): Promise<FastifyInstance> {
  const { config, log, database, inTransaction } = context
  const { db, pool } = database
  const secret = secretOf(config)
  const { adminTwoFactor, productName, publicUrl } = config
  const secureCookies = publicUrl.startsWith('https://')
  const sessions = createSessions(db, createAccessTokens(secret), {
    secret,
    secureCookies,
    adminTwoFactor,
  })
  const telling = { profileOf: sessionProfile, adminTwoFactor }
  const limits = config.rateLimits ? createLimits(pool) : noLimits
  hashAtCost(config.rateLimits ? 'usual' : 'least')
  const server = await createServer(config, log)
  const pageReads = new PageReads()
  const counter = createCounter({ db, log })
  server.addHook('onListen', () => void giveBackStart())
  // What was counted is written before the database goes.
  server.addHook('onClose', () => counter.write())
  watchPictures(server, counter, sessions.findPageViewer)
  const plainHttp = createHttp(server, {
    root: apiRoot,
    db,
    drawing: database.drawing,
    pageReads,
    reading: context.reading,
    inTransaction,
    identify: identifyByToken(db, sessions.identify),
    findGrant: (delegateId, principalId) => findGrant(db, delegateId, principalId),
    limits,
  })
  const http = watchCalls(plainHttp, counter)

  auditRoutes(http)
  decisionsRoutes(http)
  placesRoutes(http)
  legalRoutes(http, config)
  sponsorDomainsRoutes(http)
  const identity = {
    humanCheck: overrides.humanCheck ?? chooseHumanCheck(config, secret),
    sessions,
    ...telling,
    db,
    inTransaction,
    secureCookies,
    signUpProofs: createSignUpProofs(secret, secureCookies),
    limits,
    guessing: config.rateLimits ? createGuessing(pool) : noGuessing,
  }
  identityRoutes(http, identity)
  invitationsRoutes(http, identity)
  settingsRoutes(http, { ...identity, storage: context.storage, productName, hasOpenOrder })
  const delegationPorts = {
    mayKnow,
    mayReach,
    isSilenced,
    viewPeople: viewAcquainted,
    sessionUser: (reader: Db, userId: number) => requireSessionUser(reader, userId, telling),
  }
  delegationsRoutes(http, delegationPorts, limits)
  tokensRoutes(http)
  const keys = createFileKeys(secret)
  filesRoutes(http, { ...context.files, keys })
  serveFiles(server, { db, storage: context.storage, keys, isVisible: isShownFile })
  const profilePorts = {
    keys,
    achievementsColumn,
    viewAchievements,
    firstAchievement: findFirstDay,
    nameClub,
    wishOfGuardians: wishOf,
    isGuarded: findGuarded,
  }
  profilesRoutes(http, profilePorts)
  guardianshipRoutes(http, limits)
  sitemapRoutes(server, db, config, [productPages])
  const cardRenderer = createCardRenderer(context.files, limits)
  shareCardRoutes(server, { db, renderer: cardRenderer, productName })
  clubsRoutes(http)
  galleriesRoutes(http, keys)
  sportestRoutes(http)
  scoreCardRoutes(server, { renderer: cardRenderer, productName })
  const causes = {
    payment: describePaymentCauses,
    support: describeSupportCauses,
    order: describeOrderCauses,
    match: describeMatchCauses,
    doubling: describeDoublingCauses,
  }
  walletRoutes(
    http,
    { db, inTransaction, live: context.live },
    { causes, purchases: describePurchases, withdrawals: findWithdrawals },
  )
  paymentsRoutes(http, context.payments)
  await noticeRoutes(server, apiRoot, context.payments)
  plansRoutes(http, context.payments)
  supportRoutes(http, supportPorts)
  seasonRoutes(http, { productName, publicUrl, keys })
  yearsRoutes(http, { renderer: cardRenderer, productName })
  agreementsRoutes(http, { keys, productName, print: createAgreementPrinter(context.files) })
  yearCardRoutes(server, { db, renderer: cardRenderer, productName })
  tradersRoutes(http)
  registersRoutes(http)
  rosterRoutes(http, profilePorts)
  productsRoutes(http, { ...context.files, keys, findKeptApart })
  ordersRoutes(http, keys, { findKeptApart })
  messagesRoutes(http, config, { supportEachOther, haveDealt: mayKnow })
  reportsRoutes(http, { humanCheck: identity.humanCheck, inTransaction, keys })
  appealsRoutes(http)
  transparencyRoutes(http)
  followsRoutes(http)
  shortlistRoutes(http)
  feedRoutes(http)
  pushRoutes(http, { secret, localToo: config.localEndpoints })
  webhooksRoutes(http, { secret, localToo: config.localEndpoints })
  notificationsRoutes(http, secret)
  await oneClickRoute(server, inTransaction, createUnsubscribeTokens(secret))
  networkRoutes(http)
  savedSearchesRoutes(http, config)
  discoveryRoutes(http)
  mediaKitRoutes(http, { keys, productName, publicUrl, renderer: createKitRenderer(context.files) })
  badgeWallRoutes(server, { db, productName, publicUrl })
  exposureRoutes(http, { productName, drawReport: createReportRenderer(context.files) })
  websiteRoute(server, { db, counter, findViewer: sessions.findPageViewer })
  syndicationRoutes(http, { keys, productName, publicUrl })
  homeRoutes(http, profilePorts, context.payments)
  adminRoutes(http, { db, jobs: context.jobs })
  if (config.testClock) testClockRoutes(server, http, context)
  if (config.metrics) figuresOfFailures(server, context.payments)

  const isRunning = async (sessionId: number) => Boolean(await findRunning(db, sessionId))
  await liveRoutes(server, http, { db, databaseUrl: database.url, log, isRunning })
  const hasRoom = () => hasRoomIn(config.dataFolder)
  healthRoutes(server, { db, storage: context.storage, hasRoom })
  openApiRoutes(server, config)
  if (config.mailbox) mailboxRoutes(server, db)
  await renderRoutes(server, config, {
    identifyPageViewer: createIdentifyPageViewer(db, { sessions, ...telling }),
    pageReads,
    findChanges: (from) => findChanges(db, from),
    watch: counter.see,
    instead: overrides.pages,
  })
  return server
}
