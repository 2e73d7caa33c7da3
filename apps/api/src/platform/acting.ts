import { AsyncLocalStorage } from 'node:async_hooks'

/** A call that a delegate makes for somebody else (`delegation.acts`). */
export interface ActingCall {
  delegationId: number
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

const calls = new AsyncLocalStorage<ActingCall>()

/** Does what a call asks for as one that is made for somebody else, wherever it writes. */
export function whileActing<R>(call: ActingCall | null, work: () => R): R {
  return call ? calls.run(call, work) : work()
}

/** The call in hand where it is made for somebody else; undefined otherwise. */
export function actingCall(): ActingCall | undefined {
  return calls.getStore()
}
