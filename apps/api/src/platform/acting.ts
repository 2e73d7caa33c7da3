import { AsyncLocalStorage } from 'node:async_hooks'

/** A call in hand, and for whom it is made (`delegation.acts`). */
export interface CallInHand {
  /** What lets the caller make it for somebody else; null where they make it for themselves. */
  delegationId: number | null
  /** The call, as `PATCH /support/{id}/accept`. */
  call: string
  /** What it is done to, where the call's address names it. */
  subjectId: string | null
  requestId: string
  /** What only reads leaves no act behind. */
  changes: boolean
  /** The act is on record: a call with several transactions leaves one. */
  isRecorded: boolean
}

/** One that is made for somebody else. */
export type ActingCall = CallInHand & { delegationId: number }

const calls = new AsyncLocalStorage<CallInHand>()

/** Does what a call asks for, and knows which it is wherever it writes. */
export function whileCalling<R>(call: CallInHand | null, work: () => R): R {
  return call ? calls.run(call, work) : work()
}

/** The call in hand where it is made for somebody else; undefined otherwise. */
export function actingCall(): ActingCall | undefined {
  const call = calls.getStore()
  return call && isActing(call) ? call : undefined
}

function isActing(call: CallInHand): call is ActingCall {
  return call.delegationId !== null
}

/**
 * Makes the call in hand one that is made for somebody else: a guardian needs no header for what is said
 * of their ward. False where it was one already, or there is no call.
 */
export function turnsActing(delegationId: number): boolean {
  const call = calls.getStore()
  if (!call || isActing(call)) return false
  call.delegationId = delegationId
  return true
}
