import {
  refusalKey,
  type RefusalName,
  type RefusalReason,
  refusals,
} from '@podium/contract/refusals'
import type { TraderNeed } from '@podium/contract/traders'
import type { Fields, RefusalBody, Violation } from '@podium/contract/violations'

/** A no: thrown by name, so that it also rolls back, and answered in one place. */
export class Refused extends Error {
  readonly names: RefusalName[]
  readonly fields: Fields
  readonly status: number
  readonly retryAfterSeconds: number | undefined
  readonly current: unknown
  readonly reason: RefusalReason | undefined
  readonly missing: TraderNeed[] | undefined

  constructor(no: {
    names?: RefusalName[]
    fields?: Fields
    status?: number
    retryAfterSeconds?: number
    current?: unknown
    reason?: RefusalReason
    missing?: TraderNeed[]
  }) {
    super(`refused: ${no.names?.join(', ') ?? Object.keys(no.fields ?? {}).join(', ')}`)
    const [first] = no.names ?? []
    this.names = no.names ?? []
    this.fields = no.fields ?? {}
    this.status = no.status ?? (first ? refusals[first].status : 400)
    this.retryAfterSeconds = no.retryAfterSeconds
    this.current = no.current
    this.reason = no.reason
    this.missing = no.missing
  }

  body(requestId: string): RefusalBody {
    const errors = this.names.map((name) => ({
      errorCode: refusals[name].code,
      key: refusalKey(name),
      ...(this.reason && { reason: this.reason }),
    }))
    return {
      errors,
      fields: this.fields,
      requestId,
      ...(this.current !== undefined && { current: this.current }),
      ...(this.missing && { missing: this.missing }),
    }
  }
}

/** Refuses for a reason of the catalogue. */
export function refuse(name: RefusalName): never {
  throw new Refused({ names: [name] })
}

/** Refuses to close an account, and says why (`account.closing`). */
export function refuseLeaving(reason: RefusalReason): never {
  throw new Refused({ names: ['couldNotDeleteUser'], reason })
}

/** Refuses because a thing stands otherwise than the caller thought, and answers how it stands. */
export function refuseStale(
  name: 'stateChanged' | 'duplicatePending' | 'withdrawalOver' | 'goalClosed' | 'matchExhausted',
  current: unknown,
): never {
  throw new Refused({ names: [name], current })
}

/** Refuses because nobody has checked who sells, and says what is missing for that. */
export function refuseUnchecked(missing: TraderNeed[]): never {
  throw new Refused({ names: ['traderNotVerified'], missing })
}

/** Refuses for what is wrong with one field. */
export function refuseField(path: string, violation: Violation): never {
  throw new Refused({ fields: { [path]: [violation] } })
}

/** Refuses a caller without a valid session. */
export function refuseSignedOut(): never {
  throw new Refused({ status: 401 })
}
