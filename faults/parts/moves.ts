import type { CauseKind, TransferReason } from '@podium/contract/wallet'
import type { Somebody } from './people.ts'

/** Credits that somebody has more, or fewer, once an act is done. */
export interface Move {
  userId: number
  credits: number
  /** What their wallet's line says that it is about, but for the number of it. */
  line?: Line
}

export type Line = `${TransferReason} ${CauseKind}`

export function to({ id: userId }: Somebody, credits: number, line?: Line): Move {
  return { userId, credits, ...(line && { line }) }
}

export function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
