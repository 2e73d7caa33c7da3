import type { FastifyReply, FastifyRequest } from 'fastify'
import { day, now, secondsFromNow } from '../../../platform/clock.ts'
import { createCache, realClock } from '../../../platform/cache.ts'
import type { Db, Tx } from '../../../platform/database/index.ts'
import { bearerOf, type Identify, type Viewer } from '../../../platform/http/index.ts'
import { postMail } from '../../../platform/mail/index.ts'
import type { AccessTokens, Claims } from './access-tokens.ts'
import { sessionCopiedMail } from '../mails.ts'
import { createPageTokens } from './page-tokens.ts'
import { findAccount } from '../records.ts'
import { createRenewalTokens } from './renewal-tokens.ts'
import { hashOf } from '../../../platform/secrets.ts'
import {
  endSession,
  findRunning,
  findSessionByToken,
  insertSession,
  lockSession,
  replaceToken,
} from './records.ts'

/** A session, and the renewal token it gets now. */
interface IssuedSession {
  id: number
  token: string
  remember: boolean
}

/** The viewer of a session, whichever call they make. */
type SessionViewer = Omit<Viewer, 'requestId'>

type Session = NonNullable<Awaited<ReturnType<typeof lockSession>>>

type Running = NonNullable<Awaited<ReturnType<typeof findRunning>>>

const cookieName = 'podium_session'
const cookiePath = '/api/authentication'

// Goes along with every page that is opened, and with nothing that changes anything: other sites' forms gain nothing by it.
const pageCookieName = 'podium_page'

// Remembered sessions live 30 days from their last renewal (`session.tokens`); the others end with the
// browser, and on the server after a day without one.
const lifetime = (remember: boolean) => (remember ? 30 * day : day)

// Two tabs may renew with the same token at the same moment; later than this it was stolen.
const graceMs = 30_000

/**
 * How long a server may go on trusting a session it has looked up (`session.tokens`: "within a
 * second").
 */
const trusted = { max: 50_000, seconds: 0.8 }

/** The second factor that an admin lacks they may have got a moment ago, on another server. */
function mayTrust(viewer: SessionViewer | null): boolean {
  return !viewer?.lacksSecondFactor
}

