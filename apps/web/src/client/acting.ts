import { readActing } from '@podium/contract/delegations'
import type { SessionUser } from '@podium/contract/identity'
import { paths } from '@podium/contract/paths'
import { refusals } from '@podium/contract/refusals'
import type { RouteShape } from '@podium/contract/route'
import { actingHeader } from '@podium/contract/scopes'
import type { RefusalBody } from '@podium/contract/violations'
import { browserTransport, renew, throughGates } from './browser.ts'
import { consent } from './gate.ts'
import { Refusal } from './refusal.ts'
import { mayDo, session } from './session.ts'
import { keepInTab, keptInTab } from './tabStorage.ts'
import { type Answer, callThrough, type Message } from './transport.ts'

/** What is about who sits at this page, whomever it acts for. */
const ownPaths = /^\/(?:authentication|preferences|terms|delegations|guardianship|websockets)\b/

const storageKey = 'podium.acting'

// A reload goes on with it; signing out, or somebody else who signs in, ends it.
session.subscribe(() => {
  const { hasEnded } = session.get()
  const standIn = session.standIn()
  if (standIn || !hasEnded) keepInTab(storageKey, standIn?.principal.id ?? null)
})

/** From now on this tab acts for a member; throws `Refusal` where nobody agreed on it, or not any more. */
export async function actFor(principalId: number): Promise<void> {
  const id = String(principalId)
  const { user, scopes } = await callThrough(
    (message) => browserTransport({ ...message, headers: { [actingHeader]: id } }),
    readActing,
    {},
  )
  const { user: shown, acting } = session.get()
  const actor = acting?.actor ?? shown
  if (!actor) return
  session.standFor({
    ...{ actorId: actor.id, principal: user, scopes, isOver: false },
    ...{ carry: (message) => carry(message, id), guard },
  })
}

/** This tab acts for nobody any more. */
export function actForSelf(): void {
  session.standFor(null)
}

/**
 * Goes on acting for whom this tab acted before it was loaded again: true where it does. Where it has
 * ended meanwhile, the user is themselves.
 */
export async function actOn(): Promise<boolean> {
  const principalId = keptInTab(storageKey)
  if (typeof principalId !== 'number') return false
  // Home is one's own, also where it is opened by its address.
  if (location.pathname === paths.home()) {
    keepInTab(storageKey, null)
    return false
  }
  try {
    if (!(await renew())) return false
    await actFor(principalId)
    return true
  } catch (error) {
    if (error instanceof Refusal) keepInTab(storageKey, null)
    return false
  }
}

/** Asks what the user may do by now for whom they act for: what was agreed on may have changed, or ended. */
export async function learnScopes(): Promise<void> {
  const asked = session.standIn()
  if (!asked || asked.isOver) return
  // An end is told by whatever call hears of it; a server that does not answer has said nothing.
  const found = await callThrough(asked.carry, readActing, {}).catch(() => null)
  const standIn = session.standIn()
  if (!found || !standIn || standIn.principal.id !== asked.principal.id) return
  const { user: principal, scopes } = found
  const next = { ...standIn, principal, scopes }
  if (JSON.stringify(next) !== JSON.stringify(standIn)) session.standFor(next)
}

/** Whether it has ended: what is typed stays until the user has read so, and said that they have. */
export function tellOver(isOver: boolean): void {
  const standIn = session.standIn()
  if (standIn && standIn.isOver !== isOver) session.standFor({ ...standIn, isOver })
}

/** What the page knows of whom it is for has changed. */
export function describeUser(part: Partial<SessionUser>): void {
  const standIn = session.standIn()
  const { user, isAuthenticated } = session.get()
  if (standIn) session.standFor({ ...standIn, principal: { ...standIn.principal, ...part } })
  else if (user && isAuthenticated) session.begin({ ...user, ...part })
}

/**
 * Says for whom a call is made, as it is when it is made: what waits is not done for somebody else. Nobody
 * accepts terms for another.
 */
async function carry(message: Message, principalId: string): Promise<Answer> {
  if (ownPaths.test(message.path)) return throughGates(message)
  const headers = { [actingHeader]: principalId, ...message.headers }
  const answer = await throughGates({ ...message, headers }, consent)
  const isCurrent = headers[actingHeader] === String(session.standIn()?.principal.id)
  if (isCurrent && says('delegationEnded', answer)) tellOver(true)
  // A call that the page thought possible: other scopes were agreed on meanwhile.
  if (isCurrent && says('scopeMissing', answer)) void learnScopes()
  return answer
}

function says(name: 'delegationEnded' | 'scopeMissing', { status, body }: Answer): boolean {
  const { code, status: refused } = refusals[name]
  const { errors = [] } = (body ?? {}) as Partial<RefusalBody>
  return status === refused && errors.some(({ errorCode }) => errorCode === code)
}

const notInScope = { errorCode: refusals.scopeMissing.code, key: 'scopeMissing' }

/** What visitors may ask too is answered without the scope, as to them. */
function guard({ access, scope, orScope, path }: RouteShape): void {
  if (access === 'any' || ownPaths.test(path)) return
  if ([scope, orScope].some((one) => one && mayDo(session.get(), one))) return
  throw new Refusal(refusals.scopeMissing.status, { errors: [notInScope] })
}
