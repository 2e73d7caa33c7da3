import type { SessionUser } from '@podium/contract/identity'
import type { Language } from '@podium/contract/locale'
import type { Role } from '@podium/contract/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minute, secondsFromNow } from '../clock.ts'

/** A signed-in user who makes a call. */
export interface Viewer {
  id: number
  role: Role
  sessionId: number
  /** The call they make, as the log and the audit name it. */
  requestId: string
  /** When they last gave their password in this session; left out where nobody signed in. */
  provenAt?: Date
  /** The configuration demands two-factor sign-in of them, and it is not on yet: they have no rights. */
  lacksSecondFactor: boolean
}

/** How long a password given opens sensitive acts, in seconds. */
const provenSeconds = 10 * minute

/** Whether the viewer gave their password a short while ago. */
export function isProven({ provenAt }: Pick<Viewer, 'provenAt'>): boolean {
  return provenAt !== undefined && provenAt > secondsFromNow(-provenSeconds)
}

/** Who makes a call, and from where. `viewer` is there for sure where the route asks for it. */
export interface Caller<V = Viewer | null> {
  viewer: V
  language: Language
  ip: string
  userAgent: string
  request: FastifyRequest
  reply: FastifyReply
}

/** Finds the signed-in viewer of a call; null where there is none. Throws nothing: a bad token is none. */
export type Identify = (request: FastifyRequest) => Promise<Viewer | null>

/** The signed-in viewer a page is rendered for. */
export interface PageViewer {
  user: SessionUser
  /** What the page's reads go with, as an `authorization` header. It never leaves the server. */
  authorization: string
}

/** Finds the viewer a page is rendered for; null for visitors. */
export type IdentifyPageViewer = (
  request: FastifyRequest,
  reply: FastifyReply,
) => Promise<PageViewer | null>
