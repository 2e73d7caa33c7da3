import type { z } from 'zod'
import type { RefusalName } from './refusals.ts'
import type { Role } from './roles.ts'
import type { Scope } from './scopes.ts'
import type { EarlierAnswer } from './versions.ts'

/** The root of the API's addresses, for server and browser. */
export const apiRoot = '/api'

/**
 * Who may make a call: `any` also signed out, `user` signed in, `owner` signed in and about
 * something of one's own (the use case checks which), or one or several roles.
 */
export type Access = 'any' | 'user' | 'owner' | readonly Role[]

/**
 * What it takes to make a call for somebody else (`delegation.scopes`): one of the scopes; `open`
 * where none is needed; `never`, as it is unless a route says otherwise, where only oneself may. Of a call that visitors may make too, a
 * delegate without its scope hears what a visitor hears.
 */
export type ActingScope = Scope | 'open' | 'never'

/**
 * The counted limits a call can fall under (`limits.calls`); how many per time is the server's
 * configuration.
 */
export type RateLimit =
  | 'signIn'
  | 'register'
  | 'recover'
  | 'newAddress'
  | 'token'
  | 'captcha'
  | 'message'
  | 'support'
  | 'upload'
  | 'lookup'
  | 'club'
  | 'payment'
  | 'directMessage'
  | 'report'
  | 'order'
  | 'mediaKit'
  | 'offer'
  | 'update'
  | 'accessToken'
  | 'webhook'
  | 'card'

/**
 * One call between browser and server, as a value. The server registers it, the client calls it and
 * the OpenAPI document describes it from this one place.
 *
 * - `path` is relative to the API root, with `{name}` for each parameter.
 * - `refusals` are the business refusals its use case may answer; the ones every call can answer
 *   (violations, 401, rate limits, faults) are not repeated.
 * - `total: 'header'` answers a bare array, `total: 'body'` answers `{ list, total }`; both tell the
 *   total in `x-total-count`.
 */
export interface RouteShape {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  path: `/${string}`
  summary: string
  access: Access
  scope: ActingScope
  /** Another scope that is enough as well: who does what follows from a call may make that call. */
  orScope?: Scope
  params?: z.ZodObject
  query?: z.ZodObject
  body?: z.ZodType
  reply?: z.ZodType
  status?: 200 | 201 | 202 | 204
  refusals?: readonly RefusalName[]
  limit?: RateLimit
  total?: 'header' | 'body'
  /** The media type of a file that the call answers instead of JSON. */
  file?: string
  /** The file is read where it is and kept as pages are, not saved as one's own. */
  readInPlace?: true
  /**
   * Takes a file instead of JSON: in the multipart field `file`, or as the bare bytes of the body; or
   * takes either JSON or a multipart `form` with the same JSON in the field `info` and a `file`.
   */
  upload?: 'file' | 'bytes' | 'form'
  /**
   * The act moves credits or money: sent again with the same `Idempotency-Key` header it answers what
   * it answered first and does nothing; another body under the same key is `idempotencyKeyReused`
   * (`acts.idempotent`).
   */
  idempotent?: true
  /**
   * The act is a serious one: refused with `passwordNeeded` (`acts.serious`) once the password was
   * given longer than ten minutes ago in this session, until `provePassword` has been called.
   */
  sensitive?: true
  /**
   * Open to an administrator whose missing second factor the configuration demands: what it takes to
   * turn it on, to look after one's sessions and to sign out. Every other call is refused to them, or
   * answered as to a visitor where visitors may make it.
   */
  withoutSecondFactor?: true
  /**
   * Open to somebody whose account is suspended (`decisions.effects`): to object, to take their data
   * along, to leave, to sign in and out, and what others wait for or the law gives them. Every other
   * call that changes something is refused to them.
   */
  whileSuspended?: true
  /**
   * The act is a guardian's where the caller is protected (`minors.protected`): refused to them with
   * `guardianNeeded`.
   */
  needsGuardian?: true
  /**
   * Nothing of it is for who is protected, nor for a guardian in their name (`webhooks.endpoints`): refused
   * to them with `forbidden`.
   */
  adultsOnly?: true
  /**
   * The answer tells of nobody but the person in the address and those whose numbers stand in it, so that
   * it stays as it is for a visitor until something of theirs changes, or of people whom
   * its use case names beside (`dependsOn`), as those who hide. `named` where that goes only for a call
   * that names a person in its query.
   */
  isAboutPeople?: true | 'named'
  /** The call also answers a session token in the `authorization` header. */
  givesSession?: true
  /** How it answered before its breaking changes, the latest first (`versions.dated`). */
  earlier?: readonly EarlierAnswer[]
}

type Written = Omit<RouteShape, 'scope'> & { scope?: ActingScope }

export function route<const R extends Written>(shape: R): R & { scope: ActingScope } {
  return { scope: 'never', ...shape }
}

/** Whether a call may be made without its body, because all fields of it may be left out. */
export function mayLackBody({ body }: Pick<RouteShape, 'body'>): boolean {
  return body?.safeParse({}).success ?? false
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Sent<S> = S extends z.ZodType ? z.input<S> : undefined

/** What a handler receives, after validation. */
export interface Input<R extends RouteShape> {
  params: Parsed<R['params']>
  query: Parsed<R['query']>
  /** Undefined for a multipart form, which its use case reads as it comes. */
  body: R['upload'] extends 'form' ? Parsed<R['body']> | undefined : Parsed<R['body']>
}

type Present<T> = { [K in keyof T as T[K] extends undefined ? never : K]: T[K] }

/**
 * What a client sends: parameters and body as the route has them; every query field may be left out.
 */
export type Sending<R extends RouteShape> = Present<{
  params: Sent<R['params']>
  body: Sent<R['body']>
}> &
  (R['query'] extends z.ZodType ? { query?: Partial<Sent<R['query']>> } : unknown)

/** A file as a use case answers it: its content, and the name it is kept under. */
export interface FileAnswer {
  content: unknown
  name: string
}

type Answered<R extends RouteShape> = R['reply'] extends z.ZodType ? z.output<R['reply']> : void

/** What a call answers: the reply, or a page of it where the route tells a total. */
export type Reply<R extends RouteShape> = R['file'] extends string
  ? FileAnswer
  : R['total'] extends 'header'
    ? { list: Answered<R>; total: number }
    : Answered<R>
