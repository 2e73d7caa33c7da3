import type { SessionUser } from '@podium/contract/identity'
import type { Language } from '@podium/contract/locale'
import type { Role } from '@podium/contract/roles'
import type { Scope } from '@podium/contract/scopes'
import type { ApiVersion } from '@podium/contract/versions'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { minute, secondsFromNow } from '../clock.ts'
import type { Db } from '../database/index.ts'

/** Who makes a call for somebody else. */
export interface Actor {
  id: number
  delegationId: number
  scopes: readonly Scope[]
}

/** The access token a call was made with, and what its owner lets it do (`tokens.scopes`). */
export interface CallingToken {
  id: number
  scopes: readonly Scope[]
  /** The version of the API it was made with. */
  version: ApiVersion
}

/** A signed-in user who makes a call, or for whom a delegate makes it. */
export interface Viewer {
  id: number
  role: Role
  /** 0 where an access token calls, which has no session. */
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
  /** The token a program of theirs makes the call with; left out where there is none. */
  token?: CallingToken
}

/**
 * Whether the viewer makes the call, or a delegate or a program that may do this for them
 * (`delegation.scopes`, `tokens.scopes`).
 */
export function mayAs({ actor, token }: Pick<Viewer, 'actor' | 'token'>, scope: Scope): boolean {
  const limited = actor ?? token
  return !limited || limited.scopes.includes(scope)
}

/**
 * Whether somebody is the viewer, or who acts for the viewer: nobody gives to themselves, neither their
 * own nor what is their principal's (`delegation.scopes`).
 */
export function isOneself({ id, actor }: Pick<Viewer, 'id' | 'actor'>, somebody: number): boolean {
  return id === somebody || actor?.id === somebody
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
  /** The date the call is answered as of (`versions.dated`). */
  version: ApiVersion
  ip: string
  userAgent: string
  request: FastifyRequest
  reply: FastifyReply
  /** The database that a page is drawn from; left out where the call is made for itself. */
  db?: Db
  /**
   * Told of people of whom a page that is drawn would say more or less if something of theirs changed,
   * though their numbers do not stand in the answer; left out likewise.
   */
  dependsOn?: (people: readonly number[]) => void
}

/** What stands behind `Bearer` in a call; null where nothing does. */
export function bearerOf(request: FastifyRequest): string | null {
  const header = request.headers.authorization
  return header?.startsWith('Bearer ') ? header.slice('Bearer '.length) : null
}

/**
 * Finds the signed-in viewer of a call; null where there is none: a session that has ended is none. An
 * access token that does not run is refused. `anew` trusts nothing that was looked up a moment ago.
 */
export type Identify = (
  request: FastifyRequest,
  options?: { anew: boolean },
) => Promise<Viewer | null>

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
