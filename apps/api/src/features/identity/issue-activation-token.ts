import { hour } from '../../platform/clock.ts'
import type { Tx } from '../../platform/database/index.ts'
import { issueToken } from './mailed-tokens.ts'

/**
 * A token for the activation link: valid 48 hours (`activation.link`). `returnTo`, where its reader
 * wanted to go on, is kept with it for the link that may be asked for again.
 */
export function issueActivationToken(tx: Tx, userId: number, returnTo?: string): Promise<string> {
  const seconds = 48 * hour
  return issueToken(tx, {
    purpose: 'activation',
    userId,
    seconds,
    ...(returnTo && { about: returnTo }),
  })
}
