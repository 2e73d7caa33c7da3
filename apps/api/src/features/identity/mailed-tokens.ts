import { now, secondsFromNow } from '../../platform/clock.ts'
import type { Db, Tx } from '../../platform/database/index.ts'
import { hashOf, newSecret } from '../../platform/secrets.ts'

declare module '../../platform/database/tables.ts' {
  interface Tables {
    mailed_tokens: MailedTokensTable
  }
}

type Purpose = 'activation' | 'reset' | 'email' | 'email-back' | 'lost-factor' | 'keep-factor'

interface MailedTokensTable {
  hash: Buffer
  purpose: Purpose
  user_id: number
  created_at: Date
  expires_at: Date
  used_at: Date | null
  about: string | null
}

/** Makes a token for a link in a mail; only its hash is kept. */
export async function issueToken(
  tx: Tx,
  options: { purpose: Purpose; userId: number; seconds: number; about?: string },
): Promise<string> {
  const secret = newSecret()
  await tx
    .insertInto('mailed_tokens')
    .values({
      hash: hashOf(secret),
      purpose: options.purpose,
      user_id: options.userId,
      created_at: now(),
      expires_at: secondsFromNow(options.seconds),
      used_at: null,
      about: options.about ?? null,
    })
    .execute()
  return secret
}

/** Looks at a token of one purpose without using it. */
export function findToken(db: Db, purpose: Purpose, secret: string) {
  return db
    .selectFrom('mailed_tokens')
    .select(['user_id', 'expires_at', 'used_at', 'about'])
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .executeTakeFirst()
}

/** What the newest token of a purpose is about. */
export async function latestAbout(
  db: Db,
  purpose: Purpose,
  userId: number,
): Promise<string | undefined> {
  const latest = await db
    .selectFrom('mailed_tokens')
    .select('about')
    .where((is) => is.and({ user_id: userId, purpose }))
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  return latest?.about ?? undefined
}

/** What a token that can still be used is about; null without one. */
export async function findOpenAbout(
  db: Db,
  purpose: Purpose,
  userId: number,
): Promise<string | null> {
  const open = await db
    .selectFrom('mailed_tokens')
    .select('about')
    .where((is) => is.and({ user_id: userId, purpose }))
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .executeTakeFirst()
  return open?.about ?? null
}

/** Uses a token up. Null when it is unknown, of another purpose, expired or used: exactly one wins. */
export async function useToken(
  tx: Tx,
  purpose: Purpose,
  secret: string,
): Promise<{ userId: number; about: string | null; issuedAt: Date } | null> {
  const used = await tx
    .updateTable('mailed_tokens')
    .set({ used_at: now() })
    .where('hash', '=', hashOf(secret))
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now())
    .returning(['user_id', 'about', 'created_at'])
    .executeTakeFirst()
  return used ? { userId: used.user_id, about: used.about, issuedAt: used.created_at } : null
}

/** Makes every unused token of a purpose worthless, or those issued after a moment. */
export async function revokeTokens(
  tx: Tx,
  purpose: Purpose,
  userId: number,
  issuedAfter?: Date,
): Promise<void> {
  const unused = tx
    .deleteFrom('mailed_tokens')
    .where((is) => is.and({ user_id: userId, purpose }))
    .where('used_at', 'is', null)
  await (issuedAfter ? unused.where('created_at', '>', issuedAfter) : unused).execute()
}
