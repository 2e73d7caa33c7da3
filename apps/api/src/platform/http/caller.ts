import type { SessionUser } from '@podium/contract/identity'
import type { Language } from '@podium/contract/locale'
import type { Role } from '@podium/contract/roles'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minute, secondsFromNow } from '../clock.ts'

/** Somebody signed in. */
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

/** Whether somebody gave their password a short while ago. */
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

/** Finds out who is signed in; null for nobody. Throws nothing: a bad token is nobody. */
export type Identify = (request: FastifyRequest) => Promise<Viewer | null>

/** Somebody signed in whom a page is drawn for. */
export interface Here {
  user: SessionUser
  /** What the page's reads go with, as an `authorization` header. It never leaves the server. */
  authorization: string
}

/** Finds out whom a page is drawn for; null for visitors. */
export type WhoIsHere = (request: FastifyRequest, reply: FastifyReply) => Promise<Here | null>
