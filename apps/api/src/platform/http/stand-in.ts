import { idOf } from '@podium/contract/largest-id'
import type { RouteShape } from '@podium/contract/route'
import { actingHeader, type Scope } from '@podium/contract/scopes'
import type { FastifyRequest } from 'fastify'
import type { CallInHand } from '../acting.ts'
import { refuse, refuseField, refuseSignedOut } from '../refuse.ts'
import type { FindGrant, Viewer } from './caller.ts'

/** Whether a call says that it is made for somebody else. */
export function isActing({ headers }: FastifyRequest): boolean {
  return headers[actingHeader] !== undefined
}

/**
 * Who the server takes a caller for: the member they act for, with the caller as their actor; nobody
 * where a call is open to visitors and they lack its scope. Asked with every call, so that an end
 * counts at once (`delegation.scopes`). A token reaches as far as its scopes, and its owner's own alone
 * (`tokens.scopes`).
 */
export async function standIn(
  route: RouteShape,
  request: FastifyRequest,
  { caller, findGrant }: { caller: Viewer | null; findGrant: FindGrant },
): Promise<Viewer | null> {
  if (!isActing(request)) return caller?.token && !reaches(route, caller.token) ? null : caller
  const id = principalOf(request.headers[actingHeader])
  if (!caller) refuseSignedOut()
  // Rights never chain: a program acts for nobody who did not choose it.
  if (caller.token) refuse('scopeMissing')
  const grant = await findGrant(caller.id, id)
  if (!grant) refuse('delegationEnded')
  const { role, delegationId, scopes, isProtected } = grant
  // Nobody does through somebody else what either may not do.
  const isSuspended = grant.isSuspended || (caller.isSuspended ?? false)
  if (!reaches(route, { scopes })) return null
  const { sessionId, requestId } = caller
  const actor = { id: caller.id, delegationId, scopes }
  return {
    id,
    role,
    sessionId,
    requestId,
    lacksSecondFactor: false,
    isProtected,
    isSuspended,
    actor,
  }
}

/**
 * Whether what was granted reaches a call; false where it is answered as to a visitor. Refuses where
 * neither is so.
 */
function reaches(
  { scope, orScope, access }: RouteShape,
  granted: { scopes: readonly Scope[] },
): boolean {
  if (scope === 'never') refuse('scopeMissing')
  const isGranted =
    scope === 'open'
      ? access !== 'any'
      : granted.scopes.some((one) => one === scope || one === orScope)
  return isGranted || (access === 'any' ? false : refuse('scopeMissing'))
}

function principalOf(header: string | string[] | undefined): number {
  return idOf(String(header)) ?? refuseField('podiumActingFor', { kind: 'Pattern' })
}

/** What a call leaves behind when it is made for somebody else; null where nobody is signed in. */
export function callInHand(
  { method, path }: RouteShape,
  params: unknown,
  viewer: Viewer | null,
): CallInHand | null {
  if (!viewer) return null
  const [subject] = Object.values((params ?? {}) as Record<string, string | number>)
  return {
    delegationId: viewer.actor?.delegationId ?? null,
    call: `${method} ${path}`,
    subjectId: subject === undefined ? null : String(subject),
    requestId: viewer.requestId,
    changes: method !== 'GET',
    isRecorded: false,
  }
}
