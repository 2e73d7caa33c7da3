import type { SessionUser } from '@podium/contract/identity'
import type { Language } from '@podium/contract/locale'
import type { Role } from '@podium/contract/roles'
import type { Scope } from '@podium/contract/scopes'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minute, secondsFromNow } from '../clock.ts'

/** Who makes a call for somebody else. */
export interface Actor {
  id: number
  delegationId: number
  scopes: readonly Scope[]
}

/** A signed-in user who makes a call, or for whom a delegate makes it. */
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
  /** Under age: some acts are their guardian's (`minors.protected`). */
  isProtected?: boolean
  /** Suspended by an admin: little that changes something is open to them (`decisions.effects`). */
  isSuspended?: boolean
  /** The delegate who makes the call; left out where the viewer makes it. The session is theirs. */
  actor?: Actor
}

/** Whether the viewer makes the call, or a delegate who may do this for them (`delegation.scopes`). */
export function mayAs({ actor }: Pick<Viewer, 'actor'>, scope: Scope): boolean {
  return !actor || actor.scopes.includes(scope)
}

/** A delegation that runs: what it allows, and who is acted for. */
export interface Grant {
  delegationId: number
  scopes: readonly Scope[]
  role: Role
  /** Under age, and the delegate is not their guardian. */
  isProtected: boolean
  isSuspended: boolean
}

/** Finds what lets a delegate act for a member now; undefined where nothing does. */
export type FindGrant = (delegateId: number, principalId: number) => Promise<Grant | undefined>

/** How long a password given opens sensitive acts, in seconds. */
const provenSeconds = 10 * minute

/** Whether the viewer gave their password a short while ago. */
export function isProven({ provenAt }: Pick<Viewer, 'provenAt'>): boolean {
  return provenAt !== undefined && provenAt > secondsFromNow(-provenSeconds)
}

/** The caller of a route, and their address. `viewer` is there for sure where the route asks for it. */
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