export interface Sessions {
  identify: Identify
  /** Opens a session: sets the renewal cookie and the `authorization` header. */
  open(tx: Tx, user: Pick<Viewer, 'id' | 'role'>, from: Origin): Promise<void>
  /** Renews the session of the caller's cookie; null when there is none any more. */
  renew(tx: Tx, from: Origin): Promise<number | null>
  /** Ends the caller's session, found by cookie or by an even expired token. */
  end(tx: Tx, from: Origin): Promise<void>
  /**
   * The viewer who asks for a page, with a token for what it reads; null for visitors. A cookie that
   * cannot be one of ours is taken back.
   */
  identifyPageViewer(
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<{ userId: number; authorization: string } | null>
  /** Whose browser asks for what is no call and no page, by its cookie; 0 for a visitor's. */
  findPageViewer(request: FastifyRequest): Promise<number>
}

export interface Origin {
  request: FastifyRequest
  reply: FastifyReply
  ip: string
  userAgent: string
  remember?: boolean
}

export function createSessions(
  db: Db,
  tokens: AccessTokens,
  options: { secret: string; secureCookies: boolean; adminTwoFactor: boolean },
): Sessions {
  const pageTokens = createPageTokens(options.secret)
  const renewalTokens = createRenewalTokens(options.secret)
  const cache = createCache<number, { viewer: SessionViewer | null }>(trusted, realClock)

  const sendToken = async (reply: FastifyReply, viewer: Claims) => {
    void reply.header('authorization', await bearerFor(viewer))
    void reply.header('cache-control', 'private, no-store')
  }
  const findRunningOf = async (token: ReturnType<typeof pageTokens.read>) => {
    const running = token && (await findRunning(db, token.sessionId))
    return running && pageTokens.fits(token, running) ? running : null
  }
  const bearerFor = async (claims: Claims) => `Bearer ${await tokens.sign(claims)}`
  const sendCookies = (reply: FastifyReply, { id, token, remember }: IssuedSession) => {
    const cookie = {
      httpOnly: true,
      sameSite: 'lax' as const,
      secure: options.secureCookies,
      ...(remember && { maxAge: lifetime(true) }),
    }
    const pageToken = pageTokens.write(id, hashOf(token))
    void reply.setCookie(cookieName, token, { ...cookie, path: cookiePath })
    void reply.setCookie(pageCookieName, pageToken, { ...cookie, path: '/' })
  }
  const dropCookies = (reply: FastifyReply) => {
    void reply.clearCookie(cookieName, { path: cookiePath })
    void reply.clearCookie(pageCookieName, { path: '/' })
  }

  function viewerOf(running: Running, sessionId: number): SessionViewer {
    const { user_id: id, role, second_factor_at, proven_at: provenAt } = running
    const lacksSecondFactor = options.adminTwoFactor && role === 'ADMIN' && !second_factor_at
    const { protected: isProtected, suspended_at } = running
    const isSuspended = suspended_at !== null
    return { id, role, sessionId, provenAt, lacksSecondFactor, isProtected, isSuspended }
  }

  async function findViewer(claimed: Claims, anew: boolean): Promise<SessionViewer | null> {
    const cached = anew ? undefined : cache.get(claimed.sessionId)
    if (cached && mayTrust(cached.viewer)) return cached.viewer
    const running = await findRunning(db, claimed.sessionId)
    const viewer = running ? viewerOf(running, claimed.sessionId) : null
    cache.set(claimed.sessionId, { viewer })
    return viewer
  }

  /** The running session of a renewal token, of whichever renewal. */
  async function sessionOf(tx: Tx, token: string): Promise<Session | undefined> {
    const found = token ? await findSessionByToken(tx, hashOf(token)) : undefined
    const id = found ? null : renewalTokens.sessionOf(token)
    return id === null ? found : lockSession(tx, id)
  }

  return {
    async identify(request, { anew } = { anew: false }) {
      const token = bearerOf(request)
      const claimed = token ? await tokens.read(token) : null
      const viewer = claimed && (await findViewer(claimed, anew))
      return viewer && { ...viewer, requestId: request.id }
    },

    async open(tx, { id, role }, { reply, ip, userAgent, remember = false }) {
      const about = { user_id: id, remember, user_agent: userAgent, ip }
      const session = await insertSession(
        tx,
        { ...about, expires_at: secondsFromNow(lifetime(remember)) },
        renewalTokens.write,
      )
      sendCookies(reply, { ...session, remember })
      await sendToken(reply, { id, role, sessionId: session.id })
    },

    async renew(tx, { request, reply }) {
      const token = request.cookies[cookieName] ?? ''
      const session = await sessionOf(tx, token)
      const running = session && (await findRunning(tx, session.id))
      if (!session || !running) {
        dropCookies(reply)
        return null
      }
      const age = ageOf(token, session)
      if (age === 'old') {
        await endCopied(tx, session)
        dropCookies(reply)
        return null
      }
      if (age === 'current') {
        const next = renewalTokens.write(session.id)
        const expiresAt = secondsFromNow(lifetime(session.remember))
        await replaceToken(tx, session, { hash: hashOf(next), expiresAt })
        sendCookies(reply, { id: session.id, token: next, remember: session.remember })
      }
      await sendToken(reply, { id: running.user_id, role: running.role, sessionId: session.id })
      return running.user_id
    },

    async end(tx, { request, reply }) {
      const secret = request.cookies[cookieName]
      const byCookie = secret ? await findSessionByToken(tx, hashOf(secret)) : undefined
      const token = bearerOf(request)
      const claimed = token ? await tokens.read(token, { evenExpired: true }) : null
      for (const id of new Set([byCookie?.id, claimed?.sessionId])) {
        if (id === undefined) continue
        await endSession(tx, id)
        tx.afterCommit(() => void cache.delete(id))
      }
      dropCookies(reply)
    },

    async identifyPageViewer(request, reply) {
      const cookie = request.cookies[pageCookieName]
      const token = pageTokens.read(cookie)
      if (cookie && !token) void reply.clearCookie(pageCookieName, { path: '/' })
      const running = await findRunningOf(token)
      if (!token || !running) return null
      const { user_id: id, role } = running
      return {
        userId: id,
        authorization: await bearerFor({ id, role, sessionId: token.sessionId }),
      }
    },

    async findPageViewer({ cookies }) {
      return (await findRunningOf(pageTokens.read(cookies[pageCookieName])))?.user_id ?? 0
    },
  }
}

/**
 * How far back a renewal token of a session lies; what two tabs sent at once counts as just replaced.
 */
function ageOf(token: string, session: Session): 'current' | 'just replaced' | 'old' {
  const hash = hashOf(token)
  if (session.token_hash.equals(hash)) return 'current'
  const isRecent = now().getTime() - session.renewed_at.getTime() <= graceMs
  return isRecent && session.previous_hash?.equals(hash) ? 'just replaced' : 'old'
}

/** Ends a session whose token was copied, and tells its owner. */
async function endCopied(tx: Tx, session: Session): Promise<void> {
  await endSession(tx, session.id)
  const account = await findAccount(tx, session.user_id)
  if (!account?.email) return
  const { name, email, language } = account
  const data = { name, userAgent: session.user_agent, at: now().toISOString() }
  await postMail(tx, sessionCopiedMail, { to: email, language, data })
}
