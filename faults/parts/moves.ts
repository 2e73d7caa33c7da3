import type { Somebody } from './people.ts'

/** Credits that somebody has more, or fewer, once an act is done. */
export interface Move {
  userId: number
  credits: number
}

export function to({ id: userId }: Somebody, credits: number): Move {
  return { userId, credits }
}

export function oneOf<T>(list: readonly T[]): T {
  return list[Math.floor(Math.random() * list.length)] as T
}
