import { type Scope, scopes as allScopes } from '@podium/contract/scopes'
import { type CreatedToken, createToken } from '@podium/contract/tokens'
import { now } from '../src/platform/clock.ts'
import type { Person } from './person.ts'

/** The moment so many days from now, as a call takes it. */
export function inDays(days: number): string {
  return new Date(now().getTime() + days * 86_400_000).toISOString()
}

/** A token of somebody who is signed in: with some scopes, or with all. */
export function makeToken(
  person: Person,
  scopes: readonly Scope[] = allScopes,
): Promise<CreatedToken> {
  const body = { name: 'Report', scopes: [...scopes], expiresAt: inDays(30) }
  return person.call(createToken, { body })
}

/** A program that calls with a token of somebody: it has no cookie. */
export function programOf(person: Person, token: string): Person {
  const program = person.twin()
  program.cookies.clear()
  return Object.assign(program, { token })
}
